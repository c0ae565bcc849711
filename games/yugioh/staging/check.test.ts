/** Mistakes in positions name the problem and the place. */
import { expect, test } from 'vitest';
import { stage } from './position.ts';

const MISTAKES: readonly [string, unknown, string][] = [
  ['a key that no seat has', { life: 3 }, 'not "life"'],
  ['a name that is misspelt', { hand: ['Dark Magican'] }, 'did you mean Dark Magician?'],
  ['a key that no card has', { monsters: [{ card: 'Dark Blade', tapped: true }] }, 'not "tapped"'],
  ['a card without a name', { monsters: [{ position: 'set' }] }, 'Expected the name of a `card`'],
  ['a sixth monster', { monsters: Array.from({ length: 6 }, () => 'Dark Blade') }, 'There is no free zone for it.'],
  ['a Spell among the monsters', { monsters: ['Dark Hole'] }, 'Dark Hole is no monster.'],
  ['a monster among the Set cards', { set: ['Dark Blade'] }, 'Dark Blade is no Spell or Trap'],
  ['another card in the Field Zone', { field: 'Dark Hole' }, 'Dark Hole is no Field Spell.'],
  ['another monster in a Pendulum Zone', { pendulum: ['Dark Blade'] }, 'Dark Blade is no Pendulum Monster.'],
  ['a monster of the Main Deck in the Extra Deck', { extra: ['Dark Blade'] }, 'does not belong in the Extra Deck.'],
  ['a face-up Synchro Monster there', { extra: [{ card: 'Stardust Dragon', up: true }] }, 'Only Pendulum Monsters'],
  [
    'materials of another monster',
    { monsters: [{ card: 'Dark Blade', materials: ['Sangan'] }] },
    'Only an Xyz Monster',
  ],
  ['another monster as Gemini', { monsters: [{ card: 'Dark Blade', gemini: true }] }, 'is no Gemini Monster.'],
  ['an attack of a Spell', { spells: [{ card: 'Supply Squad', attacked: true }] }, 'Only a monster in `monsters`'],
  ['a Token in the hand', { hand: [{ token: 'Doppel Token' }] }, 'which is on the field only.'],
  ['a Token that is none', { monsters: [{ token: 'Dark Blade' }] }, 'Dark Blade is no Token.'],
  ['a hand card of somebody else', { hand: [{ card: 'Dark Blade', owner: 'Bob' }] }, "at its owner's"],
  ['counters in the hand', { hand: [{ card: 'Dark Blade', counters: { spell: 1 } }] }, 'Counters are on face-up cards'],
  ['counters that are no number', { monsters: [{ card: 'Dark Blade', counters: { spell: 'two' } }] }, 'not "two"'],
  ['an effect that it does not have', { monsters: [{ card: 'Card Trooper', used: [5] }] }, 'It has 2 effects'],
  ['a name used up that no card has', { used: ['Nothing'] }, 'There is no card called "Nothing".'],
  [
    'a name for two cards',
    {
      hand: [
        { card: 'Sangan', as: 'X' },
        { card: 'Yami', as: 'X' },
      ],
    },
    'Something else is called X already.',
  ],
  ['an Equip Card on nobody', { spells: [{ card: 'Axe of Despair', on: 'Rex' }] }, 'There is no monster "Rex"'],
  ['a Deck in another way', { deck: { exact: [] } }, 'not "exact"'],
];

test.each(MISTAKES)('%s', (_, seat, message) => {
  expect(() => stage({ edition: '9.0', seats: { Ana: seat, Bob: {} } })).toThrow(message);
});
