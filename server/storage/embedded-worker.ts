/** The thread of the embedded database. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface EmbeddedRequest {
  readonly id: number;
  readonly what: 'start' | 'backup' | 'stop';
}

export interface EmbeddedReply {
  readonly id: number;
  readonly error?: string;
  readonly value?: unknown;
}

const { folder, socket } = workerData as { readonly folder: string; readonly socket: string };
let database: PGlite | undefined;
let server: PGLiteSocketServer | undefined;

async function carryOut(what: EmbeddedRequest['what']): Promise<unknown> {
  switch (what) {
    case 'start':
      database = await PGlite.create(folder);
      // The pool has one connection: the socket server mixes the messages of several, and the database works on one
      // statement at a time anyway. After an error the pool opens a new one before the old one is closed, so more are
      // let in.
      server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 8 });
      await server.start();
      return undefined;
    case 'backup': {
      const file = await database?.dumpDataDir('gzip');
      return file && new Uint8Array(await file.arrayBuffer());
    }
    case 'stop':
      await server?.stop();
      await database?.close();
      return undefined;
  }
}

parentPort?.on('message', ({ id, what }: EmbeddedRequest) => {
  carryOut(what).then(
    (value) => parentPort?.postMessage({ id, value } satisfies EmbeddedReply),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies EmbeddedReply),
  );
});
