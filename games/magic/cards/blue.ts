/** Blue cards. */
import type { CardDef } from './language.ts';

export const BLUE: readonly CardDef[] = [
  {
    id: 'cancel',
    name: 'Cancel',
    cost: '{1}{U}{U}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { in: 'stack' } }],
        effects: [{ do: 'counter', what: 'the target' }],
      },
    ],
  },
  {
    id: 'divination',
    name: 'Divination',
    cost: '{2}{U}',
    types: ['sorcery'],
    abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 2 }] }],
  },
  {
    id: 'peel-from-reality',
    name: 'Peel from Reality',
    cost: '{1}{U}',
    types: ['instant'],

    abilities: [
      {
        kind: 'spell',
        targets: [
          { name: 'own', object: { type: 'creature', controller: 'you' } },
          { name: 'other', object: { type: 'creature', controller: 'opponent' } },
        ],
        effects: [
          { do: 'move', what: 'the own', to: 'hand' },
          { do: 'move', what: 'the other', to: 'hand' },
        ],
      },
    ],
  },
  {
    id: 'turn-to-frog',
    name: 'Turn to Frog',
    cost: '{1}{U}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [
          {
            do: 'modify',
            what: 'the target',
            gives: {
              loseAbilities: true,
              colors: ['blue'],
              creatureTypes: ['Frog'],
              base: { power: 1, toughness: 1 },
            },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'welkin-tern',
    name: 'Welkin Tern',
    cost: '{1}{U}',
    types: ['creature'],
    subtypes: ['Bird'],
    power: 2,
    toughness: 1,
    keywords: ['flying'],
    abilities: [{ kind: 'static', of: 'this', gives: { canBlockOnly: { type: 'creature', keyword: 'flying' } } }],
  },
];
