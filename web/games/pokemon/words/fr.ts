/** The words of the panels, in French. */
import type { PokemonWords } from '../words.ts';

export const fr: PokemonWords = {
  attacks: 'Attaques',
  notNow: 'impossible pour le moment',
  under: (count) => (count === 1 ? '1 carte en dessous' : `${count} cartes en dessous`),
  heads: 'Face',
  tails: 'Pile',
  takePrize: (number) => `Récupérer la carte Récompense ${number}`,
  cardsToChoose: 'Cartes au choix',
  noStadium: 'aucun Stade en jeu',
  yourTurn: 'Que faites-vous pendant ce tour ?',
  retreat: 'Retraite',
};
