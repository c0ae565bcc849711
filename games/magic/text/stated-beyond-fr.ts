/** The rules beyond the guide, in French. */
import type { StatedRules } from './stated.ts';

export const beyond = {
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
} satisfies Partial<StatedRules>;
