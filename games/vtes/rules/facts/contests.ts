/** Chapter 10: which cards are unique, and who claims the same card or title. */

import type { CardId } from '@praxis/engine';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { isInPlay, isVampire } from './cards.ts';
import { clockwiseFrom } from './seats.ts';
import { claimOf } from './titles.ts';

/** The mark of a card that came into play with the words that it contests no other. */
export const UNCONTESTED = 'uncontested';

/** V-CON-001 Cards marked unique, and all vampires (fifth: all crypt cards) unless their text or what brought them says otherwise. */
export function isUnique(g: G, id: CardId): boolean {
  if (cardOf(g, id).play?.marks.includes(UNCONTESTED)) return false;
  const { unique, kind } = defOf(g, id);
  return unique ?? (kind === 'vampire' || (kind !== 'library' && g.edition.uniqueCrypt === 'all'));
}

/** V-CON-019 The same name is the same card: an Advanced vampire is another version of the same vampire. */
export function isSame(g: G, a: CardId, b: CardId): boolean {
  return defOf(g, a).name === defOf(g, b).name;
}

/** Other copies on the table, in play or contested. */
export function copiesOf(g: G, id: CardId): CardId[] {
  const copies: CardId[] = [];
  for (let other = 0 as CardId; other < g.state.cards.length; other++) {
    const { place, play } = cardOf(g, other);
    if (other === id || !play || !isSame(g, other, id) || !isUnique(g, other)) continue;
    if (place === 'contested' || isInPlay(g, other)) copies.push(other);
  }
  return copies;
}

/** V-CON-009 Everybody in play who claims the same title. */
export function claimants(g: G, claim: string): CardId[] {
  const found: CardId[] = [];
  for (const seat of clockwiseFrom(g, g.state.turn)) {
    const { ready, torpor } = playerOf(g, seat).zones;
    for (const id of ready) if (isVampire(g, id) && claimOf(g, id) === claim) found.push(id);
    for (const id of torpor) if (isVampire(g, id) && claimOf(g, id) === claim) found.push(id);
  }
  return found;
}
