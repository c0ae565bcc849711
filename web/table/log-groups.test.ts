import { expect, test } from 'vitest';
import { logPlaces } from './log-groups.ts';

const event = (type: string, seat?: number, turn = 1, handle?: number) => ({
  ...{ type, turn, data: seat === undefined ? {} : { seat } },
  ...(handle === undefined ? {} : { cards: [{ handle, def: 'x', name: 'X' }] }),
});
const mine = (handle: number): boolean => handle === 7;

test('what comes of an action stands below it, until something else happens', () => {
  const lines = [event('damage', 1), event('played', 0), event('damage', 1), event('drew', 0), event('damage', 1)];
  expect(logPlaces(lines, undefined, mine).map(({ part }) => part)).toEqual([
    'alone',
    'beginning',
    'consequence',
    'alone',
    'alone',
  ]);
});

test('nothing of a turn stands below what was done in the turn before', () => {
  const parts = logPlaces([event('played', 0, 1), event('damage', 1, 2)], undefined, mine);
  expect(parts.map(({ part }) => part)).toEqual(['beginning', 'alone']);
});

test('what others do to the reader and to their cards touches them, what they do themselves does not', () => {
  const lines = [event('played', 0), event('damage', 1), event('damage', 2), event('destroyed', undefined, 1, 7)];
  expect(logPlaces(lines, 1, mine).map(({ touches }) => touches)).toEqual([false, true, false, true]);
  expect(logPlaces([event('played', 1), event('damage', 1)], 1, mine).map(({ touches }) => touches)).toEqual([
    false,
    false,
  ]);
  expect(logPlaces(lines, undefined, mine).some(({ touches }) => touches)).toBe(false);
});
