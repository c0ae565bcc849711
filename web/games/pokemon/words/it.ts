/** The words of the panels, in Italian. */
import type { PokemonWords } from '../words.ts';

export const it: PokemonWords = {
  attacks: 'Attacchi',
  notNow: 'ora non è possibile',
  under: (count) => (count === 1 ? '1 carta sotto' : `${count} carte sotto`),
  heads: 'Testa',
  tails: 'Croce',
  takePrize: (number) => `Prendi la carta Premio ${number}`,
  cardsToChoose: 'Carte tra cui scegliere',
  noStadium: 'nessuno Stadio in gioco',
  yourTurn: 'Che cosa fai in questo turno?',
  retreat: 'Ritirata',
};
