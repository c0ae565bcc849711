/** Chapter 10: unique cards, and the claimants of the same card or title. */

import type { CardId } from '@praxis/engine';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { isInPlay, isVampire } from './cards.ts';
import { clockwiseFrom } from './seats.ts';
import { claimOf } from './titles.ts';

/** The mark of a card that came into play by a text that says that it contests no other. */
export const UNCONTESTED = 'uncontested';

/**
 * V-CON-001 Cards marked unique, and all vampires (fifth: all crypt cards) unless their text or the effect that brought
 * them says otherwise.
 */
export function isUnique(g: G, id: CardId): boolean {
  if (cardOf(g, id).play?.marks.includes(UNCONTESTED)) return false;
  const { unique, kind } = defOf(g, id);
  return unique ?? (kind === 'vampire' || (kind !== 'library' && g.edition.uniqueCrypt === 'all'));
}

/** The mark of a card that contests the one chosen for it, as if it were the same card. */
export const CONTESTS_CHOSEN = 'contests chosen';

/** The card as a copy of which a card is contested: itself, unless it contests another one. */
export function copied(g: G, id: CardId): CardId {
  const { play } = cardOf(g, id);
  return play?.chosen !== undefined && play.marks.includes(CONTESTS_CHOSEN) ? play.chosen : id;
}

/**
 * V-CON-019 Cards of the same name are the same card: an Advanced vampire is another version of the same vampire. Of
 * cards that are not unique, each is contested by itself.
 */
export function isSame(g: G, a: CardId, b: CardId): boolean {
  const [one, other] = [copied(g, a), copied(g, b)];
  return one === other || (defOf(g, one).name === defOf(g, other).name && isUnique(g, one) && isUnique(g, other));
}

/** Other copies on the table, in play or contested. */
export function copiesOf(g: G, id: CardId): CardId[] {
  const copies: CardId[] = [];
  for (let other = 0 as CardId; other < g.state.cards.length; other++) {
    const { place, play } = cardOf(g, other);
    if (other === id || !play || !isSame(g, other, id)) continue;
    if (place === 'contested' || isInPlay(g, other)) copies.push(other);
  }
  return copies;
}

/** V-CON-009 All vampires in play that claim the same title. */
export function claimants(g: G, claim: string): CardId[] {
  const found: CardId[] = [];
  for (const seat of clockwiseFrom(g, g.state.turn)) {
    const { ready, torpor } = playerOf(g, seat).zones;
    for (const id of ready) if (isVampire(g, id) && claimOf(g, id) === claim) found.push(id);
    for (const id of torpor) if (isVampire(g, id) && claimOf(g, id) === claim) found.push(id);
  }
  return found;
}
