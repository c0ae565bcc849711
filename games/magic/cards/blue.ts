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
];
