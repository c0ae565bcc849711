/** The definitions as files that people edit. Matches do not need this: they read the cards from `index.ts`. */
import type { DefinitionSource } from '@praxis/kit/definition-source.ts';
import { validate } from './language/validate.ts';
import type { CardDef } from './language.ts';
import { definitionOf } from './written.ts';

export const source: DefinitionSource = {
  folder: new URL('./definitions/', import.meta.url),
  complaints: (id, written) => validate(definitionOf(id, written)),
  canonical: (_, { name = '', print, names, note, ...rest }) => ({
    name,
    ...(print === undefined ? {} : { print }),
    ...(names === undefined ? {} : { names }),
    ...(note === undefined ? {} : { note }),
    ...rest,
  }),
  fileOf: (id, written) => fileOf(definitionOf(id, written)),
};

const COLORS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Tokens, emblems and lands by what they are, everything else by its color and then by its type. */
function fileOf({ object, types, colors, cost = '' }: CardDef): string {
  if (object !== undefined) return `${object}s.yaml`;
  if (types.includes('land')) return 'lands.yaml';
  const all = colors ?? [...new Set([...cost.matchAll(/[WUBRG]/g)].map(([mark]) => COLORS[mark] as string))];
  const [color = 'colorless', another] = all;
  const type = (['creature', 'planeswalker', 'artifact'] as const).find((each) => types.includes(each)) ?? 'spell';
  return `${another === undefined ? color : 'multicolored'}/${type}s.yaml`;
}
