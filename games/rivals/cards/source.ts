/** The definitions as files that people edit. Matches do not need this: they read the cards from `index.ts`. */
import type { DefinitionSource } from '@praxis/kit/definition-source.ts';
import { validate } from './language/validate.ts';
import type { CardDef } from './language.ts';
import { definitionOf } from './written.ts';

export const source: DefinitionSource = {
  folder: new URL('./definitions/', import.meta.url),
  complaints: (id, written) => validate(definitionOf(id, written)),
  canonical: (_, { name = '', names, note, kind = '', ...rest }) => ({
    name,
    ...(names === undefined ? {} : { names }),
    ...(note === undefined ? {} : { note }),
    kind,
    ...rest,
  }),
  fileOf: (id, written) => fileOf(definitionOf(id, written)),
};

/** Vampires by clan, Library cards by type, the others by their kind. */
function fileOf({ kind, clan, types = [], subtypes = [] }: CardDef): string {
  if (kind === 'vampire') return `vampires/${clan}.yaml`;
  if (kind !== 'library') return kind === 'city' ? 'city.yaml' : `${kind}s.yaml`;
  if (types.includes('attack')) return 'library/attacks.yaml';
  if (types.includes('reaction')) return 'library/reactions.yaml';
  if (types.includes('influence modifier')) return 'library/modifiers.yaml';
  const [subtype] = (['scheme', 'conspiracy', 'title', 'ongoing'] as const).filter((each) => subtypes.includes(each));
  return `library/${{ scheme: 'schemes', conspiracy: 'conspiracies', title: 'titles', ongoing: 'ongoing', none: 'actions' }[subtype ?? 'none']}.yaml`;
}
