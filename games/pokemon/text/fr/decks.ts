/** What is said about decks, in French. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  size: ({ amount, limit }) => `Le deck contient ${amount} cartes et doit en contenir exactement ${limit}.`,
  copies: ({ card, amount, limit }) => `Il y a ${amount} cartes nommées ${card} ; ${limit} au plus sont autorisées.`,
  'no Basic Pokémon': () => 'Le deck ne contient aucun Pokémon de base.',
  'ACE SPEC': ({ amount }) => `Le deck contient ${amount} cartes HIGH-TECH ; une seule est autorisée.`,
  Radiant: ({ amount }) => `Le deck contient ${amount} Pokémon Radieux ; un seul est autorisé.`,
  'other pieces': ({ card }) => `Les parties de ${card} viennent de jeux de parties différents.`,
  'piece twice': ({ card }) => `Une partie de ${card} est présente deux fois, ce qui ne sert à rien.`,
  'not understood': ({ text }) => `« ${text} » n’est pas compris.`,
  'unknown card': ({ card }) => `Il n’y a pas de carte ${card} ici.`,
  perhaps: (names) => `Peut-être ${names} ?`,
  'other printing': ({ card, print }) =>
    `${card} est connue ici dans une autre édition que ${print} ; c’est elle qui est prise.`,
  'too long': () => 'C’est trop long pour une liste de deck.',
  total: ({ amount, stated }) => `La liste annonce ${stated} cartes, mais en contient ${amount}.`,
  'not playable': ({ card }) => `${card} est connue, mais pas encore jouable ici.`,
};
