/** What newcomers are told at each step, in Spanish. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  'coin flip':
    'Elige quien gana el lanzamiento. Quien juega primero no puede atacar en el primer turno; quien juega segundo, sí.',
  setup: 'Elige un Pokémon Básico para tu Puesto Activo. Otros Pokémon Básicos pueden esperar en la Banca.',
  'extra cards': 'Tu rival ha tenido que tomar manos nuevas. Puedes robar una carta por cada una.',
  main: 'Pon Pokémon en la Banca, hazlos evolucionar, une una Energía, juega cartas de Entrenador, retírate, usa habilidades, en cualquier orden. Un ataque acaba el turno.',
  'attack choices': 'El ataque pide una elección, como a qué Pokémon concierne.',
  effect: 'Una carta o un ataque tiene efecto, y tú decides cómo.',
  prizes: 'Has dejado a un Pokémon Fuera de Combate: coge tus cartas de Premio. Quien coge la última gana.',
  promote: 'Tu Pokémon Activo ya no está. Elige uno de la Banca para que ocupe su lugar.',
  checkup:
    'Entre los turnos se tratan las Condiciones Especiales: el veneno y la quemadura dañan, quien duerme puede despertar.',
};
