import type { SentEvent } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { lastDeed, logPlaces } from './log-groups.ts';

const event = (type: string, seat?: number, turn = 1, handle?: number) => ({
  ...{ type, turn, data: seat === undefined ? {} : { seat } },
  ...(handle === undefined ? {} : { cards: [{ handle, def: 'x', name: 'X' }] }),
});
const mine = (handle: number): boolean => handle === 7;

test('the consequences of an action are below it, until something else happens', () => {
  const lines = [event('damage', 1), event('played', 0), event('damage', 1), event('drew', 0), event('damage', 1)];
  expect(logPlaces(lines, undefined, mine).map(({ part }) => part)).toEqual([
    'alone',
    'beginning',
    'consequence',
    'alone',
    'alone',
  ]);
});

test('a whole combat and a whole referendum are below the action that led to them', () => {
  const parts = (...types: readonly string[]): readonly string[] =>
    logPlaces(
      types.map((type) => event(type, 0)),
      undefined,
      mine,
    ).map(({ part }) => part);
  const below = 'consequence';
  expect(parts('action', 'combat', 'played', 'additional strikes', 'combat over', 'played')).toEqual([
    ...['beginning', below, below, below, below, 'beginning'],
  ]);
  expect(parts('used', 'referendum', 'abstains', 'played', 'referendum result', 'abstains')).toEqual([
    ...['beginning', below, below, below, below, 'alone'],
  ]);
  // What nobody ended ends with its phase, and with the next action.
  expect(parts('action', 'combat', 'strike', 'action', 'played')).toEqual([
    ...['beginning', below, below, 'beginning', 'beginning'],
  ]);
  // A strike can end a combat, and not every log says both.
  expect(parts('action', 'combat', 'combat ends', 'combat over', 'played')).toEqual([
    ...['beginning', below, below, below, 'beginning'],
  ]);
  expect(parts('action', 'combat', 'phase', 'played')).toEqual(['beginning', below, 'alone', 'beginning']);
});

test('no line of a turn is below an action of the turn before', () => {
  const parts = logPlaces([event('played', 0, 1), event('damage', 1, 2)], undefined, mine);
  expect(parts.map(({ part }) => part)).toEqual(['beginning', 'alone']);
});

test('acts of others on the reader and their cards touch them, their own do not', () => {
  const lines = [event('played', 0), event('damage', 1), event('damage', 2), event('destroyed', undefined, 1, 7)];
  expect(logPlaces(lines, 1, mine).map(({ touches }) => touches)).toEqual([false, true, false, true]);
  expect(logPlaces([event('played', 1), event('damage', 1)], 1, mine).map(({ touches }) => touches)).toEqual([
    false,
    false,
  ]);
  expect(logPlaces(lines, undefined, mine).some(({ touches }) => touches)).toBe(false);
});

test('after a response of another player the reader’s next deed is their own again', () => {
  const lines = [event('summoned', 1), event('activated', 0), event('destroyed', undefined, 1, 7), event('set', 1)];
  expect(logPlaces(lines, 1, mine).map(({ touches }) => touches)).toEqual([false, false, true, false]);
});

test('what players do with their own cards before the first turn touches nobody', () => {
  const lines = [event('begins', 0, 0), event('shuffled', 1, 0), event('drew', 1, 0), event('placed', 1, 0)];
  expect(logPlaces(lines, 1, mine).some(({ touches }) => touches)).toBe(false);
});

test('an attack is its attacker’s deed, also if the event names the attacked player', () => {
  const own = [event('cast', 1), event('attacks', 0, 1, 7), event('damage', 0, 1, 7)];
  expect(logPlaces(own, 1, mine).map(({ touches }) => touches)).toEqual([false, false, false]);
  const others = [event('cast', 0, 2), event('attacks', 1, 2, 8), event('damage', 1, 2, 8)];
  expect(logPlaces(others, 1, mine).map(({ touches }) => touches)).toEqual([false, true, true]);
});

test('several events told in one line are what the line is about', () => {
  const summary = (type: string, data: SentEvent['data']) => ({
    type: 'summary',
    of: { type, data },
    turn: 1,
    data: {},
  });
  const lines = [
    summary('bled', { who: 0, seat: 1 }),
    summary('damage', { seat: 1 }),
    summary('discarded', { seat: 0 }),
  ];
  expect(logPlaces(lines, 1, mine)).toMatchObject([
    { part: 'beginning', sign: 'next', touches: true },
    { part: 'consequence', touches: true },
    { part: 'alone', touches: false },
  ]);
});

test('the last thing that was done comes with what followed, and without what did not', () => {
  const told = (...types: readonly string[]): readonly string[] =>
    lastDeed(types.map((type) => ({ event: event(type, 0) }))).map(({ type }) => type);
  expect(told('played', 'damage', 'action', 'blocked', 'combat', 'turn', 'drew')).toEqual([
    'action',
    'blocked',
    'combat',
  ]);
  expect(told('turn', 'played')).toEqual(['played']);
  expect(told('turn', 'drew')).toEqual([]);
});
