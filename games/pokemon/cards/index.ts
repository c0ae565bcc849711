/** All cards that can be played, as they are written in `definitions/`: Pokémon by type, Trainers and Energy by kind. */
import { readDefinitions } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';
import { definitionOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

/** In the order of sets and numbers: where several cards have a name, the first one is meant. */
const { compare } = new Intl.Collator('en', { numeric: true });

export const CARDS: readonly CardDef[] = Object.values(readDefinitions(FOLDER))
  .flatMap((cards) => Object.entries(cards))
  .sort(([one], [other]) => compare(one, other))
  .map(([id, written]) => definitionOf(id, written));
