/** The HTTP side: plugins, headers, errors. */

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { HttpError } from '@praxis/protocol/http.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { faultText } from '../base/faults.ts';
import { boundedTexts } from '../base/incoming.ts';
import { isForeign, isOwnHost } from '../base/origins.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { networkOf } from '../limits/addresses.ts';
import { STATEMENTS_MAX } from '../limits/bound.ts';
import { boundConnections } from '../limits/raw-connections.ts';
import { requestCounts } from '../limits/request-counts.ts';
import { cookieKey } from '../people/people.ts';
import type { Services } from '../services.ts';
import { Connections } from '../sockets/connections.ts';
import { isSocketRequest, socketRoutes, WEBSOCKET_OPTIONS } from '../sockets/sockets.ts';
import { accountRoutes } from './accounts.ts';
import { cardRoutes } from './cards.ts';
import { deckRoutes } from './decks.ts';
import { gameRoutes } from './games.ts';
import { learnRoutes } from './learn.ts';
import { matchRoutes } from './matches.ts';
import { operationRoutes } from './operation.ts';
import { operatorRoutes } from './operator.ts';
import { pageRoutes } from './page.ts';
import { passkeyRoutes } from './passkeys.ts';
import { POLICY } from './policy.ts';
import { pushRoutes } from './push.ts';
import { ratingRoutes } from './ratings.ts';
import { recoveryRoutes } from './recovery.ts';
import { reportRoutes } from './reports.ts';
import { sessionRoutes } from './sessions.ts';
import { tableRoutes } from './tables.ts';

const BODY_BYTES_MAX = 100_000;
/** The time limit for a connection on which nothing moves, in multiples of that for a request. */
const SILENT_TIMES = 2;
const HSTS_SECONDS = 180 * 24 * 3600;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface App {
  readonly fastify: FastifyInstance;
  readonly connections: Connections;
}

export async function openApp(services: Services): Promise<App> {
  const { config, database, log } = services.resources;
  const app = fastify({
    bodyLimit: BODY_BYTES_MAX,
    // A client that sends a request letter by letter cannot hold a connection for long.
    requestTimeout: config.requestSeconds * 1000,
    // Nor can one that does not read the reply. WebSockets have their own heartbeat.
    connectionTimeout: SILENT_TIMES * config.requestSeconds * 1000,
    http: {
      headersTimeout: config.requestSeconds * 1000,
      connectionsCheckingInterval: 1000,
      // Elsewhere a WebSocket would be opened first and closed afterwards, past the limits of `sockets.ts`.
      shouldUpgradeCallback: isSocketRequest,
    },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: true,
    return503OnClosing: false,
    // Of repeated parameters the first counts; nothing here expects a list.
    routerOptions: { querystringParser: (text) => firstOfEach(new URLSearchParams(text)) },
    // An address that cannot be read has no route, so no error handler is asked.
    frameworkErrors: (_, request, reply) => {
      const error = new Unfulfilled('malformed', { about: 'address' });
      (reply as FastifyReply).code(error.status).send(errorBody(error, request));
    },
  });
  boundConnections(app.server, config);
  // A browser that came by https once never comes by http again. Subdomains are not included: they may belong to
  // others.
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    hsts: isSecure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
  });
  await app.register(cookie, { secret: await cookieKey(services.resources) });
  await app.register(rateLimit, {
    ...{ max: config.requestsPerMinute, timeWindow: '1 minute', hook: 'onRequest' },
    store: requestCounts(services.resources.clock),
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => request.url === '/healthz',
    errorResponseBuilder: () => new Unfulfilled('too many requests'),
  });
  await app.register(websocket, { options: WEBSOCKET_OPTIONS });
  app.addHook('onRequest', async (request) => {
    if (!isOwnHost(config, request)) throw new Unfulfilled('wrong host');
    // When the database cannot keep up, new requests are refused at once instead of waiting with all the others.
    if (database.pool.waitingCount > STATEMENTS_MAX && request.url !== '/healthz')
      throw new Unfulfilled('too many requests');
    if (!SAFE_METHODS.has(request.method) && isForeign(config, request)) throw new Unfulfilled('foreign page');
  });
  app.addHook('preValidation', async (request) => {
    request.body = boundedTexts(request.body);
    boundedTexts(request.params);
    boundedTexts(request.query);
  });
  // What a person is told is nobody else's, so no cache on the way keeps it.
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const known = unfulfilled(error);
    if (known.code === 'fault')
      log.error({ path: request.routeOptions.url, error: faultText(error) }, 'a request failed');
    return reply.code(known.status).send(errorBody(known, request));
  });
  const connections = new Connections(services);
  accountRoutes(app, services);
  passkeyRoutes(app, services);
  sessionRoutes(app, services);
  recoveryRoutes(app, services);
  operatorRoutes(app, services);
  deckRoutes(app, services);
  cardRoutes(app, services);
  gameRoutes(app, services);
  tableRoutes(app, services);
  matchRoutes(app, services);
  learnRoutes(app, services);
  ratingRoutes(app, services);
  reportRoutes(app, services);
  pushRoutes(app, services);
  socketRoutes(app, services, connections);
  operationRoutes(app, services);
  await pageRoutes(app, config.pageFolder, (request, reply) => {
    const error = new Unfulfilled('unknown');
    return reply.code(error.status).send(errorBody(error, request));
  });
  return { fastify: app, connections };
}

function firstOfEach(given: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [key, value] of given) query[key] ??= value;
  return query;
}

/** The server's framework refuses bodies before any handler sees them. */
const BODY_PROBLEMS: Readonly<Record<number, 'not JSON' | 'body too large' | 'media type'>> = {
  400: 'not JSON',
  413: 'body too large',
  415: 'media type',
};

function unfulfilled(error: unknown): Unfulfilled {
  if (error instanceof Unfulfilled) return error;
  const { statusCode } = error as { readonly statusCode?: number };
  if (statusCode === 429) return new Unfulfilled('too many requests');
  if (statusCode === undefined || statusCode >= 500) return new Unfulfilled('fault');
  return new Unfulfilled('malformed', { about: BODY_PROBLEMS[statusCode] ?? 'body' });
}

function errorBody(error: Unfulfilled, request: FastifyRequest): HttpError {
  // For unknown addresses another parser reads the query, which makes lists of repeated parameters.
  const [language] = [(request.query as { readonly language?: string | string[] } | undefined)?.language].flat();
  const wish = (request.body as { readonly language?: unknown } | undefined)?.language;
  const spoken = languageFrom(
    typeof wish === 'string' ? wish : undefined,
    language,
    request.headers['accept-language'],
  );
  return { error: { code: error.code, text: error.text(spoken) } };
}
