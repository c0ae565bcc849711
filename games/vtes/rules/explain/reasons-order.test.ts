import { type Match, openAt, toldReasons } from '@praxis/engine';
import { expect, test } from 'vitest';
import { vtes } from '../../game.ts';
import { staging } from '../../staging.ts';
import type { G, State } from '../state/state.ts';

/** Sara's minion phase, with one vampire and a hand of many kinds. */
function minionPhase(): Match<State, G> {
  const hand = ['Villein', 'Deflection', 'Immortal Grapple', 'Deep Song', 'Computer Hacking'];
  const { setup, state } = staging.stage({
    edition: 'fifth',
    turn: 'Sara',
    phase: 'minion',
    seats: { Sara: { ready: [{ vampire: 'Rex' }], hand }, Alex: { ready: [{ vampire: 'Ada' }] }, Nora: {} },
  } as never);
  return openAt(vtes, setup, state);
}

test.each([
  ['Villein', ['V-MAS-004', 'V-MAS-003']],
  ['Deflection', ['V-PRO-008', 'V-CARD-021', 'V-CARD-006']],
  ['Immortal Grapple', ['V-CARD-024', 'V-CARD-006', 'V-CARD-002']],
])('the reason that says most comes first, and that a card could not be discarded is left out: %s', (card, told) => {
  const match = minionPhase();
  const explanation = match.explain(0, card);
  expect(explanation.reasons.map(({ rule }) => rule)).toContain('V-DIS-001');
  expect(toldReasons(match.game, explanation).map(({ rule }) => rule)).toEqual(told);
});
