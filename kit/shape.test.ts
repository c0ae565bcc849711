import { expect, test } from 'vitest';
import {
  atLeast,
  type Check,
  either,
  flag,
  isObject,
  isText,
  keyed,
  later,
  listOf,
  mapOf,
  maybe,
  newName,
  oneOf,
  outermost,
  scoped,
  shape,
  text,
  type Variants,
  variants,
  whole,
  wordOrName,
} from './shape.ts';

function wrong(check: Check, value: unknown): readonly string[] {
  const at = outermost();
  check(value, at);
  return at.errors;
}

const card = shape({ name: text, cost: maybe(atLeast(0)), colors: listOf(oneOf('red', 'blue'), 1) });

test('fitting values are accepted', () => {
  expect(wrong(card, { name: 'Ash', colors: ['red'] })).toEqual([]);
  expect(wrong(card, { name: 'Ash', cost: 2, colors: ['red', 'blue'] })).toEqual([]);
});

test.each([
  [7, 'expected an object, not 7'],
  [{ name: '', colors: ['red'] }, 'name: expected words, not ""'],
  [{ name: 'Ash', colors: [] }, 'colors: expected a list of at least 1, not of 0'],
  [{ name: 'Ash', colors: ['red', 'pink'] }, 'colors[1]: expected "red", "blue", not "pink"'],
  [{ name: 'Ash', colors: ['red'], cost: -1 }, 'cost: expected a whole number of at least 0, not -1'],
  [{ name: 'Ash', colors: ['red'], cost: undefined }, 'cost: is undefined, which JSON cannot express'],
  [{ name: 'Ash', colors: ['red'], power: 1 }, 'power: is not a key of the card language here'],
])('%j is complained about', (value, complaint) => {
  expect(wrong(card, value)).toEqual([complaint]);
});

test('forms are distinguished by their look or by a key, also where they contain each other', () => {
  const amount = either(isText, oneOf('X'), whole);
  const effects: Check<Effects> = listOf(later(() => effect));
  const EFFECTS = { draw: { amount }, may: { effects, twice: maybe(flag) } };
  type Effect = Variants<'do', typeof EFFECTS>;
  interface Effects extends ReadonlyArray<Effect> {}
  const effect: Check<Effect> = variants('do', EFFECTS);
  const good: Effect = { do: 'may', effects: [{ do: 'draw', amount: 'X' }], twice: true };
  // @ts-expect-error The compiler knows the same as the check: Y is no amount.
  const bad: Effect = { do: 'may', effects: [{ do: 'draw', amount: 'Y' }] };
  expect(wrong(effect, good)).toEqual([]);
  expect(wrong(effect, bad)).toEqual(['effects[0].amount: expected "X", not "Y"']);
  expect(wrong(effect, { do: 'burn' })).toEqual(['there is no do: "burn"']);
});

test('forms are distinguished by a key that only one of them has', () => {
  const power = keyed({ use: { use: text }, when: shape({ when: text, may: maybe(flag) }) });
  expect(wrong(power, { when: 'dawn', may: true })).toEqual([]);
  expect(wrong(power, { when: 'dawn', use: 'x' })).toEqual(['when: is not a key of the card language here']);
  expect(wrong(power, { may: true })).toEqual(['expected an object with one of the keys use, when, not {"may":true}']);
});

test('maps have keys and values of one kind', () => {
  const levels = mapOf(oneOf('dom', 'pre'), oneOf(1, 2));
  expect(wrong(levels, { dom: 2 })).toEqual([]);
  expect(wrong(levels, { fire: 3 })).toEqual(['fire: expected "dom", "pre", not "fire"', 'fire: expected 1, 2, not 3']);
});

test('a name is known after it was given, and only inside of its scope', () => {
  const given = shape({ as: newName });
  const used = shape({ what: wordOrName('this') });
  const both = listOf(scoped(listOf(either((value) => isObject(value) && 'as' in value, given, used)), 'host'));
  expect(wrong(both, [[{ as: 'it' }, { what: 'the it' }, { what: 'the host' }, { what: 'this' }]])).toEqual([]);
  expect(wrong(both, [[{ as: 'it' }], [{ what: 'the it' }, { what: 'that' }]])).toEqual([
    '[1][0].what: nothing has been chosen under the name "it"',
    '[1][1].what: expected "this" or "the …", not "that"',
  ]);
});
