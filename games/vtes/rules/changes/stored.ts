/** Cards are put on another card, out of play, and taken from there. */

import { bit, type CardId, EVERYBODY, refer, renew } from '@praxis/engine';
import { HIDDEN } from '../facts/cards.ts';
import { FACE_UP, keeperOf } from '../facts/stored.ts';
import { cardOf, type G, newPlay, playOf } from '../state/state.ts';
import { changed } from './marks.ts';
import { leave, leaveWithout } from './moving.ts';

/**
 * The controller of the card on which it lies may look at it, and everybody if it lies face up; those who know it already
 * have seen where it went.
 */
export function store(g: G, id: CardId, under: CardId, faceUp = false): void {
  const card = cardOf(g, id);
  const { at } = cardOf(g, under);
  leave(g, id);
  if (HIDDEN.has(card.place)) renew(g.state, id);
  card.place = 'attached';
  card.at = at;
  card.seen |= faceUp ? EVERYBODY : bit(at);
  card.play = { ...newPlay(), faceDown: true, on: under, marks: faceUp ? [FACE_UP] : [] };
  playOf(g, under).with.push(id);
  changed(g);
  g.emit({ type: 'attached', card: refer(g.state, id, true), on: refer(g.state, under, true), seat: at });
}

/** It is being played and lies there no longer. */
export function takeFromStore(g: G, card: CardId): void {
  const keeper = keeperOf(g, card);
  if (keeper === undefined) return;
  const { with: kept } = playOf(g, keeper);
  kept.splice(kept.indexOf(card), 1);
  cardOf(g, card).play = undefined;
  changed(g);
  leaveWithout(g);
}
