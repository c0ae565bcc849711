/** Chapter 3: the seating, and the players who are still in the game. */

import type { Seat } from '@praxis/engine';
import { type G, playerOf } from '../state/state.ts';

/** V-SET-003, V-END-007 The next player clockwise who is still in the game. */
export function preyOf(g: G, seat: Seat): Seat {
  const { players } = g.state;
  let next = seat;
  do next = (next + 1) % players.length;
  while (playerOf(g, next).ousted && next !== seat);
  return next;
}

export function predatorOf(g: G, seat: Seat): Seat {
  const { players } = g.state;
  let next = seat;
  do next = (next + players.length - 1) % players.length;
  while (playerOf(g, next).ousted && next !== seat);
  return next;
}

/** Everybody still in the game, clockwise from `seat`. */
export function clockwiseFrom(g: G, seat: Seat): Seat[] {
  const { players } = g.state;
  const order: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const next = (seat + i) % players.length;
    if (!playerOf(g, next).ousted) order.push(next);
  }
  return order;
}
