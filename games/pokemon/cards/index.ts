/** All cards that can be played, as they are written in `definitions/`: Pokémon by type, Trainers and Energy by kind. */
import { readDefinitions } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';
import { definitionOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

/** In the order of sets and numbers: where several cards have a name, the first one is meant. */
export const CARDS: readonly CardDef[] = Object.values(readDefinitions(FOLDER))
  .flatMap((cards) => Object.entries(cards))
  .map(([id, written]) => ({ place: placeOf(id), def: definitionOf(id, written) }))
  .sort((one, other) => (one.place < other.place ? -1 : 1))
  .map(({ def }) => def);

/** Numbers in ids are compared as numbers: `sv1-13` comes before `sv1-101`. */
function placeOf(id: string): string {
  return id.replace(/\d+/g, (digits) => digits.padStart(4, '0'));
}
