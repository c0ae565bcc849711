/** The referendum that is on, and what has been cast in it. */

import type { CardId } from '@praxis/engine';
import type { G, Referendum } from '../state/state.ts';

export function heldNow(g: G): Referendum {
  return g.state.referendum as Referendum;
}

/** Whether a minion has cast votes or sub-votes in this referendum. */
export function hasVoted(g: G, id: CardId): boolean {
  return g.state.referendum?.ballots.some((each) => each.source === id && each.cast !== undefined) === true;
}

/** Whether anybody has cast a vote. */
export function votesAreCast(g: G): boolean {
  return g.state.referendum?.ballots.some((each) => each.cast !== undefined) === true;
}
