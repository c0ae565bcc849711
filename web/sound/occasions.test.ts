import type { View } from '@praxis/engine';
import type { SentClock, SentDecision } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import { nextWarning, soundOf } from './occasions.ts';

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
  return { n, view, decisions: rest.asked ? [asked] : [] };
}

describe('what is heard', () => {
  const before = known(1, {});

  test('nothing, when nothing has come', () => {
    expect(soundOf(before, known(2, {}))).toBeUndefined();
    expect(soundOf({ n: 0, decisions: [] }, known(1, { asked: true }))).toBeUndefined();
    expect(soundOf(before, { ...known(1, { seen: [7] }) })).toBeUndefined();
  });

  test('a card that another player has played, and one that the viewer has', () => {
    expect(soundOf(before, known(2, { seen: [7] }))).toBe('card');
    expect(soundOf(before, known(2, { hand: [1], seen: [2] }))).toBe('card');
  });

  test('not a card that is drawn, nor one that lies there already', () => {
    expect(soundOf(before, known(2, { hand: [1, 2, 3] }))).toBeUndefined();
    expect(soundOf(known(2, { seen: [7] }), known(3, { seen: [7] }))).toBeUndefined();
  });

  test('a question after none, more than a card, and the end more than both', () => {
    expect(soundOf(before, known(2, { seen: [7], asked: true }))).toBe('your move');
    expect(soundOf(known(2, { asked: true }), known(3, { asked: true }))).toBeUndefined();
    expect(soundOf(before, known(2, { seen: [7], asked: true, over: true }))).toBe('over');
    expect(soundOf(known(2, { over: true }), known(3, { over: true }))).toBeUndefined();
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

  test('is not heard if it stands, is another one, or counts days', () => {
    expect(nextWarning(clock({ running: false }))).toBeUndefined();
    expect(nextWarning(clock({ seat: 1 }))).toBeUndefined();
    expect(nextWarning(clock({ dueMs: 86_400_000 }))).toBeUndefined();
  });
});
