/** What is said about decks, in Spanish. */
import type { Decks } from '../keys/decks.ts';
import { counted } from './forms.ts';

export const decks: Decks = {
  problems: {
    'unknown card': ({ card }) => `no existe la carta ${card}`,
    'not in this edition': ({ card }) => `la carta ${card} no existe en esta edición`,
    'crypt too small': ({ amount, limit }) =>
      `la cripta tiene ${counted(amount, 'carta', 'cartas')} y necesita al menos ${limit}`,
    'library too small': ({ amount, limit }) =>
      `la biblioteca tiene ${counted(amount, 'carta', 'cartas')} y necesita al menos ${limit}`,
    'library too large': ({ amount, limit }) =>
      `la biblioteca tiene ${counted(amount, 'carta', 'cartas')} y puede tener como máximo ${limit}`,
    'groups too far apart': ({ groups }) => `los grupos ${groups} no son uno solo ni dos consecutivos`,
  },
  messages: {
    'not understood': ({ text }) => `"${text}" no es una carta ni el título de una sección`,
    'unknown number': ({ number }) => `ninguna carta tiene el número ${number}`,
    'wrong count': ({ text }) => `"${text}" no indica una cantidad posible de ejemplares`,
    'header differs': ({ section, written, counted }) =>
      `el título "${section}" dice ${written}, pero siguen ${counted} cartas`,
    'several of this name': ({ card, group }) =>
      `varios vampiros se llaman ${card}; se ha tomado el del grupo ${group}; para otro, escribe su grupo`,
    'other group': ({ card, written, group }) => `${card} pertenece al grupo ${group}, no al ${written}`,
    'no deck': () => 'aquí no hay ningún mazo; se esperaban líneas como "2x Belinde"',
    'too long': ({ limit }) => `el texto es demasiado largo para un mazo; se leen como máximo ${limit} caracteres`,
    'too many lines': ({ limit }) => `hay demasiadas líneas para un mazo; se leen como máximo ${limit}`,
    'not text': () => 'esto no es texto',
    'wrong JSON': () => 'esto no es un JSON que describa un mazo',
    'stored elsewhere': () =>
      'esta dirección indica un mazo guardado en un sitio, y no se descarga nada; exporta el mazo como texto o como "deck in URL"',
    'no number': ({ card }) =>
      `no se conoce el número de ${card}, así que no cabe en este formato; importa antes la lista de cartas`,
    'banned card': ({ card, since }) => `${card} está prohibida en torneos desde ${since}`,
    'outside V5': ({ card }) => `${card} no está en el formato V5`,
    'not yet playable': ({ card, instead = [] }) =>
      `${card} es conocida, pero aún no se puede jugar aquí${instead.length === 0 ? '' : `; quizá en su lugar: ${instead.join(' · ')}`}`,
    nearest: ({ names }) => `quizá: ${names.join(' · ')}`,
  },
};
