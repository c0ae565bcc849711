import { expect, test } from 'vitest';
import {
  atLeast,
  type Check,
  either,
  flag,
  isText,
  listOf,
  maybe,
  oneOf,
  outermost,
  shape,
  text,
  variants,
  whole,
} from './shape.ts';

function wrong(check: Check, value: unknown): readonly string[] {
  const at = outermost();
  check(value, at);
  return at.errors;
}

const card = shape({ name: text, cost: maybe(atLeast(0)), colors: listOf(oneOf('red', 'blue'), 1) });

test('what fits is accepted', () => {
  expect(wrong(card, { name: 'Ash', colors: ['red'] })).toEqual([]);
  expect(wrong(card, { name: 'Ash', cost: 2, colors: ['red', 'blue'] })).toEqual([]);
});

test.each([
  [7, 'expected an object, not 7'],
  [{ name: '', colors: ['red'] }, 'name: expected words, not ""'],
  [{ name: 'Ash', colors: [] }, 'colors: expected a list of at least 1, not of 0'],
  [{ name: 'Ash', colors: ['red', 'pink'] }, 'colors[1]: expected "red", "blue", not "pink"'],
  [{ name: 'Ash', colors: ['red'], cost: -1 }, 'cost: expected a whole number of at least 0, not -1'],
  [{ name: 'Ash', colors: ['red'], cost: undefined }, 'cost: is undefined, which JSON cannot say'],
  [{ name: 'Ash', colors: ['red'], power: 1 }, 'power: is not a key of the card language here'],
])('%j is complained about', (value, complaint) => {
  expect(wrong(card, value)).toEqual([complaint]);
});

test('forms are told apart by what they look like or by a key, also where they contain each other', () => {
  const amount: Check = either(isText, oneOf('X'), whole);
  const effect: Check = variants('do', () => ({
    draw: { amount },
    may: { effects: listOf(effect), twice: maybe(flag) },
  }));
  expect(wrong(effect, { do: 'may', effects: [{ do: 'draw', amount: 'X' }], twice: true })).toEqual([]);
  expect(wrong(effect, { do: 'may', effects: [{ do: 'draw', amount: 'Y' }] })).toEqual([
    'effects[0].amount: expected "X", not "Y"',
  ]);
  expect(wrong(effect, { do: 'burn' })).toEqual(['there is no do: "burn"']);
});
