import { readFileSync } from 'node:fs';
import { complaintsAbout, filesOf, strayFiles } from '@praxis/kit/definition-source.ts';
import { expect, test } from 'vitest';
import { CARDS } from './index.ts';
import { validate } from './language/validate.ts';
import { source } from './source.ts';

test('every definition can be carried out by the rules; one that cannot is named with its file and line', () => {
  expect(complaintsAbout(source)).toEqual([]);
});

test('every definition is in the one file where it belongs: scripts/definitions.ts changes nothing', () => {
  expect(strayFiles(source)).toEqual([]);
  for (const [path, text] of filesOf(source))
    expect(readFileSync(new URL(path, source.folder), 'utf8'), path).toBe(text);
});

test('wording that the rules do not know is refused', () => {
  const potion = CARDS.find(({ name }) => name === 'Potion') as object;
  expect(validate({ ...potion, effects: [{ do: 'heel', amount: 30, on: 'self' }] })).not.toEqual([]);
  expect(validate({ ...potion, effects: [{ do: 'heal', amount: 30, on: 'self', often: true }] })).not.toEqual([]);
  expect(validate({ ...potion, effects: [{ do: 'heal', on: 'self' }] })).not.toEqual([]);
  expect(validate({ ...potion, kind: 'Spell' })).not.toEqual([]);
});
