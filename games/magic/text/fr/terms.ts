/** The words of the game that stand in sentences by themselves, in French. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  white: 'blanc',
  blue: 'bleu',
  black: 'noir',
  red: 'rouge',
  green: 'vert',
  colorless: 'incolore',
  library: 'bibliothèque',
  hand: 'main',
  battlefield: 'champ de bataille',
  graveyard: 'cimetière',
  stack: 'pile',
  exile: 'exil',
  command: 'zone de commandement',
  gone: 'hors du jeu',
  '+1/+1': 'marqueur +1/+1',
  '-1/-1': 'marqueur -1/-1',
  loyalty: 'loyauté',
};
