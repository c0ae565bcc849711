/** Coins. */
import { randomBelow, type Seat } from '@praxis/engine';
import type { G } from './state.ts';

/** The numbers of a scripted coin. */
export const HEADS = 1;
export const TAILS = 0;

/** Flips a coin for a player; true for heads. */
export function flipCoin(g: G, seat: Seat): boolean {
  const heads = randomBelow(g.state.random, 2) === HEADS;
  g.emit({ type: 'coin', seat, result: heads ? 'heads' : 'tails' });
  return heads;
}
