/** What is said about decks, in Spanish. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  size: ({ amount, limit }) => `La baraja tiene ${amount} cartas y debe tener exactamente ${limit}.`,
  copies: ({ card, amount, limit }) => `Hay ${amount} cartas llamadas ${card}; se permiten ${limit} como máximo.`,
  'no Basic Pokémon': () => 'La baraja no tiene ningún Pokémon Básico.',
  'ACE SPEC': ({ amount }) => `La baraja tiene ${amount} cartas AS TÁCTICO; solo se permite 1.`,
  Radiant: ({ amount }) => `La baraja tiene ${amount} Pokémon Radiantes; solo se permite 1.`,
  'other pieces': ({ card }) => `Las partes de ${card} pertenecen a conjuntos distintos.`,
  'piece twice': ({ card }) => `Una parte de ${card} aparece dos veces, lo que no sirve de nada.`,
  'not understood': ({ text }) => `No se entiende «${text}».`,
  'unknown card': ({ card }) => `Aquí no hay ninguna carta ${card}.`,
  perhaps: (names) => `¿Quizá ${names}?`,
  'other printing': ({ card, print }) => `${card} se conoce aquí en una edición distinta de ${print}; se usa esa.`,
  'too long': () => 'Esto es demasiado largo para una lista de baraja.',
  total: ({ amount, stated }) => `La lista dice ${stated} cartas, pero tiene ${amount}.`,
  'not playable': ({ card }) => `${card} es conocida, pero aún no se puede jugar aquí.`,
};
