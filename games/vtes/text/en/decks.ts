/** What is said about decks, in English. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  problems: {
    'unknown card': ({ card }) => `there is no card ${card}`,
    'not in this edition': ({ card }) => `${card} does not exist in this edition`,
    'crypt too small': ({ amount, limit }) => `the crypt has ${amount} cards and needs at least ${limit}`,
    'library too small': ({ amount, limit }) => `the library has ${amount} cards and needs at least ${limit}`,
    'library too large': ({ amount, limit }) => `the library has ${amount} cards and may have at most ${limit}`,
    'groups too far apart': ({ groups }) => `the groups ${groups} are not one group or two consecutive ones`,
  },
  messages: {
    'not understood': ({ text }) => `"${text}" is neither a card nor the head of a section`,
    'unknown number': ({ number }) => `no card has the number ${number}`,
    'wrong count': ({ text }) => `"${text}" has no possible number of copies`,
    'header differs': ({ section, written, counted }) =>
      `the header "${section}" says ${written}, but ${counted} cards follow`,
    'several of this name': ({ card, group }) =>
      `several vampires are called ${card}; the one of group ${group} was taken, another is meant by writing its group`,
    'other group': ({ card, written, group }) => `${card} belongs to group ${group}, not ${written}`,
    'no deck': () => 'there is no deck here; expected lines such as "2x Belinde"',
    'too long': ({ limit }) => `this is too long for a deck; at most ${limit} characters are read`,
    'too many lines': ({ limit }) => `this has too many lines for a deck; at most ${limit} are read`,
    'not text': () => 'this is no text',
    'wrong JSON': () => 'this is no JSON that describes a deck',
    'stored elsewhere': () =>
      'this address names a deck on a site, and nothing is fetched; export the deck as text or as "deck in URL"',
    'no number': ({ card }) =>
      `the number of ${card} is not known, so this format cannot hold it; import the card list first`,
    'banned card': ({ card, since }) => `${card} has been banned from tournaments since ${since}`,
    'outside V5': ({ card }) => `${card} is not in the V5 format`,
    'not yet playable': ({ card, instead = [] }) =>
      `${card} is known, but not yet playable here${instead.length === 0 ? '' : `; perhaps instead: ${instead.join(' · ')}`}`,
    nearest: ({ names }) => `perhaps: ${names.join(' · ')}`,
  },
};
