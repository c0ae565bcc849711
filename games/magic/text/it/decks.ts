/** What is said about decks, in Italian. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  problems: {
    'too small': ({ size, least }) => `il mazzo ha ${size} carte; ne servono almeno ${least}`,
    'sideboard too large': ({ size, most }) => `la sideboard ha ${size} carte; ne sono ammesse al massimo ${most}`,
    'no lands': () => 'il mazzo non ha terre',
    'no creatures': () => 'il mazzo non ha creature',
    'unknown card': ({ card }) => `la carta ${card} non è conosciuta qui`,
    'too many copies': ({ card, count, most }) => `${card} compare ${count} volte; ne sono ammesse al massimo ${most}`,
  },
  lines: {
    'not understood': (text) => `"${text}" non è né una carta né il titolo di una sezione`,
    'unknown card': (text) => `non esiste una carta "${text}"`,
    'wrong count': (text) => `"${text}" non ha un numero di copie possibile`,
    'no deck': () => 'qui non c’è un mazzo; ci si aspettano righe come "4 Runeclaw Bear"',
    'too long': () => 'è troppo lungo per un mazzo',
    'wrong XML': () => 'non è un file .dek: l’elemento Deck manca o non è chiuso',
  },
  perhaps: (names) => `forse: ${names}`,
  unplayable: (card) => `${card} è nota, ma qui non è ancora giocabile`,
};
