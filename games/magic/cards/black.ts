/** Black cards. */
import type { CardDef } from './language.ts';

export const BLACK: readonly CardDef[] = [
  {
    id: 'accursed-spirit',
    name: 'Accursed Spirit',
    cost: '{3}{B}',
    types: ['creature'],
    subtypes: ['Spirit'],
    power: 3,
    toughness: 2,
    keywords: ['intimidate'],
  },
  {
    id: 'black-knight',
    name: 'Black Knight',
    cost: '{B}{B}',
    types: ['creature'],
    subtypes: ['Human', 'Knight'],
    power: 2,
    toughness: 2,
    keywords: ['first strike', { protection: ['white'] }],
  },
  {
    id: 'child-of-night',
    name: 'Child of Night',
    cost: '{1}{B}',
    types: ['creature'],
    subtypes: ['Vampire'],
    power: 2,
    toughness: 1,
    keywords: ['lifelink'],
  },
  {
    id: 'drudge-skeletons',
    name: 'Drudge Skeletons',
    cost: '{1}{B}',
    types: ['creature'],
    subtypes: ['Skeleton'],
    power: 1,
    toughness: 1,
    abilities: [{ kind: 'activated', cost: { mana: '{B}' }, effects: [{ do: 'regenerate', what: 'this' }] }],
  },
  {
    id: 'festergloom',
    name: 'Festergloom',
    cost: '{2}{B}',
    types: ['sorcery'],

    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'modify',
            what: { type: 'creature', not: { color: 'black' } },
            gives: { power: -1, toughness: -1 },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'flesh-to-dust',
    name: 'Flesh to Dust',
    cost: '{3}{B}{B}',
    types: ['instant'],

    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'destroy', what: 'the target', noRegeneration: true }],
      },
    ],
  },
  {
    id: 'nightmare',
    name: 'Nightmare',
    cost: '{5}{B}',
    types: ['creature'],
    subtypes: ['Nightmare', 'Horse'],
    power: { count: { subtype: 'Swamp', controller: 'you' } },
    toughness: { count: { subtype: 'Swamp', controller: 'you' } },
    keywords: ['flying'],
  },
  {
    id: 'typhoid-rats',
    name: 'Typhoid Rats',
    cost: '{B}',
    types: ['creature'],
    subtypes: ['Rat'],
    power: 1,
    toughness: 1,
    keywords: ['deathtouch'],
  },
  {
    id: 'ulcerate',
    name: 'Ulcerate',
    cost: '{B}',
    types: ['instant'],

    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [
          { do: 'modify', what: 'the target', gives: { power: -3, toughness: -3 }, until: 'turn' },
          { do: 'lose life', who: 'you', amount: 3 },
        ],
      },
    ],
  },
  {
    id: 'walking-corpse',
    name: 'Walking Corpse',
    cost: '{1}{B}',
    types: ['creature'],
    subtypes: ['Zombie'],
    power: 2,
    toughness: 2,
  },
];
