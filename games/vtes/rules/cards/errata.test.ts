import type { CardId } from '@praxis/engine';
import { expect, test } from 'vitest';
import { vtes } from '../../game.ts';
import { stage } from '../../staging/position.ts';
import { addLasting } from '../changes/lasting.ts';
import { inflict } from '../combat/damage.ts';
import { cardOf, type G } from '../state/state.ts';

const ONE = { amount: 1, aggravated: false, unpreventable: true } as const;

function table(): { readonly g: G; readonly rex: CardId } {
  const { setup, state } = stage({
    edition: 'third',
    seats: { Sara: { ready: [{ vampire: 'Tara' }] }, Alex: { ready: [{ vampire: 'Rex' }] } },
  });
  const g = vtes.context(state, setup, () => {});
  const named = (name: string): CardId => state.cards.findIndex((card) => g.defs[card.def]?.name === name) as CardId;
  const [tara, rex] = [named('Tara'), named('Rex')];
  // The effects of Dawn Operation and Domain of Evernight on an action of Tara.
  addLasting(g, { until: 'action', card: tara, stat: 'aggravated damage to vampires', amount: 1 });
  return { g, rex };
}

test('V-ERR-004 Damage that is inflicted after the combat is not aggravated', () => {
  const { g, rex } = table();
  expect(inflict(g, rex, ONE).next().done).toBe(true);
  expect(cardOf(g, rex).place).toBe('ready');
  expect(cardOf(g, rex).play?.counters).toBe(4);
});
