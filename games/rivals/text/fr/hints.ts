/** What newcomers are told at each step, in French. */
import type { Hints } from '../keys/hints.ts';

export const hints: Hints = {
  setup: 'Choisissez le vampire qui vous mène. Son Sang est pris sur votre Prestige.',
  beginning: 'Une carte Ville est révélée ; puis vos cartes sont redressées et vos vampires rentrent au Refuge.',
  action: 'Vous avez deux Actions : piocher, recruter, jouer une carte, attaquer ou revendiquer le titre de Prince.',
  relentless: 'Les capacités Implacables peuvent aussi servir pendant le tour des autres.',
  companions: 'Les membres prêts du groupe peuvent venir aussi.',
  intel: 'L’attaque a besoin d’autant d’Info que la cible a de Secret. Chaque carte défaussée vaut 1 Info.',
  type: 'Une attaque Physique, Sociale ou Mentale ajoute cet attribut ; une attaque Distante n’en ajoute aucun, mais seule la Garde peut la bloquer.',
  'attack card': 'Vous pouvez poser face cachée une carte Attaque du type annoncé.',
  block: 'Un membre prêt du groupe peut prendre l’attaque sur lui.',
  reaction: 'Le personnage attaqué peut jouer une Réaction qui montre le type de l’attaque.',
  reveal: 'Les deux cartes sont retournées ; leurs choix et leurs coûts se règlent maintenant.',
  abilities: 'Le joueur actif peut utiliser toutes ses capacités, les autres les Implacables.',
  damage: 'L’attribut et les Boucliers réduisent les dégâts. Le reste retire du Sang.',
  reward: 'Un Mortel vaincu est brûlé pour son Sang, ou attaché à l’attaquant.',
  influence:
    'Choisissez un camp, engagez des personnages, ajoutez un Modificateur face cachée et prenez du Prestige en main en secret.',
  contender: 'Avec un personnage prêt, vous pouvez attaquer celui qui revendique le titre.',
  conspiracy: 'Le Prestige posé sur une Conspiration rapproche sa résolution.',
  mending: 'Chaque carte défaussée régénère 1 Sang d’un de vos personnages.',
  inquisition: 'La Seconde Inquisition frappe ceux que leur Secret ne protège pas.',
  'end of turn': 'Ce qui arrive à la fin du tour arrive maintenant.',
  draw: 'Vous piochez deux cartes, chacune de la Bibliothèque ou de la pioche Faction.',
  effect: 'Une carte demande un choix.',
};
