/** The definitions as files that people edit. Matches do not need this: they read the cards from `index.ts`. */
import type { DefinitionSource } from '@praxis/kit/definition-source.ts';
import { validate } from './language/validate.ts';
import type { CardDef } from './language.ts';
import { definitionOf } from './written.ts';

export const source: DefinitionSource = {
  folder: new URL('./definitions/', import.meta.url),
  complaints: (id, written) => validate(definitionOf(id, written)),
  canonical: (_, { name = '', passcode, alternates, names, note, ...rest }) => ({
    name,
    ...(passcode === undefined ? {} : { passcode }),
    ...(alternates === undefined ? {} : { alternates }),
    ...(names === undefined ? {} : { names }),
    ...(note === undefined ? {} : { note }),
    ...rest,
  }),
  fileOf: (id, written) => fileOf(definitionOf(id, written)),
};

/** As players sort their collections: monsters by kind, Spells and Traps by their icons. */
function fileOf({ kind, frame, icon, scale, token, effects, abilities = [] }: CardDef): string {
  if (token) return 'tokens.yaml';
  if (kind !== 'monster') return `${kind}s/${icon}.yaml`;
  if (scale !== undefined) return 'monsters/pendulum.yaml';
  if (frame !== 'effect') return `monsters/${frame}.yaml`;
  if (abilities.includes('tuner')) return 'monsters/tuners.yaml';
  if (abilities.length > 0) return 'monsters/flip-gemini-spirit-toon-union.yaml';
  const triggers = (effects ?? []).some((each) => each.kind === 'trigger');
  return triggers ? 'monsters/effect-triggers.yaml' : 'monsters/effect.yaml';
}
