/** The current referendum, and the votes cast in it. */

import type { CardId, Seat } from '@praxis/engine';
import type { Referendum } from '../state/referendum.ts';
import type { G } from '../state/state.ts';

export function heldNow(g: G): Referendum {
  return g.state.referendum as Referendum;
}

/** True if a minion has cast votes or sub-votes in this referendum, on this side if one is given. */
export function hasVoted(g: G, id: CardId, side?: 'for' | 'against'): boolean {
  return (
    g.state.referendum?.ballots.some(
      (each) => each.source === id && each.cast !== undefined && (side === undefined || each.cast === side),
    ) === true
  );
}

/** True if a player, or a minion of his, has cast votes or sub-votes on this side. */
export function hasCast(g: G, seat: Seat, side: 'for' | 'against'): boolean {
  return g.state.referendum?.ballots.some((each) => each.seat === seat && each.cast === side) === true;
}

/** True if anybody has cast a vote. */
export function votesAreCast(g: G): boolean {
  return g.state.referendum?.ballots.some((each) => each.cast !== undefined) === true;
}
