/** The server: `npm start`, or `startServer` from tests and other programs. */

import { setFlagsFromString } from 'node:v8';
import { quickenImports } from '@praxis/games/quick-imports.ts';
import { openAccounts } from './accounts/accounts.ts';
import { type Clock, SystemClock } from './base/clock.ts';
import { type Config, readConfig } from './base/config.ts';
import { newId, newSecret } from './base/ids.ts';
import { type Log, openLog } from './base/log.ts';
import { openMetrics } from './base/metrics.ts';
import { readCardLists } from './decks/card-lists.ts';
import { MatchHost } from './host/match-host.ts';
import { MatchThreads } from './host/match-threads.ts';
import type { Matches } from './host/matches.ts';
import { openApp } from './http/app.ts';
import { AccountLimits } from './limits/account-limits.ts';
import { type Mail, openMailer } from './mail/mailer.ts';
import { type BotPlayers, HostedPlayers, PROGRAMS } from './match/bots.ts';
import { gamesOf, type Registry } from './registry.ts';
import { Releases } from './releases/releases.ts';
import { type Resources, type ServerResources, Tasks } from './resources.ts';
import { Services } from './services.ts';
import { LocalBus, PostgresBus } from './storage/bus.ts';
import { ClockWatch } from './storage/clock-watch.ts';
import { type Database, openDatabase } from './storage/database.ts';

export interface ServerOptions extends Partial<Config> {
  /** Games in the memory of this thread, which plays the matches itself then. */
  readonly registry?: Registry;
  /** For tests: a module that exports the games in place of the registered ones. */
  readonly gamesModule?: string;
  readonly bots?: BotPlayers;
  /** For tests: a clock that does not go by itself, and the name of the process. */
  readonly clock?: Clock;
  readonly processId?: string;
  /** For tests: the same secrets in every run, so the same luck. */
  readonly newSecret?: () => string;
}

export interface StartedServer {
  /** Where it is reached, without a slash at the end. */
  readonly url: string;
  /** For tests and scripts that look inside. */
  readonly services: Services;
  /** Answers the requests under way, tells clients to connect elsewhere, and closes everything. */
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions = {}): Promise<StartedServer> {
  const { bots, clock = new SystemClock(), processId = newId(), newSecret: draw = newSecret, ...rest } = options;
  const { gamesModule, ...config } = rest;
  const registry = options.registry ?? (await gamesOf(gamesModule, !config.unfinishedGames));
  const complete: Config = { ...readConfig({}), ...config };
  const log = openLog(complete);
  await readCardLists(registry, complete, log);
  const opened = new AsyncDisposableStack();
  try {
    const database = await openDatabase(complete);
    opened.defer(() => database.close());
    const watch = clock instanceof SystemClock ? new ClockWatch(clock, database, log) : undefined;
    await watch?.start();
    opened.defer(() => watch?.stop());
    const bus = await openBus(database, clock, log, processId, complete.routed);
    opened.defer(() => bus.close());
    const tasks = new Tasks(log);
    const mailer = await openMailer(complete);
    opened.defer(() => mailer?.close());
    // Requests do not wait for the mail server, so their time does not reveal whether an account exists.
    const post = mailer && ((mail: Mail) => tasks.run('send a mail', () => mailer.send(mail)));
    const resources: ServerResources = {
      ...{ config: complete, database, clock, bus, log, registry, processId, newSecret: draw },
      ...{ metrics: openMetrics({ ofProcess: complete.metricsToken !== undefined }), downtimes: [], tasks, mailer },
      accountLimits: new AccountLimits(clock, complete),
      accounts: await openAccounts({ config: complete, database, log, post }),
      releases: new Releases(registry, database, clock, log),
    };
    const { matches, names } = openMatches(resources, options);
    const services = new Services(resources, matches, names);
    opened.defer(() => services.stop());
    const { fastify, connections } = await openApp(services);
    opened.defer(async () => {
      connections.closeAll();
      await fastify.close();
    });
    await services.start();
    connections.start();
    const url = await fastify.listen({ host: complete.host, port: complete.port });
    log.info({ url, database: database.embedded ? 'embedded' : 'PostgreSQL', process: processId }, 'serving');
    const stop = async (): Promise<void> => {
      await opened.disposeAsync();
      log.info('stopped');
    };
    return { url, services, stop };
  } catch (error) {
    // A server that cannot start, because its port is taken for example, leaves nothing running.
    await opened.disposeAsync();
    throw error;
  }
}

/** Runs matches in threads, unless their games exist only in this thread's memory. */
function openMatches(
  resources: Resources,
  { registry, bots, clock, gamesModule }: ServerOptions,
): { readonly matches: Matches; readonly names: readonly string[] } {
  const { config } = resources;
  if (config.matchThreads > 0 && !registry && !bots && !clock)
    return { matches: new MatchThreads(resources, resources.clock as SystemClock, gamesModule), names: PROGRAMS };
  const players = bots ?? new HostedPlayers(config.botBudgetMs);
  return { matches: new MatchHost(resources, players), names: players.names };
}

async function openBus(
  database: Database,
  clock: Clock,
  log: Log,
  own: string,
  routed: boolean,
): Promise<LocalBus | PostgresBus> {
  if (database.url === undefined) return new LocalBus(log);
  const bus = new PostgresBus(database.url, database.pool, clock, log, own, routed);
  await bus.start();
  return bus;
}

/**
 * How much a heap grows before V8 looks for garbage in all of it, in percent. Looking takes half of two processors for a
 * third of a second, and answers wait meanwhile. Larger heaps make that rare, and take more memory (docs/operations.md).
 */
const HEAP_GROWTH = 300;

if (import.meta.main) {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  // Every thread loads the rules of all games, which are TypeScript: Node caches the compiled code among temporary
  // files.
  const directory = quickenImports();
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
  try {
    const server = await startServer(readConfig(process.env));
    // The first visitors are not to wait for the rules, which everybody needs.
    await server.services.resources.registry.all();
    console.log(`Praxis is served at ${server.url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
