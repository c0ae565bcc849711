/** Decks that everybody can play: ids of cards with their numbers. */
import { CARDS } from '../cards/index.ts';
import { FIRST_DECKS } from './first.ts';
import { PRINTED_DECKS } from './printed.ts';

export interface OfferedDeck {
  readonly id: string;
  readonly name: string;
  readonly deck: Readonly<Record<string, number>>;
}

const ids = new Set(CARDS.map(({ id }) => id));

/** Only decks of which every card can be played are offered. */
export const DECKS: readonly OfferedDeck[] = [...PRINTED_DECKS, ...FIRST_DECKS].filter(({ deck }) =>
  Object.keys(deck).every((id) => ids.has(id)),
);

export function deckOf(id: string): Readonly<Record<string, number>> {
  const found = DECKS.find((each) => each.id === id);
  if (!found) throw new RangeError(`There is no deck "${id}"; there are ${DECKS.map((each) => each.id).join(', ')}.`);
  return found.deck;
}
