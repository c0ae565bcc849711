/** Damage of an employer to its own retainer. The effect is carried out by itself, without a card that has it. */

import type { CardId } from '@praxis/engine';
import { expect, test } from 'vitest';
import { vtes } from '../../game.ts';
import { stage } from '../../staging/position.ts';
import { perform } from '../cards/effects.ts';
import { cardOf, playOf } from '../state/state.ts';

/** The place of a retainer with 1 life after the minion has dealt it 1 damage. */
function placeAfter(retainer: string, by: string): string {
  const { setup, state } = stage({
    edition: 'fifth',
    seats: { Sara: { ready: [{ vampire: 'Krid', with: [retainer] }, { vampire: 'Bo' }] }, Alex: {} },
  });
  const g = vtes.context(state, setup, () => {});
  const named = (name: string): CardId => state.cards.findIndex((card) => g.defs[card.def]?.name === name) as CardId;
  const target = named(retainer);
  expect(playOf(g, target).on).toBe(named('Krid'));
  const scene = { seat: 0, minion: named(by), card: undefined, chosen: { target: [target] }, x: 0 };
  perform(g, scene, [{ do: 'damage', to: 'the target', amount: 1, unpreventable: true, by: 'self' }]).next();
  return cardOf(g, target).place;
}

test('Charnas the Imp takes no damage from his employer, but from other minions', () => {
  expect(placeAfter('Charnas the Imp', 'Krid')).toBe('attached');
  expect(placeAfter('Charnas the Imp', 'Bo')).toBe('ash_heap');
});

test('a retainer without such a text takes damage from its employer', () => {
  expect(placeAfter('Raven Spy', 'Krid')).toBe('ash_heap');
});
