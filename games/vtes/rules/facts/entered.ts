/** The turns in which minions came into play, as far as a card can refer to them. */

import type { CardId, Seat } from '@praxis/engine';
import type { Filter } from '../../cards/language.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';

/**
 * The prefix of the mark with which a card remembers the turn in which it came into play, and that it did so in an
 * influence phase.
 */
export const ENTERED_MARK = 'entered in turn ';
export const INFLUENCED_MARK = 'influenced in turn ';

function turnOf(g: G, id: CardId, mark: string): number | undefined {
  const found = cardOf(g, id).play?.marks.find((each) => each.startsWith(mark));
  return found === undefined ? undefined : Number(found.slice(mark.length));
}

export function hasEntered(g: G, seat: Seat, id: CardId, when: NonNullable<Filter['entered']>): boolean {
  const { lastTurn } = playerOf(g, seat);
  if (when === 'since last turn') return (turnOf(g, id, ENTERED_MARK) ?? 0) > lastTurn;
  return cardOf(g, id).at === seat && lastTurn > 0 && turnOf(g, id, INFLUENCED_MARK) === lastTurn;
}
