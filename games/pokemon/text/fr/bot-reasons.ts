/** Why a bot likes an answer, each a clause that can follow "because", in French. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  'end turn': 'il n’y a rien de mieux à faire ce tour-ci',
  attack: 'cette attaque est la plus efficace',
  bench: 'quelqu’un doit être prêt sur le Banc',
  evolve: 'un Pokémon évolué est plus fort',
  energy: 'l’Énergie rapproche d’une attaque',
  trainer: 'la carte aide maintenant',
  tool: 'l’Outil Pokémon servira tant que le Pokémon restera en jeu',
  stadium: 'le Stade est utile',
  ability: 'le talent ne coûte rien',
  retreat: 'un autre Pokémon peut faire plus au Poste Actif',
  promote: 'c’est le meilleur pour le Poste Actif',
  gust: 'c’est le plus facile à mettre K.O.',
  start: 'c’est un bon début',
  'least loss': 'c’est ce dont on se passe le plus facilement',
};
