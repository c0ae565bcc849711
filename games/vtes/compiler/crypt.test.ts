import { expect, test } from 'vitest';
import { validate } from '../cards/language/validate.ts';
import type { CardFacts } from '../decks/knowledge.ts';
import { compileCard } from './compile.ts';

const FACTS: CardFacts = {
  name: 'Lady Ilona Vash',
  number: 299_999,
  kind: 'vampire',
  clan: 'Ravnos',
  group: 4,
  capacity: 6,
};

function definition(text: string): object {
  const result = compileCard({ facts: FACTS, text, path: '', since: undefined }, 'ilona');
  if ('refused' in result) throw new Error(result.refused);
  expect(validate(result.def)).toEqual([]);
  return result.def;
}

test.each([
  [
    'She cannot use cards requiring Celerity [cel].',
    [{ always: 'bars cards', cards: { requires: 'cel' }, from: 'itself' }],
  ],
  [
    'Ilona cannot use maneuvers to maneuver to long range and cannot use presses to end combat.',
    [{ stat: 'cannot maneuver to long range' }, { stat: 'cannot press to end' }],
  ],
  [
    'Minions opposing Ilona in combat cannot use weapons.',
    [{ stat: 'cannot use weapons', of: { is: 'minion', other: true, fighting: true } }],
  ],
  ["Damage from Ilona's hand strikes is aggravated.", [{ stat: 'aggravated hand strikes' }]],
  ['Blood hunts cannot be called on her.', [{ stat: 'no blood hunt' }]],
  [
    'Ilona must burn 1 blood to attempt to block older vampires.',
    [{ always: 'pays to block', cards: { is: 'vampire', age: 'older' }, amount: 1 }],
  ],
  ['Younger vampires must burn 1 blood to attempt to block Ilona.', [{ always: 'price of blocking', amount: 1 }]],
  ['While Ilona is ready, your prey gets -1 hand size.', [{ stat: 'hand size', amount: -1, of: 'prey' }]],
  [
    'You and Ilona can play cards requiring a Brujah or a Gangrel as if she were of that required clan.',
    [
      { always: 'counts as', clan: 'Brujah' },
      { always: 'counts as', clan: 'Gangrel' },
    ],
  ],
  [
    'If Ilona is ready at the start of your influence phase, you get +1 transfer.',
    [{ stat: 'transfers', amount: 1, of: 'controller' }],
  ],
  [
    'She inflicts +2 damage with melee weapons.',
    [{ stat: 'strike damage', amount: 2, of: { is: 'weapon', trait: 'melee weapon', on: 'this' } }],
  ],
])('what a vampire is, and what it cannot do: %s', (sentence, abilities) => {
  expect(definition(`Sabbat: ${sentence}`)).toMatchObject({ abilities });
});

test.each([
  [
    'During the polling step of any referendum, Ilona can burn 1 blood to get +1 vote for each ready Anarch you control.',
    { use: 'get votes', once: 'referendum', effects: [{ do: 'gain votes', amount: { count: { sect: 'Anarch' } } }] },
  ],
  [
    'During the polling step of a political action, if Ilona is ready, she can burn 1 blood to force the acting vampire to abstain.',
    { conditions: [{ if: 'political action' }], effects: [{ do: 'abstain', card: 'acting' }] },
  ],
  [
    "During any Methuselah's minion phase, you may burn the Edge to unlock Ilona.",
    { cost: { edge: true }, effects: [{ do: 'unlock', card: 'this' }] },
  ],
  [
    'During a bleed action, Ilona can burn 1 blood to give the acting Ravnos you control +1 bleed.',
    { use: 'bleed', effects: [{ stat: 'bleed', of: 'acting' }] },
  ],
  [
    'During your minion phase, Ilona can burn 1 blood to unlock after performing a successful action.',
    { use: 'unlock', when: ['after resolution'], turn: 'own', once: 'turn' },
  ],
  [
    'Once each turn, you can gain 1 pool after Ilona performs a successful action requiring a Baali or Daimoinon [dai].',
    { trigger: 'bearer succeeds', optional: true, once: 'turn', if: [{ if: 'any of' }] },
  ],
  ['After Ilona enters combat, she can gain 1 blood.', { trigger: 'combat begins', optional: true }],
  [
    'During the first round of combat, Ilona gets 1 optional additional strike that does not count against the limit.',
    { use: 'strike again', once: 'combat', effects: [{ do: 'additional strikes', unlimited: true }] },
  ],
  ['Ilona can bleed your predator as a (D) action.', { kind: 'bleed', choose: [{ player: 'predator' }] }],
  [
    'Ilona can put 1 corruption counter on a minion controlled by your prey as a +1 stealth (D) action.',
    { action: 'corrupt', stealth: 1, effects: [{ do: 'put counters', counter: 'corruption' }] },
  ],
  [
    "During your unlock phase, if Ilona is ready, you may look at 1 card at random from your prey's hand.",
    { effects: [{ do: 'look at hand', who: 'prey', random: 1 }] },
  ],
  [
    'During your unlock phase, you may move 1 blood from her to a ready vampire.',
    { use: 'feed', effects: [{ do: 'move blood', from: 'this' }] },
  ],
])('what a vampire does and can do: %s', (sentence, ability) => {
  expect(definition(`Sabbat: ${sentence}`)).toMatchObject({ abilities: [ability] });
});

test('a title behind the merge icon, with and without another sect', () => {
  expect(definition('Anarch: +1 stealth.\n[MERGED] Baron of Berlin.')).toMatchObject({
    sect: 'Anarch',
    mergedTitle: 'baron',
    mergedTitleOf: 'Berlin',
  });
  expect(definition('Independent: +1 stealth.\n[MERGED] Anarch Baron of Los Angeles: +1 bleed.')).toMatchObject({
    mergedTitle: 'baron',
    mergedAbilities: [
      { always: 'sect', sect: 'Anarch' },
      { stat: 'bleed', amount: 1 },
    ],
  });
});

test('two actions of one name have names to choose by', () => {
  const { abilities } = definition(
    'Sabbat: Any Ventrue can enter combat with her as a (D) action. She can enter combat with a Ventrue as a (D) action.',
  ) as { readonly abilities: readonly { readonly action: string }[] };
  expect(abilities.map(({ action }) => action)).toEqual(['fight', 'enter combat']);
});
