/** The words of the game that stand in sentences by themselves, in Italian. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  white: 'bianco',
  blue: 'blu',
  black: 'nero',
  red: 'rosso',
  green: 'verde',
  colorless: 'incolore',
  library: 'grimorio',
  hand: 'mano',
  battlefield: 'campo di battaglia',
  graveyard: 'cimitero',
  stack: 'pila',
  exile: 'esilio',
  command: 'zona di comando',
  gone: 'fuori dal gioco',
  '+1/+1': 'segnalino +1/+1',
  '-1/-1': 'segnalino -1/-1',
  loyalty: 'fedeltà',
};
