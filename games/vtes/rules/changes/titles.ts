/** Chapter 33: titles are given and lost. */

import { type CardId, forbid, refer } from '@praxis/engine';
import { isInPlay } from '../facts/cards.ts';
import { whyNotHold } from '../facts/titles.ts';
import { cardOf, type G, playOf, type Title } from '../state/state.ts';
import { checkTitleConflicts, yieldTitle } from './contests.ts';
import { burn, dropTitleCard, removeTitle, TITLE_CARD } from './moving.ts';

/**
 * V-TTL-001, V-TTL-002 Gives a title to a vampire of the right sect and clan; the one it had is gone, even if the new
 * one is lower. A contested title is thereby yielded (V-CON-016). `byCard` is the card that represents the title, if
 * any. False if the vampire cannot hold it: the card then has nothing to represent and is burned.
 */
export function giveTitle(g: G, id: CardId, title: Title, byCard: CardId | undefined): boolean {
  const standsForIt = byCard !== undefined && cardOf(g, byCard).play?.on === id;
  if (!isInPlay(g, id) || forbid('V-TTL-002', whyNotHold(g, id, title) !== undefined)) {
    if (standsForIt) burn(g, byCard);
    return false;
  }
  const play = playOf(g, id);
  if (play.titleContested) yieldTitle(g, id);
  else dropTitleCard(g, id, g.edition.lostTitleBurnsCard);
  play.title = title;
  play.titleLost = false;
  if (standsForIt) playOf(g, byCard).marks.push(TITLE_CARD);
  g.emit({
    type: 'title gained',
    card: refer(g.state, id, true),
    title: title.rank,
    ...(title.of ? { of: title.of } : {}),
  });
  checkTitleConflicts(g);
  return true;
}

/** V-CARD-033 The title is gone; the card that represented it is burned (2000: only when it is yielded). */
export function loseTitle(g: G, id: CardId): void {
  removeTitle(g, id, g.edition.lostTitleBurnsCard);
}
