/** A seat's prospects for the rest of the match. */
import type { Seat } from '@praxis/engine';
import type { Methuselah, Minion, Table } from './table.ts';

/** The factors that count for a player who is still in the game. */
export interface Factors {
  readonly inPlay: number;
  readonly victoryPoints: number;
  readonly pool: number;
  readonly poolLog: number;
  readonly unlocked: number;
  readonly blood: number;
  readonly bleed: number;
  readonly votes: number;
  readonly torporCapacity: number;
  readonly waitingBlood: number;
  readonly preyPoolLog: number;
  readonly preyNearlyOut: number;
  readonly preyMinions: number;
  readonly predatorBleed: number;
  readonly edge: number;
}

/**
 * The weight of each factor: with these weights the chances to win, shared by the exponentials of the sums, fit best to
 * 500 matches between bots (`scripts/measure/fit-position.ts`).
 */
const WEIGHTS: Factors = {
  inPlay: 1.51,
  victoryPoints: 0.43,
  pool: 0.11,
  poolLog: 0.4,
  unlocked: 0.18,
  blood: 0.13,
  bleed: 0.23,
  votes: 0.24,
  torporCapacity: -0.02,
  waitingBlood: 0.25,
  preyPoolLog: -0.24,
  preyNearlyOut: 0.95,
  preyMinions: -0.04,
  predatorBleed: -0.23,
  edge: 0.11,
};

export const FACTORS = Object.keys(WEIGHTS) as readonly (keyof Factors)[];

function sum(minions: readonly Minion[], of: (minion: Minion) => number): number {
  let total = 0;
  for (const minion of minions) total += of(minion);
  return total;
}

/** The factors of a player's chances against the others. For a player who is out only the points count. */
export function factorsOf(table: Table, { seat, pool, vp, ready, torpor, waiting, ousted }: Methuselah): Factors {
  if (ousted) return { ...NOTHING, victoryPoints: vp };
  const prey = table.player(table.preyOf(seat));
  const predator = table.player(table.predatorOf(seat));
  return {
    inPlay: 1,
    victoryPoints: vp,
    pool,
    poolLog: Math.log(1 + pool),
    unlocked: sum(ready, ({ locked }) => (locked ? 0 : 1)),
    blood: sum(ready, ({ blood }) => blood),
    bleed: sum(ready, ({ bleed }) => bleed),
    votes: sum(ready, ({ votes }) => votes),
    torporCapacity: sum(torpor, ({ capacity }) => capacity),
    waitingBlood: waiting.reduce((total, { blood }) => total + blood, 0),
    preyPoolLog: Math.log(1 + prey.pool),
    preyNearlyOut: Math.exp(-prey.pool / 4),
    preyMinions: prey.ready.length,
    predatorBleed: sum(predator.ready, ({ bleed }) => bleed),
    edge: table.edge === seat ? 1 : 0,
  };
}

const NOTHING = Object.fromEntries(FACTORS.map((name) => [name, 0])) as unknown as Factors;

/** From 0 (lost) to 1 (won). */
export function expectationOf(table: Table, seat: Seat): number {
  let all = 0;
  let own = 0;
  for (const player of table.players) {
    const factors = factorsOf(table, player);
    let worth = 0;
    for (const name of FACTORS) worth += WEIGHTS[name] * factors[name];
    const share = Math.exp(worth);
    all += share;
    if (player.seat === seat) own = share;
  }
  return own / all;
}
