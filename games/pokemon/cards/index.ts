/** All cards that can be played, as they are written in `definitions/`: Pokémon by type, Trainers and Energy by kind. */
import { readDefinitions } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';
import { definitionOf, type Printed, printedOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

/** In the order of sets and numbers: where several cards share a name, the name means the first one. */
const written = Object.values(readDefinitions(FOLDER))
  .flatMap((cards) => Object.entries(cards))
  .map(([id, card]) => ({ id, card, place: placeOf(id) }))
  .sort((one, other) => (one.place < other.place ? -1 : 1));

export const CARDS: readonly CardDef[] = written.map(({ id, card }) => definitionOf(id, card));

/** The cards' facts apart from their rules, by their ids. */
export const PRINTED: ReadonlyMap<string, Printed> = new Map(written.map(({ id, card }) => [id, printedOf(card)]));

/** Numbers in ids are compared as numbers: `sv1-13` comes before `sv1-101`. */
function placeOf(id: string): string {
  return id.replace(/\d+/g, (digits) => digits.padStart(4, '0'));
}
