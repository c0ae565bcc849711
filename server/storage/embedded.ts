/**
 * The database that comes with the server: PGlite in a thread of its own, reached over a socket like any PostgreSQL.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedReply, EmbeddedRequest } from './embedded-worker.ts';
import { lockFolder } from './folder-lock.ts';

export interface Embedded {
  /** The folder of the socket, in the form that `pg` expects. */
  readonly host: string;
  readonly port: number;
  /** The files of the database as one archive. */
  backup(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

const PORT = 5432;
/** Paths of sockets are short: every system takes 104 characters. */
const SOCKET_PATH_MAX = 104;

/** Throws if another process has the folder. */
export async function startEmbedded(dataFolder: string): Promise<Embedded> {
  const folder = resolve(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const { host, remove } = socketFolder(folder);
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: join(folder, 'database'), socket: join(host, `.s.PGSQL.${PORT}`) },
  });
  const release = (): void => {
    remove();
    unlock();
  };
  const ask = asking(worker);
  try {
    await ask('start');
  } catch (error) {
    await worker.terminate();
    release();
    throw error;
  }
  return {
    host,
    port: PORT,
    backup: async () => (await ask('backup')) as Uint8Array,
    stop: async () => {
      await ask('stop');
      await worker.terminate();
      release();
    },
  };
}

/** Anyone who can reach the socket can read everything, so only the process's own user can. */
function socketFolder(folder: string): { host: string; remove: () => void } {
  const inside = join(folder, 'socket');
  if (join(inside, `.s.PGSQL.${PORT}`).length <= SOCKET_PATH_MAX) {
    rmSync(inside, { recursive: true, force: true });
    mkdirSync(inside, { mode: 0o700 });
    return { host: inside, remove: () => rmSync(inside, { recursive: true, force: true }) };
  }
  const outside = mkdtempSync(join(tmpdir(), 'praxis-'));
  chmodSync(outside, 0o700);
  return { host: outside, remove: () => rmSync(outside, { recursive: true, force: true }) };
}

type Ask = (what: EmbeddedRequest['what']) => Promise<unknown>;

/** One question after another; a thread that ends fails all that are open. */
function asking(worker: Worker): Ask {
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  let ended: Error | undefined;
  const fail = (error: Error): void => {
    ended = error;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };
  worker.on('message', ({ id, error, value }: EmbeddedReply) => {
    const asked = open.get(id);
    open.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(new Error(error));
  });
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => fail(new Error(`The embedded database ended with status ${code}.`)));
  return (what) =>
    new Promise((resolve, reject) => {
      if (ended) {
        reject(ended);
        return;
      }
      count++;
      open.set(count, { resolve, reject });
      worker.postMessage({ id: count, what } satisfies EmbeddedRequest);
    });
}
