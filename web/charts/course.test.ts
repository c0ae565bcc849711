import type { View } from '@praxis/engine';
import { expect, test } from 'vitest';
import { type MatchState, NOTHING_YET } from '../connection/match-state.ts';
import { countersOf, linesOf, rowsOf, thinned } from './course.ts';

const at = (...pools: readonly number[]): MatchState => ({
  ...NOTHING_YET,
  view: {
    viewer: 'spectator',
    seats: pools.map((pool, seat) => ({ seat, name: `S${seat}`, counters: { pool, vp: 0 }, zones: {} })),
    cards: {},
    where: {},
  } as View,
});
const states = [at(30, 30), at(30, 28), at(27, 28), at(27, 0)];

test('a counter that never changes makes no chart', () => {
  expect(countersOf(states)).toEqual(['pool']);
  expect(countersOf([at(30, 30)])).toEqual([]);
  expect(countersOf([])).toEqual([]);
});

test('each seat has a line with a value for each step', () => {
  expect(linesOf(states, 'pool')).toEqual([
    { name: 'S0', values: [30, 30, 27, 27] },
    { name: 'S1', values: [30, 28, 28, 0] },
  ]);
});

test('a table has the values at the end of each turn', () => {
  const turns = [
    { turn: 1, step: 0 },
    { turn: 2, step: 2 },
  ];
  expect(rowsOf(linesOf(states, 'pool'), turns, 3)).toEqual([
    { head: '1', values: [30, 28] },
    { head: '2', values: [27, 0] },
  ]);
});

test('many turns are thinned out evenly', () => {
  expect(thinned([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
});
