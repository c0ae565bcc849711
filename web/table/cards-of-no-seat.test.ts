import type { View } from '@praxis/engine';
import { expect, test } from 'vitest';
import { sharedPlaces } from './cards-of-no-seat.ts';

const shared = (seen: View) => sharedPlaces(seen, (zone) => zone !== 'pile');

const view = (where: object, loose: readonly number[]): View => ({
  viewer: 0,
  seats: [{ seat: 0, name: 'Sara', counters: {}, zones: { hand: [1], library: 20, pile: [3] } }],
  cards: Object.fromEntries(
    [1, 2, 3, ...loose].map((handle) => [handle, { handle, owner: 0, ...(handle === 1 ? { with: [2] } : {}) }]),
  ),
  where,
});

test('cards in zones and on other cards lie before a player', () => {
  expect(shared(view({ turn: 1, seat: 2 }, []))).toEqual([]);
});

test('a card that is named alone, as a stadium is', () => {
  expect(shared(view({ turn: 7, stadium: 9 }, [9]))).toEqual([{ key: 'stadium', cards: [{ handle: 9 }] }]);
});

test('a stack keeps its order, and names the seat of each card', () => {
  const where = { stack: [{ card: 8, seat: 1 }, { card: 9, controller: 0 }, { ability: 'x' }] };
  expect(shared(view(where, [8, 9]))).toEqual([
    {
      key: 'stack',
      cards: [
        { handle: 8, seat: 1 },
        { handle: 9, seat: 0 },
      ],
    },
  ]);
});

test('a card that is mentioned twice lies in one place, and one that is not mentioned is shown, too', () => {
  expect(shared(view({ action: { card: 8 }, last: 8 }, [8, 9]))).toEqual([
    { key: 'action', cards: [{ handle: 8 }] },
    { cards: [{ handle: 9 }] },
  ]);
});

test('a card in a zone that is not shown is shown where it is mentioned as a card, and not for a number that is like it', () => {
  expect(shared(view({ turn: 3, stack: [{ card: 3, seat: 0 }] }, []))).toEqual([
    { key: 'stack', cards: [{ handle: 3, seat: 0 }] },
  ]);
  expect(shared(view({ turn: 3 }, []))).toEqual([]);
});
