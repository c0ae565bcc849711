/** Why a bot likes an answer, each a clause that can follow "because", in French. */
import type { BotReasons } from '../keys/bot-reasons.ts';

export const botReasons: BotReasons = {
  pass: 'il n’y a rien de mieux à faire maintenant',
  land: 'plus de terrains permettent de plus grands sorts',
  creature: 'la créature renforce le champ de bataille',
  permanent: 'la carte servira tour après tour',
  removal: 'cela le débarrasse d’une gêne',
  burn: 'l’adversaire doit perdre des points de vie',
  finish: 'cela gagne la partie',
  counter: 'ce sort ne doit pas se résoudre',
  combat: 'cela fait basculer le combat',
  help: 'son camp devient plus fort',
  cards: 'plus de cartes, c’est plus de choix',
  ability: 'la capacité est rentable maintenant',
  attack: 'l’attaque rapporte plus qu’elle ne risque',
  'stay home': 'une attaque coûterait plus qu’elle ne rapporterait',
  block: 'le blocage en vaut la peine',
  'no block': 'bloquer coûterait plus que de subir les blessures',
  keep: 'la main est jouable',
  mulligan: 'la main a trop ou trop peu de terrains',
  start: 'celui qui commence a une longueur d’avance',
  'least loss': 'c’est ce dont on se passe le plus facilement',
};
