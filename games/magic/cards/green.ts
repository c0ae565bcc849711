/** Green cards. */
import type { CardDef } from './language.ts';

export const GREEN: readonly CardDef[] = [
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
