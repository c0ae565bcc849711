/** What is said about decks, in Spanish. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  problems: {
    'too small': ({ size, least }) => `el mazo tiene ${size} cartas; se necesitan al menos ${least}`,
    'sideboard too large': ({ size, most }) => `el banquillo tiene ${size} cartas; se permiten ${most} como máximo`,
    'no lands': () => 'el mazo no tiene tierras',
    'no creatures': () => 'el mazo no tiene criaturas',
    'unknown card': ({ card }) => `la carta ${card} no se conoce aquí`,
    'too many copies': ({ card, count, most }) => `${card} aparece ${count} veces; se permiten ${most} como máximo`,
  },
  lines: {
    'not understood': (text) => `"${text}" no es ni una carta ni el título de una sección`,
    'unknown card': (text) => `no hay ninguna carta "${text}"`,
    'wrong count': (text) => `"${text}" no tiene un número de copias posible`,
    'no deck': () => 'aquí no hay ningún mazo; se esperan líneas como "4 Runeclaw Bear"',
    'too long': () => 'esto es demasiado largo para un mazo',
    'wrong XML': () => 'esto no es un archivo .dek: falta el elemento Deck o no está cerrado',
  },
  perhaps: (names) => `quizá: ${names}`,
  unplayable: (card) => `${card} es conocida, pero aún no se puede jugar aquí`,
};
