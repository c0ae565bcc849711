/** Lightning Pokémon. */
import type { PokemonDef } from './language.ts';

export const LIGHTNING: readonly PokemonDef[] = [
  {
    id: 'sv1-69',
    print: 'SVI 69',
    name: 'Rotom',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Lightning'],
    hp: 60,
    weakness: { Fighting: 2 },
    retreat: 1,
    attacks: [
      {
        name: 'Linear Attack',
        cost: 'C',
        effects: [{ do: 'damage', amount: 20, to: { choose: { of: 'opponent' } } }],
      },
    ],
  },
  {
    id: 'sv1-70',
    print: 'SVI 70',
    name: 'Rotom',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Lightning'],
    hp: 80,
    weakness: { Fighting: 2 },
    retreat: 1,
    attacks: [
      {
        name: 'Junk Hunt',
        cost: 'C',
        effects: [{ do: 'take', from: 'discard pile', cards: [{ card: { kind: 'Item' }, count: 1 }], to: 'hand' }],
      },
      {
        name: 'Thunder Shock',
        cost: 'L',
        damage: 20,
        effects: [{ do: 'flip', heads: [{ do: 'afflict', with: 'Paralyzed', on: 'defending' }] }],
      },
    ],
  },
  {
    id: 'sv1-81',
    print: 'SVI 81',
    name: 'Miraidon ex',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['ex'],
    types: ['Lightning'],
    hp: 220,
    weakness: { Fighting: 2 },
    retreat: 1,
    abilities: [
      {
        name: 'Tandem Unit',
        use: 'once',
        effects: [
          {
            do: 'take',
            from: 'deck',
            cards: [{ card: { stage: 'Basic', type: 'Lightning' }, count: 2, upTo: true }],
            to: 'bench',
          },
        ],
      },
    ],
    attacks: [
      {
        name: 'Photon Blaster',
        cost: 'LLC',
        damage: 220,
        effects: [{ do: 'lasting', on: 'self', until: 'end of your next turn', gives: [{ gets: 'cannot attack' }] }],
      },
    ],
  },
];
