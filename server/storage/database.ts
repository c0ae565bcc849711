/** The one SQL database: embedded, or a PostgreSQL that several processes share. */
import type { MessagePort } from 'node:worker_threads';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from '../base/clock.ts';
import { DiscreetClient } from './discreet-client.ts';
import { drizzle } from './drizzle.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { migrate } from './migrations.ts';
import { RemotePool } from './remote-pool.ts';
import * as schema from './schema.ts';
import { cutDeadConnections } from './silence.ts';

export type Queries = NodePgDatabase<typeof schema>;

export interface Database {
  readonly pool: pg.Pool;
  readonly queries: Queries;
  /** Undefined with a PostgreSQL. */
  readonly embedded: Embedded | undefined;
  /** For wake-ups between processes; undefined with the embedded one, which only one process has. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

const CONNECTIONS = 10;
/** How long a statement waits for a connection, whether all are in use or a new one is being opened. */
export const CONNECT_MS = 10_000;
/** A statement without an answer after this time fails: the database hangs, or the network drops packets. */
const STATEMENT_MS = 30_000;
/** The database itself gives up a little earlier, so that it does no work that nobody waits for. */
const HEADROOM_MS = 1000;

/** A pool of connections to a PostgreSQL, in which every wait has a limit. */
function openPool(url: string, max: number, statementMs: number, ...lookMs: [number?, number?]): pg.Pool {
  const pool = new pg.Pool({
    ...{ Client: DiscreetClient, connectionString: url, max, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
    query_timeout: statementMs,
    ...(statementMs > HEADROOM_MS ? { statement_timeout: statementMs - HEADROOM_MS } : {}),
    idle_in_transaction_session_timeout: statementMs,
  });
  surviveOutages(pool);
  cutDeadConnections(pool, url, ...lookMs);
  return pool;
}

/** Bringing the schema up to date may take as long as it takes, and waits for a process that does so already. */
async function migrateAt(url: string): Promise<void> {
  const pool = new pg.Pool({
    ...{ Client: DiscreetClient, connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
  });
  surviveOutages(pool);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase({ dataFolder, databaseUrl }: DatabaseOptions): Promise<Database> {
  const embedded = databaseUrl === undefined ? await startEmbedded(dataFolder) : undefined;
  const pool = embedded
    ? new pg.Pool({
        Client: DiscreetClient,
        ...{ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres', max: 1 },
        // All connections are one to this database: statements that a former one has prepared under a name would be in
        // the way.
        verify: (client, done) => client.query('deallocate all').then(() => done(), done),
      })
    : openPool(databaseUrl as string, CONNECTIONS, STATEMENT_MS);
  if (embedded) surviveOutages(pool);
  const close = async (): Promise<void> => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await (databaseUrl === undefined ? migrate(pool) : migrateAt(databaseUrl));
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, queries: drizzle(pool, { schema }), embedded, url: databaseUrl, close };
}

/**
 * A connection that breaks while it is idle is replaced when it is needed; one that breaks within a transaction fails
 * its statements. Either would end the process if nobody listened to it.
 */
function surviveOutages(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
}

/** How a thread of the server reaches the database that the main thread has opened. */
export type DatabaseAccess = { readonly url: string } | { readonly port: MessagePort };

/**
 * The database for a thread: connections of its own to a PostgreSQL, or the main thread's one to the embedded database.
 */
export function joinDatabase(
  access: DatabaseAccess,
  connections: number,
  statementMs = STATEMENT_MS,
  ...lookMs: [number?, number?]
): Database {
  const pool =
    'url' in access
      ? openPool(access.url, connections, statementMs, ...lookMs)
      : (new RemotePool(access.port) as unknown as pg.Pool);
  return {
    ...{ pool, queries: drizzle(pool, { schema }), embedded: undefined },
    url: 'url' in access ? access.url : undefined,
    close: () => pool.end(),
  };
}

/** The time for a row that is being written. It is never the database's own clock, which may be set. */
export function stamp(clock: Clock): string {
  return new Date(clock.now()).toISOString();
}

/** PostgreSQL's code for a key that is taken. */
const UNIQUE_VIOLATION = '23505';

/** PostgreSQL's code for a row that others refer to, or that refers to one that is not there. */
const FOREIGN_KEY_VIOLATION = '23503';

/** True if a statement failed because another writer has already written that key. */
export function isKeyTaken(error: unknown): boolean {
  return hasCode(error, UNIQUE_VIOLATION);
}

/** True if a row could not be removed because others refer to it. */
export function isReferredTo(error: unknown): boolean {
  return hasCode(error, FOREIGN_KEY_VIOLATION);
}

/** PostgreSQL's codes for values that do not fit their columns or the rules for them. */
const REFUSED = /^2[23]...$/;

/** True if a statement failed because of a value in it: nothing of it was written, and others are not concerned. */
export function isRefused(error: unknown): boolean {
  return hasCode(error, REFUSED);
}

function hasCode(error: unknown, wanted: RegExp | string): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { readonly cause?: unknown }).cause) {
    const { code } = at as { readonly code?: unknown };
    if (typeof code === 'string' && (typeof wanted === 'string' ? code === wanted : wanted.test(code))) return true;
  }
  return false;
}
