/** The definitions as files that people edit. Matches do not need this: they read the cards from `index.ts`. */
import { asDeclared } from '@praxis/kit/canonical.ts';
import type { DefinitionSource } from '@praxis/kit/definition-source.ts';
import { schemaOfFiles } from '@praxis/kit/json-schema.ts';
import { anyOf, complaintsOf, shape } from '@praxis/kit/shape.ts';
import { validate } from './language/validate.ts';
import { type CardDef, SHAPES } from './language.ts';
import { definitionOf, PRINTED, printedOf } from './written.ts';

const printed = shape(PRINTED);
const written = anyOf(SHAPES.map(({ id: _, name, print, ...rules }) => shape({ name, print, ...PRINTED, ...rules })));

export const source: DefinitionSource = {
  folder: new URL('./definitions/', import.meta.url),
  complaints: (id, card) => [...complaintsOf(printed, printedOf(card)), ...validate(definitionOf(id, card))],
  canonical: (_, card) => asDeclared(written, card),
  fileOf: (id, card) => fileOf(definitionOf(id, card)),
  schema: schemaOfFiles('Cards of the Pokémon Trading Card Game', written),
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
