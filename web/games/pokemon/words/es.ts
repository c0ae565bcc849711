/** The words of the panels, in Spanish. */
import type { PokemonWords } from '../words.ts';

export const es: PokemonWords = {
  attacks: 'Ataques',
  notNow: 'ahora no es posible',
  under: (count) => (count === 1 ? '1 carta debajo' : `${count} cartas debajo`),
  heads: 'Cara',
  tails: 'Cruz',
  takePrize: (number) => `Coger la carta de Premio ${number}`,
  cardsToChoose: 'Cartas para elegir',
  noStadium: 'ningún Estadio en juego',
  yourTurn: '¿Qué haces en este turno?',
  retreat: 'Retirada',
};
