import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { holders } from './holders.ts';

const seat = (number: number, ready: readonly number[]) => ({
  seat: number,
  name: `Player ${number}`,
  counters: {},
  zones: { ready, library: 20 },
});

const viewOf = (...zones: readonly (readonly number[])[]): View =>
  ({ viewer: 0, seats: zones.map((ready, number) => seat(number, ready)), cards: {} }) as unknown as View;

const attack = (card: number, named?: number): Choice => ({
  answer: `attacks:c${card}`,
  label: `Attack ${card}`,
  pieces: [{ key: `attacks:c${card}`, say: 'attacks', card, ...(named === undefined ? {} : { seat: named }) }],
  more: false,
});

test('targets of several players say whose they are; nobody has a card of the common row, and own ones are known', () => {
  const view = viewOf([1], [2, 3], [4]);
  const found = holders(view, [attack(1), attack(2), attack(4), attack(9)]);
  expect([...found]).toEqual([
    ['attacks:c2', 1],
    ['attacks:c4', 2],
  ]);
});

test('nothing is said where it is plain', () => {
  // All are of one player.
  expect([...holders(viewOf([1], [2, 3], [4]), [attack(2), attack(3)])]).toEqual([]);
  // There is only one opponent.
  expect([...holders(viewOf([1], [2, 3]), [attack(2), attack(3)])]).toEqual([]);
  // The choice names the player.
  expect([...holders(viewOf([1], [2], [4]), [attack(2, 1), attack(4, 2)])]).toEqual([]);
});
