import { expect, test } from 'vitest';
import { schemaOfFiles } from './json-schema.ts';
import {
  type Check,
  flag,
  later,
  listOf,
  mapOf,
  maybe,
  oneOf,
  shape,
  text,
  variants,
  whole,
  wordOrName,
} from './shape.ts';

test('A schema describes the values that the checks accept, and each object once', () => {
  const effects: Check = later(() => listOf(effect));
  const effect = variants('do', { draw: { amount: whole, who: wordOrName('you') }, may: { effects } });
  const card = shape({ name: text, kind: maybe(oneOf('a', 'b')), words: maybe(mapOf(text, flag)), effects });
  expect(schemaOfFiles('Cards', card)).toEqual({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Cards',
    type: 'object',
    additionalProperties: { $ref: '#/definitions/1' },
    definitions: {
      1: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          kind: { enum: ['a', 'b'] },
          words: { type: 'object', additionalProperties: { enum: [true] } },
          effects: { type: 'array', items: { anyOf: [{ $ref: '#/definitions/2' }, { $ref: '#/definitions/3' }] } },
        },
        required: ['name', 'effects'],
        additionalProperties: false,
      },
      2: {
        type: 'object',
        properties: {
          do: { enum: ['draw'] },
          amount: { type: 'integer' },
          who: { anyOf: [{ enum: ['you'] }, { type: 'string', pattern: '^the ' }] },
        },
        required: ['do', 'amount', 'who'],
        additionalProperties: false,
      },
      3: {
        type: 'object',
        properties: {
          do: { enum: ['may'] },
          effects: { type: 'array', items: { anyOf: [{ $ref: '#/definitions/2' }, { $ref: '#/definitions/3' }] } },
        },
        required: ['do', 'effects'],
        additionalProperties: false,
      },
    },
  });
});
