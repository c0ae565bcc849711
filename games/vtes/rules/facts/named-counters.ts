/** Counters that have names of their own, such as corruption. */

import type { CardId, Seat } from '@praxis/engine';
import { type Counter, isOwned } from '../../cards/language/terms.ts';
import { cardOf, type G } from '../state/state.ts';

/** The number of them on a card: those of one player if each has his own, else all. */
export function namedCounters(g: G, id: CardId, kind: Counter, seat: Seat | undefined): number {
  let sum = 0;
  for (const each of cardOf(g, id).play?.named ?? [])
    if (each.kind === kind && (seat === undefined || each.of === seat || !isOwned(kind))) sum += each.count;
  return sum;
}

/** The player who has put most counters of the kind on the card. */
export function ownerOfMost(g: G, id: CardId, kind: Counter): Seat {
  let [most, owner]: [number, Seat] = [0, g.state.turn];
  for (const each of cardOf(g, id).play?.named ?? [])
    if (each.kind === kind && each.count > most) [most, owner] = [each.count, each.of];
  return owner;
}
