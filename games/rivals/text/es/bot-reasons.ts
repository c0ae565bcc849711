/** Why a bot likes an answer, each a clause that can follow "because", in Spanish. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  'nothing better': 'no hay nada mejor que hacer este turno',
  leader: 'es quien mejor lidera',
  draw: 'hacen falta más cartas',
  recruit: 'la coterie necesita otro vampiro',
  attack: 'este ataque es el que más logra',
  prince: 'el título de Príncipe da Prestigio y Agenda cada turno',
  title: 'el Título servirá mientras su portador siga en pie',
  scheme: 'la votación se puede ganar',
  conspiracy: 'la Conspiración se acerca',
  card: 'la carta ayuda ahora',
  ability: 'la capacidad vale su costo',
  intel: 'el ataque vale esas cartas',
  protect: 'hay que proteger al personaje',
  retainer: 'un criado hace más fuerte a su portador',
  mend: 'esa Sangre hace falta',
  vote: 'el resultado de la votación importa',
  'least loss': 'es lo que menos duele perder',
  agenda: 'la Agenda va a puntuar a partir de ahora',
};
