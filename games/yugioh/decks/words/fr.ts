/** What is said about decks, in French. */
import type { DeckWords } from './keys.ts';

export const fr: DeckWords = {
  problems: {
    'main too small': ({ size }) => `le Main Deck a ${size} cartes ; il en faut au moins 40`,
    'main too large': ({ size }) => `le Main Deck a ${size} cartes ; 60 au plus sont autorisées`,
    'extra too large': ({ size }) => `l’Extra Deck a ${size} cartes ; 15 au plus sont autorisées`,
    'side too large': ({ size }) => `le Side Deck a ${size} cartes ; 15 au plus sont autorisées`,
    'unknown card': ({ card }) => `il n’y a pas de carte « ${card} »`,
    'too many copies': ({ card, count }) =>
      `${card} y est ${count} fois ; Main Deck, Extra Deck et Side Deck ensemble peuvent en avoir 3`,
    forbidden: ({ card, list }) => `${card} est Interdite par la liste ${list}`,
    limited: ({ card, count, most, list }) =>
      `${card} y est ${count} fois ; elle est ${most === 1 ? 'Limitée' : 'Semi-Limitée'} à ${most} par la liste ${list}`,
  },
  lines: {
    'not understood': (text) => `« ${text} » n’est ni une carte ni le nom d’un Deck`,
    'unknown card': (text) => `il n’y a pas de carte « ${text} »`,
    'unknown passcode': (text) => `aucune carte d’ici n’a le code ${text}`,
    'wrong passcode': (text) => `${text} n’est pas un code de carte`,
    'wrong address': (text) =>
      `« ${text} » n’est pas une adresse ydke:// complète : elle a trois parties, chacune avec ! à la fin`,
    'wrong code': (section) => `la partie « ${section} » de l’adresse est abîmée`,
    token: (text) => `${text} est un Jeton, qui n’est dans aucun Deck`,
    'wrong count': (text) => `« ${text} » n’a pas un nombre de copies possible`,
    'no deck': () =>
      'il n’y a pas de deck ici ; on attend des lignes comme « 3 Luster Dragon », un fichier .ydk ou une adresse ydke://',
    'not in the main deck': (text) => `${text} va dans l’Extra Deck et ne peut pas être dans le Main Deck`,
    'not in the extra deck': (text) => `${text} va dans le Main Deck et ne peut pas être dans l’Extra Deck`,
    'too long': () => 'c’est trop long pour un deck',
    'too many lines': () => 'il y a trop de lignes pour un deck',
    'not text': () => 'ce n’est pas du texte',
  },
  perhaps: (names) => `peut-être : ${names}`,
  parts: { main: 'Main Deck', extra: 'Extra Deck', side: 'Side Deck' },
  unplayable: (card) => `la carte ${card} est connue, mais ne peut pas encore être jouée ici`,
  withoutPasscode: (card) => `le code de ${card} n’est pas connu`,
};
