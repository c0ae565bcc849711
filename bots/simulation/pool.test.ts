import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Closed, Crash, Pool } from './pool.ts';

let folder = '';
const log = (): string[] => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'praxis-pool-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Threads that write down their input and then run this code. */
function pool(threads: number, code: string): Pool<number> {
  const source = `
    import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    const once = (name) => {
      const file = workerData.folder + '/' + name;
      if (existsSync(file)) return false;
      writeFileSync(file, '');
      return true;
    };
    parentPort.on('message', async (game) => {
      appendFileSync(workerData.folder + '/log', game + '\\n');
      ${code}
      parentPort.postMessage({ game, result: game * game });
    });`;
  const entry = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  return new Pool<number>({ entry, data: { folder }, threads });
}

const numbers = Array.from({ length: 12 }, (_, index) => index);

describe('threads that play games', () => {
  test('every game is played once and gets its own result', async () => {
    const games = pool(2, '');
    expect(await Promise.all(numbers.map((game) => games.play(game)))).toEqual(numbers.map((game) => game * game));
    await games.close();
    expect(
      log()
        .map(Number)
        .sort((one, other) => one - other),
    ).toEqual(numbers);
  });

  test('a thread that dies in the middle loses no game', async () => {
    const games = pool(2, `if (game === 5 && once('died')) process.exit(3);`);
    expect(await Promise.all(numbers.map((game) => games.play(game)))).toEqual(numbers.map((game) => game * game));
    await games.close();
    expect(log().filter((line) => line === '5')).toHaveLength(2);
  });

  test('a game that always brings down its thread is reported, and the others are played', async () => {
    const games = pool(2, `if (game === 5) throw new Error('five is too much');`);
    const played = await Promise.allSettled(numbers.map((game) => games.play(game)));
    await games.close();
    expect(played.flatMap((each, game) => (each.status === 'rejected' ? [game] : []))).toEqual([5]);
    const reason = (played[5] as PromiseRejectedResult).reason;
    expect(reason).toBeInstanceOf(Crash);
    expect(reason.message).toBe('five is too much');
    expect(log().filter((line) => line === '5')).toHaveLength(2);
  });

  test('closing ends the games in progress', async () => {
    const games = pool(1, 'for (;;);');
    const endless = games.play(1);
    const waiting = games.play(2);
    const outcome = Promise.allSettled([endless, waiting]);
    await games.close();
    for (const each of await outcome) expect((each as PromiseRejectedResult).reason).toBeInstanceOf(Closed);
    await expect(games.play(3)).rejects.toBeInstanceOf(Closed);
  });
});
