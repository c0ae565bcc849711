import type { CardId } from '@praxis/engine';
import { expect, test } from 'vitest';
import { vtes } from '../../game.ts';
import { stage } from '../../staging/position.ts';
import { matches } from '../facts/filters.ts';
import type { Scene } from '../facts/scenes.ts';
import { isOlder } from '../facts/values.ts';

const JACK = 'Jack "Hannibal137" Harmon';

test('V-IMB-025 Where capacity is compared or checked, the cost of an Imbued counts as its capacity', () => {
  const { setup, state } = stage({
    edition: 'third',
    seats: { Sara: { ready: [JACK, { vampire: 'Tara', capacity: 5 }] }, Alex: {} },
  });
  const g = vtes.context(state, setup, () => {});
  const named = (name: string): CardId => state.cards.findIndex((card) => g.defs[card.def]?.name === name) as CardId;
  const [jack, tara] = [named(JACK), named('Tara')];
  const scene: Scene = { seat: 0, minion: tara, card: undefined, chosen: {}, x: 0 };
  expect(isOlder(g, tara, jack)).toBe(true);
  expect(matches(g, scene, { is: 'minion', age: 'younger' }, jack)).toBe(true);
  expect(matches(g, scene, { is: 'minion', capacityMax: 4 }, jack)).toBe(true);
  expect(matches(g, scene, { is: 'minion', capacityMax: 3 }, jack)).toBe(false);
});
