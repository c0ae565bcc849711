import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, randomBelow, randomFrom, shuffle } from './random.ts';

/** The chi-square statistic of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A bound that chance passes once in a million times, after Wilson and Hilferty. */
function bound(degrees: number): number {
  return degrees * (1 - 2 / (9 * degrees) + 4.75 * Math.sqrt(2 / (9 * degrees))) ** 3;
}

describe('A number by chance', () => {
  test('is uniform, also where the words of the stream do not divide evenly', () => {
    for (const below of [2, 3, 6, 7, 10, 52, 90]) {
      const random = randomFrom(`uniform ${below}`);
      const counts = Array.from({ length: below }, () => 0);
      for (let draws = 0; draws < below * 2_000; draws++) counts[randomBelow(random, below)]!++;
      expect(chiSquare(counts), `below ${below}`).toBeLessThan(bound(below - 1));
    }
  });

  test('is unbiased where taking the remainder would favour the low numbers', () => {
    // Below three quarters of the range, a plain remainder would give the lowest third twice as often as the others.
    const below = 0xc000_0000;
    const random = randomFrom('bias');
    const counts = [0, 0, 0];
    for (let draws = 0; draws < 9_000; draws++) counts[Math.floor((randomBelow(random, below) / below) * 3)]!++;
    expect(chiSquare(counts)).toBeLessThan(bound(2));
  });

  test('is in its range, and the same from the same place in the stream', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1_000_000 }), fc.nat(2_000), (seed, below, used) => {
        const number = randomBelow({ ...randomFrom(seed), used }, below);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(below);
        expect(randomBelow({ ...randomFrom(seed), used }, below)).toBe(number);
      }),
    );
  });

  test('does not repeat after a block of the stream, nor mix up two streams used by turns', () => {
    const alone = randomFrom('alone');
    const numbers = Array.from({ length: 2_000 }, () => randomBelow(alone, 1 << 30));
    expect(new Set(numbers).size).toBeGreaterThan(1_990);
    const [one, two] = [randomFrom('alone'), randomFrom('another')];
    const byTurns = Array.from({ length: 2_000 }, () => {
      randomBelow(two, 5);
      return randomBelow(one, 1 << 30);
    });
    expect(byTurns).toEqual(numbers);
  });

  test('is not drawn below nothing', () => {
    for (const below of [0, -1, Number.NaN]) expect(() => randomBelow(randomFrom('x'), below)).toThrow(RangeError);
  });

  test("is the scenario's script, then the stream", () => {
    const random = { ...randomFrom('scripted'), scripted: [3, 0] };
    const stream = randomBelow(randomFrom('scripted'), 6);
    expect([randomBelow(random, 6), randomBelow(random, 2), randomBelow(random, 6)]).toEqual([3, 0, stream]);
    expect(() => randomBelow({ ...randomFrom('scripted'), scripted: [6] }, 6)).toThrow('Scripted luck 6');
    expect(() => randomBelow({ ...randomFrom('scripted'), scripted: [0.5] }, 6)).toThrow('Scripted luck 0.5');
  });
});

describe('A shuffle', () => {
  test('gives every order the same chance', () => {
    const random = randomFrom('orders');
    const counts = new Map<string, number>();
    for (let deals = 0; deals < 24_000; deals++) {
      const items = [...'abcd'];
      shuffle(random, items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(23));
  });

  test('puts every card of a large deck everywhere equally often', () => {
    const random = randomFrom('deck');
    const size = 90;
    const firsts = Array.from({ length: size }, () => 0);
    const lasts = Array.from({ length: size }, () => 0);
    for (let deals = 0; deals < 9_000; deals++) {
      const deck = Array.from({ length: size }, (_, index) => index);
      shuffle(random, deck);
      firsts[deck[0] as number]!++;
      lasts[deck[size - 1] as number]!++;
    }
    expect(chiSquare(firsts)).toBeLessThan(bound(size - 1));
    expect(chiSquare(lasts)).toBeLessThan(bound(size - 1));
  });

  test('keeps all items, and leaves scripted luck alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (seed, items) => {
        const shuffled = [...items];
        shuffle(randomFrom(seed), shuffled);
        expect(shuffled.sort()).toEqual([...items].sort());
      }),
    );
    const random = { ...randomFrom('scripted'), scripted: [1, 2] };
    const items = [...'abcdef'];
    const same = [...items];
    shuffle(random, items);
    shuffle(randomFrom('scripted'), same);
    expect(items).toEqual(same);
    expect(random.scripted).toEqual([1, 2]);
  });
});

test('A fingerprint is short and differs for different data', () => {
  expect(hashOf({ a: 1 })).toMatch(/^[0-9a-f]{32}$/);
  expect(hashOf({ a: 1 })).toBe(hashOf({ a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
});
