/** What is said about decks, in Brazilian Portuguese. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  size: ({ amount, limit }) => `O baralho tem ${amount} cartas e precisa ter exatamente ${limit}.`,
  copies: ({ card, amount, limit }) => `Há ${amount} cartas chamadas ${card}; são permitidas no máximo ${limit}.`,
  'no Basic Pokémon': () => 'O baralho não tem nenhum Pokémon Básico.',
  'ACE SPEC': ({ amount }) => `O baralho tem ${amount} cartas ACE SPEC; só 1 é permitida.`,
  Radiant: ({ amount }) => `O baralho tem ${amount} Pokémon Radiantes; só 1 é permitido.`,
  'other pieces': ({ card }) => `As partes de ${card} são de conjuntos diferentes.`,
  'piece twice': ({ card }) => `Uma parte de ${card} aparece duas vezes, o que não serve para nada.`,
  'not understood': ({ text }) => `Não foi possível entender “${text}”.`,
  'unknown card': ({ card }) => `Não há nenhuma carta ${card} aqui.`,
  perhaps: (names) => `Talvez ${names}?`,
  'other printing': ({ card, print }) => `${card} é conhecida aqui em uma edição diferente de ${print}; usa-se essa.`,
  'too long': () => 'Isto é longo demais para uma lista de baralho.',
  total: ({ amount, stated }) => `A lista diz ${stated} cartas, mas tem ${amount}.`,
  'not playable': ({ card }) => `A carta ${card} é conhecida, mas ainda não pode ser jogada aqui.`,
};
