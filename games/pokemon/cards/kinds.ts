/**
 * Cards of special kinds that the printed decks lack, one or two of each, so that every kind's rules can be played with real cards. Here the
 * kinds of Sword & Shield: V, VMAX, VSTAR, V-UNION, battle styles, Fossils. Older ones stand in `kinds-older.ts` and `kinds-oldest.ts`.
 */
import { OLDER_KINDS } from './kinds-older.ts';
import { OLDEST_KINDS } from './kinds-oldest.ts';
import { type CardDef, CONDITIONS, type PokemonDef } from './language.ts';

const MEWTWO = {
  name: 'Mewtwo V-UNION',
  kind: 'Pokémon',
  stage: 'V-UNION',
  tags: ['V-UNION'],
  types: ['Psychic'],
  illustrator: 'AKIRA EGAWA',
} as const;

/** P-VUN-009 In play the four are one card, so that it makes no difference which of them bears what. */
const MEWTWO_V_UNION: readonly PokemonDef[] = [
  {
    id: 'swshp-SWSH159',
    print: 'PR-SW 159',
    ...MEWTWO,
    piece: 1,
    hp: 310,
    weakness: { Darkness: 2 },
    resistance: { Fighting: 30 },
    retreat: 2,
    abilities: [{ name: 'Photon Barrier', to: 'self', gives: [{ gets: 'no effects', from: { of: 'opponent' } }] }],
    attacks: [
      {
        name: 'Union Gain',
        cost: 'C',
        effects: [
          {
            do: 'take',
            from: 'discard pile',
            cards: [{ card: { kind: 'Energy', type: 'Psychic' }, count: 2, upTo: true }],
            to: { attach: 'self' },
          },
        ],
      },
    ],
  },
  {
    id: 'swshp-SWSH160',
    print: 'PR-SW 160',
    ...MEWTWO,
    piece: 2,
    attacks: [{ name: 'Super Regeneration', cost: 'PPC', effects: [{ do: 'heal', amount: 200, on: 'self' }] }],
  },
  {
    id: 'swshp-SWSH161',
    print: 'PR-SW 161',
    ...MEWTWO,
    piece: 3,
    attacks: [
      { name: 'Psysplosion', cost: 'PPC', effects: [{ do: 'spread counters', amount: 16, on: { of: 'opponent' } }] },
    ],
  },
  {
    id: 'swshp-SWSH162',
    print: 'PR-SW 162',
    ...MEWTWO,
    piece: 4,
    attacks: [{ name: 'Final Burn', cost: 'PPPC', damage: 300 }],
  },
];

