/** The statistics of simulations with thousands of matches of Magic. */
import type { Simulation } from '@praxis/contract';

export const simulation: Simulation = {
  turn: 'turn',
  curve: 'life',
  tallies: [],
  drawn: [{ type: 'moved', having: { from: 'library', zone: 'hand' }, seat: 'seat', card: 'card' }],
  played: [
    { type: 'played', seat: 'seat', card: 'card' },
    { type: 'cast', seat: 'seat', card: 'card' },
  ],
};
