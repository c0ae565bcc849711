import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copied, differenceOf, type Patch, patched, patchedInPlace } from './patch.ts';

/** Plain data as it arrives after its way as JSON. */
const data = fc.jsonValue().filter((value) => JSON.stringify(value).length < 2_000);
const sent = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch;

test('a patched value equals the new one, for any data', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const plainBefore = JSON.parse(JSON.stringify(before)) as unknown;
      const plainAfter = JSON.parse(JSON.stringify(after)) as unknown;
      const patch = differenceOf(plainBefore, plainAfter);
      expect(patch ? patched(plainBefore, sent(patch)) : plainBefore).toEqual(plainAfter);
      expect(patch ? patchedInPlace(plainBefore, sent(patch)) : plainBefore).toEqual(plainAfter);
    }),
  );
});

test('only differences are sent', () => {
  const before = { seats: { 0: { pool: 30, hand: [1, 2] }, 1: { pool: 30 } }, edge: 1, phase: 'master' };
  const after = { seats: { 0: { pool: 28, hand: [1, 2] }, 1: { pool: 30 } }, edge: undefined, phase: 'master' };
  expect(differenceOf(before, after)).toEqual({
    at: { edge: null, seats: { at: { 0: { at: { pool: { set: 28 } } } } } },
  });
  expect(differenceOf(before, structuredClone(before))).toBeUndefined();
});

test('the old value stays as it was, and untouched parts are shared', () => {
  const before = { a: { b: 1 }, c: { d: 2 } };
  const after = patched(before, { at: { a: { at: { b: { set: 3 } } } } }) as typeof before;
  expect(before.a.b).toBe(1);
  expect(after).toEqual({ a: { b: 3 }, c: { d: 2 } });
  expect(after.c).toBe(before.c);
});

test('in place, the old value becomes the new one, but a frozen part, which others may have, is replaced', () => {
  const shared = Object.freeze({ counters: 1 });
  const before = { cards: [shared, { counters: 2 }], edge: 1 };
  const { cards } = before;
  const patch = { at: { cards: { at: { 0: { at: { counters: { set: 3 } } }, 1: { at: { counters: { set: 4 } } } } } } };
  const after = patchedInPlace(before, patch);
  expect(after).toBe(before);
  expect(before).toEqual({ cards: [{ counters: 3 }, { counters: 4 }], edge: 1 });
  expect(before.cards).toBe(cards);
  expect(shared).toEqual({ counters: 1 });
});

test('a name that objects inherit is a key like any other', () => {
  const after = JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}') as unknown;
  const patch = differenceOf({}, after);
  expect(JSON.stringify(patched({}, sent(patch as Patch)))).toBe(JSON.stringify(after));
});

test('a copy is equal and shares nothing, for any names of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(copied(value))).toBe(JSON.stringify(value));
    }),
  );
  const value = JSON.parse('{"__proto__": {"x": [1, {"y": 2}]}, "list": [{"z": 3}]}') as { list: { z: number }[] };
  const copy = copied(value);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
  (value.list[0] as { z: number }).z = 4;
  expect(copy.list).toEqual([{ z: 3 }]);
});

test('a copy shares frozen objects, so that the same one shows at once as unchanged', () => {
  const frozen = Object.freeze({ handle: 1 });
  const copy = copied({ cards: { 1: frozen, 2: { handle: 2 } } });
  expect(copy.cards[1]).toBe(frozen);
  expect(differenceOf(copy, { cards: { 1: frozen, 2: { handle: 3 } } })).toEqual({
    at: { cards: { at: { 2: { at: { handle: { set: 3 } } } } } },
  });
});

test('keys in another order, or undefined under the same keys, are no difference or a removal', () => {
  expect(differenceOf({ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 })).toBeUndefined();
  expect(differenceOf({ a: 1, b: undefined }, { a: undefined, b: 2 })).toEqual({ at: { a: null, b: { set: 2 } } });
  expect(differenceOf({ a: undefined }, { a: undefined })).toBeUndefined();
});
