/** All cards that can be played, as they are written in `definitions/`. */
import { packedDefinitions } from '@praxis/kit/definition-files.ts';
import { ById, lazyList } from '@praxis/kit/lazy.ts';
import { cardsIn } from '@praxis/kit/packed.ts';
import type { CardDef } from './language.ts';
import { definitionOf, type Printed, printedOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

const cards = cardsIn(packedDefinitions(FOLDER));

export const CARDS: readonly CardDef[] = lazyList(cards, ({ id, written }) => definitionOf(id, written));

/** The cards' printed facts apart from their rules, by card id. */
export const PRINTED = new ById<Printed>(
  cards,
  lazyList(cards, ({ written }) => printedOf(written)),
);

/** The cards with one of these in the JSON of their written form. All others are not even made. */
export function cardsWith(...json: readonly string[]): readonly CardDef[] {
  return cards.flatMap((card, at) => (json.some((each) => card.has(each)) ? [CARDS[at] as CardDef] : []));
}
