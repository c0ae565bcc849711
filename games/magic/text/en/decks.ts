/** What is said about decks, in English. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  problems: {
    'too small': ({ size, least }) => `the deck has ${size} cards; at least ${least} are needed`,
    'sideboard too large': ({ size, most }) => `the sideboard has ${size} cards; at most ${most} are allowed`,
    'no lands': () => 'the deck has no lands',
    'no creatures': () => 'the deck has no creatures',
    'unknown card': ({ card }) => `${card} is not known here`,
    'too many copies': ({ card, count, most }) => `${card} is there ${count} times; at most ${most} are allowed`,
  },
  lines: {
    'not understood': (text) => `"${text}" is neither a card nor the head of a section`,
    'unknown card': (text) => `there is no card "${text}"`,
    'wrong count': (text) => `"${text}" has no possible number of copies`,
    'no deck': () => 'there is no deck here; expected lines such as "4 Runeclaw Bear"',
    'too long': () => 'this is too long for a deck',
    'wrong XML': () => 'this is no .dek file: the element Deck is missing or not closed',
  },
  perhaps: (names) => `perhaps: ${names}`,
  unplayable: (card) => `${card} is known, but not yet playable here`,
};
