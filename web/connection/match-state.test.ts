import { differenceOf, type Patch, type SentEvent, type Update } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import { afterChat, afterUpdate, type MatchState, NOTHING_YET } from './match-state.ts';

const view = (pool: number, extra: object = {}): object => ({
  viewer: 0,
  seats: [{ seat: 0, name: 'Sara', counters: { pool }, zones: { hand: [1, 2] } }],
  cards: { 1: { handle: 1, owner: 0 }, 2: { handle: 2, owner: 0, ...extra } },
  where: { turn: 0 },
});
const event = (line?: string): SentEvent => ({ type: 'x', data: {}, turn: 1, ...(line === undefined ? {} : { line }) });
const update = (n: number, rest: Partial<Update> = {}): Update => ({ t: 'update', match: 'm', n, events: [], ...rest });
const after = (state: MatchState, ...updates: readonly Update[]): MatchState =>
  updates.reduce((at, each) => afterUpdate(at, each, 5) as MatchState, state);

const begun = after(NOTHING_YET, update(3, { view: view(30), events: [event('begins')] }));

describe('updates', () => {
  test('a whole view is the beginning, and its events are the past', () => {
    expect(begun.n).toBe(3);
    expect(begun.news).toEqual([]);
    expect(begun.log.map(({ event: told }) => told.line)).toEqual(['begins']);
  });

  test('patches lead to the view that the server has', () => {
    const patch = differenceOf(view(30), view(28, { marks: ['locked'] })) as Patch;
    expect(after(begun, update(4, { patch })).view).toEqual(view(28, { marks: ['locked'] }));
  });

  test('an event is news once, and lines are added to the log', () => {
    const next = after(begun, update(4, { events: [event(), event('hunts')] }));
    expect(next.news).toHaveLength(2);
    expect(next.log.map(({ n, event: told }) => [n, told.line])).toEqual([
      [1, 'begins'],
      [2, 'hunts'],
    ]);
  });

  test('each line knows how many events came before it, however the log arrived', () => {
    const told = after(
      NOTHING_YET,
      update(3, { view: view(30), eventCount: 9, events: [{ ...event('begins'), at: 2 }] }),
      update(4, { events: [event('hunts'), event()] }),
      // A summary of other events is no event of its own.
      update(5, { events: [{ ...event('moves 3 pool'), type: 'summary' }, event(), event(), event()] }),
      update(6, { events: [event('passes')] }),
    );
    expect(told.log.map(({ event: { line }, at }) => [line, at])).toEqual([
      ['begins', 2],
      ['hunts', 9],
      ['moves 3 pool', 11],
      ['passes', 14],
    ]);
    expect(told.eventCount).toBe(15);
  });

  test('a gap is noticed', () => {
    expect(afterUpdate(begun, update(5), 0)).toBeUndefined();
    expect(afterUpdate(NOTHING_YET, update(1), 0)).toBeUndefined();
  });

  test('an update that is known already changes nothing', () => {
    const patch: Patch = { set: 'nonsense' };
    expect(afterUpdate(begun, update(3, { patch }), 0)).toBe(begun);
  });

  test('decisions stay while no other message comes, and go with a whole view', () => {
    const decision = { number: 1, step: 's', about: 'a', choices: [] };
    const asked = after(begun, update(4, { decisions: [decision] }), update(5));
    expect(asked.decisions).toEqual([decision]);
    expect(after(asked, update(6, { decisions: [] })).decisions).toEqual([]);
    expect(after(asked, update(1, { view: view(1) })).decisions).toEqual([]);
  });

  test('clocks remember when they arrived', () => {
    const clocks = [{ seat: 0, leftMs: 1000, running: true }];
    const told = afterUpdate(begun, update(4, { clocks }), 77) as MatchState;
    expect(told.clocksAt).toBe(77);
    expect((afterUpdate(told, update(5), 99) as MatchState).clocksAt).toBe(77);
  });
});

test('a chat line that arrives again is not doubled', () => {
  const line = (n: number): { n: number; by: string; text: string; at: number } => ({
    n,
    by: 'A',
    text: `${n}`,
    at: 0,
  });
  const once = afterChat(NOTHING_YET, [line(1), line(2)]);
  expect(afterChat(once, [line(1), line(2), line(3)]).chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(afterChat(once, [line(2)])).toBe(once);
});
