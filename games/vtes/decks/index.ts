/** Decks to play with. */
import type { CardDef } from '../cards/language.ts';
import { FIFTH_DECKS } from './fifth.ts';

export type Deck = Readonly<Record<string, number>>;

export const STARTER_DECKS: Readonly<Record<string, Deck>> = FIFTH_DECKS;

/** What stands in a deck for a card that is not defined yet. It cannot be played. */
export const BLANK_NAME = 'Blank';

/** A starter deck as it can be played now: cards that are not defined yet are replaced by blanks, one for one. */
export function deckOf(name: string, defs: readonly CardDef[]): Deck {
  const deck = STARTER_DECKS[name];
  if (!deck) throw new RangeError(`There is no deck "${name}"; there are ${Object.keys(STARTER_DECKS).join(', ')}.`);
  const names = new Set(defs.map((def) => def.name));
  const playable: Record<string, number> = {};
  for (const [card, count] of Object.entries(deck)) {
    const known = names.has(card) ? card : BLANK_NAME;
    playable[known] = (playable[known] ?? 0) + count;
  }
  return playable;
}

/** The starter decks in turn for so many seats. */
export function decksFor(seats: number, defs: readonly CardDef[]): Deck[] {
  const names = Object.keys(STARTER_DECKS);
  return Array.from({ length: seats }, (_, seat) => deckOf(names[seat % names.length] as string, defs));
}

/** A deck of which only the vampires can do anything, for measuring the rules without cards. */
export function blankDeck(): Deck {
  const [first] = Object.values(STARTER_DECKS);
  const crypt = Object.entries(first as Deck).slice(0, CRYPT_NAMES);
  return { ...Object.fromEntries(crypt), [BLANK_NAME]: 60 };
}

/** The starter decks list nine crypt cards first. */
const CRYPT_NAMES = 9;
