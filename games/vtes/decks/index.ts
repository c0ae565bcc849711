/** Decks to play with. */
import type { CardDef } from '../cards/language.ts';
import { FIFTH_DECKS } from './fifth.ts';
import type { Knowledge } from './knowledge.ts';
import { type DeckList, EMPTY_DECK, type Entry, type UnknownEntry } from './list.ts';
import { PRECONSTRUCTED_DECKS } from './preconstructed.ts';

export type Deck = Readonly<Record<string, number>>;

/** The id by which hosts know an offered deck. */
export function idOfDeck(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}

export const STARTER_DECKS: Readonly<Record<string, Deck>> = FIFTH_DECKS;

/** A deck's entry for a card that is not defined yet. It cannot be played. */
export const BLANK_NAME = 'Blank';

/** A starter deck as it can be played now: cards that are not defined yet are replaced by blanks, one for one. */
export function deckOf(name: string, defs: readonly CardDef[]): Deck {
  const deck = STARTER_DECKS[name] ?? PRECONSTRUCTED_DECKS[name]?.deck;
  if (!deck) throw new RangeError(`There is no deck "${name}"; there are ${Object.keys(STARTER_DECKS).join(', ')}.`);
  const names = new Set(defs.flatMap((def) => [def.name, def.id]));
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

/** A starter deck as a list that can be checked and written, by its name in any case; undefined if there is none. */
export function starterList(name: string, knowledge: Knowledge): DeckList | undefined {
  const found = Object.keys({ ...STARTER_DECKS, ...PRECONSTRUCTED_DECKS }).find(
    (each) => each.toLowerCase() === name.toLowerCase(),
  );
  if (found === undefined) return undefined;
  const cards: Entry[] = [];
  const unknown: UnknownEntry[] = [];
  for (const [card, count] of Object.entries(STARTER_DECKS[found] ?? (PRECONSTRUCTED_DECKS[found]?.deck as Deck))) {
    const named = knowledge.named(card);
    const known = named.find(({ group }) => group === undefined || group === STARTER_GROUP) ?? named[0];
    if (known) cards.push({ card: known, count });
    else unknown.push({ name: card, count, part: 'library' });
  }
  return { ...EMPTY_DECK, name: found, cards, unknown };
}

/** All vampires of the Fifth Edition's starter decks are of this group. */
const STARTER_GROUP = 6;
