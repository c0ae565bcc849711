/** What is said about decks, in Spanish. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  'unknown card': ({ card }) => `No hay ninguna carta llamada ${card}.`,
  'not for decks': ({ card }) => `${card} pertenece al mazo de la Ciudad, común a todos los jugadores.`,
  agendas: ({ count }) => `Un mazo tiene 1 Agenda, no ${count}.`,
  havens: ({ count }) => `Un mazo tiene 1 Refugio, no ${count}.`,
  vampires: ({ count }) => `Un mazo de Facción tiene 7 vampiros, no ${count}.`,
  'library size': ({ count }) => `Una biblioteca tiene de 40 a 60 cartas, no ${count}.`,
  copies: ({ count, card }) => `${count} ejemplares de ${card} son demasiados.`,
  unusable: ({ card }) => `Ninguno de estos vampiros puede usar ${card}.`,
  line: ({ text }) => `Línea no entendida: ${text}`,
  count: ({ text }) => `Una línea empieza con un número del 1 al 99: ${text}`,
  'unknown line': ({ card, nearest }) =>
    `No hay ninguna carta llamada ${card}.${nearest.length === 0 ? '' : ` ¿Querías decir ${nearest.join(' o ')}?`}`,
  'too long': () => 'Este texto es demasiado largo para un mazo.',
  'not text': () => 'Esto no es texto.',
};
