/** The definitions as files that people edit. Matches do not need this: they read the cards from `index.ts`. */
import type { DefinitionSource } from '@praxis/kit/definition-source.ts';
import { validate } from './language/validate.ts';
import type { CardDef } from './language.ts';
import { definitionOf } from './written.ts';

export const source: DefinitionSource = {
  folder: new URL('./definitions/', import.meta.url),
  complaints: (id, written) => validate(definitionOf(id, written)),
  canonical: (_, { name = '', print = '', ...rest }) => ({ name, print, ...rest }),
  fileOf: (id, written) => fileOf(definitionOf(id, written)),
};

/** Pokémon by the first of their types, Trainers and Energy by their kind. */
function fileOf(def: CardDef): string {
  if (def.kind === 'Pokémon') return `pokemon/${spelled(def.types[0] ?? 'none')}.yaml`;
  const [first = '', second] = def.kind.split(' ');
  return second === 'Energy' ? `energy/${spelled(first)}.yaml` : `trainers/${spelled(def.kind)}.yaml`;
}

function spelled(word: string): string {
  return word.toLowerCase().replaceAll(' ', '-');
}
