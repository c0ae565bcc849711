/** The words of the panels, in English. */
import type { PokemonWords } from '../words.ts';

export const en: PokemonWords = {
  attacks: 'Attacks',
  notNow: 'not possible now',
  under: (count) => (count === 1 ? '1 card underneath' : `${count} cards underneath`),
  heads: 'Heads',
  tails: 'Tails',
  takePrize: (number) => `Take Prize card ${number}`,
  cardsToChoose: 'Cards to choose from',
  noStadium: 'no Stadium in play',
  yourTurn: 'What do you do this turn?',
  retreat: 'Retreat',
};
