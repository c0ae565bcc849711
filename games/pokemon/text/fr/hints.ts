/** What newcomers are told at each step, in French. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  'coin flip':
    'Le gagnant du lancer choisit. Qui joue en premier ne peut pas attaquer au premier tour ; qui joue en second le peut.',
  setup: 'Choisissez un Pokémon de base pour votre Poste Actif. D’autres Pokémon de base peuvent attendre sur le Banc.',
  'extra cards': 'Votre adversaire a dû prendre de nouvelles mains. Vous pouvez piocher une carte pour chacune.',
  main: 'Placez des Pokémon sur le Banc, faites-les évoluer, attachez une Énergie, jouez des cartes Dresseur, battez en retraite, utilisez des talents, dans l’ordre voulu. Une attaque finit le tour.',
  'attack choices': 'L’attaque demande un choix, comme le Pokémon qu’elle concerne.',
  effect: 'Une carte ou une attaque a un effet, et vous décidez comment.',
  prizes: 'Vous avez mis K.O. un Pokémon : prenez vos cartes Récompense. Qui prend la dernière gagne.',
  promote: 'Votre Pokémon Actif n’est plus là. Choisissez-en un du Banc pour prendre sa place.',
  checkup:
    'Entre les tours, on traite les États Spéciaux : le poison et la brûlure blessent, un dormeur peut se réveiller.',
};
