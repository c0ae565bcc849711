/** The written form as a JSON schema, for editors. */
import { type Schema, schemaOfFiles } from '@praxis/kit/json-schema.ts';
import { type Check, listOf, mapOf, maybe, oneOf, shape, text } from '@praxis/kit/shape.ts';
import { disciplineLevel } from './language/terms.ts';
import { TIMES } from './language/times.ts';
import { CARD } from './language.ts';
import { PRINTED } from './written.ts';

const { id: _id, kind: _kind, variants: _variants, name: _name, ...rest } = CARD;
const rules = { ...rest, disciplines: maybe(listOf(disciplineLevel)) };
const written: Check = shape({
  name: text,
  ...PRINTED,
  kind: maybe(oneOf('imbued')),
  ...rules,
  variants: maybe(mapOf(text, shape({ name: maybe(text), ...rules }))),
});

export const schema: Schema = shortened(schemaOfFiles('Cards of Vampire: The Eternal Struggle', written)) as Schema;

/** Applies the short forms of written definitions: effects, the kind of an action, the steps of a time. */
function shortened(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(shortened);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => [key, shortened(value)]);
  const object = Object.fromEntries(entries) as { required?: string[]; properties?: Record<string, Schema> };
  const { required, properties } = object;
  if (!required || !properties) return object;
  const isWay = 'effects' in properties && !('do' in properties);
  const isAction = 'hunt' in properties && 'stealth' in properties;
  return {
    ...object,
    required: required.filter((key) => !(isWay && key === 'effects') && !(isAction && key === 'kind')),
    properties:
      properties.when?.type === 'array'
        ? { ...properties, when: { anyOf: [{ enum: Object.keys(TIMES) }, properties.when] } }
        : properties,
  };
}
