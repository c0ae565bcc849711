import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LANGUAGES } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { type Command, WrongUsage } from './command.ts';
import { simulate as simulateCommand } from './simulate.ts';
import { praxis, scratchFolder } from './testing/spawned.ts';
import { worker as workerCommand } from './worker.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const NEW = ['simulate', 'vtes', '--decks', 'nosferatu,toreador', '--bots', 'random', '--seed', 'test'];

function simulate(cwd: string, ...args: readonly string[]): ReturnType<typeof praxis> {
  return praxis([...NEW, ...args], { cwd });
}

function lines(folder: string, file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
}

describe('praxis simulate', () => {
  const folder = scratchFolder();
  const one = simulate(folder, '--games', '8', '--workers', '1', '--json', 'one.json');

  test("reports the decks' results and keeps every game", () => {
    expect({ status: one.status, err: one.err }).toMatchObject({ status: 0 });
    expect(one.out).toContain('8 games · 2 seats · edition fifth · seed test');
    expect(one.out).toMatch(/Nosferatu +random +8 +\d/);
    expect(lines(folder, 'vtes-test.simulation.jsonl')).toHaveLength(9);
  });

  test('leads to the same with two threads, though games end in another order', () => {
    const two = simulate(folder, '--games', '8', '--workers', '2', '--json', 'two.json', '--results', 'two.jsonl');
    expect(two).toMatchObject({ status: 0, out: one.out });
    expect(lines(folder, 'two.json')).toEqual(lines(folder, 'one.json'));
    expect(lines(folder, 'two.jsonl').sort()).toEqual(lines(folder, 'vtes-test.simulation.jsonl').sort());
  });

  test('does not write over the games of another simulation', () => {
    const before = lines(folder, 'vtes-test.simulation.jsonl');
    const again = simulate(folder, '--games', '8');
    expect(again).toMatchObject({ status: 2, out: '' });
    expect(again.err).toContain('vtes-test.simulation.jsonl already exists');
    expect(lines(folder, 'vtes-test.simulation.jsonl')).toEqual(before);
  });

  test('goes on behind a line that was cut off, and with more games than planned', () => {
    const [plan = '', ...games] = lines(folder, 'vtes-test.simulation.jsonl');
    const file = join(folder, 'cut.jsonl');
    writeFileSync(file, `${[plan, ...games.slice(0, 5)].join('\n')}\n${games[5]?.slice(0, 200)}`);
    const resumed = praxis(['simulate', '--resume', 'cut.jsonl', '--json', 'cut.json'], { cwd: folder });
    expect(resumed).toMatchObject({ status: 0, out: one.out });
    expect(lines(folder, 'cut.json')).toEqual(lines(folder, 'one.json'));
    const more = praxis(['simulate', '--resume', 'cut.jsonl', '--games', '9'], { cwd: folder });
    expect(more.status).toBe(0);
    expect(more.out).toContain('9 games');
    expect(lines(folder, 'cut.jsonl')).toHaveLength(1 + 9 + 1);
  });

  test('reports a game that failed, and puts its record beside the results', () => {
    const games = lines(folder, 'vtes-test.simulation.jsonl').map((line) => {
      const game = JSON.parse(line) as { game?: number };
      if (game.game !== 3) return line;
      return JSON.stringify({
        ...game,
        end: 'failed',
        reason: 'A fault.',
        winners: [],
        scores: [],
        record: { some: 'record' },
      });
    });
    writeFileSync(join(folder, 'failed.jsonl'), `${games.join('\n')}\n`);
    const { status, out, err } = praxis(['simulate', '--resume', 'failed.jsonl'], { cwd: folder });
    expect(status).toBe(1);
    expect(out).toContain('7 games ended, 0 were stopped, 1 failed.');
    expect(out).toMatch(/Nosferatu +random +7 +\d/);
    expect(err).toContain('Game 3 failed: A fault.');
    expect(JSON.parse(readFileSync(join(folder, 'failed-3.praxis.json'), 'utf8'))).toEqual({ some: 'record' });
  });

  test('writes a page, in the language of the reader', () => {
    const args = ['simulate', '--resume', 'vtes-test.simulation.jsonl', '--lang', 'fr', '--out', 'pages/r.html'];
    const { status, out, err } = praxis([...args, '--csv', 'r.csv'], { cwd: folder });
    expect(status).toBe(0);
    expect(out).toContain('Victoires par deck et par place');
    expect(err).toMatch(/Écrit\s: pages\/r\.html/);
    expect(readFileSync(join(folder, 'pages/r.html'), 'utf8')).toContain('<html lang="fr">');
    expect(existsSync(join(folder, 'pages/r.html.part'))).toBe(false);
    expect(lines(folder, 'r.csv')[0]).toBe('deck,bot,seat,card,turn,measure,of,value,low,high');
  });
});

/** Waits until `isSo` holds, and fails if it takes too long. */
async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    if (isSo()) return;
    await delay(50);
  }
  throw new Error(`It did not come to this: ${what}`);
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

