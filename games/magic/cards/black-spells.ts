/** Black instants, sorceries and enchantments. */
import type { CardDef } from './language.ts';

export const BLACK_SPELLS: readonly CardDef[] = [
  {
    id: 'caustic-tar',
    name: 'Caustic Tar',
    cost: '{4}{B}{B}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'land' },
    abilities: [
      {
        kind: 'static',
        of: 'host',
        gives: {
          abilities: [
            {
              kind: 'activated',
              cost: { tap: true },
              targets: [{ name: 'player', player: 'any' }],
              effects: [{ do: 'lose life', who: 'the player', amount: 3 }],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'crippling-blight',
    name: 'Crippling Blight',
    cost: '{B}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [{ kind: 'static', of: 'host', gives: { power: -1, toughness: -1, cannot: ['block'] } }],
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
    id: 'mind-rot',
    name: 'Mind Rot',
    cost: '{2}{B}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'player', player: 'any' }],
        effects: [{ do: 'discard', who: 'the player', amount: 2 }],
      },
    ],
  },
  {
    id: 'necrobite',
    name: 'Necrobite',
    cost: '{2}{B}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [
          { do: 'modify', what: 'the target', gives: { gain: ['deathtouch'] }, until: 'turn' },
          { do: 'regenerate', what: 'the target' },
        ],
      },
    ],
  },
  {
    id: 'sign-in-blood',
    name: 'Sign in Blood',
    cost: '{B}{B}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'player', player: 'any' }],
        effects: [
          { do: 'draw', who: 'the player', amount: 2 },
          { do: 'lose life', who: 'the player', amount: 2 },
        ],
      },
    ],
  },
  {
    id: 'stab-wound',
    name: 'Stab Wound',
    cost: '{2}{B}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [
      { kind: 'static', of: 'host', gives: { power: -2, toughness: -2 } },
      {
        kind: 'triggered',
        when: [{ on: 'upkeep', of: 'controller of host' }],
        effects: [{ do: 'lose life', who: 'that player', amount: 2 }],
      },
    ],
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
];
