/** The statistics of simulations with thousands of matches of Rivals. */
import type { Simulation } from '@praxis/contract';

export const simulation: Simulation = {
  turn: 'turn',
  curve: 'prestige',
  tallies: [
    // An attack that does not get past the Secrecy is not announced.
    { name: 'attacks', type: 'announced', seat: 'seat' },
    { name: 'schemes', type: 'scheme', seat: 'seat' },
    { name: 'eliminated', type: 'eliminated', seat: 'seat', once: true },
  ],
  drawn: [
    { type: 'drew', seat: 'seat', card: 'card' },
    { type: 'took', seat: 'seat', card: 'card' },
  ],
  played: [
    { type: 'played', seat: 'seat', card: 'card' },
    { type: 'recruited', seat: 'seat', card: 'card' },
    { type: 'revealed', seat: 'seat', card: 'card' },
    { type: 'conspires', seat: 'seat', card: 'card' },
  ],
};
