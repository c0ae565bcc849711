import { expect, test } from 'vitest';
import { greatestFitting } from './fit.ts';

/** How many layouts it takes to find the size. */
function tried(most: number, start: number, limit: number): { readonly found: number; readonly tries: number } {
  let tries = 0;
  const found = greatestFitting(most, start, (steps) => {
    tries++;
    return steps <= limit;
  });
  return { found, tries };
}

test('the greatest size that fits is found from every start', () => {
  for (let limit = 0; limit <= 20; limit++)
    for (let start = 0; start <= 20; start++) expect(tried(20, start, limit).found).toBe(limit);
});

test('if everything fits it is the greatest there is, if nothing does the least', () => {
  expect(tried(20, 3, 99).found).toBe(20);
  expect(tried(20, 3, -1).found).toBe(0);
  expect(tried(0, 0, -1).found).toBe(0);
});

test('a size that has not changed takes two looks', () => {
  expect(tried(32, 11, 11).tries).toBe(2);
  expect(tried(32, 0, 17).tries).toBeLessThan(9);
});
