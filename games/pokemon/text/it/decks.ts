/** What is said about decks, in Italian. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  size: ({ amount, limit }) => `Il mazzo ha ${amount} carte e deve averne esattamente ${limit}.`,
  copies: ({ card, amount, limit }) =>
    `Ci sono ${amount} carte chiamate ${card}; ne sono permesse al massimo ${limit}.`,
  'no Basic Pokémon': () => 'Il mazzo non ha nessun Pokémon Base.',
  'ACE SPEC': ({ amount }) => `Il mazzo ha ${amount} carte ASSO TATTICO; ne è permessa solo 1.`,
  Radiant: ({ amount }) => `Il mazzo ha ${amount} Pokémon Lucenti; ne è permesso solo 1.`,
  'other pieces': ({ card }) => `I pezzi di ${card} appartengono a serie di pezzi diverse.`,
  'piece twice': ({ card }) => `Un pezzo di ${card} è presente due volte, il che non serve a nulla.`,
  'not understood': ({ text }) => `Non si capisce «${text}».`,
  'unknown card': ({ card }) => `Qui non c’è nessuna carta ${card}.`,
  perhaps: (names) => `Forse ${names}?`,
  'other printing': ({ card, print }) => `${card} è nota qui in un’altra stampa rispetto a ${print}; si usa quella.`,
  'too long': () => 'È troppo lungo per una lista di mazzo.',
  total: ({ amount, stated }) => `La lista dice ${stated} carte, ma ne ha ${amount}.`,
  'not playable': ({ card }) => `${card} è nota, ma qui non è ancora giocabile.`,
};
