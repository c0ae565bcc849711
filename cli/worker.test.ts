import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type StartedPostgres, startPostgres } from '@praxis/testkit/postgres.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { praxis, scratchFolder } from './testing/spawned.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const NEW = ['simulate', 'vtes', '--decks', 'nosferatu,toreador', '--bots', 'random', '--seed', 'spread'];
const GAMES = 120;
/** Long enough for any wait, even on a busy machine. */
const WAIT_MS = 120_000;

let postgres: StartedPostgres;
let client: pg.Client;
const children: Started[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  client = new pg.Client(postgres.url);
  client.on('error', () => {});
  await client.connect();
});

afterAll(async () => {
  for (const { child } of children) child.kill('SIGKILL');
  await Promise.all(children.map(({ ended }) => ended));
  await client?.end();
  await postgres?.stop();
});

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  /** Its output so far. */
  err(): string;
}

function start(cwd: string, ...args: readonly string[]): Started {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const started = {
    child,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
    err: () => err,
  };
  children.push(started);
  return started;
}

async function until(isSo: () => boolean | Promise<boolean>, what: () => string): Promise<void> {
  for (const giveUpMs = performance.now() + WAIT_MS; performance.now() < giveUpMs; await delay(50))
    if (await isSo()) return;
  throw new Error(`It did not come to this: ${what()}`);
}

/** How many games were counted, by the processes that played them. */
async function counted(simulation: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query(
    'select played_by, count(*)::int as count from simulation.games where simulation = $1 group by 1',
    [simulation],
  );
  return new Map(rows.map(({ played_by: name, count }) => [String(name).split(':').at(-1) as string, count]));
}

/** The games that a worker says it has taken, each chunk by its first game. */
function taken({ err }: Started): readonly string[] {
  return [...err().matchAll(/^Games (\d+) to /gm)].map(([, game]) => game as string);
}

/** Games that a worker has taken and nobody has finished. */
async function unfinished(worker: Started): Promise<readonly string[]> {
  const { rows } = await client.query('select game from simulation.games where simulation = 1');
  const done = new Set(rows.map(({ game }) => String(game)));
  return taken(worker).filter((game) => !done.has(game));
}

describe('a simulation on several machines', () => {
  const folder = scratchFolder();

  test('survives a worker that is killed: no game is lost, none counts twice, and the result is the same', async () => {
    const first = start(folder, 'worker', '--database', postgres.url, '--workers', '1');
    const second = start(folder, 'worker', '--database', postgres.url, '--workers', '1');
    await until(
      () => [first, second].every(({ err }) => err().includes('Waiting for games')),
      () => `two workers are ready: ${first.err()}${second.err()}`,
    );
    const coordinator = start(
      folder,
      ...NEW,
      ...['--games', String(GAMES), '--database', postgres.url, '--workers', '0', '--json', 'spread.json'],
    );
    const of = async ({ child }: Started): Promise<number> =>
      (await counted(1).catch(() => new Map<string, number>())).get(String(child.pid)) ?? 0;
    const told = (): string => `both play: ${coordinator.err()}${first.err()}${second.err()}`;
    // The quicker one waits for the other, or there might be no game left for it.
    await until(async () => (await of(first)) + (await of(second)) > 0, told);
    const [quick, slow] = (await of(first)) > 0 ? [first, second] : [second, first];
    quick.child.kill('SIGSTOP');
    await until(async () => (await of(slow)) > 0, told);
    quick.child.kill('SIGCONT');
    // It is held in the middle of a game, so that it leaves something unfinished.
    await until(
      async () => {
        first.child.kill('SIGSTOP');
        await delay(100);
        if ((await unfinished(first)).length > 0) return true;
        first.child.kill('SIGCONT');
        return false;
      },
      () => `the first has taken a game: ${first.err()}`,
    );
    const left = await unfinished(first);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await coordinator.ended, coordinator.err()).toBe(0);

    const after = await counted(1);
    expect([...after.values()].reduce((sum, count) => sum + count, 0)).toBe(GAMES);
    expect(after.size).toBe(2);
    // The unfinished games of the first were handed out again.
    expect(taken(second)).toEqual(expect.arrayContaining([...left]));

    const local = praxis([...NEW, '--games', String(GAMES), '--json', 'local.json'], { cwd: folder });
    expect(local.status).toBe(0);
    const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
    expect(text('spread.json')).toBe(text('local.json'));

    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(second.err()).toContain('games played.');
  }, 600_000);

  test('can be gone on with, and a worker leaves when there is nothing to do', async () => {
    const args = ['--database', postgres.url, '--workers', '0', '--games', String(GAMES + 4), '--json', 'more.json'];
    const coordinator = start(folder, 'simulate', '--resume', '1', ...args);
    // A worker that came earlier might have left before there was anything to do.
    await until(
      async () => (await client.query('select from simulation.plans where id = 1 and is_open')).rowCount === 1,
      () => `the simulation goes on: ${coordinator.err()}`,
    );
    const worker = start(folder, 'worker', '--database', postgres.url, '--workers', '1', '--idle', '5');
    expect(await coordinator.ended, coordinator.err()).toBe(0);
    const report = JSON.parse(readFileSync(join(folder, 'more.json'), 'utf8')) as { games: object };
    expect(report.games).toEqual({ planned: GAMES + 4, over: GAMES + 4, stopped: 0, failed: 0 });
    expect(await worker.ended, worker.err()).toBe(0);
    expect(
      taken(worker)
        .map(Number)
        .every((game) => game >= GAMES),
    ).toBe(true);
  });

  test('is left alone by a worker with other rules, and unknown ones are named', async () => {
    await client.query(
      `insert into simulation.plans (plan, is_open)
       select (plan::jsonb || '{"rules": "other"}')::json, true from simulation.plans where id = 1`,
    );
    const worker = start(folder, 'worker', '--database', postgres.url, '--workers', '1', '--idle', '1');
    expect(await worker.ended, worker.err()).toBe(0);
    expect(worker.err()).toMatch(/Simulation 2 is left to others: .*another version of the rules/);
    const unknown = praxis(['simulate', '--database', postgres.url, '--resume', '77'], { cwd: folder });
    expect(unknown).toMatchObject({ status: 2, out: '' });
    expect(unknown.err).toContain('"77"');
  });
});
