/** The origins and destinations of cards, without knowing any game. */
import type { View } from '@praxis/engine';
import type { SentEvent } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import { destinationOf, originOf, passages } from './travel.ts';

type Zones = Readonly<Record<string, number | readonly number[]>>;

function view(...seats: readonly Zones[]): View {
  const cards: Record<number, { handle: number; owner: number; with?: readonly number[] }> = {};
  for (const zones of seats)
    for (const content of Object.values(zones))
      if (typeof content !== 'number') for (const handle of content) cards[handle] = { handle, owner: 0 };
  return {
    viewer: 0,
    seats: seats.map((zones, seat) => ({ seat, name: `seat ${seat}`, counters: {}, zones })),
    cards,
    where: {},
  } as View;
}

const moved = (data: SentEvent['data']): SentEvent => ({ type: 'moved', data, turn: 1 });

describe('a card that comes into sight', () => {
  test('is drawn from the pile that has become smaller', () => {
    const step = { before: view({ deck: 40, hand: [1] }), after: view({ deck: 39, hand: [1, 2] }), events: [] };
    expect(originOf(step, 2)).toEqual({ seat: 0, zone: 'deck' });
  });

  test('is played from the hand of another player', () => {
    const before = view({}, { deck: 30, hand: 7, ready: [] });
    const step = { before, after: view({}, { deck: 29, hand: 6, ready: [5] }), events: [] };
    expect(originOf(step, 5)).toEqual({ seat: 1, zone: 'hand' });
  });

  test('comes back from the open pile in which it lay', () => {
    const step = { before: view({ ash: [8], ready: [] }), after: view({ ash: [], ready: [8] }), events: [] };
    expect(originOf(step, 8)).toEqual({ seat: 0, zone: 'ash' });
  });

  test('comes from where an event says', () => {
    const events = [moved({ card: { handle: 9 }, from: 'library', zone: 'ready', seat: 1 })];
    const step = {
      before: view({}, { library: 9, hand: 3 }),
      after: view({}, { library: 8, hand: 2, ready: [9] }),
      events,
    };
    expect(originOf(step, 9)).toEqual({ seat: 1, zone: 'library' });
  });
});

describe('a card that goes out of sight', () => {
  test('lies in the pile that names it, or that has grown', () => {
    const before = view({ ready: [3], ash: [] });
    expect(destinationOf({ before, after: view({ ready: [], ash: [3] }), events: [] }, 3)).toEqual({
      seat: 0,
      zone: 'ash',
    });
    expect(destinationOf({ before, after: view({ ready: [], ash: [77] }), events: [] }, 3)).toEqual({
      seat: 0,
      zone: 'ash',
    });
  });

  test('goes where an event says by the handle that it had', () => {
    const events = [moved({ card: { handle: 50 }, was: { handle: 3 }, from: 'ready', zone: 'hand', seat: 0 })];
    const step = { before: view({ ready: [3], hand: 2 }), after: view({ ready: [], hand: 3 }), events };
    expect(destinationOf(step, 3)).toEqual({ seat: 0, zone: 'hand' });
  });

  test('goes nowhere without a known destination', () => {
    const step = { before: view({ ready: [3], a: 1, b: 1 }), after: view({ ready: [], a: 2, b: 2 }), events: [] };
    expect(destinationOf(step, 3)).toBeUndefined();
  });
});

test('cards that nobody sees pass from pile to pile', () => {
  const before = view({ deck: 40, hand: [1] }, { deck: 40, hand: 7 });
  const after = view({ deck: 39, hand: [1, 2] }, { deck: 38, hand: 9 });
  expect(passages({ before, after })).toEqual([{ seat: 1, from: 'deck', to: 'hand', count: 2 }]);
});
