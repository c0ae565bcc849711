import { expect, test } from 'vitest';
import { CARDS } from './index.ts';
import { validate } from './language/validate.ts';

test('every definition says what the rules can carry out', () => {
  expect(CARDS.flatMap((def) => validate(def).map((error) => `${def.name} (${def.id}): ${error}`))).toEqual([]);
});

test('no two definitions have the same id', () => {
  const ids = CARDS.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('wording that the rules do not know is refused', () => {
  const potion = CARDS.find(({ name }) => name === 'Potion') as object;
  expect(validate({ ...potion, effects: [{ do: 'heel', amount: 30, on: 'self' }] })).not.toEqual([]);
  expect(validate({ ...potion, effects: [{ do: 'heal', amount: 30, on: 'self', often: true }] })).not.toEqual([]);
  expect(validate({ ...potion, effects: [{ do: 'heal', on: 'self' }] })).not.toEqual([]);
  expect(validate({ ...potion, kind: 'Spell' })).not.toEqual([]);
});
