import type { Hosting } from '@praxis/contract';
import type { GameEvent, Match } from '@praxis/engine';
import { expect, test } from 'vitest';
import type { StoryEvent } from '../match/story.ts';
import { logSoFar, sentEvents } from './sent-events.ts';

/** A game whose log omits quiet events, and combines moves in a row. */
const wording = {
  event: (_: unknown, event: GameEvent): string => {
    if (event.type === 'quiet') return '';
    return event.type === 'moves' && 'times' in event ? `moves ${event.times}` : event.type;
  },
  condensed: (events: readonly GameEvent[]): readonly GameEvent[] => {
    const moves = events.filter(({ type }) => type === 'moves');
    const first = events.indexOf(moves[0] as GameEvent);
    if (moves.length < 2) return events;
    const rest = events.filter(({ type }) => type !== 'moves');
    return rest.toSpliced(first, 0, { type: 'moves', times: moves.length } as GameEvent);
  },
};
const hosting = { game: { wording: () => wording } } as unknown as Hosting;
const match = { context: {} } as unknown as Match;
const reader = { viewer: 'spectator', language: 'en' } as const;
const story = ['begins', 'quiet', 'moves', 'moves', 'moves', 'quiet', 'hunts', 'hunts', 'ends'].map(
  (type): StoryEvent => ({ event: { type }, turn: 1, moves: 0 }),
);

test('each line of the log so far says how many events came before it', () => {
  const lines = logSoFar(hosting, match, reader, story, 100);
  expect(lines.map(({ line, at }) => [line, at])).toEqual([
    ['begins', 0],
    ['moves 3', 2],
    ['hunts (×2)', 6],
    ['ends', 8],
  ]);
});

test('also if only the last lines are sent', () => {
  const lines = logSoFar(hosting, match, reader, story, 2);
  expect(lines.map(({ line, at }) => [line, at])).toEqual([
    ['hunts (×2)', 6],
    ['ends', 8],
  ]);
});

test('events that are sent as they happen can be counted: summaries are marked', () => {
  const sent = sentEvents(hosting, match, reader, story);
  expect(sent.filter(({ type }) => type !== 'summary')).toHaveLength(story.length);
  expect(sent.some(({ at }) => at !== undefined)).toBe(false);
});

test('a summary says of what', () => {
  const summaries = sentEvents(hosting, match, reader, story).filter(({ type }) => type === 'summary');
  const of = { type: 'moves', data: { times: 3 } };
  expect(summaries).toEqual([{ type: 'summary', of, data: {}, line: 'moves 3', turn: 1 }]);
});
