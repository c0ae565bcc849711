import { expect, test } from 'vitest';
import {
  areAllLaid,
  attackClicks,
  blockClicks,
  isOnlyAttack,
  mayAttackAlone,
  mayBlockAlone,
  onlyBlock,
  onlyBlockerOf,
} from './quick.ts';

const kindOf = (handle: number): string => `card ${handle}`;
const attack = (able: readonly number[], must: readonly number[] = []) => ({
  able,
  must,
  goals: ['s1' as const],
  kindOf,
});
const block = (able: ReadonlyMap<number, readonly number[]>) => ({ able, attackers: [7, 8], kindOf });

test('one click attacks with the only creature that can, and with all of several', () => {
  expect(isOnlyAttack(attack([1]))).toBe(true);
  expect(isOnlyAttack(attack([1], [1]))).toBe(false);
  expect(isOnlyAttack({ ...attack([1]), goals: ['s1', 'c9'] })).toBe(false);
  expect(attackClicks(attack([1]), 1)).toBe(1);
  expect(attackClicks(attack([1, 2, 3]), 3)).toBe(1);
  expect(attackClicks(attack([1, 2, 3]), 2)).toBe(3);
});

test('one of several attacks alone with the button on it, unless another one must attack', () => {
  expect(mayAttackAlone(attack([1, 2]))).toBe(true);
  expect(mayAttackAlone(attack([1, 2], [2]))).toBe(false);
  expect(attackClicks(attack([1, 2]), 1)).toBe(1);
});

test('one click makes the only possible block', () => {
  expect(onlyBlock(block(new Map([[1, [7]]])))).toEqual([1, 7]);
  expect(onlyBlock(block(new Map([[1, [7, 8]]])))).toBeUndefined();
  expect(blockClicks(block(new Map([[1, [7]]])), [[1, 7]])).toBe(1);
  const two = block(
    new Map([
      [1, [7, 8]],
      [2, [7]],
    ]),
  );
  expect(blockClicks(two, [[1, 7]])).toBe(3);
  expect(blockClicks(two, [[1, 8]])).toBe(2);
});

test('one of several blocks alone with the button on it, if it can block only one attacker', () => {
  const two = block(
    new Map([
      [1, [7, 8]],
      [2, [7]],
    ]),
  );
  expect(mayBlockAlone(two, 1)).toBeUndefined();
  expect(mayBlockAlone(two, 2)).toBe(7);
  expect(mayBlockAlone(block(new Map([[2, [7]]])), 2)).toBeUndefined();
  expect(blockClicks(two, [[2, 7]])).toBe(1);
});

test('when every creature that can block does, nothing more is clicked', () => {
  const two = block(
    new Map([
      [1, [7, 8]],
      [2, [7]],
    ]),
  );
  expect(areAllLaid(two, new Set([1]))).toBe(false);
  expect(areAllLaid(two, new Set([1, 2]))).toBe(true);
  expect(
    blockClicks(two, [
      [1, 7],
      [2, 7],
    ]),
  ).toBe(2);
  expect(blockClicks(block(new Map([[1, [7, 8]]])), [[1, 8]])).toBe(1);
});

test('a click on an attacker assigns the only creature that can still block it', () => {
  const two = block(
    new Map([
      [1, [7, 8]],
      [2, [7]],
    ]),
  );
  expect(onlyBlockerOf(two, new Set(), 8)).toBe(1);
  expect(onlyBlockerOf(two, new Set(), 7)).toBeUndefined();
  expect(onlyBlockerOf(two, new Set([2]), 7)).toBe(1);
  expect(onlyBlockerOf(two, new Set([1]), 8)).toBeUndefined();
});
