import { expect, test } from 'vitest';
import { addTokens, noTokens, takeTokens, tokensIn, tokensOf } from './tokens.ts';

test('tokens are counted by colour', () => {
  const tokens = tokensOf(3, 1, 4);
  addTokens(tokens, [2, 0, 1]);
  expect(tokens).toEqual([2, 4, 1]);
  expect(tokensIn(tokens)).toBe(7);
  expect(tokensIn(noTokens(4))).toBe(0);
});

test('one colour goes first, or last after those that sit behind it', () => {
  const first = [2, 3, 4];
  expect(takeTokens(first, 4, { colour: 1, goes: 'first' })).toEqual([0, 3, 1]);
  expect(first).toEqual([2, 0, 3]);
  const last = [2, 3, 4];
  expect(takeTokens(last, 7, { colour: 1, goes: 'last' })).toEqual([2, 1, 4]);
  expect(last).toEqual([0, 2, 0]);
});

test('nobody takes more than there is', () => {
  const few = [1, 0];
  expect(takeTokens(few, 5, { colour: 1, goes: 'first' })).toEqual([1, 0]);
  expect(few).toEqual([0, 0]);
});
