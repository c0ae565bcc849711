import type { View } from '@praxis/engine';
import type { SentClock, SentDecision, SentEvent } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import { nextWarning, type Sound, soundsOf } from './occasions.ts';

const asked: SentDecision = { number: 1, step: 'main', about: '', choices: [] };

function known(
  n: number,
  rest: { hand?: readonly number[]; seen?: readonly number[]; asked?: boolean; over?: boolean },
) {
  const { hand = [1, 2], seen = [] } = rest;
  const view: View = {
    viewer: 0,
    seats: [
      { seat: 0, name: 'Sara', counters: {}, zones: { hand: [...hand] } },
      { seat: 1, name: 'Alex', counters: {}, zones: { hand: 7 } },
    ],
    cards: Object.fromEntries([
      ...[...hand, ...seen].map((handle) => [handle, { handle, def: 5, owner: 0 }]),
      [99, { handle: 99, owner: 1 }],
    ]),
    where: {},
    ...(rest.over ? { result: { kind: 'over', winners: [0], scores: [1, 0], reason: 'x' } } : {}),
  };
  return { n, view, decisions: rest.asked ? [asked] : [], news: [] as readonly SentEvent[] };
}

const event = (type: string, data: SentEvent['data'] = {}): SentEvent => ({ type, data, turn: 1 });

describe('sounds of an update', () => {
  const before = known(1, {});

  test('nothing, when nothing has come', () => {
    expect(soundsOf(before, known(2, {}))).toEqual([]);
    expect(soundsOf({ n: 0, decisions: [], news: [] }, known(1, { asked: true }))).toEqual([]);
    expect(soundsOf(before, { ...known(1, { seen: [7] }) })).toEqual([]);
  });

  test('a card that another player has played, and one that the viewer has', () => {
    expect(soundsOf(before, known(2, { seen: [7] }))).toEqual(['card']);
    expect(soundsOf(before, known(2, { hand: [1], seen: [2] }))).toEqual(['card']);
  });

  test('not a card that is drawn, nor one that lies there already', () => {
    expect(soundsOf(before, known(2, { hand: [1, 2, 3] }))).toEqual([]);
    expect(soundsOf(known(2, { seen: [7] }), known(3, { seen: [7] }))).toEqual([]);
  });

  test('a question after none, besides an event', () => {
    expect(soundsOf(before, known(2, { seen: [7], asked: true }))).toEqual(['card', 'your move']);
    expect(soundsOf(known(2, { asked: true }), known(3, { asked: true }))).toEqual([]);
  });

  test('a great moment more than everything else, and no question after the end', () => {
    const fell = { ...known(2, { seen: [7], asked: true }), news: [event('damage')] };
    expect(soundsOf(before, fell, { kind: 'fall' })).toEqual(['fall', 'your move']);
    expect(soundsOf(before, known(2, { asked: true, over: true }), { kind: 'won' })).toEqual(['won']);
  });

  test.each<readonly [Sound, SentEvent]>([
    ['hit', event('damage', { amount: 2 })],
    ['hit', event('pool', { seat: 0, change: -3 })],
    ['card', event('pool', { seat: 0, change: -1, card: { handle: 4 } })],
    ['gain', event('life', { seat: 0, change: 3 })],
    ['vote', event('votes cast', { seat: 0, votes: 2 })],
    ['clash', event('attacks')],
    ['stop', event('countered')],
    ['coin', event('coin')],
    ['shuffle', event('shuffled')],
  ])('%s, of an event', (sound, happened) => {
    expect(soundsOf(before, { ...known(2, {}), news: [happened] })).toEqual([sound]);
  });

  test('the loudest of several events', () => {
    const news = [event('shuffled'), event('attacks'), event('damage')];
    expect(soundsOf(before, { ...known(2, {}), news })).toEqual(['hit']);
  });
});

describe('the clock', () => {
  const clock = (rest: Partial<SentClock>) => ({
    clocks: [{ seat: 0, leftMs: 60_000, running: true, ...rest }],
    view: known(1, {}).view,
  });

  test('is heard half a minute and ten seconds before its end', () => {
    expect(nextWarning(clock({}))).toBe(30_000);
    expect(nextWarning(clock({ leftMs: 25_000 }))).toBe(15_000);
    expect(nextWarning(clock({ leftMs: 9_000 }))).toBeUndefined();
  });

  test('makes no sound if it is stopped, is another one, or counts days', () => {
    expect(nextWarning(clock({ running: false }))).toBeUndefined();
    expect(nextWarning(clock({ seat: 1 }))).toBeUndefined();
    expect(nextWarning(clock({ dueMs: 86_400_000 }))).toBeUndefined();
  });
});
