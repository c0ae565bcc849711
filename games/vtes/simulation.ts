/** Statistics of simulated matches of VTES. */
import type { Simulation } from '@praxis/contract';

export const simulation: Simulation = {
  turn: 'turn',
  curve: 'pool',
  tallies: [
    { name: 'ousts', type: 'ousted', seat: 'predator', to: 'seat' },
    { name: 'ousted', type: 'ousted', seat: 'seat', once: true },
  ],
  drawn: [
    { type: 'moved', having: { from: 'library', zone: 'hand' }, seat: 'seat', card: 'card' },
    { type: 'moved', having: { from: 'crypt', zone: 'uncontrolled' }, seat: 'seat', card: 'card' },
  ],
  // A crypt card is made use of when it arrives among the ready minions.
  played: [
    { type: 'played', seat: 'seat', card: 'card' },
    { type: 'arrived', seat: 'seat', card: 'card' },
  ],
};
