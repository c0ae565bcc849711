/** What is said about decks, in Spanish. */
import type { DeckWords } from './keys.ts';

export const es: DeckWords = {
  problems: {
    'main too small': ({ size }) => `el Deck Principal tiene ${size} cartas; hacen falta al menos 40`,
    'main too large': ({ size }) => `el Deck Principal tiene ${size} cartas; se permiten 60 como máximo`,
    'extra too large': ({ size }) => `el Deck Extra tiene ${size} cartas; se permiten 15 como máximo`,
    'side too large': ({ size }) => `el Side Deck tiene ${size} cartas; se permiten 15 como máximo`,
    'unknown card': ({ card }) => `no hay ninguna carta "${card}"`,
    'too many copies': ({ card, count }) =>
      `${card} aparece ${count} veces; el Deck Principal, el Deck Extra y el Side Deck juntos pueden tener 3`,
    forbidden: ({ card, list }) => `${card} está Prohibida por la lista ${list}`,
    limited: ({ card, count, most, list }) =>
      `${card} aparece ${count} veces; está ${most === 1 ? 'Limitada' : 'Semi-Limitada'} a ${most} por la lista ${list}`,
  },
  lines: {
    'not understood': (text) => `"${text}" no es ni una carta ni el nombre de un Deck`,
    'unknown card': (text) => `no hay ninguna carta "${text}"`,
    'unknown passcode': (text) => `ninguna carta de aquí tiene el código ${text}`,
    'wrong passcode': (text) => `${text} no es un código de carta`,
    'wrong address': (text) =>
      `"${text}" no es una dirección ydke:// completa: tiene tres partes, cada una con ! al final`,
    'wrong code': (section) => `la parte "${section}" de la dirección está dañada`,
    token: (text) => `${text} es una Ficha, que no está en ningún Deck`,
    'wrong count': (text) => `"${text}" no tiene un número de copias posible`,
    'no deck': () =>
      'aquí no hay ningún deck; se esperan líneas como "3 Luster Dragon", un archivo .ydk o una dirección ydke://',
    'not in the main deck': (text) => `${text} va en el Deck Extra y no puede estar en el Deck Principal`,
    'not in the extra deck': (text) => `${text} va en el Deck Principal y no puede estar en el Deck Extra`,
    'too long': () => 'esto es demasiado largo para un deck',
    'too many lines': () => 'esto tiene demasiadas líneas para un deck',
    'not text': () => 'esto no es texto',
  },
  perhaps: (names) => `quizá: ${names}`,
  parts: { main: 'Deck Principal', extra: 'Deck Extra', side: 'Side Deck' },
  unplayable: (card) => `la carta ${card} se conoce, pero aún no se puede jugar aquí`,
  withoutPasscode: (card) => `no se conoce el código de ${card}`,
};
