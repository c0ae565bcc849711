/** The decks that everybody can play: card names with their numbers. */
import { CARDS } from '../cards/index.ts';
import { findCard, withoutSide } from '../rules/state/deck.ts';
import { COMPOSED } from './composed.ts';
import { FIRST_DUEL } from './first-duel.ts';
import { PRINTED_DECKS } from './printed.ts';

export type DeckList = Readonly<Record<string, number>>;

/** All decks, also those of which not every card is defined. */
export const DECK_LISTS: Readonly<Record<string, DeckList>> = { ...PRINTED_DECKS, ...COMPOSED, ...FIRST_DUEL };

function isPlayable(deck: DeckList): boolean {
  return Object.keys(deck).every((name) => findCard(CARDS, withoutSide(name)) !== undefined);
}

/** The decks that can be played here. */
export const DECKS: Readonly<Record<string, DeckList>> = Object.fromEntries(
  Object.entries(DECK_LISTS).filter(([, deck]) => isPlayable(deck)),
);
