/** The words of the game that stand in sentences by themselves, in English. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  white: 'white',
  blue: 'blue',
  black: 'black',
  red: 'red',
  green: 'green',
  colorless: 'colorless',
  library: 'library',
  hand: 'hand',
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  stack: 'stack',
  exile: 'exile',
  command: 'command zone',
  gone: 'out of the game',
  '+1/+1': '+1/+1 counter',
  '-1/-1': '-1/-1 counter',
  loyalty: 'loyalty',
};
