/** The pool's cards together with cards that it lacks; those are made up here. */
import { expect, test } from 'vitest';
import { tableAt } from '../testing.ts';
import type { CardDef } from './language.ts';

/** As a ruling supposes it: before range is determined only hand strikes are left to both. */
const lurker: CardDef = {
  id: 'bare-hands',
  name: 'Bare Hands',
  kind: 'library',
  types: ['combat'],
  modes: [
    {
      when: ['before range'],
      effects: [
        { do: 'modify', stat: 'hand strikes only', amount: 1, of: 'self', until: 'round' },
        { do: 'modify', stat: 'hand strikes only', amount: 1, of: 'opposing', until: 'round' },
      ],
    },
  ],
};

/** Damage outside combat that can be prevented. */
const ambush: CardDef = {
  id: 'ambush',
  name: 'Ambush',
  kind: 'library',
  types: ['action'],
  modes: [
    {
      action: { kind: 'effect' },
      choose: [{ name: 'target', card: { is: 'minion', in: 'ready', of: 'another' } }],
      effects: [{ do: 'damage', to: 'the target', amount: 1 }],
    },
  ],
};

test.each(['.44 Magnum', 'Submachine Gun'])('%s: a gun whose strike cannot be used does not maneuver either', (gun) => {
  const table = tableAt(
    {
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Krid' }], hand: ['Fake Out', 'Dodge'] },
        Alex: { ready: [{ vampire: 'Mazz', disciplines: ['pot'], with: [gun] }], hand: ['Fake Out', 'Thrown Gate'] },
        Nora: {},
      },
    },
    ({ state, defs, cards }) => {
      const dodge = state.cards.find(({ place, def }) => place === 'hand' && defs[def]?.name === 'Dodge');
      if (dodge) dodge.def = cards.numberOf(lurker.id);
    },
    [lurker],
  );
  table.say('Sara', 'Krid bleeds Alex').say('Alex', 'Mazz attempts to block').say('Sara', 'plays Bare Hands with Krid');
  table.say('Sara', 'Krid maneuvers with Fake Out').untilAsked('Alex', 'range');
  expect(table.offered('Alex')).toEqual(['Alex passes', 'Mazz maneuvers with Fake Out']);
});

test('Kevlar Vest: it is for combat, so damage outside combat cannot be prevented with it', () => {
  const table = tableAt(
    {
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Krid' }], hand: ['Dodge'] },
        Alex: { ready: [{ vampire: 'Mazz', with: ['Kevlar Vest'] }] },
        Nora: {},
      },
    },
    ({ state, defs, cards }) => {
      const dodge = state.cards.find(({ place, def }) => place === 'hand' && defs[def]?.name === 'Dodge');
      if (dodge) dodge.def = cards.numberOf(ambush.id);
    },
    [ambush],
  );
  table.say('Sara', 'plays Ambush with Krid on Mazz');
  table.until(({ match }) => match.questions.some(({ step }) => step === 'damage' || step === 'influence'));
  expect(table.match.questions.map(({ step }) => step)).toEqual(['influence']);
  expect(table.read('Mazz.blood')).toBe(4);
});
