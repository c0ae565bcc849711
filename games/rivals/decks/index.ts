/** The decks that everybody can play: one of each clan, made by this project (R-DECK-008). */
import { PRACTICE } from './practice.ts';

export type DeckList = Readonly<Record<string, number>>;

export const DECKS: Readonly<Record<string, DeckList>> = PRACTICE;
