/** Why a bot likes an answer, each a clause that can follow "because", in Spanish. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  pass: 'ahora no hay nada mejor que hacer',
  land: 'con más tierras se lanzan hechizos mayores',
  creature: 'la criatura refuerza la mesa',
  permanent: 'la carta será útil turno tras turno',
  removal: 'esto elimina algo que hace daño',
  burn: 'el oponente debe perder vidas',
  finish: 'esto gana la partida',
  counter: 'ese hechizo no debe resolverse',
  combat: 'esto decide el combate',
  help: 'su bando se hace más fuerte',
  cards: 'más cartas son más opciones',
  ability: 'la habilidad compensa ahora',
  attack: 'el ataque gana más de lo que arriesga',
  'stay home': 'un ataque costaría más de lo que daría',
  block: 'el bloqueo vale la pena',
  'no block': 'bloquear costaría más que recibir el daño',
  keep: 'la mano se puede jugar',
  mulligan: 'la mano tiene muy pocas tierras o demasiadas',
  start: 'quien empieza va un paso por delante',
  'least loss': 'esto es lo que menos falta hace',
};