test('Ctrl-C keeps the played games, and --resume goes on to the same end', async () => {
  const folder = scratchFolder();
  const child = spawn(
    process.execPath,
    [MAIN, ...NEW, '--games', '100000', '--workers', '2', '--results', 'games.jsonl'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  child.stdout?.resume();
  const end = ended(child);
  const count = (): number => (existsSync(join(folder, 'games.jsonl')) ? lines(folder, 'games.jsonl').length - 1 : 0);
  await until(() => count() >= 3, 'three games');
  child.kill('SIGINT');
  expect(await end).toBe(130);
  expect(err).toMatch(/Interrupted after \d+ of 100000 games/);
  expect(err).toContain('praxis simulate --resume games.jsonl');
  const games = String(count() + 3);
  const resumed = praxis(['simulate', '--resume', 'games.jsonl', '--games', games, '--json', 'a.json'], {
    cwd: folder,
  });
  const whole = simulate(folder, '--games', games, '--json', 'b.json');
  expect(resumed).toMatchObject({ status: 0, out: whole.out });
  expect(lines(folder, 'a.json')).toEqual(lines(folder, 'b.json'));
});

/** The command's refusal, without the time that a new process takes. */
async function refusal(command: Command, args: readonly string[]): Promise<{ status: number; message: string }> {
  try {
    return { status: await command.run(args), message: '' };
  } catch (error) {
    if (error instanceof WrongUsage) return { status: 2, message: error.message };
    if (error instanceof Mistake) return { status: 1, message: error.message };
    throw error;
  }
}

describe('mistakes are named, and nothing is written', () => {
  const folder = scratchFolder();
  const results = join(folder, 'results.jsonl');
  const wrongDeck = join(folder, 'wrong.txt');
  const noResults = join(folder, 'other.jsonl');
  writeFileSync(wrongDeck, 'Crypt (1)\n1x Nobody Knows Her\n');
  writeFileSync(noResults, '{"some":"thing"}\n');
  const newWith = (...args: readonly string[]): readonly string[] => [...NEW.slice(1), ...args];
  const nobody = 'postgres://127.0.0.1:1/none';

  test.each([
    [[], 2, 'Expected a game'],
    [['chess'], 2, '"chess"'],
    [['vtes'], 2, '--decks'],
    [['vtes', '--decks', 'nowhere.txt'], 2, '"nowhere.txt"'],
    [['vtes', '--decks', `${wrongDeck},toreador`], 1, 'Nobody Knows Her'],
    [newWith('now'), 2, '"now"'],
    [newWith('--bots', 'random,random,random'), 2, '3 names for 2 decks'],
    [newWith('--bots', 'clever'), 2, '"clever"'],
    [newWith('--games', '0'), 2, '--games'],
    [newWith('--games', 'many'), 2, '"many"'],
    [newWith('--edition', 'ninth'), 2, '"ninth"'],
    [newWith('--seats', '9'), 2, '--seats'],
    [newWith('--workers', '0'), 2, '--workers'],
    [newWith('--playouts', '0'), 2, '--playouts'],
    [newWith('--lang', 'xx'), 2, '"xx"'],
    [newWith('--database', 'here'), 2, '--database'],
    [newWith('--database', nobody), 1, 'ECONNREFUSED'],
  ])('praxis simulate %j', async (args, status, named) => {
    const refused = await refusal(
      simulateCommand,
      args.includes('--database') ? args : [...args, '--results', results],
    );
    expect(refused).toEqual({ status, message: expect.stringContaining(named) });
    expect(existsSync(results)).toBe(false);
  });

  test.each([
    [newWith('--results', 'no/such/folder/r.jsonl'), 2, 'no/such/folder/r.jsonl'],
    [newWith('--results', results, '--database', nobody), 2, '--results'],
    [['--resume', 'nowhere.jsonl'], 2, 'nowhere.jsonl'],
    [['--resume', noResults], 1, 'other.jsonl'],
    [['--resume', noResults, '--seed', 'x'], 2, '--seed'],
    [['vtes', '--resume', noResults], 2, '"vtes"'],
  ])('praxis simulate %j', async (args, status, named) => {
    expect(await refusal(simulateCommand, args)).toEqual({ status, message: expect.stringContaining(named) });
    expect(existsSync(results)).toBe(false);
  });

  test.each([
    [[], 2, '--database'],
    [['now'], 2, '"now"'],
    [['--database', nobody, '--idle', 'never'], 2, '"never"'],
    [['--database', nobody], 1, 'ECONNREFUSED'],
  ])('praxis worker %j', async (args, status, named) => {
    expect(await refusal(workerCommand, args)).toEqual({ status, message: expect.stringContaining(named) });
  });
});

test('a deck that is not legal is reported, and played all the same', () => {
  const folder = scratchFolder();
  const { status, err } = praxis([...NEW, '--edition', '2000', '--games', '1'], { cwd: folder });
  expect(status).toBe(0);
  expect(err).toMatch(/^Nosferatu: .*\(V-DECK-\d+\)$/m);
});

test.each(LANGUAGES)('praxis simulate and worker explain themselves in %s', (language) => {
  for (const [name, command] of Object.entries({ simulate: simulateCommand, worker: workerCommand })) {
    const helpIn = command.help as (language: string) => string;
    expect(helpIn(language)).toContain(`praxis ${name} `);
    expect(helpIn(language)).toContain('--database');
    if (language !== 'en') expect(helpIn(language)).not.toBe(helpIn('en'));
  }
});
