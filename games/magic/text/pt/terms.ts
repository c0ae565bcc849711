/** The words of the game that stand in sentences by themselves, in Brazilian Portuguese. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  white: 'branco',
  blue: 'azul',
  black: 'preto',
  red: 'vermelho',
  green: 'verde',
  colorless: 'incolor',
  library: 'grimório',
  hand: 'mão',
  battlefield: 'campo de batalha',
  graveyard: 'cemitério',
  stack: 'pilha',
  exile: 'exílio',
  command: 'zona de comando',
  gone: 'fora do jogo',
  '+1/+1': 'marcador +1/+1',
  '-1/-1': 'marcador -1/-1',
  loyalty: 'lealdade',
};
