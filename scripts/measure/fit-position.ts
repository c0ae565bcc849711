// Finds the weights of games/vtes/insight/position.ts: plays matches between heuristic bots, notes every seat's
// position at the start of each turn and the winner, and fits a conditional logit. Each deck has a constant of its own
// in the fit, so that the weights are about positions and not about decks. `nice node scripts/measure/fit-position.ts
// --matches 500` prints them; the last part shows how well they predict matches that were not fitted.

import { parseArgs } from 'node:util';
import { decksIn } from '@praxis/contract';
import type { Decision } from '@praxis/engine';
import { openMatch } from '@praxis/engine';
import { botNamed } from '../../bots/bots.ts';
import { askedAt, numberFor } from '../../bots/seat.ts';
import { hosting } from '../../games/vtes/hosting.ts';
import { knowledgeOf } from '../../games/vtes/insight/index.ts';
import { FACTORS, factorsOf } from '../../games/vtes/insight/position.ts';
import { Table } from '../../games/vtes/insight/table.ts';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '200' } } });
const MATCHES = Number(values.matches);
if (!Number.isInteger(MATCHES) || MATCHES < 10) throw new RangeError('--matches is a whole number from 10 on');
/** One in this many matches is kept for the test. */
const TESTED_ONE_IN = 5;
const [STEPS, RATE, SHRINK] = [1500, 0.05, 1e-3];

/**
 * One position: the features of each seat (the constants of the decks last), the winner, and the weight of the
 * position.
 */
interface Position {
  readonly features: readonly (readonly number[])[];
  readonly won: readonly number[];
  readonly weight: number;
}

function played(number: number): Position[] {
  const seats = decksIn(hosting.decks, 'fifth').map(({ name, deck }) => ({ name, deck }));
  const setup = { edition: 'fifth', seats, seed: `fit ${number}` };
  const match = openMatch(hosting.game, setup);
  const insight = hosting.insights?.of(setup);
  if (!insight) throw new Error('The game gives no insight.');
  const positions: (readonly (readonly number[])[])[] = [];
  let turn: unknown;
  while (!match.result) {
    const decision = match.decisions[0] as Decision;
    const view = match.view('spectator');
    if (view.where.turnNumber !== turn) {
      turn = view.where.turnNumber;
      const table = new Table(view, 0, knowledgeOf(setup));
      positions.push(
        table.players.map((player) => {
          const factors = factorsOf(table, player);
          const decks = seats.map((_, deck) => (deck === player.seat && !player.ousted ? 1 : 0));
          return [...FACTORS.map((name) => factors[name]), ...decks];
        }),
      );
    }
    const temperament = hosting.decks[decision.seat]?.temperament ?? '';
    const mind = { insight, temperament, seed: `fit ${number} ${decision.seat}`, budget: { playouts: 1 } };
    const chosen = botNamed('heuristic')(askedAt(match, decision, mind));
    match.answer(decision.seat, numberFor(decision, chosen), chosen.answer);
  }
  const winners = match.result.kind === 'over' ? match.result.winners : [];
  const won = seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return winners.length === 0 ? [] : positions.map((features) => ({ features, won, weight: 1 / positions.length }));
}

function chances(features: Position['features'], weights: readonly number[]): number[] {
  const worths = features.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] as number), 0));
  const most = Math.max(...worths);
  const shares = worths.map((worth) => Math.exp(worth - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** Gradient descent with a step of its own for each weight (Adam), on features brought to one scale. */
function fitted(positions: readonly Position[]): number[] {
  const width = positions[0]?.features[0]?.length ?? 0;
  const scale = Array.from({ length: width }, (_, at) => {
    const squares = positions.flatMap(({ features }) => features.map((row) => (row[at] as number) ** 2));
    return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length) || 1;
  });
  const scaled = positions.map((position) => ({
    ...position,
    features: position.features.map((row) => row.map((value, at) => value / (scale[at] as number))),
  }));
  const total = positions.reduce((sum, { weight }) => sum + weight, 0);
  const weights: number[] = scale.map(() => 0);
  const [first, second] = [scale.map(() => 0), scale.map(() => 0)];
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight) => SHRINK * weight);
    for (const { features, won, weight } of scaled)
      for (const [seat, chance] of chances(features, weights).entries()) {
        const error = ((chance - (won[seat] as number)) * weight) / total;
        for (const [at, value] of (features[seat] as readonly number[]).entries())
          gradient[at] = (gradient[at] as number) + error * value;
      }
    for (const [at, slope] of gradient.entries()) {
      first[at] = 0.9 * (first[at] as number) + 0.1 * slope;
      second[at] = 0.999 * (second[at] as number) + 0.001 * slope * slope;
      const [mean, spread] = [(first[at] as number) / (1 - 0.9 ** step), (second[at] as number) / (1 - 0.999 ** step)];
      weights[at] = (weights[at] as number) - (RATE * mean) / (Math.sqrt(spread) + 1e-8);
    }
  }
  return weights.map((weight, at) => weight / (scale[at] as number));
}

/** The mean surprise about the winner (in nats; ln 5 without any knowledge), and how often the favourite won. */
function judged(positions: readonly Position[], weights: readonly number[]): string {
  let [surprise, right, total] = [0, 0, 0];
  for (const { features, won, weight } of positions) {
    const expected = chances(features, weights);
    for (const [seat, chance] of expected.entries()) surprise -= weight * (won[seat] as number) * Math.log(chance);
    if ((won[expected.indexOf(Math.max(...expected))] as number) > 0) right += weight;
    total += weight;
  }
  return `surprise ${(surprise / total).toFixed(3)} of ${Math.log(hosting.decks.length).toFixed(3)}, favourite wins ${((100 * right) / total).toFixed(1)} %`;
}

const [learned, tested]: [Position[], Position[]] = [[], []];
for (let number = 0; number < MATCHES; number++)
  (number % TESTED_ONE_IN === 0 ? tested : learned).push(...played(number));
const weights = fitted(learned);
const decks = weights.slice(FACTORS.length);
// The weight of being in the game is that of an average deck.
const average = decks.reduce((sum, weight) => sum + weight, 0) / decks.length;
for (const [at, name] of FACTORS.entries())
  console.log(`  ${name}: ${((weights[at] as number) + (name === 'inPlay' ? average : 0)).toFixed(2)},`);
for (const [deck, { name }] of hosting.decks.entries())
  console.log(`  (${name}: ${((decks[deck] as number) - average).toFixed(2)})`);
console.log(`fitted matches: ${judged(learned, weights)}`);
console.log(`other matches: ${judged(tested, weights)}`);
