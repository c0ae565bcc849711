/**
 * Measurements of single games: the rules of VTES without cards and the loading of its definitions, a crowded table of
 * Magic.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hosting } from '@praxis/contract';
import { openAt, openMatch } from '@praxis/engine';
import { magic } from '../../../games/magic/game.ts';
import { stage } from '../../../games/magic/staging/position.ts';
import { blankDeck } from '../../../games/vtes/decks/index.ts';
import { diceFrom, playOut } from '../../../testkit/playout.ts';
import { root } from '../../files.ts';
import { type Numbers, randomThroughput } from './measures.ts';
import { tableOf } from './table.ts';

/** By game; the others have none. */
export const EXTRAS: Readonly<Record<string, (hosting: Hosting, matches: number) => Numbers>> = {
  vtes: (hosting, matches) => ({ ...withoutCards(hosting, matches), ...loading() }),
  magic: crowds,
};

/** The same table with libraries of blank cards: the cost of the rules without any card. */
function withoutCards(hosting: Hosting, matches: number): Numbers {
  const { seconds, decisions } = randomThroughput(matches, (number) => {
    const table = tableOf(hosting, number);
    return openMatch(hosting.game, { ...table, seats: table.seats.map(({ name }) => ({ name, deck: blankDeck() })) });
  });
  return {
    'ms per match with blank libraries': (seconds / matches) * 1000,
    'real decisions/s with blank libraries': decisions / seconds,
  };
}

/**
 * How long a new process takes to load all definitions, started as `praxis` is: first without Node's compile cache,
 * then with it. The best of three, since other processes run beside it. Every program has loaded `node:fs` before.
 */
function loading(): Numbers {
  const cards = JSON.stringify(join(root, 'games/vtes/cards/index.ts'));
  const runs = Array.from({ length: 3 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'praxis-bench-'));
    const code = `import 'node:fs'; import module from 'node:module'; module.enableCompileCache(${JSON.stringify(folder)}); const start = performance.now(); await import(${cards}); console.log(performance.now() - start);`;
    const load = (): number =>
      Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
    const measured = { first: load(), again: load() };
    rmSync(folder, { recursive: true });
    return measured;
  });
  return {
    'ms to load the cards for the first time': Math.min(...runs.map(({ first }) => first)),
    'ms to load the cards': Math.min(...runs.map(({ again }) => again)),
  };
}

const TOKENS = 60;
const CROWD_ANSWERS = 150;
const CROWDS = 20;
/** How often both tables are measured in turn; the fastest counts, because other programs only ever make it slower. */
const CROWD_ROUNDS = 30;

/** Microseconds of the processor per answer of random players where each side has this many equal tokens. */
function crowdOf(tokens: number): () => number {
  const side = (): object => ({
    battlefield: [...(tokens > 0 ? [`${tokens} Soldier`] : []), '6 Plains'],
    hand: ['Razorfoot Griffin', 'Divine Verdict'],
    life: 5000,
  });
  const position = { edition: '2014', turn: 'Ana', seats: { Ana: side(), Bob: side() } };
  const { setup, state } = stage(position);
  return () => {
    let [answers, used] = [0, 0];
    for (let number = 0; number < CROWDS; number++) {
      const match = openAt(magic, setup, structuredClone(state));
      const start = process.cpuUsage();
      answers += playOut(match, diceFrom(`crowd ${number}`), { maxAnswers: CROWD_ANSWERS });
      used += process.cpuUsage(start).user;
    }
    return used / answers;
  };
}

/** The crowded table compared with the empty one: it should cost at most three times as much. */
function crowds(): Numbers {
  const tables = new Map([TOKENS, 0].map((tokens) => [tokens, crowdOf(tokens)]));
  const least = new Map<number, number>();
  for (let round = 0; round < CROWD_ROUNDS; round++)
    for (const [tokens, measure] of tables) least.set(tokens, Math.min(least.get(tokens) ?? Infinity, measure()));
  return Object.fromEntries([...least].map(([tokens, each]) => [`µs per decision with ${tokens} tokens a side`, each]));
}
