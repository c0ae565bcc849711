import { expect, test } from 'vitest';
import { asDeclared } from './canonical.ts';
import {
  type Check,
  chosenName,
  either,
  isText,
  later,
  listOf,
  mapOf,
  maybe,
  oneOf,
  shape,
  text,
  variants,
  whole,
} from './shape.ts';

const effects: Check<readonly unknown[]> = later(() => listOf(effect));
const effect: Check = variants('do', {
  draw: { amount: whole, from: maybe(text) },
  damage: { amount: whole, to: either(isText, oneOf('all'), shape({ kind: text, on: maybe(chosenName) })) },
  may: { effects, else: maybe(effects) },
});
const card = shape({
  name: text,
  words: maybe(mapOf(oneOf('a', 'b'), text)),
  cost: maybe(either(isText, text, shape({ mana: whole, life: maybe(whole) }))),
  effects,
  tags: maybe(listOf(text)),
});

const written = (value: unknown): string => JSON.stringify(asDeclared(card, value));

test('keys are in the order of their declaration, at any depth', () => {
  const effect = { effects: [{ from: 'deck', amount: 2, do: 'draw' }], do: 'may' };
  expect(written({ effects: [effect], cost: { life: 1, mana: 2 }, name: 'Ash' })).toBe(
    '{"name":"Ash","cost":{"mana":2,"life":1},"effects":[{"do":"may","effects":[{"do":"draw","amount":2,"from":"deck"}]}]}',
  );
});

test('empty lists are left out where they may be', () => {
  expect(written({ name: 'Ash', tags: [], effects: [] })).toBe('{"name":"Ash","effects":[]}');
});

test('the keys of a map keep their order: it may be the printed one', () => {
  expect(written({ words: { b: 'B', a: 'A' }, name: 'Ash' })).toBe('{"name":"Ash","words":{"b":"B","a":"A"}}');
});

test('a part that refers to a name given elsewhere is known all the same', () => {
  expect(written({ name: 'Ash', effects: [{ to: { on: 'target', kind: 'Aura' }, do: 'damage', amount: 1 }] })).toBe(
    '{"name":"Ash","effects":[{"do":"damage","amount":1,"to":{"kind":"Aura","on":"target"}}]}',
  );
});

test('undeclared keys stay, behind the rest', () => {
  expect(written({ tag: 1, effects: 'none', name: 'Ash' })).toBe('{"name":"Ash","effects":"none","tag":1}');
});
