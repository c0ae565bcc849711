import { expect, test } from 'vitest';
import { withoutAccents, withoutHeaps } from './letters.ts';

test('accents are taken from letters, whichever way they were typed', () => {
  expect(withoutAccents('Théo Álvaro – Łódź')).toBe('Theo Alvaro – Łodz');
  expect(withoutAccents('The\u0301o')).toBe('Theo');
});

test('a letter keeps as many marks as any language puts on one, and no more', () => {
  expect(withoutHeaps(`a${'\u0301'.repeat(30)}b`)).toBe(`a${'\u0301'.repeat(30)}b`);
  expect(withoutHeaps(`a${'\u0301'.repeat(20)}${'\u0316'.repeat(20)}b`)).toBe(
    `a${'\u0301'.repeat(20)}${'\u0316'.repeat(10)}b`,
  );
});

test('heaps of marks cost no more than a long text does', () => {
  const heap = `a${'\u0301'.repeat(24_400)}${'\u0316'.repeat(24_400)}`;
  const from = process.threadCpuUsage();
  expect(withoutAccents(heap)).toBe('a');
  const { user, system } = process.threadCpuUsage(from);
  // About 3 ms; it took more than ten seconds to normalise the heap as it was.
  expect((user + system) / 1000).toBeLessThan(500);
});
