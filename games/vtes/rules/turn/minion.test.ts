import type { CardId } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { vtes } from '../../game.ts';
import { stage } from '../../staging/position.ts';
import { attach } from '../changes/entering.ts';
import { mandatoryActions } from '../facts/acting.ts';
import { whyNotBleed, whyNotHunt } from '../facts/actions.ts';
import { cardOf, type G } from '../state/state.ts';

/** No printed card can be relied on to demand a second action of a vampire that must hunt, so one is made up. */
const compulsion: CardDef = {
  id: 'compulsion',
  name: 'Compulsion',
  kind: 'library',
  types: ['action'],
  abilities: [{ always: 'mandatory action', name: 'bleed' }],
};

/** Tara without blood bears a card that demands a bleed; Vera is free. */
function table(edition: string): { readonly g: G; readonly tara: CardId; readonly vera: CardId } {
  const { setup, state } = stage({
    edition,
    seats: {
      Sara: { ready: [{ vampire: 'Tara', blood: 0 }, { vampire: 'Vera' }], in_play: ['Elder Library'] },
      Alex: {},
    },
  });
  const g = vtes.context(state, { ...setup, cards: [...(setup.cards ?? []), compulsion] }, () => {});
  const named = (name: string): CardId => state.cards.findIndex((card) => g.defs[card.def]?.name === name) as CardId;
  const [tara, vera, card] = [named('Tara'), named('Vera'), named('Elder Library')];
  (cardOf(g, card) as { def: number }).def = g.cards.numberOf(compulsion.id);
  attach(g, card, tara, 0);
  return { g, tara, vera };
}

describe.each(['third', 'fifth'])(
  'EX-14 V-MIN-007 D-055 A minion with two different mandatory actions (%s)',
  (edition) => {
    test('is stuck: it can take neither', () => {
      const { g, tara } = table(edition);
      expect(mandatoryActions(g, tara)).toEqual(['hunt', 'bleed']);
      expect(whyNotHunt(g, 0, tara)).toBe('V-MIN-007');
      expect(whyNotBleed(g, 0, tara)).toBe('V-MIN-007');
    });

    test('does not keep the others from acting', () => {
      const { g, vera } = table(edition);
      expect(whyNotBleed(g, 0, vera)).toBeUndefined();
    });
  },
);

test('V-MIN-004 D-053 In 2000 the hunt is the only mandatory action', () => {
  const { g, tara } = table('2000');
  expect(mandatoryActions(g, tara)).toEqual(['hunt']);
});
