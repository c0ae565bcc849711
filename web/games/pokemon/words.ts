/** The words of this table that are neither game terms (those come from the server) nor the page's own. */
import type { PageLanguage } from '../../words/languages.ts';

export interface PokemonWords {
  readonly attacks: string;
  /** An attack that cannot be chosen now. */
  readonly notNow: string;
  /** What a Pokémon has evolved from and other parts of it lie under its card. */
  readonly under: (count: number) => string;
  readonly heads: string;
  readonly tails: string;
  readonly takePrize: (number: number) => string;
  readonly cardsToChoose: string;
  readonly noStadium: string;
  readonly yourTurn: string;
  readonly retreat: string;
}

const en: PokemonWords = {
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

const pt: PokemonWords = {
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

const es: PokemonWords = {
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

const it: PokemonWords = {
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

const fr: PokemonWords = {
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

export const POKEMON_WORDS: { readonly [Language in PageLanguage]: PokemonWords } = { en, pt, es, it, fr };
