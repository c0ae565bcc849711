/** Water Pokémon. */
import type { PokemonDef } from './language.ts';

export const WATER: readonly PokemonDef[] = [
  {
    id: 'sv1-52',
    print: 'SVI 52',
    name: 'Quaxly',
    kind: 'Pokémon',
    stage: 'Basic',
    types: ['Water'],
    hp: 70,
    weakness: { Lightning: 2 },
    retreat: 1,
    attacks: [
      { name: 'Pound', cost: 'C', damage: 10 },
      { name: 'Kick', cost: 'WC', damage: 20 },
    ],
  },
  {
    id: 'sv1-53',
    print: 'SVI 53',
    name: 'Quaxwell',
    kind: 'Pokémon',
    stage: 'Stage 1',
    evolvesFrom: 'Quaxly',
    types: ['Water'],
    hp: 100,
    weakness: { Lightning: 2 },
    retreat: 1,
    attacks: [
      { name: 'Rain Splash', cost: 'W', damage: 20 },
      { name: 'Spiral Kick', cost: 'WCC', damage: 70 },
    ],
  },
];
