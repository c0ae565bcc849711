/** What is said about decks, in English. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  'unknown card': ({ card }) => `There is no card called ${card}.`,
  'not for decks': ({ card }) => `${card} belongs to the City Deck, which all players share.`,
  agendas: ({ count }) => `A deck has 1 Agenda, not ${count}.`,
  havens: ({ count }) => `A deck has 1 Haven, not ${count}.`,
  vampires: ({ count }) => `A Faction deck has 7 vampires, not ${count}.`,
  'library size': ({ count }) => `A Library has 40 to 60 cards, not ${count}.`,
  copies: ({ card, count }) => `${count} copies of ${card} are too many.`,
  unusable: ({ card }) => `None of these vampires can use ${card}.`,
  line: ({ text }) => `Not understood: ${text}`,
  count: ({ text }) => `A line begins with a number from 1 to 99: ${text}`,
  'unknown line': ({ card, nearest }) =>
    `There is no card called ${card}.${nearest.length === 0 ? '' : ` Did you mean ${nearest.join(' or ')}?`}`,
  'too long': () => 'This text is too long for a deck.',
  'not text': () => 'This is not text.',
};
