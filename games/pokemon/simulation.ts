/** The statistics of simulations with thousands of matches of Pokémon. */
import type { Simulation } from '@praxis/contract';

export const simulation: Simulation = {
  turn: 'turn',
  curve: 'prizes',
  tallies: [],
  drawn: [
    { type: 'drew', seat: 'seat', card: 'cards' },
    { type: 'to hand', seat: 'seat', card: 'cards' },
    { type: 'took prizes', seat: 'seat', card: 'cards' },
  ],
  played: [
    { type: 'played', seat: 'seat', card: 'card' },
    { type: 'benched', seat: 'seat', card: 'card' },
    { type: 'evolved', seat: 'seat', card: 'card' },
  ],
};
