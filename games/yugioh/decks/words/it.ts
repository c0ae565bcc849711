/** What is said about decks, in Italian. */
import type { DeckWords } from './keys.ts';

export const it: DeckWords = {
  problems: {
    'main too small': ({ size }) => `il Main Deck ha ${size} carte; ne servono almeno 40`,
    'main too large': ({ size }) => `il Main Deck ha ${size} carte; ne sono consentite al massimo 60`,
    'extra too large': ({ size }) => `l’Extra Deck ha ${size} carte; ne sono consentite al massimo 15`,
    'side too large': ({ size }) => `il Side Deck ha ${size} carte; ne sono consentite al massimo 15`,
    'unknown card': ({ card }) => `non c’è nessuna carta "${card}"`,
    'too many copies': ({ card, count }) =>
      `${card} c’è ${count} volte; Main Deck, Extra Deck e Side Deck insieme possono averne 3`,
    forbidden: ({ card, list }) => `${card} è Proibita dalla lista ${list}`,
    limited: ({ card, count, most, list }) =>
      `${card} c’è ${count} volte; è ${most === 1 ? 'Limitata' : 'Semi-Limitata'} a ${most} dalla lista ${list}`,
  },
  lines: {
    'not understood': (text) => `"${text}" non è né una carta né il nome di un Deck`,
    'unknown card': (text) => `non c’è nessuna carta "${text}"`,
    'unknown passcode': (text) => `nessuna carta di qui ha il codice ${text}`,
    'wrong passcode': (text) => `${text} non è un codice di carta`,
    'wrong address': (text) => `"${text}" non è un indirizzo ydke:// completo: ha tre parti, ciascuna con ! alla fine`,
    'wrong code': (section) => `la parte "${section}" dell’indirizzo è danneggiata`,
    token: (text) => `${text} è un Segna-Mostro, che non sta in nessun Deck`,
    'wrong count': (text) => `"${text}" non ha un numero di copie possibile`,
    'no deck': () =>
      'qui non c’è nessun deck; ci si aspettano righe come "3 Luster Dragon", un file .ydk o un indirizzo ydke://',
    'not in the main deck': (text) => `${text} va nell’Extra Deck e non può stare nel Main Deck`,
    'not in the extra deck': (text) => `${text} va nel Main Deck e non può stare nell’Extra Deck`,
    'too long': () => 'questo è troppo lungo per un deck',
    'too many lines': () => 'questo ha troppe righe per un deck',
    'not text': () => 'questo non è testo',
  },
  perhaps: (names) => `forse: ${names}`,
  parts: { main: 'Main Deck', extra: 'Extra Deck', side: 'Side Deck' },
  unplayable: (card) => `la carta ${card} è nota, ma qui non si può ancora giocare`,
  withoutPasscode: (card) => `il codice di ${card} non è noto`,
};
