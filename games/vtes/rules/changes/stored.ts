/** Cards are put under a minion, out of play, and taken from there. */

import type { CardId } from '@praxis/engine';
import { keeperOf } from '../facts/stored.ts';
import { cardOf, type G, playOf } from '../state/state.ts';
import { attach } from './entering.ts';
import { changed } from './marks.ts';

export function store(g: G, card: CardId, under: CardId): void {
  attach(g, card, under, cardOf(g, under).at);
  playOf(g, card).faceDown = true;
  changed(g);
}

/** It is being played, so that it lies there no longer. */
export function takeFromStore(g: G, card: CardId): void {
  const keeper = keeperOf(g, card);
  if (keeper === undefined) return;
  const { with: kept } = playOf(g, keeper);
  kept.splice(kept.indexOf(card), 1);
  cardOf(g, card).play = undefined;
  changed(g);
}
