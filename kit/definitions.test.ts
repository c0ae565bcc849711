import { Mistake } from '@praxis/engine';
import { expect, test } from 'vitest';
import { children, nodesWith, validation } from './definitions.ts';
import { atLeast, type Check, complain, type Infer, maybe, shape, text } from './shape.ts';

const CARD = { name: text, cost: maybe(atLeast(0)), data: maybe((() => {}) as Check<unknown>) };
const { validate, requireValid } = validation(shape(CARD), ({ name, cost = 0 }: Infer<typeof CARD>, at) => {
  if (cost > name.length) complain(at, 'costs more than it has letters');
});

test('a definition is checked for its shape, then for its sense, then for JSON', () => {
  expect(validate({ name: 'Ash', cost: 3 })).toEqual([]);
  expect(validate('Ash')).toEqual(['expected an object, not "Ash"']);
  expect(validate({ name: 'Ash', cost: -1 })).toEqual(['cost: expected a whole number of at least 0, not -1']);
  expect(validate({ name: 'Ash', cost: 4 })).toEqual(['costs more than it has letters']);
  expect(validate({ name: 'Ash', data: new Date(0) })).toEqual(['changes when it is written as JSON']);
});

test('unusable definitions are refused by name', () => {
  const good = { name: 'Ash' };
  expect(requireValid(good)).toBe(good);
  expect(() => requireValid({ name: 'Ash', cost: 4 })).toThrow(
    new Mistake('Ash cannot be used: costs more than it has letters.'),
  );
  expect(() => requireValid(7)).toThrow('A card cannot be used: expected an object, not 7.');
});

test('nodes are found anywhere, the outer before the inner', () => {
  const inner = { do: 'draw' };
  const outer = { do: 'may', effects: [inner], cost: { mana: 2 } };
  expect(children(outer)).toEqual(['may', [inner], { mana: 2 }]);
  expect(nodesWith<typeof inner>('do', { modes: [{ effects: [outer] }] })).toEqual([outer, inner]);
  expect(nodesWith('do', 'words')).toEqual([]);
});
