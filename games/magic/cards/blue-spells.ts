/** Blue instants, sorceries and enchantments. */
import type { CardDef } from './language.ts';

export const BLUE_SPELLS: readonly CardDef[] = [
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
    id: 'chronostutter',
    name: 'Chronostutter',
    cost: '{5}{U}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'move', what: 'the target', to: 'library second' }],
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
    id: 'encrust',
    name: 'Encrust',
    cost: '{1}{U}{U}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: ['artifact', 'creature'] },
    abilities: [{ kind: 'static', of: 'host', gives: { cannot: ['untap', 'activate abilities'] } }],
  },
  {
    id: 'ensoul-artifact',
    name: 'Ensoul Artifact',
    cost: '{1}{U}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'artifact' },
    abilities: [{ kind: 'static', of: 'host', gives: { addTypes: ['creature'], base: { power: 5, toughness: 5 } } }],
  },
  {
    id: 'essence-scatter',
    name: 'Essence Scatter',
    cost: '{1}{U}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature', in: 'stack' } }],
        effects: [{ do: 'counter', what: 'the target' }],
      },
    ],
  },
  {
    id: 'into-the-void',
    name: 'Into the Void',
    cost: '{3}{U}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'targets', object: { type: 'creature' }, count: 2, upTo: true }],
        effects: [{ do: 'move', what: 'the targets', to: 'hand' }],
      },
    ],
  },
  {
    id: 'jaces-ingenuity',
    name: "Jace's Ingenuity",
    cost: '{3}{U}{U}',
    types: ['instant'],
    abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 3 }] }],
  },
  {
    id: 'negate',
    name: 'Negate',
    cost: '{1}{U}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { in: 'stack', not: { type: 'creature' } } }],
        effects: [{ do: 'counter', what: 'the target' }],
      },
    ],
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
];
