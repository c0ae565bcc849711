import type { View } from '@praxis/engine';
import { expect, test } from 'vitest';
import type { LogLine } from '../connection/match-state.ts';
import { type MomentsByType, momentBy } from './moments.ts';
import { turningPoints } from './turning-points.ts';

const TYPES: MomentsByType = { ousted: { kind: 'fall' }, great: { kind: 'rise' }, cast: { kind: 'rise' } };
const LOOK = { moment: (step: Parameters<typeof momentBy>[1]) => momentBy(TYPES, step, {}) };

const lineOf = (type: string, n: number): LogLine => ({ n, event: { type, line: `${type} ${n}`, data: {}, turn: n } });
const told = (seats: number, types: readonly string[]): readonly string[] =>
  turningPoints(types.map(lineOf), LOOK, { seats: Array.from({ length: seats }) } as unknown as View, {}).map(
    ({ line }) => line,
  );
const points = (...types: readonly string[]): readonly string[] => told(5, types);

test('great moments are told in their order, everything else is left out', () => {
  expect(points('draws', 'great', 'draws', 'ousted')).toEqual(['great 1', 'ousted 3']);
  expect(points('draws')).toEqual([]);
});

test('of too many, those that fell are told, and the last ones', () => {
  expect(points('ousted', 'great', 'great', 'great', 'great', 'ousted')).toEqual(['ousted 0', 'ousted 5']);
  expect(points('great', 'great', 'great', 'great', 'great', 'great')).toHaveLength(5);
  expect(points(...Array.from({ length: 7 }, () => 'ousted'))[0]).toBe('ousted 2');
});

test('between two players the end itself is no turning point', () => {
  expect(told(2, ['great', 'draws', 'ousted'])).toEqual(['great 0']);
  expect(told(3, ['great', 'draws', 'ousted'])).toEqual(['great 0', 'ousted 2']);
});

test('a moment of one card says whose it was, unless its line names the player who did it', () => {
  const about = (type: string, handle: number, n: number): LogLine => ({
    n,
    event: { ...lineOf(type, n).event, cards: [{ handle, def: 'seviper', name: 'Seviper' }] },
  });
  const view = {
    seats: [{}, {}],
    cards: { 4: { handle: 4, owner: 0 }, 9: { handle: 9, owner: 1 } },
  } as unknown as View;
  const log = [about('ousted', 4, 0), about('ousted', 9, 1), about('cast', 4, 2), lineOf('draws', 3)];
  expect(turningPoints(log, LOOK, view, {}).map(({ of }) => of)).toEqual([0, 1, undefined]);
});
