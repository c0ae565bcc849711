/** All cards, as they are written in `definitions/`: vampires and Library cards by clan and type, Havens, Agendas and the City. */
import { packedDefinitions } from '@praxis/kit/definition-files.ts';
import { ById, lazyList } from '@praxis/kit/lazy.ts';
import { cardsIn } from '@praxis/kit/packed.ts';
import type { CardDef } from './language.ts';
import { definitionOf, type Printed, printedOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

/** In the order of their ids, so that a number means the same card wherever its definition is. */
const cards = cardsIn(packedDefinitions(FOLDER)).toSorted((one, other) => (one.id < other.id ? -1 : 1));

export const CARDS: readonly CardDef[] = lazyList(cards, ({ id, written }) => definitionOf(id, written));

/** The cards' facts apart from their rules, by their ids. */
export const PRINTED = new ById<Printed>(
  cards,
  lazyList(cards, ({ written }) => printedOf(written)),
);
