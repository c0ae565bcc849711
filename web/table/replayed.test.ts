import type { Frame } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { replayed, turnsOf } from './replayed.ts';

const event = (turn: number, line: string): Frame['events'][number] => ({ type: 'x', data: {}, turn, line });
const FRAMES: readonly Frame[] = [
  { t: 'frame', match: 'm', n: 1, view: { where: { pool: 30 } }, events: [event(1, 'begins')] },
  { t: 'frame', match: 'm', n: 2, patch: { at: { where: { set: { pool: 29 } } } }, events: [event(1, 'bleeds')] },
  { t: 'frame', match: 'm', n: 3, events: [] },
  { t: 'frame', match: 'm', n: 4, events: [event(1, 'ends'), event(2, 'begins')] },
];

test('every step has its own view and the log up to there', () => {
  const states = replayed(FRAMES);
  expect(states.map(({ view }) => view?.where.pool)).toEqual([30, 29, 29, 29]);
  expect(states.map(({ log }) => log.length)).toEqual([1, 2, 2, 4]);
});

test('a missing frame is an error, not a wrong table', () => {
  expect(() => replayed([FRAMES[0] as Frame, FRAMES[2] as Frame])).toThrow('Frame 3');
});

test('turns begin where they are first spoken of', () => {
  expect(turnsOf(FRAMES)).toEqual([
    { turn: 1, step: 0 },
    { turn: 2, step: 3 },
  ]);
});
