/** The words of the game that stand in sentences by themselves, in Spanish. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  white: 'blanco',
  blue: 'azul',
  black: 'negro',
  red: 'rojo',
  green: 'verde',
  colorless: 'incoloro',
  library: 'biblioteca',
  hand: 'mano',
  battlefield: 'campo de batalla',
  graveyard: 'cementerio',
  stack: 'pila',
  exile: 'exilio',
  command: 'zona de mando',
  gone: 'fuera del juego',
  '+1/+1': 'contador +1/+1',
  '-1/-1': 'contador -1/-1',
  loyalty: 'lealtad',
};
