import type { MatchSummary } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { wordsIn } from '../words/languages.ts';
import { endOf } from './running-matches.tsx';

const en = await wordsIn('en');

const ended = (mine: number | undefined, winners: readonly number[]): MatchSummary => ({
  ...{ id: 'm', game: 'vtes', edition: 'fifth', state: 'over', speed: { kind: 'untimed' }, seats: [] },
  ...(mine === undefined ? {} : { mine }),
  result: { kind: 'over', winners: [...winners], scores: [], reason: 'last' },
  begunAt: 0,
  endedAt: Date.UTC(2026, 4, 3, 12),
});

test('a finished match says how it ended for the visitor, and when', () => {
  expect(endOf(ended(1, [1]), en, 'en')).toBe(`${en.match.won} · May 3`);
  expect(endOf(ended(0, [1]), en, 'en')).toBe(`${en.match.lost} · May 3`);
  expect(endOf(ended(0, []), en, 'en')).toBe(`${en.match.noWinner} · May 3`);
  expect(endOf(ended(undefined, [1]), en, 'en')).toBe(`${en.home.over} · May 3`);
});
