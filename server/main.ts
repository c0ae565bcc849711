/** The server: `npm start`, or `startServer` from tests and other programs. */

import { openAccounts } from './accounts/accounts.ts';
import { type Clock, SystemClock } from './base/clock.ts';
import { type Config, readConfig } from './base/config.ts';
import { newId } from './base/ids.ts';
import { type Log, openLog } from './base/log.ts';
import { openMetrics } from './base/metrics.ts';
import { readCardLists } from './decks/card-lists.ts';
import { MatchHost } from './host/match-host.ts';
import { openApp } from './http/app.ts';
import { type BotPlayers, HostedPlayers } from './match/bots.ts';
import { Registry } from './registry.ts';
import { Releases } from './releases/releases.ts';
import { type Resources, Tasks } from './resources.ts';
import { Services } from './services.ts';
import { LocalBus, PostgresBus } from './storage/bus.ts';
import { type Database, openDatabase, synchronize } from './storage/database.ts';

export interface ServerOptions extends Partial<Config> {
  readonly registry?: Registry;
  readonly bots?: BotPlayers;
  /** For tests: a clock that does not go by itself, and the name of the process. */
  readonly clock?: Clock;
  readonly processId?: string;
}

export interface StartedServer {
  /** Where it is reached, without a slash at the end. */
  readonly url: string;
  /** For tests and scripts that look inside. */
  readonly services: Services;
  readonly host: MatchHost;
  /** Answers what is under way, tells clients to connect elsewhere, and closes everything. */
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions = {}): Promise<StartedServer> {
  const { registry = new Registry(), bots, clock = new SystemClock(), processId = newId(), ...config } = options;
  const complete: Config = { ...readConfig({}), ...config };
  const log = openLog(complete);
  await readCardLists(registry, complete, log);
  const database = await openDatabase(complete);
  try {
    if (clock instanceof SystemClock) await synchronize(clock, database);
    const bus = await openBus(database, clock, log, processId);
    const resources: Resources = {
      ...{ config: complete, database, clock, bus, log, registry, processId },
      ...{ metrics: openMetrics(), downtimes: [], tasks: new Tasks(log) },
      accounts: await openAccounts({ config: complete, database, log }),
      releases: new Releases(registry, database, clock, log),
    };
    const players = bots ?? new HostedPlayers(complete.botBudgetMs);
    const host = new MatchHost(resources, players);
    const services = new Services(resources, host, players.names);
    const { fastify, connections } = await openApp(services);
    await services.start();
    const url = await fastify.listen({ host: complete.host, port: complete.port });
    log.info({ url, database: database.embedded ? 'embedded' : 'PostgreSQL', process: processId }, 'serving');
    const stop = async (): Promise<void> => {
      connections.closeAll();
      await fastify.close();
      await services.stop();
      await bus.close();
      await database.close();
      log.info('stopped');
    };
    return { url, services, host, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openBus(database: Database, clock: Clock, log: Log, own: string): Promise<LocalBus | PostgresBus> {
  if (database.url === undefined) return new LocalBus();
  const bus = new PostgresBus(database.url, database.pool, clock, log, own);
  await bus.start();
  return bus;
}

if (import.meta.main) {
  try {
    const registry = new Registry();
    // Whoever comes first is not to wait for the rules, which everybody needs.
    const [server] = await Promise.all([startServer({ ...readConfig(process.env), registry }), registry.all()]);
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
