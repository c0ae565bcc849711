/** The rules of the rule index, in French. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
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
  'M-X-001': 'Un deck construit a au plus quatre cartes du même nom, terrains de base exceptés.',
  'M-X-002':
    'Une méthode aléatoire décide qui choisit le premier joueur ; les mains sont piochées et les mulligans faits dans l’ordre des tours : chacun décide, puis tous ceux qui font un mulligan le font en même temps, jusqu’à ce que tous gardent leur main.',
  'M-X-003': 'Le premier joueur saute l’étape de pioche de son premier tour.',
  'M-X-004': 'Un joueur à 0 point de vie ou moins perd la partie.',
  'M-X-005':
    'Un joueur qui a dû piocher plus de cartes que sa bibliothèque n’en a pioche celles qu’il y a et perd à la prochaine vérification des actions basées sur l’état.',
  'M-X-006': 'Un joueur peut concéder à tout moment et perd aussitôt.',
  'M-X-007':
    'Si les deux joueurs devaient perdre en même temps, la partie est nulle ; de même une boucle d’actions obligatoires que personne ne peut arrêter.',
  'M-X-008':
    'Le texte d’une carte l’emporte sur une règle ; « ne peut pas » l’emporte sur « peut » ; d’une instruction en partie impossible, on fait tout ce qui est possible.',
  'M-X-009':
    'Les zones sont bibliothèque, main, champ de bataille, cimetière, pile, exil et commandement ; bibliothèque et main sont cachées, toutes les autres publiques.',
  'M-X-010': 'Un objet qui change de zone devient un nouvel objet sans mémoire de ce qu’il était.',
  'M-X-011': 'Une carte qui irait dans une bibliothèque, une main ou un cimetière va dans celui de son propriétaire.',
  'M-X-012':
    'Un jeton qui a quitté le champ de bataille cesse d’exister à la prochaine vérification des actions basées sur l’état.',
  'M-X-013':
    'Les couleurs d’un objet sont celles des symboles de mana de son coût ; sans symbole de couleur, il est incolore ; les terrains sont incolores.',
  'M-X-014': 'La taille maximale de la main est sept ; elle n’importe qu’à l’étape de nettoyage.',
  'M-X-015':
    'Seul le joueur qui a la priorité peut lancer des sorts, activer des capacités autres que de mana et jouer des terrains.',
  'M-X-016':
    'Le joueur actif reçoit la priorité au début de chaque étape et phase principale, après les actions du tour et les déclenchements, sauf au dégagement et normalement au nettoyage.',
  'M-X-017':
    'Un joueur qui lance un sort ou active une capacité a de nouveau la priorité ensuite ; après une résolution, le joueur actif l’a.',
  'M-X-018':
    'Quand tous les joueurs passent à la suite, le dessus de la pile se résout ; si la pile est vide, l’étape ou la phase finit.',
  'M-X-019':
    'Éphémères, sorts avec le flash et capacités activées peuvent être utilisés dès que le joueur a la priorité ; tout le reste, seulement pendant sa propre phase principale avec une pile vide.',
  'M-X-020':
    'Jouer un terrain est une action spéciale, au moment d’un rituel : elle n’utilise pas la pile et on ne peut pas y répondre.',
  'M-X-021':
    'Une capacité de mana (ajoute du mana, sans cible, pas de loyauté) n’utilise pas la pile et peut aussi être activée pendant qu’on paie un coût.',
  'M-X-022':
    'Si les deux joueurs doivent choisir en même temps, le joueur actif choisit d’abord, puis l’autre, et tout a lieu à la fois.',
  'M-X-023':
    'On lance dans cet ordre : mettre la carte sur la pile ; choisir modes, X et coûts supplémentaires ; choisir les cibles ; répartir les effets ; fixer le coût total ; activer des capacités de mana ; payer.',
  'M-X-024': 'Si une étape ne peut pas être faite légalement, la partie revient à l’état d’avant le lancement.',
  'M-X-025':
    'Le coût total est le coût de mana plus les coûts supplémentaires moins les réductions ; il est fixé avant qu’on produise du mana.',
  'M-X-026':
    'Convocation : pour chaque mana coloré du coût total, on peut engager une créature dégagée de cette couleur ; pour chaque mana générique, n’importe quelle créature dégagée.',
  'M-X-027': 'X est 0 partout où l’objet n’est pas sur la pile.',
  'M-X-028':
    'Un coût ne peut être payé qu’en entier ; des points de vie ne peuvent être payés que par qui en a autant.',
  'M-X-029':
    'Chaque emploi du mot « cible » demande une cible légale ; le même objet ne peut pas être choisi deux fois pour un emploi du mot, mais il le peut pour deux emplois différents.',
  'M-X-030': '« Jusqu’à » un nombre de cibles en permet moins, aussi aucune.',
  'M-X-031': 'Une capacité activée s’écrit « coût : effet » et se résout même si sa source n’est plus là.',
  'M-X-032':
    'À la résolution, les cibles sont revérifiées ; une cible qui a changé de zone ou n’est plus légale est illégale.',
  'M-X-033':
    'Si toutes les cibles sont illégales, le sort ou la capacité est contrecarré par les règles et rien n’en a lieu ; si certaines seulement le sont, il agit sur les légales.',
  'M-X-034':
    'Les instructions sont suivies dans l’ordre imprimé ; les choix non faits au lancement se font alors. Un éphémère ou un rituel va au cimetière de son propriétaire comme dernière partie de la résolution.',
  'M-X-035': 'Un sort ou une capacité contrecarrés ne rendent pas les coûts payés.',
  'M-X-036': 'Un sort qui ne peut pas être contrecarré peut être la cible d’un contresort, qui ne lui fait alors rien.',
  'M-X-037': 'Les informations sur une source qui n’est plus là viennent de son dernier état sur le champ de bataille.',
  'M-X-038':
    'Les capacités qui commencent par quand, à chaque fois que ou au début se déclenchent d’elles-mêmes et vont sur la pile la prochaine fois qu’un joueur recevrait la priorité ; leurs cibles sont choisies alors.',
  'M-X-039':
    'Si plusieurs attendent, le joueur actif met d’abord les siennes sur la pile dans l’ordre qu’il veut, puis l’autre joueur.',
  'M-X-040':
    'Avec une condition juste après l’événement (« si … »), la capacité ne se déclenche que si la condition est vraie et ne fait rien si elle ne l’est plus à la résolution.',
  'M-X-041':
    'Les déclenchements par départ du champ de bataille et par mort regardent l’état juste avant l’événement ; les créatures qui meurent ensemble se voient mourir.',
  'M-X-042': 'Une capacité déclenchée à retardement se déclenche une fois, la prochaine fois que son événement a lieu.',
  'M-X-043':
    'Personne ne reçoit la priorité à l’étape de dégagement, donc ce qui s’y déclenche attend l’entretien ; la pioche du tour a lieu avant que quiconque ne reçoive la priorité à l’étape de pioche.',
  'M-X-044':
    'Nettoyage : d’abord le joueur actif se défausse jusqu’à sa taille de main maximale ; puis toutes les blessures sont retirées et tous les effets « jusqu’à la fin du tour » et « ce tour-ci » finissent en même temps.',
  'M-X-045':
    'Personne ne reçoit la priorité à l’étape de nettoyage, sauf s’il y a des actions basées sur l’état ou des déclenchements ; il y a alors priorité, puis une autre étape de nettoyage.',
  'M-X-046': 'Le mana non dépensé est perdu à la fin de chaque étape et phase ; rien d’autre n’en résulte.',
  'M-X-047':
    'Si aucune créature n’attaque, les étapes de déclaration des bloqueurs et de blessures de combat sont sautées.',
  'M-X-048':
    'Avant qu’un joueur ne reçoive la priorité, toutes les actions basées sur l’état qui s’appliquent sont faites à la fois et revérifiées jusqu’à ce qu’aucune ne s’applique ; puis les déclenchements en attente vont sur la pile, et la vérification recommence.',
  'M-X-049':
    'Une créature d’endurance 0 ou moins est mise au cimetière de son propriétaire ; ce n’est pas une destruction, donc ni régénération ni indestructible n’aident.',
  'M-X-050':
    'Une créature dont les blessures atteignent ou dépassent l’endurance, ou blessée par une source avec le contact mortel depuis la dernière vérification, est détruite.',
  'M-X-051':
    'Règle des légendes : un joueur qui contrôle plusieurs permanents légendaires du même nom en garde un de son choix ; les autres vont aux cimetières de leurs propriétaires.',
  'M-X-052': 'Un permanent qui a des marqueurs +1/+1 et −1/−1 les perd par paires.',
  'M-X-053':
    'Mal d’invocation : une créature ne peut attaquer, ou payer un coût avec {T}, que si son contrôleur la contrôle sans interruption depuis le début de son tour le plus récent, ou si elle a la célérité.',
  'M-X-054':
    'Le joueur actif déclare un ensemble d’attaquants qui n’enfreint aucune restriction et remplit autant d’obligations (« attaque si possible ») que possible.',
  'M-X-055': 'Le joueur défenseur déclare tous les blocages à la fois, selon le même principe.',
  'M-X-056':
    'L’évasion (vol, intimidation, traversée, protection, « ne peut pas être bloquée ») n’est vérifiée qu’à la déclaration des bloqueurs ; des changements ultérieurs ne défont pas un blocage.',
  'M-X-057':
    'Traversée de terrain : la créature ne peut pas être bloquée tant que le joueur défenseur contrôle un terrain de ce type.',
  'M-X-058':
    'Un attaquant bloqué reste bloqué même si tous ses bloqueurs ne sont plus là ; il n’inflige alors pas de blessures de combat, sauf avec le piétinement.',
  'M-X-059':
    'Les bloqueurs engagés infligent quand même leurs blessures ; une créature de force 0 ou moins n’en inflige pas.',
  'M-X-060':
    'Ordre d’assignation des blessures : juste après les blocages, le joueur attaquant met en ordre les bloqueurs de chaque attaquant (le défenseur de même pour une créature qui en bloque plusieurs).',
  'M-X-061':
    'Un attaquant doit assigner des blessures mortelles à un bloqueur avant d’en assigner au suivant de l’ordre ; il peut en assigner davantage.',
  'M-X-062':
    'Mortel signifie l’endurance moins les blessures déjà subies et moins celles assignées par d’autres en même temps ; la prévention et semblables sont ignorées ; d’une source avec le contact mortel, 1 est mortel.',
  'M-X-063':
    'Piétinement : il faut assigner des blessures mortelles à tous les bloqueurs, le reste peut aller au joueur ou au planeswalker ; avec le contact mortel, 1 par bloqueur suffit ; sans bloqueur restant, tout y va.',
  'M-X-064': 'Toutes les blessures de combat d’une étape de blessures sont infligées en même temps.',
  'M-X-065':
    'Si un attaquant ou un bloqueur a l’initiative ou la double initiative, il y a deux étapes de blessures : à la première, ces créatures infligent leurs blessures ; à la seconde, les autres et celles qui ont la double initiative. Les joueurs reçoivent la priorité après chacune.',
  'M-X-066':
    'Une créature qui a infligé ses blessures à la première étape et perd l’initiative n’en inflige pas à la seconde, à moins d’avoir alors la double initiative.',
  'M-X-067':
    'Une créature est retirée du combat si elle quitte le champ de bataille, se régénère, change de contrôleur ou cesse d’être une créature.',
  'M-X-068':
    'Des blessures à un joueur sont une perte de points de vie ; à un planeswalker, une perte d’autant de marqueurs « loyauté » ; à une créature, des blessures marquées sur elle.',
  'M-X-069':
    'Le lien de vie vaut pour toutes les blessures de la source, comme partie des blessures et non comme déclenchement ; plusieurs ne s’ajoutent pas.',
  'M-X-070':
    'Protection : les blessures de sources de cette qualité sont prévenues ; ses auras et équipements ne peuvent pas être attachés et tombent ; de telles créatures ne peuvent pas bloquer ; de tels sorts et capacités ne peuvent pas cibler.',
  'M-X-071':
    'Un sort d’aura cible ce qu’il va enchanter ; si la cible est illégale à la résolution, l’aura va au cimetière. Une aura attachée dont l’objet n’est plus là ou ne convient plus y va aussi.',
  'M-X-072':
    'Équiper est une capacité activée, au moment d’un rituel, qui cible une créature que son joueur contrôle ; équiper une autre créature déplace l’équipement.',
  'M-X-073':
    'Un équipement reste attaché quand la créature change de contrôleur ; il se détache quand elle part ou ne peut pas être équipée ; un équipement qui devient une créature ne peut pas équiper.',
  'M-X-074':
    'Le contrôleur d’une aura ou d’un équipement et celui de la créature qui le porte peuvent être des joueurs différents.',
  'M-X-075':
    'Les effets avec « à la place », « arrive engagé », « arrive comme » et la prévention changent un événement avant qu’il n’ait lieu ; chacun s’applique au plus une fois à un événement.',
  'M-X-076':
    'Si plusieurs s’appliquent, le joueur affecté, ou le contrôleur de l’objet affecté, choisit lequel s’applique d’abord.',
  'M-X-077':
    'La régénération crée un bouclier pour le tour qui remplace la prochaine destruction ; les boucliers non utilisés finissent au nettoyage ; « ne peut pas être régénérée » les ignore.',
  'M-X-078':
    'Se battre : si l’une des créatures n’est plus là ou n’est plus une créature, aucune n’inflige de blessures.',
  'M-X-079':
    'Une recherche dans la bibliothèque d’une carte d’une certaine sorte peut ne rien trouver même s’il y en a une ; la bibliothèque est ensuite mélangée.',
  'M-X-080':
    'Les caractéristiques d’un objet sont calculées à chaque fois à partir de ses valeurs imprimées, en strates : 1 copie, 2 contrôle, 3 texte, 4 types, 5 couleurs, 6 capacités, 7 force et endurance.',
  'M-X-081':
    'Strate 7 dans l’ordre : 7a valeurs qui se définissent (*/*), 7b fixer une valeur, 7c changements de +/−, 7d marqueurs, 7e échange.',
  'M-X-082':
    'Dans une strate, les effets s’appliquent par ancienneté, les plus anciens d’abord ; un effet qui dépend d’un autre l’attend.',
  'M-X-083': 'Une force ou endurance définie par la carte elle-même (*) vaut dans toutes les zones.',
  'M-X-084':
    'Un effet d’un sort ou d’une capacité résolus qui change des caractéristiques n’affecte que les objets qui conviennent à la résolution, avec les nombres de ce moment ; une capacité statique affecte ce qui convient à chaque moment.',
  'M-X-085': 'Un effet qui dure tant qu’une condition est vraie finit pour de bon quand elle ne l’est plus.',
  'M-X-086':
    'Donner à un terrain un type de terrain de base lui donne la capacité de mana de ce type ; « en plus » conserve ses autres types et capacités.',
  'M-X-087':
    'Un terrain ou un artefact qui devient une créature suit toutes les règles des créatures, mal d’invocation compris.',
  'M-X-088':
    'Une copie prend les valeurs imprimées de l’original (et d’autres effets de copie sur lui), pas les marqueurs, blessures, auras ou autres effets.',
  'M-X-089': 'Perdre toutes les capacités retire celles données avant ; celles données après fonctionnent.',
  'M-X-090':
    'Un sort de planeswalker se lance comme un rituel et arrive avec autant de marqueurs « loyauté » que sa loyauté imprimée.',
  'M-X-091': 'Un planeswalker à 0 de loyauté est mis au cimetière de son propriétaire.',
  'M-X-092':
    'Capacités de loyauté : seulement pendant sa propre phase principale avec une pile vide, une par planeswalker et par tour ; le coût ajoute ou retire les marqueurs indiqués, et on ne retire que des marqueurs qui y sont.',
  'M-X-093':
    'Unicité des planeswalkers : un joueur qui contrôle deux planeswalkers du même type en garde un de son choix.',
  'M-X-094':
    'Chaque attaquant est déclaré attaquant le joueur ou un de ses planeswalkers ; les blessures non de combat que la source d’un adversaire infligerait à un joueur peuvent être redirigées par cet adversaire vers un planeswalker de ce joueur.',
  'M-X-095': 'Un emblème se trouve dans la zone de commandement, n’a que ses capacités et ne peut pas être retiré.',
};
