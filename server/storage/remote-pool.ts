/**
 * The embedded database as a thread sees it: it has one connection, which the main thread holds, so statements travel there and rows come back.
 * With a PostgreSQL every thread has connections of its own instead.
 */
import type { MessagePort } from 'node:worker_threads';
import pg from 'pg';

/** A statement, or what becomes of a connection that a transaction has for itself. */
type Ask =
  | { readonly what: 'query'; readonly client: number | undefined; readonly query: SentQuery }
  | { readonly what: 'connect' }
  | { readonly what: 'release'; readonly client: number; readonly broken: boolean };

interface SentQuery {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rowMode?: 'array';
  /** Times stay as the database writes them. */
  readonly rawTimes: boolean;
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

interface Result {
  readonly rows: unknown[];
  readonly rowCount: number | null;
}

/** Carries out what a thread asks for. Connections that it has not given back when it ends are closed. */
export function serveDatabase(pool: pg.Pool, port: MessagePort): void {
  const clients = new Map<number, pg.PoolClient>();
  let count = 0;
  const carryOut = async (ask: Ask): Promise<unknown> => {
    switch (ask.what) {
      case 'query': {
        const on = ask.client === undefined ? pool : clients.get(ask.client);
        if (!on) throw new Error('This connection was given back.');
        const { text, values, rowMode, rawTimes } = ask.query;
        const config = {
          text,
          values: [...values],
          ...(rowMode ? { rowMode } : {}),
          ...(rawTimes ? { types: RAW } : {}),
        };
        const { rows, rowCount }: Result = await on.query(config as pg.QueryConfig);
        return { rows, rowCount } satisfies Result;
      }
      case 'connect': {
        const client = await pool.connect();
        clients.set(++count, client);
        return count;
      }
      case 'release': {
        const client = clients.get(ask.client);
        clients.delete(ask.client);
        client?.release(ask.broken);
        return undefined;
      }
    }
  };
  port.on('message', ({ id, ...ask }: Ask & { readonly id: number }) => {
    carryOut(ask as Ask).then(
      (value) => port.postMessage({ id, value } satisfies Reply),
      (error: unknown) => {
        const { message, code } = error as { readonly message: string; readonly code?: string };
        port.postMessage({ id, error: { message, ...(code === undefined ? {} : { code }) } } satisfies Reply);
      },
    );
  });
  port.on('close', () => {
    for (const client of clients.values()) client.release(true);
    clients.clear();
  });
}

const { builtins, getTypeParser } = pg.types;
/** Dates, times, intervals and lists of them, which the query builder reads itself. */
const TIMES = new Set<number>([
  ...[builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL],
  ...[1115, 1182, 1185, 1187, 1231],
]);
const RAW = {
  getTypeParser: (id: number, format?: 'text') =>
    TIMES.has(id) ? (value: string) => value : getTypeParser(id, format),
};

/** What queries and transactions use of a `pg.Pool`. The query builder knows a pool by the name of its class. */
export class RemotePool {
  readonly #port: MessagePort;
  readonly #open = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  #count = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', ({ id, value, error }: Reply) => {
      const asked = this.#open.get(id);
      this.#open.delete(id);
      if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
      else asked?.resolve(value as never);
    });
  }

  query(query: string | pg.QueryConfig, values?: readonly unknown[]): Promise<Result> {
    return this.#query(undefined, query, values);
  }

  async connect(): Promise<RemoteClient> {
    const client = await this.#ask<number>({ what: 'connect' });
    return {
      query: (query, values) => this.#query(client, query, values),
      release: (broken) => void this.#ask({ what: 'release', client, broken: Boolean(broken) }),
    };
  }

  async end(): Promise<void> {
    this.#port.close();
  }

  #query(client: number | undefined, query: string | pg.QueryConfig, values?: readonly unknown[]): Promise<Result> {
    const config = typeof query === 'string' ? { text: query } : query;
    const { text, rowMode, types } = config as pg.QueryConfig & { readonly rowMode?: 'array' };
    const sent = { text, values: values ?? config.values ?? [], rawTimes: types !== undefined };
    return this.#ask({ what: 'query', client, query: { ...sent, ...(rowMode ? { rowMode } : {}) } });
  }

  #ask<T>(ask: Ask): Promise<T> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      this.#port.postMessage({ id, ...ask });
    });
  }
}

export interface RemoteClient {
  query(query: string | pg.QueryConfig, values?: readonly unknown[]): Promise<Result>;
  release(broken?: Error | boolean): void;
}
