import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { isActiveAbility } from './usual.ts';

const view = {
  viewer: 0,
  seats: [
    { seat: 0, zones: { active: [1], bench: [2] } },
    { seat: 1, zones: { active: [3], bench: [] } },
  ],
} as unknown as View;

const choice = (say: string, card: number): Choice => ({
  ...{ answer: `${say}:c${card}`, label: '', more: false },
  pieces: [{ key: `${say}:c${card}`, say, card }],
});

test('the Ability of the Active Pokémon has a button on it, those on the Bench and other uses have none', () => {
  expect(isActiveAbility(choice('uses ability', 1), view)).toBe(true);
  expect(isActiveAbility(choice('uses ability', 2), view)).toBe(false);
  expect(isActiveAbility(choice('retreats', 1), view)).toBe(false);
});
