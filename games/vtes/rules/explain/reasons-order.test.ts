import { type CardId, type Match, openAt } from '@praxis/engine';
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
  ['Villein', ['It is not your master phase.']],
  ['Deflection', ['No action is under way.', 'The vampire lacks the Discipline or clan that the card requires.']],
  ['Immortal Grapple', ['There is no combat now.', 'The vampire lacks the Discipline or clan that the card requires.']],
])('a card is explained by what is wrong now, then by what will still be: %s', (card, told) => {
  const match = minionPhase();
  const explanation = match.explain(0, card);
  expect(explanation.reasons.map(({ rule }) => rule)).toContain('V-DIS-001');
  expect(explanation.told.map(({ words }) => words)).toEqual(told);
});

test.each([
  ['Rex bleeds Nora', ['That Methuselah is not your prey.']],
  ['Rex rescues Ada', ['That vampire is not in torpor.']],
  ['Computer Hacking with Ada', ['Only your own minions can play your cards.']],
  ['withdraws', ['It is not your unlock phase.']],
  ['discards Villein', ['It is not your discard phase.']],
  ['Rex attempts to block', ['No action is under way.']],
])('a sentence is explained by the case of the rule that holds: %s', (sentence, told) => {
  expect(
    minionPhase()
      .explain(0, sentence)
      .told.map(({ words }) => words),
  ).toEqual(told);
});

test('a card in hand is asked about by itself, not by its name', () => {
  const match = minionPhase();
  const villein = match.state.cards.findIndex(({ def }) => match.context.defs[def]?.name === 'Villein') as CardId;
  expect(match.explain(0, villein).told).toEqual([{ rule: 'V-MAS-004', words: 'It is not your master phase.' }]);
});
