/** Why a bot likes an answer, each a clause that can follow « parce que », in French. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  'nothing better': 'rien de mieux n’est possible ce tour-ci',
  leader: 'c’est le meilleur Meneur',
  draw: 'il faut plus de cartes',
  recruit: 'la coterie a besoin d’un autre vampire',
  attack: 'cette attaque fait le plus d’effet',
  prince: 'le titre de Prince rapporte Prestige et Cabale à chaque tour',
  title: 'le Titre servira tant que son porteur tient debout',
  scheme: 'le vote peut être gagné',
  conspiracy: 'la Conspiration se rapproche',
  card: 'la carte aide maintenant',
  ability: 'la capacité vaut son coût',
  intel: 'l’attaque vaut ces cartes',
  protect: 'le personnage doit être protégé',
  retainer: 'un Servant rend son porteur plus fort',
  mend: 'ce Sang est nécessaire',
  vote: 'le résultat du vote compte',
  'least loss': 'c’est la perte la plus facile à accepter',
  agenda: 'la Cabale va rapporter à partir de maintenant',
};
