/** Why a bot likes an answer, each a clause that can follow "because", in Spanish. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  'end turn': 'no hay nada mejor que hacer en este turno',
  attack: 'este ataque es el que más logra',
  bench: 'alguien debe estar listo en la Banca',
  evolve: 'un Pokémon evolucionado es más fuerte',
  energy: 'la Energía acerca un ataque',
  trainer: 'la carta ayuda ahora',
  tool: 'la Herramienta Pokémon será útil mientras el Pokémon siga en juego',
  stadium: 'el Estadio es útil',
  ability: 'la Habilidad no cuesta nada',
  retreat: 'otro Pokémon puede hacer más en el Puesto Activo',
  promote: 'es el mejor para el Puesto Activo',
  gust: 'es el más fácil de dejar Fuera de Combate',
  start: 'es un buen comienzo',
  'least loss': 'es lo que menos falta hace',
};
