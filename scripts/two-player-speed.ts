/** How fast the games for two are on one core, and what a crowded table of Magic costs. */

import type { Hosting } from '@praxis/contract';
import type { Decision, Match } from '@praxis/engine';
import { openAt, openMatch } from '@praxis/engine';
import { botNamed } from '../bots/bots.ts';
import { askedAt } from '../bots/seat.ts';
import { magic } from '../games/magic/game.ts';
import { hosting as magicHosting } from '../games/magic/hosting.ts';
import { stage } from '../games/magic/staging/position.ts';
import { hosting as pokemonHosting } from '../games/pokemon/hosting.ts';
import { diceFrom, playOut } from '../testkit/playout.ts';

const WARM_UP_MATCHES = 10;
const TOKENS = 60;
const CROWD_ANSWERS = 150;
const CROWDS = 20;
/** How often both tables are measured in turn; the fastest counts, because other programs only ever make it slower. */
const CROWD_ROUNDS = 30;

/** All decks of the game in turn against each other. */
function open({ game, decks, choices }: Hosting, number: number): Match {
  const seats = ['One', 'Two'].map((name, seat) => ({ name, deck: decks[(number + seat) % decks.length]?.deck ?? {} }));
  return openMatch(game, {
    edition: choices.editions[0] as string,
    seats,
    seed: `bench ${number}`,
  });
}

function perSecond(
  matches: number,
  play: (number: number) => number,
): { readonly matches: number; readonly decisions: number } {
  for (let number = 0; number < WARM_UP_MATCHES; number++) play(-1 - number);
  let decisions = 0;
  const startMs = performance.now();
  for (let number = 0; number < matches; number++) decisions += play(number);
  const seconds = (performance.now() - startMs) / 1000;
  return { matches: matches / seconds, decisions: decisions / seconds };
}

function byHeuristic(hosting: Hosting, number: number): number {
  const match = open(hosting, Math.abs(number));
  const insight = hosting.insights?.of(match.setup);
  if (!insight) throw new Error(`${hosting.game.id} gives no insight.`);
  const mind = { insight, temperament: '', seed: `bench ${number}`, budget: { playouts: 1 } };
  const heuristic = botNamed('heuristic');
  while (!match.result) {
    const decision = match.decisions[0] as Decision;
    match.answer(decision.seat, decision.number, heuristic(askedAt(match, decision, mind)).answer);
  }
  return match.moves;
}

/** Microseconds of the processor per answer of random players where each side has so many equal tokens. */
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

/** The crowded table beside the empty one, which is what the aim of three times is about. */
function crowds(): Readonly<Record<string, number>> {
  const tables = new Map([TOKENS, 0].map((tokens) => [tokens, crowdOf(tokens)]));
  const least = new Map<number, number>();
  for (let round = 0; round < CROWD_ROUNDS; round++)
    for (const [tokens, measure] of tables) least.set(tokens, Math.min(least.get(tokens) ?? Infinity, measure()));
  return Object.fromEntries(
    [...least].map(([tokens, each]) => [`Magic: µs per decision with ${tokens} tokens a side`, each]),
  );
}

export function twoPlayerNumbers(matches: number): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const [name, hosting] of Object.entries({ Pokémon: pokemonHosting, Magic: magicHosting }) as unknown as [
    string,
    Hosting,
  ][]) {
    const random = perSecond(matches, (number) =>
      playOut(open(hosting, Math.abs(number)), diceFrom(`bench ${number}`)),
    );
    const heuristic = perSecond(matches, (number) => byHeuristic(hosting, number));
    numbers[`${name}: matches/s`] = random.matches;
    numbers[`${name}: real decisions/s`] = random.decisions;
    numbers[`${name}: heuristic matches/s`] = heuristic.matches;
  }
  Object.assign(numbers, crowds());
  return numbers;
}

if (import.meta.main) console.log(twoPlayerNumbers(Number(process.argv[2] ?? 40)));
