/** Cards that the rules on master phase actions and out-of-turn masters are shown with. */
import type { CardDef } from './language.ts';

export const timingCards: readonly CardDef[] = [
  {
    id: 'the-parthenon',
    name: 'The Parthenon',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    cost: { pool: 2 },
    modes: [{ effects: [{ do: 'put in play' }] }],
    abilities: [
      {
        use: 'lock',
        when: ['master'],
        turn: 'own',
        cost: { lock: true },
        effects: [{ do: 'modify', stat: 'master actions', amount: 1, of: 'you' }],
      },
    ],
  },
  {
    id: 'archon-investigation',
    name: 'Archon Investigation',
    kind: 'library',
    types: ['master'],
    outOfTurn: true,
    cost: { pool: 3 },
    modes: [
      {
        when: ['after block'],
        conditions: [{ if: 'bleeding you' }, { if: 'matches', card: 'acting', filter: { bleedMin: 4 } }],
        effects: [{ do: 'burn', card: 'acting' }],
      },
    ],
  },
];
