/** All cards that can be played, as they are written in `definitions/`: Pokémon by type, Trainers and Energy by kind. */
import { packedDefinitions } from '@praxis/kit/definition-files.ts';
import { ById, lazyList } from '@praxis/kit/lazy.ts';
import { cardsIn } from '@praxis/kit/packed.ts';
import type { CardDef } from './language.ts';
import { definitionOf, type Printed, printedOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

/** In the order of sets and numbers: where several cards share a name, the name means the first one. */
const cards = cardsIn(packedDefinitions(FOLDER))
  .map((card) => ({ card, place: placeOf(card.id) }))
  .sort((one, other) => (one.place < other.place ? -1 : 1))
  .map(({ card }) => card);

export const CARDS: readonly CardDef[] = lazyList(cards, ({ id, written }) => definitionOf(id, written));

/** The cards' facts apart from their rules, by their ids. */
export const PRINTED = new ById<Printed>(
  cards,
  lazyList(cards, ({ written }) => printedOf(written)),
);

/** Numbers in ids are compared as numbers: `sv1-13` comes before `sv1-101`. */
function placeOf(id: string): string {
  return id.replace(/\d+/g, (digits) => digits.padStart(4, '0'));
}
