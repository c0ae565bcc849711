/** Burning pool, and ousting players who have none left. */

import { type CardId, refer, type Seat } from '@praxis/engine';
import { preyOf } from '../facts/seats.ts';
import { type Dying, type G, playerOf } from '../state/state.ts';
import { changeCounters, drainExcess, gainPool, spoilWithdrawal } from './counters.ts';
import { oustThoseWithoutPool } from './ousting.ts';

/** Burns a player's pool; a player with none left is ousted at once (V-END-001, V-AMB-01). */
export function burnPool(g: G, seat: Seat, amount: number): number {
  return burnPoolOfEach(g, [[seat, amount]]);
}

/** Burns pool of several players at the same time (V-END-006, V-AMB-15). Returns the sum. */
export function burnPoolOfEach(g: G, losses: readonly (readonly [Seat, number])[]): number {
  let sum = 0;
  let debts: Dying[] | undefined;
  for (const [seat, amount] of losses) {
    const player = playerOf(g, seat);
    const burned = player.ousted ? 0 : Math.min(amount, player.pool);
    if (amount > burned && !player.ousted) {
      debts ??= [];
      debts.push({ seat, debt: amount - burned });
    }
    if (burned <= 0) continue;
    player.pool -= burned;
    spoilWithdrawal(g, seat);
    noteLoss(g, seat, burned);
    const { action } = g.state;
    if (action && !action.preyBurnedPool && preyOf(g, action.seat) === seat) action.preyBurnedPool = true;
    sum += burned;
    g.emit({ type: 'pool', seat, change: -burned, now: player.pool });
  }
  oustThoseWithoutPool(g, debts);
  return sum;
}

/** One player's pool for another one, who pays his debts with it first (V-END-001). */
export function givePool(g: G, from: Seat, to: Seat, amount: number): void {
  const given = Math.min(amount, playerOf(g, from).pool);
  const owed = g.state.doomed.find(({ seat }) => seat === to)?.debt ?? 0;
  gainPool(g, to, given - owed);
  if (playerOf(g, to).pool > 0) g.state.doomed = g.state.doomed.filter(({ seat }) => seat !== to);
  burnPool(g, from, given);
}

/** Remembers the pool that a referendum takes from the player, for texts that refer to it. */
function noteLoss(g: G, seat: Seat, lost: number): void {
  const losses = g.state.referendum?.losses;
  if (losses) losses[seat] = (losses[seat] ?? 0) + lost;
}

/** Pool becomes blood on a card (V-GEN-009). */
export function poolToCard(g: G, seat: Seat, id: CardId, amount: number): number {
  const player = playerOf(g, seat);
  const moved = Math.min(amount, player.pool);
  if (moved <= 0) return 0;
  player.pool -= moved;
  spoilWithdrawal(g, seat);
  noteLoss(g, seat, moved);
  g.emit({ type: 'pool', seat, change: -moved, now: player.pool, card: refer(g.state, id, true) });
  changeCounters(g, id, moved);
  drainExcess(g, id);
  oustThoseWithoutPool(g);
  return moved;
}
