/** White instants, sorceries and enchantments. */
import type { CardDef } from './language.ts';

export const WHITE_SPELLS: readonly CardDef[] = [
  {
    id: 'battle-mastery',
    name: 'Battle Mastery',
    cost: '{2}{W}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [{ kind: 'static', of: 'host', gives: { gain: ['double strike'] } }],
  },
  {
    id: 'brave-the-elements',
    name: 'Brave the Elements',
    cost: '{W}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          { do: 'choose color', as: 'color' },
          {
            do: 'modify',
            what: { type: 'creature', color: 'white', controller: 'you' },
            gives: { gain: [{ protection: ['the color'] }] },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'devouring-light',
    name: 'Devouring Light',
    cost: '{1}{W}{W}',
    types: ['instant'],
    keywords: ['convoke'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature', combat: 'attacking or blocking' } }],
        effects: [{ do: 'move', what: 'the target', to: 'exile' }],
      },
    ],
  },
  {
    id: 'divine-favor',
    name: 'Divine Favor',
    cost: '{1}{W}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'enters', what: 'this' }],
        effects: [{ do: 'gain life', who: 'you', amount: 3 }],
      },
      { kind: 'static', of: 'host', gives: { power: 1, toughness: 3 } },
    ],
  },
  {
    id: 'divine-verdict',
    name: 'Divine Verdict',
    cost: '{3}{W}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature', combat: 'attacking or blocking' } }],
        effects: [{ do: 'destroy', what: 'the target' }],
      },
    ],
  },
  {
    id: 'first-response',
    name: 'First Response',
    cost: '{3}{W}',
    types: ['enchantment'],
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'upkeep', of: 'each player' }],
        if: { if: 'lost life last turn', who: 'you' },
        effects: [{ do: 'create', token: 'token-soldier-w-1-1', amount: 1 }],
      },
    ],
  },
  {
    id: 'indestructibility',
    name: 'Indestructibility',
    cost: '{3}{W}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: {},
    abilities: [{ kind: 'static', of: 'host', gives: { gain: ['indestructible'] } }],
  },
  {
    id: 'inspired-charge',
    name: 'Inspired Charge',
    cost: '{2}{W}{W}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'modify',
            what: { type: 'creature', controller: 'you' },
            gives: { power: 2, toughness: 1 },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'marked-by-honor',
    name: 'Marked by Honor',
    cost: '{3}{W}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [{ kind: 'static', of: 'host', gives: { power: 2, toughness: 2, gain: ['vigilance'] } }],
  },
  {
    id: 'mass-calcify',
    name: 'Mass Calcify',
    cost: '{5}{W}{W}',
    types: ['sorcery'],
    abilities: [{ kind: 'spell', effects: [{ do: 'destroy', what: { type: 'creature', not: { color: 'white' } } }] }],
  },
  {
    id: 'meditation-puzzle',
    name: 'Meditation Puzzle',
    cost: '{3}{W}{W}',
    types: ['instant'],
    keywords: ['convoke'],
    abilities: [{ kind: 'spell', effects: [{ do: 'gain life', who: 'you', amount: 8 }] }],
  },
  {
    id: 'pillar-of-light',
    name: 'Pillar of Light',
    cost: '{2}{W}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature', toughnessMin: 4 } }],
        effects: [{ do: 'move', what: 'the target', to: 'exile' }],
      },
    ],
  },
  {
    id: 'raise-the-alarm',
    name: 'Raise the Alarm',
    cost: '{1}{W}',
    types: ['instant'],
    abilities: [{ kind: 'spell', effects: [{ do: 'create', token: 'token-soldier-w-1-1', amount: 2 }] }],
  },
  {
    id: 'sanctified-charge',
    name: 'Sanctified Charge',
    cost: '{4}{W}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'modify',
            what: { type: 'creature', controller: 'you' },
            gives: { power: 2, toughness: 1 },
            until: 'turn',
          },
          {
            do: 'modify',
            what: { type: 'creature', color: 'white', controller: 'you' },
            gives: { gain: ['first strike'] },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'solemn-offering',
    name: 'Solemn Offering',
    cost: '{2}{W}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: ['artifact', 'enchantment'] } }],
        effects: [
          { do: 'destroy', what: 'the target' },
          { do: 'gain life', who: 'you', amount: 4 },
        ],
      },
    ],
  },
  {
    id: 'spectra-ward',
    name: 'Spectra Ward',
    cost: '{3}{W}{W}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [
      {
        kind: 'static',
        of: 'host',
        gives: {
          power: 2,
          toughness: 2,
          gain: [{ protection: ['white', 'blue', 'black', 'red', 'green'], keepsAuras: true }],
        },
      },
    ],
  },
  {
    id: 'triplicate-spirits',
    name: 'Triplicate Spirits',
    cost: '{4}{W}{W}',
    types: ['sorcery'],
    keywords: ['convoke'],
    abilities: [{ kind: 'spell', effects: [{ do: 'create', token: 'token-spirit-w-1-1-flying', amount: 3 }] }],
  },
];
