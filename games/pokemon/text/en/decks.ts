/** What is said about decks, in English. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  size: ({ amount, limit }) => `The deck has ${amount} cards and must have exactly ${limit}.`,
  copies: ({ card, amount, limit }) => `There are ${amount} cards called ${card}; at most ${limit} are allowed.`,
  'no Basic Pokémon': () => 'The deck has no Basic Pokémon.',
  'ACE SPEC': ({ amount }) => `The deck has ${amount} ACE SPEC cards; only 1 is allowed.`,
  Radiant: ({ amount }) => `The deck has ${amount} Radiant Pokémon; only 1 is allowed.`,
  'other pieces': ({ card }) => `The pieces of ${card} are of different sets of pieces.`,
  'piece twice': ({ card }) => `A piece of ${card} is there twice, which is of no use.`,
  'not understood': ({ text }) => `“${text}” is not understood.`,
  'unknown card': ({ card }) => `There is no card ${card} here.`,
  perhaps: (names) => `Perhaps ${names}?`,
  'other printing': ({ card, print }) => `${card} is known here in another printing than ${print}; that one is taken.`,
  'too long': () => 'This is too long for a deck list.',
  total: ({ amount, stated }) => `The list says ${stated} cards, but has ${amount}.`,
  'not playable': ({ card }) => `${card} is known, but not yet playable here.`,
};
