/** Red cards. */
import type { CardDef } from './language.ts';

export const RED: readonly CardDef[] = [
  {
    id: 'blaze',
    name: 'Blaze',
    cost: '{X}{R}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', any: true }],
        effects: [{ do: 'damage', amount: 'X', to: 'the target' }],
      },
    ],
  },
  {
    id: 'heat-ray',
    name: 'Heat Ray',
    cost: '{X}{R}',
    types: ['instant'],

    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'damage', amount: 'X', to: 'the target' }],
      },
    ],
  },
  {
    id: 'lightning-strike',
    name: 'Lightning Strike',
    cost: '{1}{R}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', any: true }],
        effects: [{ do: 'damage', amount: 3, to: 'the target' }],
      },
    ],
  },
  {
    id: 'shivan-dragon',
    name: 'Shivan Dragon',
    cost: '{4}{R}{R}',
    types: ['creature'],
    subtypes: ['Dragon'],
    power: 5,
    toughness: 5,
    keywords: ['flying'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '{R}' },
        effects: [{ do: 'modify', what: 'this', gives: { power: 1, toughness: 0 }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'thundering-giant',
    name: 'Thundering Giant',
    cost: '{3}{R}{R}',
    types: ['creature'],
    subtypes: ['Giant'],
    power: 4,
    toughness: 3,
    keywords: ['haste'],
  },
  {
    id: 'torch-fiend',
    name: 'Torch Fiend',
    cost: '{1}{R}',
    types: ['creature'],
    subtypes: ['Devil'],
    power: 2,
    toughness: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '{R}', sacrifice: 'this' },
        targets: [{ name: 'target', object: { type: 'artifact' } }],
        effects: [{ do: 'destroy', what: 'the target' }],
      },
    ],
  },
];
