import { expect, test } from 'vitest';
import { MemorySign } from './memory-sign.ts';

const ids = Array.from({ length: 5000 }, (_, at) => `match-${at}`);

test('the other side sees every match that is kept, and few of those that are not', () => {
  const mine = new MemorySign();
  const theirs = new MemorySign(mine.buffer);
  const [kept, others] = [ids.slice(0, 1000), ids.slice(1000)];
  for (const id of kept) mine.keep(id);
  expect(kept.filter((id) => !theirs.mayHave(id))).toEqual([]);
  expect(others.filter((id) => theirs.mayHave(id)).length).toBeLessThan(others.length / 10);
});

test('a match that is forgotten leaves those that share its place', () => {
  const sign = new MemorySign();
  for (const id of ids) sign.keep(id);
  for (const id of ids.slice(1)) sign.forget(id);
  expect(sign.mayHave(ids[0] as string)).toBe(true);
  sign.forget(ids[0] as string);
  expect(ids.filter((id) => sign.mayHave(id))).toEqual([]);
});
