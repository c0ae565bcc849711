/** Cards that lie on another card, out of play; some of them can be played from there as if from the hand. */

import type { CardId } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { type Card, cardOf, defOf, type G } from '../state/state.ts';

export function isKept({ place, play }: Card): boolean {
  return place === 'attached' && play?.faceDown === true;
}

/** The mark of such a card that lies face up. */
export const FACE_UP = 'face up';

export function isKeptFaceUp(card: Card): boolean {
  return isKept(card) && card.play?.marks.includes(FACE_UP) === true;
}

/** The card on which it lies, if any. */
export function keeperOf(g: G, card: CardId): CardId | undefined {
  const kept = cardOf(g, card);
  return isKept(kept) ? (kept.play?.on as CardId) : undefined;
}

/** True if the cards that lie on it can be played: on a minion always, on another card if that says so. */
export function isPlayedFrom(g: G, keeper: CardId): boolean {
  return cardOf(g, keeper).place === 'ready' || playsKept(defOf(g, keeper));
}

const playing = new WeakMap<CardDef, boolean>();

function playsKept(def: CardDef): boolean {
  let plays = playing.get(def);
  if (plays === undefined) {
    plays = def.abilities?.some((each) => 'always' in each && each.always === 'plays kept cards') === true;
    playing.set(def, plays);
  }
  return plays;
}
