/** Playable decks: card names with their numbers. */
import { CARDS } from '../cards/index.ts';
import { findCard } from '../rules/setup/deck.ts';
import { COMPOSED } from './composed.ts';
import { INTRO } from './intro.ts';
import { SAMPLE } from './sample.ts';

export type DeckList = Readonly<Record<string, number>>;

/** All decks, including those with undefined cards. */
export const DECK_LISTS: Readonly<Record<string, DeckList>> = { ...INTRO, ...SAMPLE, ...COMPOSED };

function isPlayable(deck: DeckList): boolean {
  return Object.keys(deck).every((name) => findCard(CARDS, name) !== undefined);
}

/** The decks that can be played here. */
export const DECKS: Readonly<Record<string, DeckList>> = Object.fromEntries(
  Object.entries(DECK_LISTS).filter(([, deck]) => isPlayable(deck)),
);
