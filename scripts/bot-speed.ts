/** How fast the bots are on one core: whole matches between them, and what one of them imagines. */

import type { Decision, Match } from '@praxis/engine';
import { openMatch } from '@praxis/engine';
import { botNamed } from '../bots/bots.ts';
import { askedAt } from '../bots/seat.ts';
import { hosting } from '../games/vtes/hosting.ts';

const PLAYOUTS = 32;
const WARM_UP_MATCHES = 2;
/** One decision in so many of a match between heuristic bots is also searched. */
const SEARCHED_ONE_IN = 100;

export interface BotSpeed {
  readonly matchesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly searchedPerSecond: number;
}

export function botSpeed(matches: number): BotSpeed {
  for (let number = 0; number < WARM_UP_MATCHES; number++) play(-1 - number, () => {});
  let decisions = 0;
  const startMs = performance.now();
  for (let number = 0; number < matches; number++) decisions += play(number, () => {});
  const seconds = (performance.now() - startMs) / 1000;
  let [playouts, searchMs] = [0, 0];
  for (let number = 0; number < Math.ceil(matches / 10); number++)
    play(number, (match, decision) => {
      if (match.moves % SEARCHED_ONE_IN !== 0) return;
      const start = performance.now();
      const { why } = botNamed('search')(askedAt(match, decision, mindOf(match, decision)));
      searchMs += performance.now() - start;
      if (why.because === 'worlds') playouts += why.worlds;
    });
  return {
    matchesPerSecond: matches / seconds,
    decisionsPerSecond: decisions / seconds,
    searchedPerSecond: (playouts / searchMs) * 1000,
  };
}

function mindOf(match: Match, { seat }: Decision): Parameters<typeof askedAt>[2] {
  const insight = hosting.insights?.of(match.setup);
  if (!insight) throw new Error('The game gives no insight.');
  const temperament = hosting.decks[seat]?.temperament ?? '';
  return { insight, temperament, seed: `bench ${seat}`, budget: { playouts: PLAYOUTS } };
}

/** One match of the starter decks between heuristic bots; how many decisions there were. */
function play(number: number, onDecision: (match: Match, decision: Decision) => void): number {
  const seats = hosting.decks.map(({ name, deck }) => ({ name, deck }));
  const match = openMatch(hosting.game, { edition: 'fifth', seats, seed: `bots ${number}` }, { forks: true });
  const heuristic = botNamed('heuristic');
  while (!match.result) {
    const decision = match.decisions[0] as Decision;
    onDecision(match, decision);
    const { answer } = heuristic(askedAt(match, decision, mindOf(match, decision)));
    match.answer(decision.seat, decision.number, answer);
  }
  return match.moves;
}