export const KINDS_OF_CARDS: readonly CardDef[] = [
  {
    id: 'swsh1-49',
    print: 'SSH 49',
    name: 'Lapras V',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['V'],
    types: ['Water'],
    hp: 210,
    weakness: { Lightning: 2 },
    retreat: 2,
    attacks: [
      {
        name: 'Body Surf',
        cost: 'C',
        effects: [
          {
            do: 'take',
            from: 'hand',
            cards: [{ card: { kind: 'Energy', type: 'Water' }, count: 1 }],
            to: { attach: 'self' },
          },
          { do: 'if', fact: { if: 'done' }, effects: [{ do: 'switch', who: 'you', chosenBy: 'you' }] },
        ],
      },
      {
        name: 'Ocean Loop',
        cost: 'WWWC',
        damage: 210,
        effects: [
          { do: 'move energy', energy: { kind: 'Energy', type: 'Water' }, amount: 2, from: 'self', to: 'hand' },
        ],
      },
    ],
  },
  {
    id: 'swsh1-50',
    print: 'SSH 50',
    name: 'Lapras VMAX',
    kind: 'Pokémon',
    stage: 'VMAX',
    evolvesFrom: 'Lapras V',
    tags: ['VMAX'],
    types: ['Water'],
    hp: 320,
    weakness: { Lightning: 2 },
    retreat: 3,
    attacks: [
      {
        name: 'G-Max Pump',
        cost: 'CCC',
        damage: 90,
        before: [{ do: 'more damage', amount: { times: 30, of: { count: 'energy', on: 'self', type: 'Water' } } }],
      },
    ],
  },
  {
    id: 'swsh9-13',
    print: 'BRS 13',
    name: 'Shaymin V',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['V'],
    types: ['Grass'],
    hp: 190,
    weakness: { Fire: 2 },
    retreat: 1,
    attacks: [
      { name: 'Flap', cost: 'G', damage: 30 },
      {
        name: 'Revenge Blast',
        cost: 'GC',
        damage: 60,
        before: [{ do: 'more damage', amount: { times: 40, of: { count: 'prizes taken', by: 'opponent' } } }],
      },
    ],
  },
  {
    id: 'swsh9-14',
    print: 'BRS 14',
    name: 'Shaymin VSTAR',
    kind: 'Pokémon',
    stage: 'VSTAR',
    evolvesFrom: 'Shaymin V',
    tags: ['VSTAR'],
    types: ['Grass'],
    hp: 250,
    weakness: { Fire: 2 },
    retreat: 1,
    abilities: [
      {
        name: 'Star Bloom',
        vstar: true,
        use: 'once',
        effects: [{ do: 'heal', amount: 120, on: { each: { spot: 'bench', type: 'Grass' } } }],
      },
    ],
    attacks: [
      {
        name: 'Revenge Blast',
        cost: 'GC',
        damage: 120,
        before: [{ do: 'more damage', amount: { times: 40, of: { count: 'prizes taken', by: 'opponent' } } }],
      },
    ],
  },
  ...MEWTWO_V_UNION,
  {
    id: 'swsh5-85',
    print: 'BST 85',
    name: 'Single Strike Urshifu V',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['V', 'Single Strike'],
    types: ['Fighting'],
    hp: 220,
    weakness: { Psychic: 2 },
    retreat: 2,
    attacks: [
      {
        name: 'Laser Focus',
        cost: 'F',
        effects: [
          {
            do: 'take',
            from: 'deck',
            cards: [{ card: { kind: 'Energy', type: 'Fighting' }, count: 2, upTo: true }],
            to: { attach: 'self' },
          },
        ],
      },
      {
        name: 'Impact Blow',
        cost: 'FFC',
        damage: 180,
        effects: [
          {
            do: 'lasting',
            on: 'self',
            until: 'end of your next turn',
            gives: [{ gets: 'cannot use', attack: 'Impact Blow' }],
          },
        ],
      },
    ],
  },
  {
    id: 'swsh5-87',
    print: 'BST 87',
    name: 'Rapid Strike Urshifu V',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['V', 'Rapid Strike'],
    types: ['Fighting'],
    hp: 220,
    weakness: { Psychic: 2 },
    retreat: 2,
    attacks: [
      {
        name: 'Strafe',
        cost: 'F',
        damage: 30,
        effects: [{ do: 'may', effects: [{ do: 'switch', who: 'you', chosenBy: 'you' }] }],
      },
      { name: 'Hundred Furious Blows', cost: 'FFC', damage: 150 },
    ],
  },
  {
    id: 'swsh8-113',
    print: 'FST 113',
    name: 'Mew V',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['V', 'Fusion Strike'],
    types: ['Psychic'],
    hp: 180,
    weakness: { Darkness: 2 },
    resistance: { Fighting: 30 },
    retreat: 0,
    attacks: [
      {
        name: 'Energy Mix',
        cost: 'P',
        effects: [
          {
            do: 'take',
            from: 'deck',
            cards: [{ card: { kind: 'Energy' }, count: 1 }],
            to: { attach: { choose: { tag: 'Fusion Strike' } } },
          },
        ],
      },
      {
        name: 'Psychic Leap',
        cost: 'PC',
        damage: 70,
        effects: [{ do: 'may', effects: [{ do: 'take from play', what: 'self', to: 'deck', attached: 'too' }] }],
      },
    ],
  },
  {
    id: 'swsh3-167',
    print: 'DAA 167',
    name: 'Rare Fossil',
    kind: 'Item',
    tags: ['Fossil'],
    types: ['Colorless'],
    hp: 70,
    played: 'turn',
    abilities: [
      {
        name: 'Put Away',
        as: 'rule',
        use: 'often',
        effects: [{ do: 'take from play', what: 'self', to: 'discard pile', attached: 'too' }],
      },
      {
        name: 'Petrified',
        as: 'rule',
        to: 'self',
        gives: [{ gets: 'immune', to: CONDITIONS }, { gets: 'cannot retreat' }],
      },
    ],
  },
  {
    id: 'swsh3-54',
    print: 'DAA 54',
    name: 'Arctovish',
    kind: 'Pokémon',
    stage: 'Stage 1',
    evolvesFrom: 'Rare Fossil',
    types: ['Water'],
    hp: 150,
    weakness: { Lightning: 2 },
    retreat: 2,
    attacks: [
      {
        name: 'Hard Face',
        cost: 'WCC',
        damage: 90,
        effects: [
          {
            do: 'lasting',
            on: 'self',
            until: "end of opponent's next turn",
            gives: [{ gets: 'damage taken', amount: -60 }],
          },
        ],
      },
      {
        name: 'Cold Breath',
        cost: 'WCCC',
        damage: 130,
        effects: [{ do: 'afflict', with: 'Asleep', on: 'defending' }],
      },
    ],
  },
  ...OLDER_KINDS,
  ...OLDEST_KINDS,
];
