/**
 * Resources for the tests of a file, opened before them and closed after them: a database, a server without a network,
 * its pages.
 */

import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import type { MatchHost } from '../host/match-host.ts';
import { openApp } from '../http/app.ts';
import type { BotPlayers } from '../match/bots.ts';
import { type HostedGame, Registry } from '../registry.ts';
import type { Services } from '../services.ts';
import type { Connections } from '../sockets/connections.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import {
  FakeClock,
  hosted,
  openTestDatabase,
  openTestServices,
  type TestClient,
  type TestServices,
  temporaryFolder,
} from './fixtures.ts';
import { copyEmptyDatabase } from './shared-postgres.ts';

/** For opening and closing anything on a busy machine. */
const HOOK_MS = 180_000;

export const CHAIN = hosted({ game: chainGame, seatsMost: 2 });
export const BIDS = hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' });

/** A game as players have it. Bots have no idea of it, because no other thread can load it. */
export function realGame(id: string): HostedGame {
  const registry = new Registry();
  return { id, module: '', load: () => registry.hosting(id) as ReturnType<HostedGame['load']> };
}

export interface TestDatabase {
  readonly folder: string;
  readonly database: Database;
}

/** A database for one test file, and a folder that is removed after its tests. */
export function testDatabase({ embedded = false }: { readonly embedded?: boolean } = {}): TestDatabase {
  const { folder, remove } = temporaryFolder();
  let database: Database | undefined;
  beforeAll(async () => {
    database = embedded
      ? await openTestDatabase(folder)
      : await openDatabase({ dataFolder: folder, databaseUrl: await copyEmptyDatabase() });
  }, HOOK_MS);
  afterAll(async () => {
    await database?.close();
    remove();
  }, HOOK_MS);
  return {
    folder,
    get database() {
      return opened(database);
    },
  };
}

export interface TestServerOptions {
  readonly games: readonly HostedGame[];
  readonly config?: Partial<Config>;
  readonly bots?: BotPlayers;
  /** Time passes by itself. */
  readonly realTime?: boolean;
  readonly log?: Log;
  /** On the embedded database. */
  readonly embedded?: boolean;
  /** Another process, whose database and clock this one shares. */
  readonly beside?: TestServer;
}

export interface TestServer extends TestServices, TestDatabase {
  readonly clock: FakeClock;
  /** Lets this many seconds pass. */
  wait(seconds: number): Promise<void>;
  /** Stops the server and starts another one on the same database, to which all clients must reconnect. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
}

/** All of the server but its network, under a clock that the tests set. */
export function testServer(options: TestServerOptions): TestServer {
  const { games, config, bots, log, realTime = false, embedded = false, beside } = options;
  const shared = beside ?? testDatabase({ embedded });
  const clock = beside?.clock ?? new FakeClock();
  let open: TestServices | undefined;
  const start = async (): Promise<void> => {
    const { database, folder } = shared;
    open = await openTestServices({
      ...{ games, database },
      ...(realTime ? {} : { clock }),
      ...(bots ? { bots } : {}),
      ...(log ? { log } : {}),
      // No test may depend on an existing build.
      config: { pageFolder: folder, dataFolder: folder, backupHours: 0, ...config },
    });
  };
  beforeAll(start, HOOK_MS);
  afterAll(() => open?.close(), HOOK_MS);
  const services = (): TestServices => opened(open);
  return {
    ...{ clock, folder: shared.folder },
    get database(): Database {
      return shared.database;
    },
    get services(): Services {
      return services().services;
    },
    get host(): MatchHost {
      return services().host;
    },
    settle: () => services().settle(),
    wait: (seconds) => clock.advance(seconds * 1000, () => services().settle()),
    get connections(): Connections {
      return services().connections;
    },
    client: (person, address, session) => services().client(person, address, session),
    close: () => services().close(),
    restart: async (meanwhile) => {
      await services().close();
      await meanwhile?.();
      await start();
    },
  };
}

export interface TestPages {
  readonly app: FastifyInstance;
}

/** The pages of a server. Requests come to them without a network. */
export function testPages(server: TestServer): TestPages {
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    app = (await openApp(server.services)).fastify;
  }, HOOK_MS);
  afterAll(() => app?.close(), HOOK_MS);
  return {
    get app() {
      return opened(app);
    },
  };
}

export interface TwoServers {
  readonly here: TestServer;
  /** Another process on the same database. */
  readonly there: TestServer;
  settle(): Promise<void>;
  /** Lets time pass until the claim holds, and fails if it does not. */
  waitFor(claim: () => boolean): Promise<void>;
}

export function twoServers(options: TestServerOptions): TwoServers {
  const here = testServer(options);
  const there = testServer({ ...options, beside: here });
  const settle = async (): Promise<void> => {
    await here.settle();
    await there.settle();
    await here.settle();
  };
  const waitFor = async (claim: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 40 && !claim(); tries++) await here.clock.advance(100, settle);
    expect(claim()).toBe(true);
  };
  return { here, there, settle, waitFor };
}

/** The cards of the chain that lie face down before the first seat. */
export function setCards({ view }: TestClient): readonly number[] {
  return (view?.seats[0]?.zones.set ?? []) as readonly number[];
}

function opened<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('It is there when the tests run, not before.');
  return thing;
}
