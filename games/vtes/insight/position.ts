/** What a seat can expect of the rest of the match. */
import type { Seat } from '@praxis/engine';
import type { Methuselah, Minion, Table } from './table.ts';

/**
 * What counts for a player. The numbers are those with which the chance to win, shared by the exponentials of these sums, fits best to 700
 * matches between programs (conditional logit, with a constant for each deck that is left out here).
 */
const IN_PLAY = 3;
const VICTORY_POINT = 0.57;
const POOL = 0.1;
const POOL_LOG = 0.54;
const MINION = 0.21;
const UNLOCKED = 0.17;
const BLOOD = 0.11;
const BLEED = 0.07;
const VOTES = 0.06;
const TORPOR_CAPACITY = -0.05;
const WAITING_BLOOD = 0.15;
const PREY_POOL_LOG = -0.73;
const PREY_NEARLY_OUT = -0.63;
const PREY_MINION = -0.12;
const PREDATOR_MINION = 0.17;
const PREDATOR_BLEED = -0.21;
const EDGE = 0.09;

function sum(minions: readonly Minion[], of: (minion: Minion) => number): number {
  let total = 0;
  for (const minion of minions) total += of(minion);
  return total;
}

/** How a player stands in the contest with the others. */
function standing(table: Table, { seat, pool, vp, ready, torpor, waiting, ousted }: Methuselah): number {
  const points = VICTORY_POINT * vp;
  if (ousted) return points;
  const prey = table.player(table.preyOf(seat));
  const predator = table.player(table.predatorOf(seat));
  let forces = MINION * ready.length + TORPOR_CAPACITY * sum(torpor, ({ capacity }) => capacity);
  for (const { blood, bleed, votes, locked } of ready)
    forces += BLOOD * blood + BLEED * bleed + VOTES * votes + (locked ? 0 : UNLOCKED);
  for (const { blood } of waiting) forces += WAITING_BLOOD * blood;
  return (
    IN_PLAY +
    points +
    POOL * pool +
    POOL_LOG * Math.log(1 + pool) +
    forces +
    PREY_POOL_LOG * Math.log(1 + prey.pool) +
    PREY_NEARLY_OUT * Math.exp(-prey.pool / 4) +
    PREY_MINION * prey.ready.length +
    PREDATOR_MINION * predator.ready.length +
    PREDATOR_BLEED * sum(predator.ready, ({ bleed }) => bleed) +
    (table.edge === seat ? EDGE : 0)
  );
}

/** From 0 (lost) to 1 (won). */
export function expectationOf(table: Table, seat: Seat): number {
  let all = 0;
  let own = 0;
  for (const player of table.players) {
    const share = Math.exp(standing(table, player));
    all += share;
    if (player.seat === seat) own = share;
  }
  return own / all;
}
