/** All cards and Tokens, as they are written in `definitions/`. */
import { packedDefinitions } from '@praxis/kit/definition-files.ts';
import { ById, lazyList } from '@praxis/kit/lazy.ts';
import { cardsIn } from '@praxis/kit/packed.ts';
import type { CardDef } from './language.ts';
import { definitionOf, type Printed, printedOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

const cards = cardsIn(packedDefinitions(FOLDER));

export const CARDS: readonly CardDef[] = lazyList(cards, ({ id, written }) => definitionOf(id, written));

/** The cards' facts apart from their rules, by their ids. */
export const PRINTED = new ById<Printed>(
  cards,
  lazyList(cards, ({ written }) => printedOf(written)),
);
