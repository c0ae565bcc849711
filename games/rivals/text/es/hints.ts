/** What newcomers are told at each step, in Spanish. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  setup: 'Elige al vampiro que te lidera. Su Sangre sale de tu Prestigio.',
  beginning:
    'Se revela una carta de la Ciudad; después tus cartas quedan preparadas y tus vampiros vuelven al Refugio.',
  action: 'Tienes dos Acciones: robar, reclutar, jugar una carta, atacar o reclamar el título de Príncipe.',
  relentless: 'Las capacidades Implacables se pueden usar también en el turno de los demás.',
  companions: 'Los miembros preparados del grupo pueden acompañar.',
  intel:
    'El ataque necesita tanta Información como Secreto tiene el objetivo. Cada carta descartada vale 1 de Información.',
  type: 'Los ataques Físicos, Sociales y Mentales suman ese atributo; los ataques A Distancia no suman ninguno, pero solo la Guardia puede bloquearlos.',
  'attack card': 'Puedes poner boca abajo una carta de Ataque del tipo anunciado.',
  block: 'Un miembro preparado del grupo puede recibir el ataque en su lugar.',
  reaction: 'El personaje atacado puede jugar una Reacción que muestre el tipo del ataque.',
  reveal: 'Las dos cartas se ponen boca arriba; sus elecciones y costos se resuelven ahora.',
  abilities: 'El jugador activo puede usar cualquier capacidad; los demás, las Implacables.',
  damage: 'El atributo y los Escudos reducen el daño. El resto quita Sangre.',
  reward: 'Un Mortal derrotado se quema por su Sangre o se adhiere al atacante.',
  influence:
    'Elige un bando, compromete personajes, añade un Modificador boca abajo y toma Prestigio en la mano en secreto.',
  contender: 'Con un personaje preparado puedes atacar a quien reclama el título.',
  conspiracy: 'El Prestigio sobre una Conspiración la acerca a su resolución.',
  mending: 'Cada carta descartada repara 1 de Sangre de un personaje tuyo.',
  inquisition: 'La Segunda Inquisición golpea a quienes su Secreto no protege.',
  'end of turn': 'Ahora ocurre lo que ocurre al final del turno.',
  draw: 'Robas dos cartas, cada una de la biblioteca o del mazo de Facción.',
  effect: 'Una carta pide una elección.',
};
