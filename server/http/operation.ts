/** `/healthz` for process monitors, `/metrics` for Prometheus. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameText, sha256 } from '../base/ids.ts';
import { metricsText } from '../base/metrics.ts';
import { Unfulfilled } from '../base/words.ts';
import type { Services } from '../services.ts';

/** The database is asked at most once in this time, however many requests come. */
const HEALTH_MS = 1000;

export function operationRoutes(app: FastifyInstance, { resources, matches }: Services): void {
  const { config, database, metrics } = resources;
  const isWell = shared(HEALTH_MS, () =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    ),
  );

  app.get('/healthz', async (_, reply) => {
    const ok = await isWell();
    return reply.code(ok ? 200 : 503).send({ ok });
  });

  app.get('/metrics', async (request, reply) => {
    demandToken(request, config.metricsToken);
    return reply.type(metrics.registry.contentType).send(await metricsText(metrics, await matches.metrics()));
  });
}

/** All requests during a check, or soon after it, get the same answer. */
function shared<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let askedAt = 0;
  return () => {
    // This clock is independent of the time of day.
    const now = performance.now();
    if (answer && now - askedAt < ms) return answer;
    askedAt = now;
    answer = ask();
    return answer;
  };
}

/** Without a token in the settings the address is unknown. */
export function demandToken({ headers }: FastifyRequest, wanted: string | undefined): void {
  if (wanted === undefined) throw new Unfulfilled('unknown');
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  // The hashes have the same length, so the time reveals nothing about the token.
  if (!sameText(sha256(token), sha256(wanted))) throw new Unfulfilled('not signed in');
}
