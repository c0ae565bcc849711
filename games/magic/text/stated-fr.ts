/** The rules of the catalogue, in French. */
import type { StatedRules } from './stated.ts';
import { beyond } from './stated-beyond-fr.ts';

export const fr: StatedRules = {
  'M-DECK-001': 'Chaque joueur a un deck d’au moins 60 cartes.',
  'M-DECK-002':
    'Un deck se compose de terrains et de créatures et peut contenir des rituels, des éphémères, des artefacts, des enchantements et des planeswalkers.',
  'M-SET-001': 'Au début, chaque joueur mélange son deck, qui devient sa bibliothèque, et pioche sept cartes.',
  'M-SET-002': 'Chaque joueur commence à 20 points de vie.',
  'M-SET-003':
    'Règle de la première partie : un joueur avec moins de deux terrains dans ses sept cartes mélange sa main à son deck et pioche une nouvelle main.',
  'M-SET-004':
    'Mulligan : un joueur à qui sa main de départ ne plaît pas peut la mélanger à son deck et piocher une nouvelle main avec une carte de moins.',
  'M-SET-005': 'Il peut le faire autant de fois qu’il veut, chaque fois avec une carte de moins.',
  'M-WIN-001': 'Un joueur gagne en réduisant à 0 les points de vie de l’adversaire.',
  'M-CARD-001':
    'La ligne de type, sous l’illustration, indique le type de la carte ; une créature a un ou plusieurs types de créature après le tiret.',
  'M-CARD-002': 'Toute carte qui n’est pas un terrain a un coût de mana dans le coin supérieur droit.',
  'M-CARD-003':
    'Les capacités se trouvent dans le cadre de texte ; le texte entre parenthèses les explique ; le texte d’ambiance en italique n’a pas d’effet.',
  'M-CARD-004':
    'Une créature a deux nombres : le premier est sa force, les blessures qu’elle inflige au combat ; le second, son endurance.',
  'M-CARD-005':
    'La couleur du symbole d’extension indique la rareté (noir commune, argent peu commune, or rare, orange mythique rare) et n’a pas d’effet sur le jeu.',
  'M-LAND-001': 'Un joueur peut jouer un terrain à chacun de ses tours, pendant une phase principale.',
  'M-LAND-002': 'Pendant la seconde phase principale, il ne le peut que s’il n’en a pas joué ce tour-ci.',
  'M-LAND-003': 'Un terrain joué passe de la main au champ de bataille et y reste.',
  'M-LAND-004':
    'Les types de terrain de base donnent : Plaine blanc, Île bleu, Marais noir, Montagne rouge, Forêt vert.',
  'M-LAND-005':
    'Les terrains non-base peuvent donner plusieurs couleurs ou du mana incolore et peuvent avoir des capacités.',
  'M-MANA-001': 'Le mana est blanc, bleu, noir, rouge, vert ou incolore.',
  'M-MANA-002':
    'Un terrain est engagé pour donner son mana et ne peut pas être engagé de nouveau avant d’avoir été dégagé.',
  'M-MANA-003': 'Un symbole de couleur dans un coût se paie avec du mana de cette couleur.',
  'M-MANA-004': 'Un nombre dans un coût se paie avec autant de mana de n’importe quelle sorte.',
  'M-MANA-005': 'Le mana attend dans la réserve de mana depuis l’engagement jusqu’à ce qu’il soit dépensé.',
  'M-MANA-006': 'Le mana de capacités est le même que celui des terrains engagés.',
  'M-MANA-007': 'Le mana ne passe pas d’un tour à l’autre.',
  'M-MANA-008':
    'Avec {X} dans un coût, le joueur choisit combien de mana il paie pour X, et l’effet utilise ce nombre.',
  'M-MANA-009':
    'La plupart des artefacts sont incolores : aucun mana d’une couleur précise n’est nécessaire pour les lancer.',
  'M-TYPE-001': 'Toute carte qui n’est pas un terrain se lance comme un sort.',
  'M-TYPE-002':
    'Les permanents sont les terrains, créatures, artefacts, enchantements, planeswalkers et jetons de créature.',
  'M-TYPE-003': 'Un sort de permanent arrive sur le champ de bataille quand il a été lancé et résolu.',
  'M-TYPE-004': 'Les rituels et les éphémères ne sont pas des permanents ; ils ont leur effet et vont au cimetière.',
  'M-TYPE-005':
    'Les sorts de créature, d’artefact et d’enchantement se lancent pendant la propre phase principale du joueur.',
  'M-TYPE-006':
    'Un rituel ne peut être lancé que lorsque le joueur pourrait lancer une créature : pendant sa propre phase principale.',
  'M-TYPE-007':
    'Un éphémère peut être lancé pratiquement à tout moment, pendant le tour de n’importe quel joueur, aussi en réponse à un autre sort.',
  'M-TYPE-008': 'Un artefact peut aussi être une créature.',
  'M-TYPE-009': 'Les planeswalkers sont des permanents qui se battent aux côtés d’un joueur et peuvent être attaqués.',
  'M-CAST-001': 'Lancer un sort, c’est payer son coût de mana et mettre la carte sur la pile.',
  'M-CAST-002':
    'Si un sort ou une capacité activée dit « cible », la cible est choisie au moment de le lancer ou de l’activer.',
  'M-STK-001': 'Un sort n’a pas d’effet tout de suite : il attend sur la pile.',
  'M-STK-002':
    'Chaque joueur, aussi celui qui a lancé le sort, a l’occasion de lancer un éphémère ou d’activer une capacité en réponse.',
  'M-STK-003': 'Une réponse va au-dessus de ce qui est déjà sur la pile.',
  'M-STK-004': 'Quand aucun joueur ne veut rien ajouter, le sort ou la capacité du dessus se résout.',
  'M-STK-005': 'Un sort dont la cible n’est plus là quand il devrait se résoudre n’a pas d’effet et va au cimetière.',
  'M-STK-006':
    'Un sort qui en contrecarre un autre est lancé en réponse à celui-ci ; le sort contrecarré n’a aucun effet et va au cimetière.',
  'M-STK-007':
    'Quand une capacité parle de la « prochaine fois » ou des « prochaines blessures », les éphémères et capacités utilisés en réponse ont lieu avant.',
  'M-TURN-001':
    'Un tour a ces phases, dans cet ordre : de début, principale, de combat, de nouveau principale, de fin.',
  'M-TURN-002': 'La phase de début a trois étapes : dégagement, entretien, pioche.',
  'M-TURN-003': 'Étape de dégagement : le joueur actif dégage toutes ses cartes engagées.',
  'M-TURN-004': 'Étape de pioche : le joueur actif pioche une carte de sa bibliothèque.',
  'M-TURN-005':
    'Il y a une phase de combat, avec cinq étapes : début de combat, déclaration des attaquants, déclaration des bloqueurs, blessures de combat, fin de combat.',
  'M-TURN-006': 'La phase de fin a deux étapes : étape de fin, nettoyage.',
  'M-TURN-007': 'Étape de nettoyage : toutes les blessures des créatures sur le champ de bataille disparaissent.',
  'M-CBT-001': 'Le joueur actif décide s’il attaque et avec quelles créatures ; toutes attaquent en même temps.',
  'M-CBT-002': 'Une créature engagée ne peut pas attaquer.',
  'M-CBT-003':
    'Une créature arrivée sur le champ de bataille ce tour-ci ne peut pas attaquer, à moins d’avoir la célérité.',
  'M-CBT-004': 'Les créatures attaquantes sont engagées quand elles sont déclarées.',
  'M-CBT-005': 'Les créatures attaquent l’adversaire ou un planeswalker, jamais une créature.',
  'M-CBT-006':
    'Le joueur défenseur peut bloquer avec des créatures dégagées ; aucune créature n’est obligée de bloquer.',
  'M-CBT-007': 'Bloquer n’engage pas la créature.',
  'M-CBT-008': 'Chaque créature ne peut bloquer qu’un attaquant.',
  'M-CBT-009': 'Plusieurs créatures peuvent bloquer le même attaquant.',
  'M-CBT-010': 'Un attaquant non bloqué inflige à l’adversaire autant de blessures que sa force.',
  'M-CBT-011': 'Un attaquant bloqué et ses bloqueurs s’infligent mutuellement autant de blessures que leur force.',
  'M-CBT-012': 'Un attaquant bloqué n’inflige pas de blessures au joueur.',
  'M-CBT-013':
    'Avec plusieurs bloqueurs, le joueur attaquant décide combien des blessures de l’attaquant reçoit chaque bloqueur.',
  'M-CBT-014':
    'Une créature qui a subi en un tour autant de blessures que son endurance ou plus est détruite et mise dans le cimetière de son propriétaire.',
  'M-CBT-015':
    'Les blessures infligées à un joueur, par des créatures ou des sorts, lui font perdre autant de points de vie.',
  'M-KEY-001': 'Portée : peut bloquer des créatures avec le vol, et d’autres.',
  'M-KEY-002': 'Vol : ne peut être bloquée que par des créatures avec le vol ou la portée.',
  'M-KEY-003':
    'Piétinement : si la créature peut assigner assez de blessures pour détruire ses bloqueurs, son joueur peut assigner le reste au joueur ou au planeswalker défenseur.',
  'M-KEY-004': 'Défenseur : ne peut pas attaquer.',
  'M-KEY-005':
    'Initiative : inflige ses blessures de combat avant les créatures sans l’initiative ni la double initiative.',
  'M-KEY-006':
    'Double initiative : inflige des blessures de combat deux fois, une avec celles qui ont l’initiative et une avec les autres.',
  'M-KEY-007': 'Célérité : peut attaquer et utiliser ses capacités avec {T} dès qu’un joueur la contrôle.',
  'M-KEY-008': 'Indestructible : ne peut pas être détruite par des blessures ni par des effets qui disent détruire.',
  'M-KEY-009': 'Indestructible n’empêche ni le sacrifice, ni l’exil, ni la mort par une endurance de 0 ou moins.',
  'M-KEY-010':
    'Intimidation : ne peut être bloquée que par des créatures-artefacts et par des créatures qui partagent une couleur avec elle.',
  'M-KEY-011': 'Flash : le sort peut être lancé à tout moment où un éphémère pourrait l’être.',
  'M-KEY-012':
    'Protection contre une couleur : ne peut être ni bloquée, ni blessée, ni enchantée, ni ciblée par rien de cette couleur.',
  'M-KEY-013':
    'Défense talismanique : ne peut pas être la cible de sorts (auras comprises) et de capacités des adversaires ; son propre joueur peut la cibler.',
  'M-KEY-014':
    'Contact mortel : une créature qui subit des blessures d’une créature avec le contact mortel est détruite.',
  'M-KEY-015':
    'Vigilance : attaquer n’engage pas la créature ; elle ne peut toujours pas attaquer si elle est engagée ou arrivée ce tour-ci.',
  'M-KEY-016': 'Lien de vie : quand la créature inflige des blessures, son contrôleur gagne autant de points de vie.',
  'M-ACT-001': '{T} signifie « engagez cette carte » et n’apparaît que dans le coût d’une capacité activée.',
  'M-ACT-002': 'Une carte engagée ne peut pas être engagée de nouveau avant d’être dégagée.',
  'M-ACT-003':
    '+1/+1 et semblables modifient la force et l’endurance de ces nombres, qui peuvent être quelconques, aussi négatifs.',
  'M-ACT-004': 'Piocher une carte, c’est mettre dans sa main la carte du dessus de sa bibliothèque.',
  'M-ACT-005': 'Se défausser, c’est choisir une carte de sa main et la mettre dans son cimetière.',
  'M-ACT-006':
    'Un permanent détruit est mis au cimetière ; des blessures mortelles, des sorts et des capacités peuvent détruire.',
  'M-ACT-007':
    'Sacrifier un permanent, c’est le déplacer du champ de bataille au cimetière ; il ne peut être ni régénéré ni sauvé.',
  'M-ACT-008': 'Un joueur ne peut sacrifier que ses propres permanents.',
  'M-ACT-009':
    'Une carte exilée est mise de côté : elle n’est ni un permanent ni au cimetière, et reste exilée jusqu’à la fin de la partie ou jusqu’à ce qu’un effet la déplace.',
  'M-ACT-010': '« Mourir » signifie qu’une créature est mise au cimetière depuis le champ de bataille.',
  'M-ACT-011': 'Deux créatures qui se battent s’infligent chacune autant de blessures que leur force.',
  'M-ACT-012': 'Les blessures d’un tel duel ne sont pas des blessures de combat.',
  'M-ACT-013':
    'La régénération remplace la destruction de la créature : elle est engagée, retirée du combat, et toutes ses blessures disparaissent.',
  'M-ACT-014':
    'Un joueur contrôle les permanents de son côté, à moins qu’un effet n’en donne le contrôle à l’adversaire ; lui seul peut alors les utiliser.',
  'M-ACT-015':
    'Quand un permanent sous un contrôle étranger quitte le champ de bataille ou que la partie finit, il revient à son propriétaire.',
  'M-ACT-016':
    'Les marqueurs sur une carte montrent ses changements ; un marqueur +1/+1 donne +1 en force et +1 en endurance.',
  'M-ACT-017': 'Certaines cartes créent des jetons de créature ; ce sont des permanents.',
  'M-ACT-018':
    'Une aura est un enchantement attaché à une autre carte sur le champ de bataille ; « enchanter : créature » signifie qu’elle peut être attachée à toute créature qui s’y trouve.',
  'M-ACT-019': 'Quand la créature enchantée quitte le champ de bataille, l’aura est mise au cimetière.',
  'M-ACT-020':
    'Un équipement sur le champ de bataille est attaché à une créature de son joueur en payant son coût d’équipement.',
  'M-ACT-021': 'Quand la créature équipée quitte le champ de bataille, l’équipement reste.',
  ...beyond,
};
