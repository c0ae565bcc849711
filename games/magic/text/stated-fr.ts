/** The rules of the catalogue, in French. */
import type { StatedRules } from './stated.ts';

export const fr: StatedRules = {
  'M-WIN-001': 'Un joueur gagne en réduisant à 0 les points de vie de l’adversaire.',
  'M-LAND-001': 'Un joueur peut jouer un terrain à chacun de ses tours, pendant une phase principale.',
  'M-MANA-003': 'Un symbole de couleur dans un coût se paie avec du mana de cette couleur.',
  'M-TYPE-009': 'Les planeswalkers sont des permanents qui se battent aux côtés d’un joueur et peuvent être attaqués.',
  'M-CAST-001': 'Lancer un sort, c’est payer son coût de mana et mettre la carte sur la pile.',
  'M-STK-002':
    'Chaque joueur, aussi celui qui a lancé le sort, a l’occasion de lancer un éphémère ou d’activer une capacité en réponse.',
  'M-STK-003': 'Une réponse va au-dessus de ce qui est déjà sur la pile.',
  'M-STK-004': 'Quand aucun joueur ne veut rien ajouter, le sort ou la capacité du dessus se résout.',
  'M-STK-006':
    'Un sort qui en contrecarre un autre est lancé en réponse à celui-ci ; le sort contrecarré n’a aucun effet et va au cimetière.',
  'M-TURN-001':
    'Un tour a ces phases, dans cet ordre : de début, principale, de combat, de nouveau principale, de fin.',
  'M-TURN-003': 'Étape de dégagement : le joueur actif dégage toutes ses cartes engagées.',
  'M-TURN-004': 'Étape de pioche : le joueur actif pioche une carte de sa bibliothèque.',
  'M-CBT-001': 'Le joueur actif décide s’il attaque et avec quelles créatures ; toutes attaquent en même temps.',
  'M-CBT-003':
    'Une créature arrivée sur le champ de bataille ce tour-ci ne peut pas attaquer, à moins d’avoir la célérité.',
  'M-CBT-004': 'Les créatures attaquantes sont engagées quand elles sont déclarées.',
  'M-CBT-006':
    'Le joueur défenseur peut bloquer avec des créatures dégagées ; aucune créature n’est obligée de bloquer.',
  'M-CBT-010': 'Un attaquant non bloqué inflige à l’adversaire autant de blessures que sa force.',
  'M-CBT-011': 'Un attaquant bloqué et ses bloqueurs s’infligent mutuellement autant de blessures que leur force.',
  'M-CBT-014':
    'Une créature qui a subi en un tour autant de blessures que son endurance ou plus est détruite et mise dans le cimetière de son propriétaire.',
  'M-CBT-015':
    'Les blessures infligées à un joueur, par des créatures ou des sorts, lui font perdre autant de points de vie.',
  'M-KEY-002': 'Vol : ne peut être bloquée que par des créatures avec le vol ou la portée.',
  'M-KEY-003':
    'Piétinement : si la créature peut assigner assez de blessures pour détruire ses bloqueurs, son joueur peut assigner le reste au joueur ou au planeswalker défenseur.',
  'M-KEY-005':
    'Initiative : inflige ses blessures de combat avant les créatures sans l’initiative ni la double initiative.',
  'M-KEY-006':
    'Double initiative : inflige des blessures de combat deux fois, une avec celles qui ont l’initiative et une avec les autres.',
  'M-KEY-007': 'Célérité : peut attaquer et utiliser ses capacités avec {T} dès qu’un joueur la contrôle.',
  'M-KEY-014':
    'Contact mortel : une créature qui subit des blessures d’une créature avec le contact mortel est détruite.',
  'M-ACT-003':
    '+1/+1 et semblables modifient la force et l’endurance de ces nombres, qui peuvent être quelconques, aussi négatifs.',
  'M-ACT-018':
    'Une aura est un enchantement attaché à une autre carte sur le champ de bataille ; « enchanter : créature » signifie qu’elle peut être attachée à toute créature qui s’y trouve.',
  'M-ACT-019': 'Quand la créature enchantée quitte le champ de bataille, l’aura est mise au cimetière.',
  'M-ACT-020':
    'Un équipement sur le champ de bataille est attaché à une créature de son joueur en payant son coût d’équipement.',
  'M-ACT-021': 'Quand la créature équipée quitte le champ de bataille, l’équipement reste.',
  'M-X-035': 'Un sort ou une capacité contrecarrés ne rendent pas les coûts payés.',
  'M-X-090':
    'Un sort de planeswalker se lance comme un rituel et arrive avec autant de marqueurs « loyauté » que sa loyauté imprimée.',
  'M-X-092':
    'Capacités de loyauté : seulement pendant sa propre phase principale avec une pile vide, une par planeswalker et par tour ; le coût ajoute ou retire les marqueurs indiqués, et on ne retire que des marqueurs qui y sont.',
};
