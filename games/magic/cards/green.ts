/** Green cards. */
import type { CardDef } from './language.ts';

export const GREEN: readonly CardDef[] = [
  {
    id: 'centaur-courser',
    name: 'Centaur Courser',
    cost: '{2}{G}',
    types: ['creature'],
    subtypes: ['Centaur', 'Warrior'],
    power: 3,
    toughness: 3,
  },
  {
    id: 'deadly-recluse',
    name: 'Deadly Recluse',
    cost: '{1}{G}',
    types: ['creature'],
    subtypes: ['Spider'],
    power: 1,
    toughness: 2,
    keywords: ['reach', 'deathtouch'],
  },
  {
    id: 'elvish-mystic',
    name: 'Elvish Mystic',
    cost: '{G}',
    types: ['creature'],
    subtypes: ['Elf', 'Druid'],
    power: 1,
    toughness: 1,
    abilities: [{ kind: 'mana', adds: ['green'] }],
  },
  {
    id: 'hunt-the-weak',
    name: 'Hunt the Weak',
    cost: '{3}{G}',
    types: ['sorcery'],

    abilities: [
      {
        kind: 'spell',
        targets: [
          { name: 'own', object: { type: 'creature', controller: 'you' } },
          { name: 'other', object: { type: 'creature', controller: 'opponent' } },
        ],
        effects: [
          { do: 'put counters', what: 'the own', counter: '+1/+1', amount: 1 },
          { do: 'fight', what: 'the own', with: 'the other' },
        ],
      },
    ],
  },
  {
    id: 'paragon-of-eternal-wilds',
    name: 'Paragon of Eternal Wilds',
    cost: '{3}{G}',
    types: ['creature'],
    subtypes: ['Human', 'Druid'],
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'static',
        of: { type: 'creature', color: 'green', controller: 'you', other: true },
        gives: { power: 1, toughness: 1 },
      },
      {
        kind: 'activated',
        cost: { mana: '{G}', tap: true },
        targets: [{ name: 'target', object: { type: 'creature', color: 'green', controller: 'you', other: true } }],
        effects: [{ do: 'modify', what: 'the target', gives: { gain: ['trample'] }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'rangers-guile',
    name: "Ranger's Guile",
    cost: '{G}',
    types: ['instant'],

    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature', controller: 'you' } }],
        effects: [
          { do: 'modify', what: 'the target', gives: { power: 1, toughness: 1, gain: ['hexproof'] }, until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'runeclaw-bear',
    name: 'Runeclaw Bear',
    cost: '{1}{G}',
    types: ['creature'],
    subtypes: ['Bear'],
    power: 2,
    toughness: 2,
  },
  {
    id: 'siege-wurm',
    name: 'Siege Wurm',
    cost: '{5}{G}{G}',
    types: ['creature'],
    subtypes: ['Wurm'],
    power: 5,
    toughness: 5,
    keywords: ['convoke', 'trample'],
  },
  {
    id: 'terra-stomper',
    name: 'Terra Stomper',
    cost: '{3}{G}{G}{G}',
    types: ['creature'],
    subtypes: ['Beast'],
    power: 8,
    toughness: 8,
    keywords: ['trample'],
    abilities: [{ kind: 'static', of: 'this', gives: { cannot: ['be countered'] } }],
  },
  {
    id: 'titanic-growth',
    name: 'Titanic Growth',
    cost: '{1}{G}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'modify', what: 'the target', gives: { power: 4, toughness: 4 }, until: 'turn' }],
      },
    ],
  },
];
