import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { namedUse } from './usual.ts';

const view = {
  viewer: 0,
  seats: [
    { seat: 0, zones: { hand: [1, 2], spells: [3] } },
    { seat: 1, zones: { hand: 5 } },
  ],
} as unknown as View;

const choice = (say: string, card: number): Choice => ({
  ...{ answer: `${say}:c${card}`, label: '', more: false },
  pieces: [{ key: `${say}:c${card}`, say, card }],
});

test('what players know by a word is named on the cards in the hand', () => {
  expect(namedUse(choice('normal summons', 1), view)).toBe('summon');
  expect(namedUse(choice('sets monster', 1), view)).toBe('set');
  expect(namedUse(choice('activates', 2), view)).toBe('activate');
  expect(namedUse(choice('uses', 2), view)).toBeUndefined();
});

test('cards on the field keep their whole face', () => {
  expect(namedUse(choice('activates', 3), view)).toBeUndefined();
});
