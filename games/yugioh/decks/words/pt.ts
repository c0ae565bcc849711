/** What is said about decks, in Brazilian Portuguese. */
import type { DeckWords } from './keys.ts';

export const pt: DeckWords = {
  problems: {
    'main too small': ({ size }) => `o Deck Principal tem ${size} cards; são necessários pelo menos 40`,
    'main too large': ({ size }) => `o Deck Principal tem ${size} cards; são permitidos no máximo 60`,
    'extra too large': ({ size }) => `o Deck Adicional tem ${size} cards; são permitidos no máximo 15`,
    'side too large': ({ size }) => `o Deck Auxiliar tem ${size} cards; são permitidos no máximo 15`,
    'unknown card': ({ card }) => `não há nenhum card "${card}"`,
    'too many copies': ({ card, count }) =>
      `${card} aparece ${count} vezes; o Deck Principal, o Adicional e o Auxiliar podem ter 3 juntos`,
    forbidden: ({ card, list }) => `${card} é Proibido pela lista ${list}`,
    limited: ({ card, count, most, list }) =>
      `${card} aparece ${count} vezes; é ${most === 1 ? 'Limitado' : 'Semilimitado'} a ${most} pela lista ${list}`,
  },
  lines: {
    'not understood': (text) => `"${text}" não é nem um card nem o nome de um Deck`,
    'unknown card': (text) => `não há nenhum card "${text}"`,
    'unknown passcode': (text) => `nenhum card daqui tem o código ${text}`,
    'wrong passcode': (text) => `${text} não é um código de card`,
    'wrong address': (text) =>
      `"${text}" não é um endereço ydke:// completo: ele tem três partes, cada uma com ! no fim`,
    'wrong code': (section) => `a parte "${section}" do endereço está danificada`,
    token: (text) => `${text} é uma Ficha, que não faz parte de nenhum Deck`,
    'wrong count': (text) => `"${text}" não tem um número de cópias possível`,
    'no deck': () =>
      'não há deck aqui; esperam-se linhas como "3 Luster Dragon", um arquivo .ydk ou um endereço ydke://',
    'not in the main deck': (text) => `${text} pertence ao Deck Adicional e não pode estar no Deck Principal`,
    'not in the extra deck': (text) => `${text} pertence ao Deck Principal e não pode estar no Deck Adicional`,
    'too long': () => 'isto é longo demais para um deck',
    'too many lines': () => 'isto tem linhas demais para um deck',
    'not text': () => 'isto não é texto',
  },
  perhaps: (names) => `talvez: ${names}`,
  parts: { main: 'Deck Principal', extra: 'Deck Adicional', side: 'Deck Auxiliar' },
  unplayable: (card) => `o card ${card} é conhecido, mas ainda não pode ser jogado aqui`,
  withoutPasscode: (card) => `o código do card ${card} não é conhecido`,
};
