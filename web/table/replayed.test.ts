import type { Update } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { replayed, turnsOf } from './replayed.ts';

const event = (turn: number, line: string): Update['events'][number] => ({ type: 'x', data: {}, turn, line });
const UPDATES: readonly Update[] = [
  { t: 'update', match: 'm', n: 1, view: { where: { turnNumber: 30 } }, events: [event(1, 'begins')] },
  {
    t: 'update',
    match: 'm',
    n: 2,
    patch: { at: { where: { set: { turnNumber: 29 } } } },
    events: [event(1, 'bleeds')],
  },
  { t: 'update', match: 'm', n: 3, events: [] },
  { t: 'update', match: 'm', n: 4, events: [event(1, 'ends'), event(2, 'begins')] },
];

test('every step has its own view and the log up to there', () => {
  const states = replayed(UPDATES);
  expect(states.map(({ view }) => view?.where.turnNumber)).toEqual([30, 29, 29, 29]);
  expect(states.map(({ log }) => log.length)).toEqual([1, 2, 2, 4]);
});

test('a missing update is an error, not a wrong table', () => {
  expect(() => replayed([UPDATES[0] as Update, UPDATES[2] as Update])).toThrow('Update 3');
});

test('turns begin where they are first spoken of', () => {
  expect(turnsOf(UPDATES)).toEqual([
    { turn: 1, step: 0 },
    { turn: 2, step: 3 },
  ]);
});
