/** Red instants, sorceries and enchantments. */
import type { CardDef } from './language.ts';

export const RED_SPELLS: readonly CardDef[] = [
  {
    id: 'blastfire-bolt',
    name: 'Blastfire Bolt',
    cost: '{5}{R}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [
          { do: 'damage', amount: 5, to: 'the target' },
          { do: 'destroy', what: { subtype: 'Equipment', attachedTo: 'the target' } },
        ],
      },
    ],
  },
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
    id: 'burning-anger',
    name: 'Burning Anger',
    cost: '{4}{R}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [
      {
        kind: 'static',
        of: 'host',
        gives: {
          abilities: [
            {
              kind: 'activated',
              cost: { tap: true },
              targets: [{ name: 'target', any: true }],
              effects: [{ do: 'damage', amount: { power: 'this' }, to: 'the target' }],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'clear-a-path',
    name: 'Clear a Path',
    cost: '{R}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature', keyword: 'defender' } }],
        effects: [{ do: 'destroy', what: 'the target' }],
      },
    ],
  },
  {
    id: 'cone-of-flame',
    name: 'Cone of Flame',
    cost: '{3}{R}{R}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [
          { name: 'first', any: true },
          { name: 'second', any: true, differsFrom: ['first'] },
          { name: 'third', any: true, differsFrom: ['first', 'second'] },
        ],
        effects: [
          { do: 'damage', amount: 1, to: 'the first' },
          { do: 'damage', amount: 2, to: 'the second' },
          { do: 'damage', amount: 3, to: 'the third' },
        ],
      },
    ],
  },
  {
    id: 'hammerhand',
    name: 'Hammerhand',
    cost: '{R}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'enters', what: 'this' }],
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'modify', what: 'the target', gives: { cannot: ['block'] }, until: 'turn' }],
      },
      { kind: 'static', of: 'host', gives: { power: 1, toughness: 1, gain: ['haste'] } },
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
    id: 'lava-axe',
    name: 'Lava Axe',
    cost: '{4}{R}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'player', player: 'any', orPlaneswalker: true }],
        effects: [{ do: 'damage', amount: 5, to: 'the player' }],
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
    id: 'seismic-strike',
    name: 'Seismic Strike',
    cost: '{2}{R}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'damage', amount: { count: { subtype: 'Mountain', controller: 'you' } }, to: 'the target' }],
      },
    ],
  },
  {
    id: 'shrapnel-blast',
    name: 'Shrapnel Blast',
    cost: '{1}{R}',
    types: ['instant'],
    additionalCost: { sacrifice: { type: 'artifact' } },
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', any: true }],
        effects: [{ do: 'damage', amount: 5, to: 'the target' }],
      },
    ],
  },
];
