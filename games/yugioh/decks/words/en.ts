/** What is said about decks, in English. */
import type { DeckWords } from './keys.ts';

export const en: DeckWords = {
  problems: {
    'main too small': ({ size }) => `the Main Deck has ${size} cards; at least 40 are needed`,
    'main too large': ({ size }) => `the Main Deck has ${size} cards; at most 60 are allowed`,
    'extra too large': ({ size }) => `the Extra Deck has ${size} cards; at most 15 are allowed`,
    'side too large': ({ size }) => `the Side Deck has ${size} cards; at most 15 are allowed`,
    'unknown card': ({ card }) => `there is no card "${card}"`,
    'too many copies': ({ card, count }) =>
      `${card} is there ${count} times; Main, Extra and Side Deck together may have 3`,
    forbidden: ({ card, list }) => `${card} is Forbidden by the list ${list}`,
    limited: ({ card, count, most, list }) =>
      `${card} is there ${count} times; it is ${most === 1 ? 'Limited' : 'Semi-Limited'} to ${most} by the list ${list}`,
  },
  lines: {
    'not understood': (text) => `"${text}" is neither a card nor the name of a Deck`,
    'unknown card': (text) => `there is no card "${text}"`,
    'unknown passcode': (text) => `no card here has the passcode ${text}`,
    'wrong passcode': (text) => `${text} is no passcode`,
    'wrong address': (text) => `"${text}" is no whole ydke:// address: it has three parts, each with ! at its end`,
    'wrong code': (section) => `the part "${section}" of the address is damaged`,
    token: (text) => `${text} is a Token, which is in no Deck`,
    'wrong count': (text) => `"${text}" has no possible number of copies`,
    'no deck': () =>
      'there is no deck here; expected lines such as "3 Luster Dragon", a .ydk file or a ydke:// address',
    'not in the main deck': (text) => `${text} belongs in the Extra Deck and cannot be in the Main Deck`,
    'not in the extra deck': (text) => `${text} belongs in the Main Deck and cannot be in the Extra Deck`,
    'too long': () => 'this is too long for a deck',
    'too many lines': () => 'this has too many lines for a deck',
    'not text': () => 'this is no text',
  },
  perhaps: (names) => `perhaps: ${names}`,
  parts: { main: 'Main Deck', extra: 'Extra Deck', side: 'Side Deck' },
  unplayable: (card) => `${card} is known, but not yet playable here`,
  withoutPasscode: (card) => `the passcode of ${card} is not known`,
};
