/** What is said about decks, in Brazilian Portuguese. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  problems: {
    'too small': ({ size, least }) => `o deck tem ${size} cards; são necessários pelo menos ${least}`,
    'sideboard too large': ({ size, most }) => `o sideboard tem ${size} cards; são permitidos no máximo ${most}`,
    'no lands': () => 'o deck não tem terrenos',
    'no creatures': () => 'o deck não tem criaturas',
    'unknown card': ({ card }) => `o card ${card} não é conhecido aqui`,
    'too many copies': ({ card, count, most }) => `${card} aparece ${count} vezes; são permitidas no máximo ${most}`,
  },
  lines: {
    'not understood': (text) => `"${text}" não é nem um card nem o título de uma seção`,
    'unknown card': (text) => `não há nenhum card "${text}"`,
    'wrong count': (text) => `"${text}" não tem um número de cópias possível`,
    'no deck': () => 'não há deck aqui; esperam-se linhas como "4 Runeclaw Bear"',
    'too long': () => 'isto é longo demais para um deck',
    'wrong XML': () => 'isto não é um arquivo .dek: falta o elemento Deck ou ele não está fechado',
  },
  perhaps: (names) => `talvez: ${names}`,
  unplayable: (card) => `o card ${card} é conhecido, mas ainda não pode ser jogado aqui`,
};
