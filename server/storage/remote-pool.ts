/**
 * The embedded database as a thread sees it: it has one connection, which the main thread holds, so statements travel
 * there and rows come back. With a PostgreSQL every thread has connections of its own instead.
 */
import type { MessagePort } from 'node:worker_threads';
import pg from 'pg';

/** A statement, or the start or end of a transaction's own connection. */
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

/** A thread that is silent for this long in the middle of a transaction loses it: others wait for the connection. */
const SILENT_MS = 1000;

interface Held {
  readonly client: pg.PoolClient;
  /** Set while no statement is under way. */
  silent?: NodeJS.Timeout | undefined;
}

/** Carries out a thread's statements. Its unfinished transactions are undone when it falls silent or ends. */
export function serveDatabase(pool: pg.Pool, port: MessagePort): void {
  const clients = new Map<number, Held>();
  let count = 0;
  let isClosed = false;
  /** Takes a connection back; the embedded database has one session, so nothing may stay open in it. */
  const undo = (id: number): void => {
    const held = clients.get(id);
    if (!held) return;
    clients.delete(id);
    clearTimeout(held.silent);
    const { client } = held;
    client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  };
  const listen = (id: number): void => {
    const held = clients.get(id);
    if (held) held.silent = setTimeout(() => undo(id), SILENT_MS);
  };
  const carryOut = async (ask: Ask): Promise<unknown> => {
    switch (ask.what) {
      case 'query': {
        const held = ask.client === undefined ? undefined : clients.get(ask.client);
        if (ask.client !== undefined && !held) throw new Error('This connection was taken back.');
        clearTimeout(held?.silent);
        const on = held?.client ?? pool;
        const { text, values, rowMode, rawTimes } = ask.query;
        const config = {
          text,
          values: [...values],
          ...(rowMode ? { rowMode } : {}),
          ...(rawTimes ? { types: RAW } : {}),
        };
        try {
          const { rows, rowCount }: Result = await on.query(config as pg.QueryConfig);
          return { rows, rowCount } satisfies Result;
        } finally {
          if (ask.client !== undefined) listen(ask.client);
        }
      }
      case 'connect': {
        const id = ++count;
        clients.set(id, { client: await pool.connect() });
        if (isClosed) undo(id);
        else listen(id);
        return id;
      }
      case 'release': {
        const held = clients.get(ask.client);
        clients.delete(ask.client);
        clearTimeout(held?.silent);
        held?.client.release(ask.broken);
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
    isClosed = true;
    for (const id of [...clients.keys()]) undo(id);
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

/**
 * The part of `pg.Pool` that queries and transactions use. The query builder recognises a pool by the name of its
 * class.
 */
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

  /** Statements that have not been answered: the main thread has one connection for all of them. */
  get waitingCount(): number {
    return this.#open.size;
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
