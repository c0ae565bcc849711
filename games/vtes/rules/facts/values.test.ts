import { type CardId, openMatch } from '@praxis/engine';
import { expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { vtes } from '../../game.ts';
import { enterPlay } from '../changes/entering.ts';
import { bleedOf, strengthOf } from './values.ts';

const mage: CardDef = { id: 'mage', name: 'Mage', kind: 'library', types: ['ally'], life: 2 };

/** An ally that prints neither bleed nor strength, in play under an edition. */
function valuesIn(edition: string): { bleed: number; strength: number } {
  const deck = { Blank: 60, Belinde: 12 };
  const setup = {
    edition,
    seed: 'values',
    cards: [mage],
    seats: [
      { name: 'Sara', deck: { ...deck, Mage: 7 } },
      { name: 'Alex', deck },
    ],
  };
  const { context: g } = openMatch(vtes, setup);
  const id = g.state.cards.findIndex((card) => g.defs[card.def]?.name === 'Mage') as CardId;
  enterPlay(g, id, 'ready', 0);
  return { bleed: bleedOf(g, id), strength: strengthOf(g, id) };
}

test("V-ACT-005, V-EFF-002, D-060 An ally that prints no bleed and strength has its edition's values: 0 in 2000, 1 in third", () => {
  expect(valuesIn('2000')).toEqual({ bleed: 0, strength: 0 });
  expect(valuesIn('third')).toEqual({ bleed: 1, strength: 1 });
  expect(valuesIn('fifth')).toEqual({ bleed: 0, strength: 0 });
});
