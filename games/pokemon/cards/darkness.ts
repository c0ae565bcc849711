/** Darkness Pokémon. */
import type { PokemonDef } from './language.ts';

export const DARKNESS: readonly PokemonDef[] = [
  {
    id: 'sv1-126',
    print: 'SVI 126',
    name: 'Grimer',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Darkness'],
    hp: 80,
    weakness: { Fighting: 2 },
    retreat: 3,
    attacks: [
      {
        name: 'Super Poison Breath',
        cost: 'DCC',
        damage: 50,
        effects: [{ do: 'afflict', with: 'Poisoned', on: 'defending' }],
      },
    ],
  },
  {
    id: 'sv1-128',
    print: 'SVI 128',
    name: 'Seviper',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Darkness'],
    hp: 120,
    weakness: { Fighting: 2 },
    retreat: 2,
    attacks: [
      { name: 'Spit Poison', cost: 'D', effects: [{ do: 'afflict', with: 'Poisoned', on: 'defending' }] },
      {
        name: 'Venoshock',
        cost: 'DCC',
        damage: 60,
        before: [
          {
            do: 'if',
            fact: { if: 'is', who: 'defending', a: { condition: 'Poisoned' } },
            effects: [{ do: 'more damage', amount: 120 }],
          },
        ],
      },
    ],
  },
  {
    id: 'sv2-136',
    print: 'PAL 136',
    name: 'Sableye',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Darkness'],
    hp: 70,
    weakness: { Grass: 2 },
    retreat: 1,
    attacks: [
      { name: 'Night Eyes', cost: 'C', effects: [{ do: 'afflict', with: 'Asleep', on: 'defending' }] },
      {
        name: 'Unseen Claw',
        cost: 'D',
        damage: 20,
        before: [
          {
            do: 'if',
            fact: { if: 'is', who: 'defending', a: { condition: 'any' } },
            effects: [{ do: 'more damage', amount: 70 }],
          },
        ],
      },
    ],
  },
  {
    id: 'sv2-137',
    print: 'PAL 137',
    name: 'Seviper',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Darkness'],
    hp: 110,
    weakness: { Fighting: 2 },
    retreat: 1,
    attacks: [
      { name: 'Sharp Fang', cost: 'C', damage: 20 },
      {
        name: 'Cross-Cut',
        cost: 'DC',
        damage: 50,
        before: [
          {
            do: 'if',
            fact: { if: 'is', who: 'defending', a: { stage: 'Evolution' } },
            effects: [{ do: 'more damage', amount: 50 }],
          },
        ],
      },
    ],
  },
  {
    id: 'sv3-130',
    print: 'OBF 130',
    name: 'Umbreon',
    kind: 'Pokémon',
    stage: 'Stage 1',
    evolvesFrom: 'Eevee',
    types: ['Darkness'],
    hp: 110,
    weakness: { Grass: 2 },
    retreat: 1,
    attacks: [
      {
        name: 'Feint Attack',
        cost: 'D',
        effects: [
          {
            do: 'damage',
            amount: 50,
            to: { choose: { of: 'opponent' } },
            ignoring: ['weakness', 'resistance', 'effects'],
          },
        ],
      },
      {
        name: 'Pitch-Black Blade',
        cost: 'DCC',
        damage: 140,
        effects: [{ do: 'lasting', on: 'self', until: 'end of your next turn', gives: [{ gets: 'cannot attack' }] }],
      },
    ],
  },
  {
    id: 'sv3-131',
    print: 'OBF 131',
    name: 'Houndour',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Darkness'],
    hp: 50,
    weakness: { Grass: 2 },
    retreat: 1,
    attacks: [
      {
        name: 'Coordinated Pack',
        cost: 'D',
        effects: [
          {
            do: 'take',
            from: 'deck',
            cards: [{ card: { kind: 'Basic Energy', type: 'Darkness' }, count: 1 }],
            to: { attach: { each: { name: 'Houndour', spot: 'bench' } } },
          },
        ],
      },
      { name: 'Focus Fangs', cost: 'DC', damage: 30, before: [{ do: 'flip', tails: [{ do: 'nothing' }] }] },
    ],
  },
  {
    id: 'sv3-133',
    print: 'OBF 133',
    name: 'Houndoom',
    kind: 'Pokémon',
    stage: 'Stage 1',
    evolvesFrom: 'Houndour',
    types: ['Darkness'],
    hp: 130,
    weakness: { Grass: 2 },
    retreat: 2,
    attacks: [
      {
        name: 'Daring Strike',
        cost: 'DC',
        damage: 50,
        before: [
          {
            do: 'if',
            fact: { if: 'is', who: 'defending', a: { stage: 'Evolution' } },
            effects: [{ do: 'more damage', amount: 70 }],
          },
        ],
      },
      {
        name: 'Shadow Slash',
        cost: 'DCC',
        damage: 130,
        effects: [{ do: 'move energy', energy: { kind: 'Energy' }, amount: 1, from: 'self', to: 'discard pile' }],
      },
    ],
  },
  {
    id: 'sv4-121',
    print: 'PAR 121',
    name: 'Morpeko',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Darkness'],
    hp: 70,
    weakness: { Grass: 2 },
    retreat: 1,
    abilities: [
      {
        name: 'In a Hungry Hurry',
        to: 'self',
        if: { if: 'is', who: 'self', a: { noEnergy: true } },
        gives: [{ gets: 'no retreat cost' }],
      },
    ],
    attacks: [
      {
        name: 'Energizer Wheel',
        cost: 'DD',
        damage: 70,
        effects: [
          {
            do: 'move energy',
            energy: { kind: 'Energy', type: 'Darkness' },
            amount: 2,
            from: 'self',
            to: { choose: { spot: 'bench' } },
          },
        ],
      },
    ],
  },
  {
    id: 'sv4-122',
    print: 'PAR 122',
    name: 'Lokix',
    kind: 'Pokémon',
    stage: 'Stage 1',
    evolvesFrom: 'Nymble',
    types: ['Darkness'],
    hp: 120,
    weakness: { Grass: 2 },
    retreat: 1,
    attacks: [
      { name: 'Bounce', cost: 'D', damage: 30, effects: [{ do: 'switch', who: 'you', chosenBy: 'you' }] },
      {
        name: 'Punishing Kick',
        cost: 'DD',
        damage: 10,
        before: [{ do: 'more damage', amount: { times: 40, of: { count: 'counters', on: 'defending' } } }],
      },
    ],
  },
  {
    id: 'svp-103',
    print: 'PR-SV 103',
    name: 'Houndoom ex',
    kind: 'Pokémon',
    stage: 'Stage 1',
    evolvesFrom: 'Houndour',
    tags: ['ex'],
    types: ['Darkness'],
    hp: 270,
    weakness: { Grass: 2 },
    retreat: 2,
    attacks: [
      {
        name: 'Evil Claw',
        cost: 'DD',
        damage: 90,
        effects: [
          {
            do: 'if',
            fact: { if: 'is', who: 'defending', a: { stage: 'Basic' } },
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
      { name: "Hound's Fang", cost: 'DDD', damage: 220, effects: [{ do: 'damage', amount: 30, to: 'self' }] },
    ],
  },
];
