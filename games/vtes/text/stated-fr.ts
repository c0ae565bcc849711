/** The rules of the catalogue that no reason and no lesson tells, in French: from the general principles to the votes. */
import type { StatedFirst } from './stated.ts';

export const fr: StatedFirst = {
  'V-GEN-001': 'Quand le texte d’une carte contredit une règle, c’est la carte qui l’emporte.',
  'V-GEN-002':
    'Un joueur est propriétaire des cartes des decks qu’il a apportés. Le contrôle d’une carte peut passer à un autre joueur, jamais sa propriété ; chaque carte revient à son propriétaire après la partie.',
  'V-GEN-003':
    'Brûler une carte la met dans le tas de cendres de son propriétaire, quel que soit celui qui la contrôlait.',
  'V-GEN-004': 'Tous les tas de cendres sont publics : tout joueur peut les consulter à tout moment.',
  'V-GEN-005': 'Un compteur brûlé, payé ou dépensé retourne à la banque de sang.',
  'V-GEN-006': 'La banque de sang ne peut jamais être épuisée.',
  'V-GEN-007': 'Une carte retirée de la partie ne peut plus être récupérée ni affectée par quoi que ce soit.',
  'V-GEN-008':
    'Quand une carte est brûlée ou retirée de la partie, tous les compteurs et toutes les autres cartes qui sont sur elle sont brûlés.',
  'V-GEN-010':
    'Le sang ou la réserve que l’on gagne ou que l’on ajoute vient de la banque de sang, sauf si un effet nomme une autre source.',
  'V-GEN-011':
    'Incliner une carte, c’est la tourner de côté pour montrer qu’elle a servi ; une carte inclinée doit être redressée avant de pouvoir être inclinée de nouveau.',
  'V-GEN-012': 'Les serviteurs sont les vampires et les alliés, rien d’autre.',
  'V-GEN-013':
    'Un vampire est plus âgé qu’un autre si sa capacité est strictement supérieure, plus jeune si elle est strictement inférieure.',
  'V-GEN-014': 'Un vampire n’a jamais plus de sang que sa capacité ; tout excédent va aussitôt à la banque.',
  'V-GEN-015': 'Un Mathusalem contrôle les vampires qu’il met en jeu.',
  'V-GEN-016':
    'Une carte de maître en jeu est contrôlée par le Mathusalem qui l’a jouée, même quand elle est sur la carte de quelqu’un d’autre.',
  'V-GEN-018': 'Le contrôle ne change que par un effet qui le dit.',
  'V-GEN-022':
    'Un joueur qui cherche dans une bibliothèque ou une crypte n’est pas tenu de dire ce qu’il cherche, et il peut ne rien trouver.',
  'V-GEN-023':
    'Une bibliothèque ou une crypte dans laquelle on a cherché est ensuite mélangée, même si l’on n’a rien trouvé.',
  'V-GEN-029':
    '«\u00A0(limité)\u00A0» sur une carte rappelle une règle qui interdit de cumuler un certain effet : un seul modificateur d’action qui augmente la morsure par action de morsure (V-ACT-010), une seule source de frappes additionnelles par serviteur et par round (V-STR-019).',
  'V-GEN-030': 'Un monstre est tout vampire, allié ou compagnon qui n’est ni un mortel ni un animal.',
  'V-GEN-031': 'Le jeu se joue à deux joueurs ou plus.',
  'V-GEN-032':
    'Sur les anciennes cartes, «\u00A0région active\u00A0» désigne la région contrôlée et «\u00A0région inactive\u00A0» la région incontrôlée.',
  'V-GEN-033':
    'Toute la réserve d’un joueur, toutes les cartes en jeu qui ne sont pas face cachée et tous les tas de cendres sont des informations publiques ; les mains, les bibliothèques, les cryptes et les cartes incontrôlées face cachée ne le sont pas.',
  'V-DECK-001':
    'Chaque joueur a deux paquets séparés : une crypte (vampires et autres cartes de crypte) et une bibliothèque.',
  'V-DECK-002': 'Une crypte a au moins 12 cartes.',
  'V-DECK-003': 'Une crypte n’a pas de taille maximale.',
  'V-DECK-004': 'Une bibliothèque a au moins 60 cartes et au plus 90.',
  'V-DECK-005':
    'La bibliothèque et la crypte peuvent contenir n’importe quel nombre d’exemplaires de la même carte, cartes uniques comprises.',
  'V-DECK-006': 'Toutes les cartes de crypte appartiennent à un seul groupe ou à deux groupes consécutifs.',
  'V-DECK-007':
    'La règle des groupes ne limite que la construction du deck ; pendant la partie, un joueur peut en venir à contrôler des vampires de n’importe quel groupe.',
  'V-DECK-008': 'Une carte de crypte du groupe «\u00A0any\u00A0» (n’importe lequel) échappe à la règle des groupes.',
  'V-DECK-009':
    'Une carte de crypte sans groupe imprimé compte comme étant du groupe 2 si elle porte un symbole d’extension, sinon du groupe 1.',
  'V-DECK-010': 'Pour la construction, un vampire avancé est une carte de crypte comme les autres.',
  'V-DECK-011':
    'Le texte marqué DRAFT sur une carte ne sert que dans les tournois en draft et en paquet scellé, et on l’ignore en construit ; dans ces tournois, sa propre condition de clan ou de Discipline remplace la condition habituelle, tandis que la ligne en gras du haut et le coût continuent de s’appliquer.',
  'V-SET-001': 'Les places sont attribuées par toute méthode dont les joueurs conviennent.',
  'V-SET-002': 'Le Mathusalem qui commence est choisi au hasard.',
  'V-SET-003': 'La proie d’un joueur est le joueur à sa gauche, son prédateur le joueur à sa droite.',
  'V-SET-004': 'Chaque joueur commence avec 30 points de réserve.',
  'V-SET-005': 'Au début, l’Avantage est au centre de la table et personne ne le contrôle.',
  'V-SET-006':
    'Chaque joueur a une région incontrôlée et une région contrôlée ; la région contrôlée se compose de la région disponible et de la région de torpeur.',
  'V-SET-007':
    'La bibliothèque et la crypte sont mélangées puis présentées au prédateur du joueur, qui peut les couper.',
  'V-SET-008': 'Chaque joueur pioche les sept premières cartes de sa bibliothèque comme main de départ.',
  'V-SET-009': 'Chaque joueur place les quatre premières cartes de sa crypte face cachée dans sa région incontrôlée.',
  'V-SET-010': 'La région contrôlée est vide au début.',
  'V-SET-011': 'Un joueur peut regarder à tout moment sa propre main et ses propres cartes incontrôlées.',
  'V-SET-012':
    'Les tours se suivent dans le sens des aiguilles d’une montre, c’est-à-dire de chaque joueur à sa proie.',
  'V-SET-013':
    'Mise facultative : après avoir mélangé et coupé, et avant de piocher les mains, chaque joueur met de côté, face visible, la première carte de sa bibliothèque.',
  'V-CARD-003':
    'Pour jouer une carte, le joueur la montre et annonce entièrement son effet, avec son coût ; elle va ensuite au tas de cendres, ou en jeu si son texte le dit.',
  'V-CARD-009':
    'Un coût en sang est brûlé sur le vampire qui joue la carte, un coût en réserve dans la réserve de son contrôleur.',
  'V-CARD-013': 'Par défaut, les vampires en torpeur sont des cibles valables.',
  'V-CARD-015':
    'Une carte de serviteur peut être de plusieurs types à la fois ; chaque emploi suit le type de l’effet utilisé.',
  'V-CARD-016':
    'On joue au plus une carte d’action pour une action, et une carte d’action ne modifie jamais une autre action.',
  'V-CARD-023': 'Jouer une carte de réaction n’incline pas le serviteur.',
  'V-CARD-026':
    'Une carte d’action politique sert soit à appeler un référendum par une action, soit à être brûlée pendant un référendum pour une voix.',
  'V-CARD-027':
    'Les cartes d’équipement et de compagnon sont mises sur le serviteur qui les a jouées ; les unes et les autres sont brûlées quand ce serviteur est brûlé.',
  'V-CARD-028': 'Une carte d’allié devient un serviteur à part entière, indépendant du serviteur qui l’a recruté.',
  'V-CARD-030': 'Le serviteur qui joue une carte de réflexe n’a besoin d’être ni redressé ni disponible.',
  'V-CARD-033': 'Une carte de titre représente un titre : si le titre est cédé ou perdu, la carte est brûlée.',
  'V-HAND-001': 'Par défaut, la taille de la main est de sept cartes.',
  'V-HAND-002':
    'Un joueur qui joue une carte de bibliothèque de sa main en pioche aussitôt une autre pour la remplacer, sauf si la carte dit autre chose.',
  'V-HAND-003':
    'Aucun Mathusalem ne remplace de cartes pendant un référendum ; quand il se termine, chacun pioche jusqu’à la taille de sa main.',
  'V-HAND-004':
    'La carte d’action politique qui a appelé le référendum a été jouée avant qu’il ne commence et est remplacée aussitôt.',
  'V-HAND-005': 'Un joueur dont la bibliothèque est vide ne pioche rien et continue à jouer.',
  'V-HAND-006':
    'Chaque fois que la main et sa taille ne concordent plus (un effet change la taille, ou ajoute ou retire des cartes), le joueur se défausse ou pioche aussitôt jusqu’à la taille de sa main.',
  'V-HAND-007':
    'Une carte qui est remplacée plus tard réduit de un la taille effective de la main jusqu’à ce qu’elle soit remplacée.',
  'V-HAND-008':
    'La carte de remplacement est piochée une fois close la fenêtre «\u00A0quand elle est jouée\u00A0» de la carte.',
  'V-HAND-009':
    'Une carte qui n’est pas remplacée avant la fin de l’action ne l’est pas non plus pendant le combat qui fait partie de cette action.',
  'V-SEQ-001':
    'Si plusieurs joueurs veulent utiliser une carte ou un effet, c’est le Mathusalem qui agit qui commence.',
  'V-SEQ-002': 'Le Mathusalem qui agit peut utiliser autant d’effets qu’il veut, l’un après l’autre, avant de passer.',
  'V-SEQ-003':
    'Quand il passe, l’occasion d’utiliser des cartes et des effets va au Mathusalem qui se défend (action dirigée ou combat), puis aux autres dans le sens des aiguilles d’une montre à partir du Mathusalem qui agit.',
  'V-SEQ-004':
    'Dans une action non dirigée sans combat, personne ne se défend ; après le Mathusalem qui agit, l’occasion d’utiliser des cartes et des effets passe dans le sens des aiguilles d’une montre, en commençant par sa proie.',
  'V-SEQ-005': 'Chaque fois que quelqu’un utilise une carte ou un effet, l’occasion revient au Mathusalem qui agit.',
  'V-SEQ-006': 'Une étape se termine quand tous les joueurs ont passé l’un après l’autre.',
  'V-SEQ-007': 'À chaque étape du combat, le serviteur qui agit peut utiliser des effets avant son adversaire.',
  'V-CAN-001':
    'Certains effets annulent une carte quand elle est jouée. Dans cette fenêtre, on ne peut utiliser que ces effets et les effets de réveil.',
  'V-CAN-002': 'Une carte annulée n’a pas d’effet mais compte comme jouée.',
  'V-CAN-003':
    'Si une carte d’action est annulée, le serviteur n’est pas incliné, le coût n’est pas payé, et le serviteur peut jouer de nouveau la même carte d’action.',
  'V-CAN-004': 'Si une carte autre qu’une carte d’action est annulée, son coût est payé quand même.',
  'V-CAN-006':
    'Si une carte de frappe est annulée, celui qui l’a jouée doit choisir de nouveau une frappe, éventuellement celle d’une autre carte de frappe.',
  'V-CAN-007':
    'Une carte triviale ne donne son action de phase de maître supplémentaire que si elle n’est pas annulée.',
  'V-CAN-008':
    'Une carte de maître hors-tour annulée consomme tout de même une action de la prochaine phase de maître.',
  'V-CAN-009':
    'Un vampire qui se réveille pendant une action peut, jusqu’à la fin de cette action, tenter de la bloquer et jouer des cartes de réaction comme s’il était redressé.',
  'V-CAN-010':
    'Un effet de réveil peut toujours être utilisé dans la fenêtre «\u00A0quand elle est jouée\u00A0», afin de rendre possibles d’autres réactions dans cette fenêtre.',
  'V-CAN-011':
    'Une réaction qui redresse un vampire sans le réveiller n’est pas un effet de réveil et ne peut pas être utilisée dans la fenêtre «\u00A0quand elle est jouée\u00A0».',
  'V-TURN-001': 'Un tour a cinq phases, dans cet ordre : redressement, maître, serviteur, influence, défausse.',
  'V-TURN-002': 'Rien n’est obligatoire dans un tour, sauf le redressement et les actions ou paiements obligatoires.',
  'V-TURN-003':
    'Les actions de phase de maître, les transferts et les actions de phase de défausse qui n’ont pas servi sont perdus à la fin de leur phase.',
  'V-UNL-001':
    'Au début de sa phase de redressement, le joueur doit redresser toutes ses cartes, y compris celles en torpeur.',
  'V-UNL-002':
    'Les effets de la phase de redressement ont lieu après le redressement, dans l’ordre que choisit le joueur.',
  'V-UNL-004': 'Pour chaque carte et chaque titre qu’il dispute, le joueur choisit de payer ou de céder.',
  'V-CON-001': 'Les cartes marquées uniques et toutes les cartes de crypte sont uniques : un seul exemplaire en jeu.',
  'V-CON-002':
    'Si une deuxième carte unique du même nom entre en jeu sous un autre contrôleur, tous les exemplaires sont disputés.',
  'V-CON-003': 'Les exemplaires disputés sont retournés face cachée et ne sont plus en jeu.',
  'V-CON-004': 'Tout exemplaire de plus qui entre en jeu est aussitôt disputé et retourné face cachée.',
  'V-CON-006':
    'Au lieu de payer, le joueur peut céder : son exemplaire est brûlé avec toutes les cartes et tous les compteurs qui sont dessus.',
  'V-CON-007':
    'Si tous les autres exemplaires ont été cédés, le dernier est redressé et retourné face visible à la prochaine phase de redressement de son contrôleur ; la dispute ne prend fin qu’à ce moment.',
  'V-CON-009':
    'Un titre est unique si les règles le disent (V-TTL) ; si deux vampires en jeu revendiquent le même titre unique, il est disputé.',
  'V-CON-010':
    'Tant qu’un titre est disputé, les vampires concernés comptent comme n’ayant pas de titre, mais ils restent contrôlés et peuvent agir et bloquer.',
  'V-CON-011': 'Disputer un titre coûte au vampire 1 point de sang à chaque phase de redressement de son contrôleur.',
  'V-CON-014':
    'Si tous les autres prétendants ont cédé, le vampire qui reste reçoit le titre à la prochaine phase de redressement de son contrôleur.',
  'V-CON-015': 'Un titre cédé est perdu pour le reste de la partie.',
  'V-CON-016': 'Un vampire dont le titre est disputé et qui en gagne un autre cède aussitôt le titre disputé.',
  'V-CON-018':
    'Un baron anarch qui dispute son titre à un prince ou à un archevêque paie 1 point de sang de plus par phase de redressement.',
  'V-CON-019':
    'Un vampire avancé, fusionné ou non, est en dispute avec tout autre exemplaire du même vampire, avancé ou non.',
  'V-MAS-001':
    'Par défaut, un joueur a une action de phase de maître dans sa phase de maître ; des effets peuvent en changer le nombre.',
  'V-MAS-002':
    'Si d’autres effets ont lieu dans sa phase de maître, le joueur choisit l’ordre de ces effets et de ses actions de phase de maître.',
  'V-MAS-006': 'Jouer une carte de maître hors-tour consomme une action de la prochaine phase de maître du joueur.',
  'V-MAS-008': 'Un lieu reste en jeu et peut servir encore et encore, dès le tour où il est joué.',
  'V-MAS-009':
    'Une carte de maître de Discipline se joue sur un vampire contrôlé de n’importe quel joueur et donne un niveau de plus de la Discipline : de base s’il ne l’avait pas, supérieur s’il avait le niveau de base.',
  'V-MAS-010': 'Une carte de maître de Discipline augmente de 1 la capacité du vampire.',
  'V-MAS-011': 'La capacité ainsi augmentée n’est pas remplie de sang.',
  'V-MAS-012': 'Jouer une carte triviale (non annulée) donne une action de phase de maître supplémentaire.',
  'V-MAS-014':
    'Une carte triviale hors-tour donne l’action supplémentaire dans la prochaine phase de maître du joueur.',
  'V-MAS-015':
    'Un trophée est mis en jeu avec une action de phase de maître (ou trouvé selon V-RED-006) et n’a pas d’effet tant qu’il n’est pas sur un vampire.',
  'V-MAS-016':
    'Une carte de maître d’un genre que les règles ne décrivent pas fait ce que dit son texte et est brûlée après usage, sauf si elle dit qu’elle reste.',
  'V-MIN-003': 'Un serviteur qui se redresse pendant la phase peut faire une autre action.',
  'V-MIN-011':
    'Sans aucune carte, un vampire disponible peut mordre ou chasser ; un allié disponible ne peut que mordre.',
  'V-ACT-004': 'Mordre : action dirigée, discrétion 0, sans coût.',
  'V-ACT-005': 'Mordre : la morsure d’un vampire est de 1 par défaut ; celle d’un allié est indiquée sur sa carte.',
  'V-ACT-007': 'Mordre : la morsure n’est réussie que si l’action réussit avec une valeur de 1 ou plus.',
  'V-ACT-008':
    'Mordre : après une morsure réussie, le contrôleur du serviteur qui agit prend l’Avantage à celui qui l’a ou au centre de la table, ou le garde.',
  'V-ACT-011':
    'Mordre : se fait avec une carte d’action ou comme action par défaut ; les deux comptent pour la limite d’une fois par tour.',
  'V-ACT-014':
    'Chasser : si l’action réussit, le vampire gagne de la banque autant de sang que sa valeur de chasse, 1 par défaut ; l’excédent sur la capacité y retourne.',
  'V-ACT-017': 'S’équiper depuis la main : si l’action échoue, la carte est brûlée et aucun coût n’est payé.',
  'V-ACT-018': 'S’équiper depuis la main : une seule carte d’équipement par action.',
  'V-ACT-019': 'Un serviteur peut avoir n’importe quel nombre de cartes d’équipement.',
  'V-ACT-021':
    'S’équiper auprès d’un serviteur : les cartes à prendre sont nommées à l’annonce de l’action ; si l’action échoue, elles restent où elles sont.',
  'V-ACT-022':
    'Un équipement qui demande une Discipline et entre en jeu autrement que par une action de s’équiper s’utilise dans sa version de base.',
  'V-ACT-023': 'Employer un compagnon : tout serviteur disponible, action non dirigée, +1 de discrétion.',
  'V-ACT-024':
    'Employer un compagnon : si l’action réussit, le coût est payé, le compagnon est mis sur le serviteur qui agit et reçoit de la banque la vie imprimée sur sa carte ; sinon, la carte est brûlée.',
  'V-ACT-025': 'Un seul compagnon par action ; un serviteur peut avoir n’importe quel nombre de compagnons.',
  'V-ACT-026': 'Un compagnon ne peut pas être transféré à un autre serviteur.',
  'V-ACT-027': 'Un compagnon qui perd son dernier compteur de vie est brûlé.',
  'V-ACT-028':
    'Un compagnon qui demande une Discipline et entre en jeu autrement que par une action d’employer s’utilise dans sa version de base.',
  'V-ACT-029': 'Recruter un allié : tout serviteur disponible, action non dirigée, +1 de discrétion.',
  'V-ACT-032':
    'Un allié reçoit de la banque la vie imprimée sur sa carte quand il entre en jeu, de quelque façon que ce soit, et est brûlé quand il perd son dernier compteur.',
  'V-ACT-033': 'Recruter un allié : un seul allié par action ; si l’action échoue, la carte est brûlée.',
  'V-ACT-034': 'Un allié qui entre en jeu autrement que par une action de recruter peut agir pendant le même tour.',
  'V-ACT-035':
    'Un allié qui demande une Discipline et entre en jeu autrement que par une action de recruter s’utilise dans sa version de base.',
  'V-ACT-036':
    'Carte d’action : par défaut tout serviteur disponible, vampire ou allié ; discrétion 0 sauf si la carte dit autre chose ; la cible est celle que dit la carte.',
  'V-ACT-038':
    'Carte d’action : si l’action réussit, son coût est payé et elle se résout ; sinon, la carte est brûlée sans effet.',
  'V-ACT-039': 'Action d’une carte en jeu : si elle échoue, rien n’arrive à la carte.',
  'V-ACT-041': 'Action politique : toujours non dirigée, quoi que fasse le référendum.',
  'V-ACT-043': 'Action politique : si elle réussit, son coût est payé, puis le référendum a lieu (chapitre 17).',
  'V-PRO-003': 'Exception : les termes d’un référendum ne sont choisis qu’une fois que l’action a réussi.',
  'V-PRO-006':
    'Étape 3 : si aucun blocage n’a réussi et que plus personne ne tente de bloquer, l’action réussit ; son coût est payé et ses effets ont lieu.',
  'V-PRO-007':
    'Si l’action est bloquée, les cartes jouées pour la faire sont brûlées, ses effets n’ont pas lieu et son coût n’est pas payé.',
  'V-PRO-009':
    'Les coûts des modificateurs d’action et des cartes de réaction sont payés quand on les joue, que l’action réussisse ou non.',
  'V-PRO-010':
    'Par défaut, l’effet d’un modificateur d’action ou d’une carte de réaction dure jusqu’à la fin de l’action en cours.',
  'V-PRO-011':
    'Renoncer à bloquer n’empêche pas un Mathusalem de jouer des cartes de réaction plus tard dans la même action.',
  'V-PRO-012':
    'Le combat qui suit un blocage, ou que provoque une action, fait partie de l’action ; quand il est terminé, l’action est terminée.',
  'V-BLK-001':
    'Une action est dirigée si elle cible un autre Mathusalem ou quelque chose qu’un autre Mathusalem contrôle ; sinon, elle est non dirigée.',
  'V-BLK-003':
    'Si une action cible plusieurs autres Mathusalems, chacun d’eux peut tenter de bloquer, dans le sens des aiguilles d’une montre.',
  'V-BLK-006': 'Une action qui cible une carte du Mathusalem qui agit est non dirigée.',
  'V-BLK-007': 'Une action qui cible un tas de cendres est toujours non dirigée.',
  'V-BLK-008': 'Le symbole (D) sur une carte rappelle seulement que l’action est d’ordinaire dirigée.',
  'V-BLK-010':
    'Après une tentative manquée, le même serviteur ou un autre peut en faire une nouvelle, autant de fois que l’on veut.',
  'V-BLK-015':
    'Un blocage échoue si la discrétion dépasse l’interception et que le camp qui bloque n’ajoute plus d’interception.',
  'V-BLK-017':
    'S’incliner et entrer en combat sont simultanés ; si un effet met fin à l’action avant que le blocage ne se résolve, ou avant l’un des deux, aucun des deux n’a lieu.',
  'V-STL-001': 'Par défaut, les serviteurs ont 0 en discrétion et 0 en interception.',
  'V-STL-002': 'Une action qui a une discrétion propre commence avec cette discrétion (tableau du chapitre 13).',
  'V-STL-005':
    'Tous les changements de discrétion et d’interception durent jusqu’à la fin de l’action, d’une tentative de blocage à l’autre.',
  'V-POL-001':
    'Un référendum a lieu quand une action politique réussit, et après une diablerie (chasse de sang, chapitre 27).',
  'V-POL-002': 'Un référendum a trois étapes : le choix des termes, le vote, la résolution.',
  'V-POL-003': 'Le contrôleur du vampire qui agit choisit les termes, s’il y en a, à la première étape.',
  'V-POL-004':
    'Les cartes qui s’utilisent pendant le référendum, mais avant que les voix ne soient données, s’utilisent au début de l’étape de vote.',
  'V-POL-005':
    'À l’étape de vote, tous les Mathusalems peuvent donner leurs voix librement, dans n’importe quel ordre ; personne n’est obligé de voter.',
  'V-POL-007':
    'Le vote ne se termine que lorsque tous les Mathusalems ont fini de voter ; les joueurs peuvent convenir de le clore 15 secondes après la dernière voix donnée.',
  'V-POL-010':
    'Un texte qui dit «\u00A0pendant une action politique\u00A0» désigne normalement la partie du référendum.',
  'V-VOT-002': 'Une voix gagnée n’a pas à être donnée aussitôt, ni même à être donnée du tout.',
  'V-VOT-005':
    'Si une carte d’action politique a appelé le référendum, elle donne sa voix unique au contrôleur du vampire qui agit.',
  'V-VOT-006':
    'Toute autre carte d’action politique utilisée pour une voix est brûlée depuis la main, sans tenir compte de son texte.',
};
