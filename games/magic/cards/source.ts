/** The definitions as files that people edit. Matches do not need this: they read the cards from `index.ts`. */
import { asDeclared } from '@praxis/kit/canonical.ts';
import type { DefinitionSource } from '@praxis/kit/definition-source.ts';
import { schemaOfFiles } from '@praxis/kit/json-schema.ts';
import { type Check, complaintsOf, shape } from '@praxis/kit/shape.ts';
import { validate } from './language/validate.ts';
import { CARD, type CardDef } from './language.ts';
import { definitionOf, PRINTED, printedOf } from './written.ts';

const printed = shape(PRINTED);
const { id: _, name, ...rules } = CARD;
const written: Check = shape({ name, ...PRINTED, ...rules });

export const source: DefinitionSource = {
  folder: new URL('./definitions/', import.meta.url),
  complaints: (id, card) => [...complaintsOf(printed, printedOf(card)), ...validate(definitionOf(id, card))],
  canonical: (_id, card) => asDeclared(written, card),
  fileOf: (id, card) => fileOf(definitionOf(id, card)),
  schema: schemaOfFiles('Cards of Magic: The Gathering', written),
};

const COLORS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Tokens, emblems and lands by kind, everything else by its color and then by its type. */
function fileOf({ object, types, colors, cost = '' }: CardDef): string {
  if (object !== undefined) return `${object}s.yaml`;
  if (types.includes('land')) return 'lands.yaml';
  const all = colors ?? [...new Set([...cost.matchAll(/[WUBRG]/g)].map(([mark]) => COLORS[mark] as string))];
  const [color = 'colorless', another] = all;
  const type = (['creature', 'planeswalker', 'artifact'] as const).find((each) => types.includes(each)) ?? 'spell';
  return `${another === undefined ? color : 'multicolored'}/${type}s.yaml`;
}
