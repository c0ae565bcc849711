/** The statistics of simulations with thousands of Duels. */
import type { Simulation } from '@praxis/contract';

export const simulation: Simulation = {
  turn: 'turn',
  curve: 'lp',
  tallies: [],
  drawn: [{ type: 'drew', seat: 'seat', card: 'card' }],
  played: [
    { type: 'summoned', seat: 'seat', card: 'card' },
    { type: 'activated', seat: 'seat', card: 'card' },
  ],
};
