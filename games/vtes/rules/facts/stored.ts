/** Cards that lie face down under a minion, out of play, and can be played from there as if from the hand. */

import type { CardId, Seat } from '@praxis/engine';
import { type Card, cardOf, type G, playerOf, playOf } from '../state/state.ts';

function isStored({ place, play }: Card): boolean {
  return place === 'attached' && play?.faceDown === true;
}

/** V-ERR-005 Only the minion that has the card can play it. */
export function storedCards(g: G, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const minion of playerOf(g, seat).zones.ready)
    for (const id of playOf(g, minion).with) if (isStored(cardOf(g, id))) found.push(id);
  return found;
}

/** The minion under which the card lies, if it does. */
export function keeperOf(g: G, card: CardId): CardId | undefined {
  const stored = cardOf(g, card);
  return isStored(stored) ? (stored.play?.on as CardId) : undefined;
}
