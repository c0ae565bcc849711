/** Special kinds of XY and before: -EX, Mega Evolution, Primal Reversion, Ancient Traits, Hyper Gear, Team Plasma, LV.X, SP and LEGEND. */
import type { CardDef } from './language.ts';

const LEGEND = {
  name: 'Suicune & Entei LEGEND',
  kind: 'Pokémon',
  stage: 'LEGEND',
  types: ['Water', 'Fire'],
  prizes: 2,
  illustrator: 'Shinji Higuchi + Sachiko Eba',
} as const;

export const OLDEST_KINDS: readonly CardDef[] = [
  {
    id: 'xy1-1',
    print: 'XY 1',
    name: 'Venusaur-EX',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['EX'],
    types: ['Grass'],
    hp: 180,
    weakness: { Fire: 2 },
    retreat: 4,
    attacks: [
      {
        name: 'Poison Powder',
        cost: 'GCC',
        damage: 60,
        effects: [{ do: 'afflict', with: 'Poisoned', on: 'defending' }],
      },
      { name: 'Jungle Hammer', cost: 'GGCC', damage: 90, effects: [{ do: 'heal', amount: 30, on: 'self' }] },
    ],
  },
  {
    id: 'xy1-2',
    print: 'XY 2',
    name: 'M Venusaur-EX',
    kind: 'Pokémon',
    stage: 'MEGA',
    evolvesFrom: 'Venusaur-EX',
    tags: ['EX', 'Mega'],
    types: ['Grass'],
    hp: 230,
    weakness: { Fire: 2 },
    retreat: 4,
    attacks: [
      {
        name: 'Crisis Vine',
        cost: 'GGGC',
        damage: 120,
        effects: [
          { do: 'afflict', with: 'Paralyzed', on: 'defending' },
          { do: 'afflict', with: 'Poisoned', on: 'defending' },
        ],
      },
    ],
  },
  {
    id: 'xy5-54',
    print: 'PRC 54',
    name: 'Kyogre-EX',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['EX'],
    types: ['Water'],
    hp: 180,
    weakness: { Grass: 2 },
    retreat: 4,
    attacks: [
      {
        name: 'Water Pulse',
        cost: 'WC',
        damage: 30,
        effects: [{ do: 'afflict', with: 'Asleep', on: 'defending' }],
      },
      {
        name: 'Giant Whirlpool',
        cost: 'WWCC',
        damage: 140,
        effects: [
          { do: 'move energy', energy: { kind: 'Energy', type: 'Water' }, amount: 2, from: 'self', to: 'hand' },
        ],
      },
    ],
  },
  {
    id: 'xy5-55',
    print: 'PRC 55',
    name: 'Primal Kyogre-EX',
    kind: 'Pokémon',
    stage: 'MEGA',
    evolvesFrom: 'Kyogre-EX',
    tags: ['EX', 'Primal'],
    types: ['Water'],
    hp: 240,
    weakness: { Grass: 2 },
    retreat: 4,
    abilities: [
      {
        name: 'α Growth',
        as: 'Ancient Trait',
        when: 'Energy attached',
        may: true,
        effects: [
          { do: 'take', from: 'hand', cards: [{ card: { kind: 'Energy' }, count: 1 }], to: { attach: 'self' } },
        ],
      },
    ],
    attacks: [
      {
        name: 'Tidal Storm',
        cost: 'WWWC',
        damage: 150,
        effects: [
          {
            do: 'move energy',
            energy: { kind: 'Energy' },
            amount: 2,
            from: 'self',
            to: { choose: { spot: 'bench' } },
          },
          { do: 'damage', amount: 30, to: { each: { of: 'opponent', spot: 'bench', tag: 'EX' } } },
        ],
      },
    ],
  },
  {
    id: 'xy4-97',
    print: 'PHF 97',
    name: 'Head Ringer Team Flare Hyper Gear',
    kind: 'Tool',
    tags: ['Hyper Gear'],
    powers: [{ to: 'self', gives: [{ gets: 'attack cost', amount: 1 }] }],
  },
  {
    id: 'bw9-34',
    print: 'PLF 34',
    name: 'Jolteon',
    kind: 'Pokémon',
    stage: 'Stage 1',
    evolvesFrom: 'Eevee',
    tags: ['Team Plasma'],
    types: ['Lightning'],
    hp: 90,
    weakness: { Fighting: 2 },
    retreat: 1,
    attacks: [
      { name: 'Pin Missile', cost: 'C', damage: { each: 20, of: { count: 'heads', coins: 4 } } },
      {
        name: 'Electri-Defuse',
        cost: 'LC',
        damage: 40,
        effects: [
          {
            do: 'if',
            fact: { if: 'is', who: 'defending', a: { tag: 'EX' } },
            effects: [
              {
                do: 'lasting',
                on: 'defending',
                until: "end of opponent's next turn",
                gives: [{ gets: 'cannot attack' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'bw9-38',
    print: 'PLF 38',
    name: 'Thundurus-EX',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['EX', 'Team Plasma'],
    types: ['Lightning'],
    hp: 170,
    weakness: { Fighting: 2 },
    retreat: 1,
    attacks: [
      {
        name: 'Raiden Knuckle',
        cost: 'L',
        damage: 30,
        effects: [
          {
            do: 'take',
            from: 'discard pile',
            cards: [{ card: { kind: 'Energy' }, count: 1 }],
            to: { attach: { choose: { spot: 'bench', tag: 'Team Plasma' } } },
          },
        ],
      },
      {
        name: 'Thunderous Noise',
        cost: 'LLCC',
        damage: 90,
        effects: [
          {
            do: 'if',
            fact: {
              if: 'at least',
              of: { count: 'energy cards', on: 'self', card: { name: 'Plasma Energy' } },
              amount: 1,
            },
            effects: [
              { do: 'move energy', energy: { kind: 'Energy' }, amount: 1, from: 'defending', to: 'discard pile' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'bw9-106',
    print: 'PLF 106',
    name: 'Plasma Energy',
    kind: 'Special Energy',
    tags: ['Team Plasma'],
    provides: [{ types: ['Colorless'], count: 1 }],
  },
  {
    id: 'dp6-144',
    print: 'LA 144',
    name: 'Mewtwo LV.X',
    kind: 'Pokémon',
    stage: 'LV.X',
    types: ['Psychic'],
    hp: 120,
    weakness: { Psychic: 2 },
    retreat: 2,
    abilities: [
      {
        name: 'Psybarrier',
        as: 'Poké-Body',
        to: 'self',
        gives: [
          { gets: 'no damage', from: { of: 'opponent', evolved: false } },
          { gets: 'no effects', from: { of: 'opponent', evolved: false } },
        ],
      },
    ],
    attacks: [
      {
        name: 'Giga Burn',
        cost: 'PPC',
        damage: 120,
        effects: [{ do: 'move energy', energy: { kind: 'Energy' }, amount: 'all', from: 'self', to: 'discard pile' }],
      },
    ],
  },
  {
    id: 'pl1-47',
    print: 'PL 47',
    name: 'Crobat G',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['SP'],
    types: ['Psychic'],
    hp: 80,
    weakness: { Lightning: 2 },
    resistance: { Fighting: 20 },
    retreat: 0,
    abilities: [
      {
        name: 'Flash Bite',
        as: 'Poké-Power',
        when: 'put on Bench',
        may: true,
        effects: [{ do: 'put counters', amount: 1, on: { choose: { of: 'opponent' } } }],
      },
    ],
    attacks: [
      {
        name: 'Toxic Fang',
        cost: 'PC',
        effects: [{ do: 'afflict', with: 'Poisoned', on: 'defending', counters: 2 }],
      },
    ],
  },
  {
    id: 'hgss2-94',
    print: 'UL 94',
    ...LEGEND,
    piece: 1,
    hp: 160,
    weakness: { Lightning: 2, Water: 2 },
    retreat: 1,
    attacks: [
      {
        name: 'Torrent Blade',
        cost: 'WWC',
        effects: [
          { do: 'move energy', energy: { kind: 'Energy', type: 'Water' }, amount: 2, from: 'self', to: 'hand' },
          { do: 'damage', amount: 100, to: { choose: { of: 'opponent', spot: 'bench' } } },
        ],
      },
    ],
  },
  {
    id: 'hgss2-95',
    print: 'UL 95',
    ...LEGEND,
    piece: 2,
    attacks: [
      {
        name: 'Bursting Inferno',
        cost: 'RCC',
        damage: 80,
        effects: [{ do: 'afflict', with: 'Burned', on: 'defending' }],
      },
    ],
  },
];
