/** The words of the panels, in Brazilian Portuguese. */
import type { PokemonWords } from '../words.ts';

export const pt: PokemonWords = {
  attacks: 'Ataques',
  notNow: 'não é possível agora',
  under: (count) => (count === 1 ? '1 carta embaixo' : `${count} cartas embaixo`),
  heads: 'Cara',
  tails: 'Coroa',
  takePrize: (number) => `Pegar a carta de Prêmio ${number}`,
  cardsToChoose: 'Cartas para escolher',
  noStadium: 'nenhum Estádio em jogo',
  yourTurn: 'O que você faz neste turno?',
  retreat: 'Recuar',
};
