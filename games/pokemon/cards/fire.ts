/** Fire Pokémon. */
import type { PokemonDef } from './language.ts';

export const FIRE: readonly PokemonDef[] = [
  {
    id: 'sv1-36',
    print: 'SVI 36',
    name: 'Fuecoco',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Fire'],
    hp: 80,
    weakness: { Water: 2 },
    retreat: 2,
    attacks: [
      { name: 'Gnaw', cost: 'C', damage: 10 },
      { name: 'Combustion', cost: 'RRC', damage: 50 },
    ],
  },
  {
    id: 'sv1-37',
    print: 'SVI 37',
    name: 'Crocalor',
    kind: 'Pokémon',
    stage: 'Stage 1',
    evolvesFrom: 'Fuecoco',
    types: ['Fire'],
    hp: 100,
    weakness: { Water: 2 },
    retreat: 3,
    attacks: [
      { name: 'Bite', cost: 'RC', damage: 50 },
      { name: 'Rolling Tackle', cost: 'RRC', damage: 100 },
    ],
  },
  {
    id: 'sv1-38',
    print: 'SVI 38',
    name: 'Skeledirge',
    kind: 'Pokémon',
    stage: 'Stage 2',
    evolvesFrom: 'Crocalor',
    types: ['Fire'],
    hp: 180,
    weakness: { Water: 2 },
    retreat: 3,
    attacks: [
      {
        name: 'Passionate Singing',
        cost: 'R',
        damage: 50,
        effects: [
          {
            do: 'take',
            from: 'discard pile',
            cards: [{ card: { kind: 'Basic Energy' }, count: 2, upTo: true }],
            to: { attachInAnyWay: {} },
          },
        ],
      },
      {
        name: 'Blazing Shout',
        cost: 'RRC',
        damage: 190,
        effects: [{ do: 'damage', amount: 30, to: 'self' }],
      },
    ],
  },
];
