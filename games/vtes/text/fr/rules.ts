/** The rules of the rule index, in French. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
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
  'V-GEN-009':
    'Les compteurs sont tous les mêmes : réserve chez un joueur, sang sur un vampire, vie sur un allié ou un compagnon, et ils changent de nom quand ils se déplacent.',
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
  'V-GEN-024': 'Voler une carte en donne le contrôle permanent au voleur.',
  'V-GEN-025': 'Une carte volée reste dans le même genre de région : un vampire volé en torpeur y reste.',
  'V-GEN-026':
    'Si la carte volée était sur une autre, le voleur peut la mettre sur une carte du même genre qu’il contrôle.',
  'V-GEN-027': 'Une carte mise sur une autre lui est attachée, et l’autre à elle.',
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
  'V-SET-014':
    'Quand un joueur est éliminé, son prédateur gagne la carte qu’il avait misée (pas celles qu’il avait gagnées) ; le dernier joueur, et celui qui se retire, gardent la leur.',
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
  'V-CARD-034':
    'Frénésie et prise sont des mentions de cartes de combat sans effet propre ; d’autres cartes s’y réfèrent.',
  'V-CARD-035':
    "Les cartes d'action comprennent les équipements, les compagnons, les alliés et les actions politiques.",
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
  'V-CAN-005': 'Une carte qui en annule une autre peut dire que le coût de la carte annulée n’est pas payé.',
  'V-CAN-006':
    'Si une carte de frappe est annulée, celui qui l’a jouée doit choisir de nouveau une frappe, éventuellement celle d’une autre carte de frappe.',
  'V-CAN-007': 'Une carte triviale ne donne son action de phase de maître additionnelle que si elle n’est pas annulée.',
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
  'V-MAS-012': 'Jouer une carte triviale (non annulée) donne une action de phase de maître additionnelle.',
  'V-MAS-014': 'Une carte triviale hors-tour donne l’action additionnelle dans la prochaine phase de maître du joueur.',
  'V-MAS-015':
    'Un trophée est mis en jeu avec une action de phase de maître (ou trouvé selon V-RED-006) et n’a pas d’effet tant qu’il n’est pas sur un vampire.',
  'V-MAS-016':
    'Une carte de maître d’un genre que les règles ne décrivent pas fait ce que dit son texte et est brûlée après usage, sauf si elle dit qu’elle reste.',
  'V-MIN-003': 'Un serviteur qui se redresse pendant la phase peut faire une autre action.',
  'V-MIN-005': 'Plusieurs actions obligatoires se font dans l’ordre que choisit leur contrôleur.',
  'V-MIN-011':
    'Sans aucune carte, un vampire disponible peut mordre ou chasser ; un allié disponible ne peut que mordre.',
  'V-ACT-001': 'Tout serviteur disponible peut mordre.',
  'V-ACT-004': 'Mordre : action dirigée, discrétion 0, sans coût.',
  'V-ACT-005': 'Mordre : la morsure d’un vampire est de 1 par défaut ; celle d’un allié est indiquée sur sa carte.',
  'V-ACT-006': 'Si la morsure réussit, la cible brûle autant de points de réserve que sa valeur.',
  'V-ACT-007': 'Mordre : la morsure n’est réussie que si l’action réussit avec une valeur de 1 ou plus.',
  'V-ACT-008':
    'Mordre : après une morsure réussie, le contrôleur du serviteur qui agit prend l’Avantage à celui qui l’a ou au centre de la table, ou le garde.',
  'V-ACT-011':
    'Mordre : se fait avec une carte d’action ou comme action par défaut ; les deux comptent pour la limite d’une fois par tour.',
  'V-ACT-013': 'La chasse est une action non dirigée à +1 de discrétion, sans coût et sans cible.',
  'V-ACT-014':
    'Chasser : si l’action réussit, le vampire gagne de la banque autant de sang que sa valeur de chasse, 1 par défaut ; l’excédent sur la capacité y retourne.',
  'V-ACT-015': 'Tout serviteur disponible peut s’équiper ; l’action est non dirigée et a +1 de discrétion.',
  'V-ACT-016':
    'L’équipement de la main se joue à l’annonce de l’action ; si elle réussit, on paie son coût et la carte va sur le serviteur.',
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
  'V-ACT-030': 'Recruter un allié : si l’action réussit, on paie le coût et l’allié va dans la région disponible.',
  'V-ACT-032':
    'Un allié reçoit de la banque la vie imprimée sur sa carte quand il entre en jeu, de quelque façon que ce soit, et est brûlé quand il perd son dernier compteur.',
  'V-ACT-033': 'Recruter un allié : un seul allié par action ; si l’action échoue, la carte est brûlée.',
  'V-ACT-034': 'Un allié qui entre en jeu autrement que par une action de recruter peut agir pendant le même tour.',
  'V-ACT-035':
    'Un allié qui demande une Discipline et entre en jeu autrement que par une action de recruter s’utilise dans sa version de base.',
  'V-ACT-036':
    'Carte d’action : par défaut tout serviteur disponible, vampire ou allié ; discrétion 0 sauf si la carte dit autre chose ; la cible est celle que dit la carte.',
  'V-ACT-037':
    'Une carte d’action qui est une version spéciale d’une action de base en suit toutes les règles, sauf là où elle dit autre chose.',
  'V-ACT-038':
    'Carte d’action : si l’action réussit, son coût est payé et elle se résout ; sinon, la carte est brûlée sans effet.',
  'V-ACT-039': 'Action d’une carte en jeu : si elle échoue, rien n’arrive à la carte.',
  'V-ACT-041': 'Action politique : toujours non dirigée, quoi que fasse le référendum.',
  'V-ACT-043': 'Action politique : si elle réussit, son coût est payé, puis le référendum a lieu (chapitre 17).',
  'V-PRO-001':
    'Annonce : on nomme l’action, on joue face visible la carte qu’il faut, et le serviteur qui agit s’incline.',
  'V-PRO-002': 'Tous les détails (cibles, coût, effets) sont fixés à l’annonce.',
  'V-PRO-003': 'Exception : les termes d’un référendum ne sont choisis qu’une fois que l’action a réussi.',
  'V-PRO-004': 'Le coût de l’action n’est pas payé à l’annonce.',
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
  'V-BLK-005': 'Les tentatives du prédateur ne commencent qu’une fois que la proie a renoncé à d’autres.',
  'V-BLK-006': 'Une action qui cible une carte du Mathusalem qui agit est non dirigée.',
  'V-BLK-007': 'Une action qui cible un tas de cendres est toujours non dirigée.',
  'V-BLK-008': 'Le symbole (D) sur une carte rappelle seulement que l’action est d’ordinaire dirigée.',
  'V-BLK-010':
    'Après une tentative manquée, le même serviteur ou un autre peut en faire une nouvelle, autant de fois que l’on veut.',
  'V-BLK-013':
    'Quand personne ne veut bloquer, celui qui agit puis les autres peuvent encore jouer des cartes et utiliser des effets.',
  'V-BLK-014': 'Un blocage réussit si l’interception du bloqueur atteint ou dépasse la discrétion de celui qui agit.',
  'V-BLK-015':
    'Un blocage échoue si la discrétion dépasse l’interception et que le camp qui bloque n’ajoute plus d’interception.',
  'V-BLK-016': 'Le serviteur qui bloque avec succès s’incline et entre en combat avec celui qui agit.',
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
  'V-VOT-007': '1 voix pour chaque primogène ou évêque disponible.',
  'V-VOT-008': '2 voix pour chaque prince, archevêque, baron, magaji ou kholo disponible.',
  'V-VOT-009': '3 voix pour chaque justicar ou cardinal disponible.',
  'V-VOT-010': '4 voix pour chaque membre du Cercle intérieur ou régent disponible.',
  'V-VOT-011':
    'Un serviteur peut avoir des voix ou des bulletins par le texte de sa carte sans avoir l’un de ces titres.',
  'V-VOT-013': 'Être incliné ne change rien aux voix d’un serviteur.',
  'V-VOT-015': 'Les prisci disponibles ont ensemble un bloc de 3 voix, exprimé selon un sous-référendum.',
  'V-VOT-016':
    'Chaque priscus disponible donne à son contrôleur 1 bulletin, pour ou contre le référendum principal ; aucun autre vote ne sert dans le sous-référendum.',
  'V-VOT-017': 'Le camp qui a le plus de bulletins reçoit les 3 voix ; à égalité le bloc s’abstient.',
  'V-VOT-018': 'Pendant que les bulletins sont donnés, le bloc peut passer de pour à contre ou s’abstenir.',
  'V-VOT-019': 'Un vampire doit donner toutes ses voix et tous ses bulletins dans le même sens.',
  'V-VOT-020':
    'Les cartes qui donnent des voix suivent les règles normales : les modificateurs sont joués par le serviteur qui agit, les réactions par des serviteurs disponibles et redressés d’autres Mathusalems.',
  'V-COM-001': 'Il y a combat quand un serviteur bloque un serviteur disponible qui agit, ou quand un effet le dit.',
  'V-COM-004': 'Être incliné ou redressé ne fait aucune différence en combat.',
  'V-COM-007':
    'Les effets qui s’utilisent avant de déterminer la portée s’utilisent avant que le serviteur qui agit ne décide s’il manœuvre.',
  'V-COM-008': 'Les effets utilisés avant la portée s’appliquent aussitôt, dégâts compris.',
  'V-COM-009':
    'Les cartes qui s’utilisent avant le choix des frappes se jouent une fois la portée fixée et avant que le serviteur qui agit ne choisisse sa frappe.',
  'V-COM-010':
    'Si l’un des combattants ou les deux ne sont plus disponibles, le round et le combat se terminent aussitôt, à quelque moment que ce soit : plus de frappes, pas de poursuites, pas d’effets de l’étape de poursuite.',
  'V-COM-011':
    'L’étape de fin de round a lieu aussi quand le combat se termine avant l’heure (par un effet de fin de combat ou parce qu’un combattant n’est plus disponible).',
  'V-RNG-001': 'Chaque round se joue au contact ou à distance ; chaque round commence au contact.',
  'V-RNG-002': 'Une manœuvre mène à distance, ou ramène au contact si l’adversaire a manœuvré pour s’éloigner.',
  'V-RNG-005': 'Pour utiliser la manœuvre d’une carte de frappe, on joue la carte à l’étape de portée.',
  'V-RNG-009': 'La portée vaut pour toutes les frappes du round, frappes additionnelles comprises.',
  'V-STR-001':
    'Chaque serviteur a par défaut une frappe par round ; les frappes des deux serviteurs forment une paire.',
  'V-STR-002':
    'Dans chaque paire, les frappes sont d’abord choisies, par le serviteur qui agit avant son adversaire, puis résolues.',
  'V-STR-003':
    'Une frappe vient d’une carte de combat, d’une arme du serviteur, d’une autre carte qui lui en donne une, ou se fait à mains nues.',
  'V-STR-004': 'Les effets défensifs comme l’esquive et la fin de combat sont des frappes.',
  'V-STR-005':
    'Une frappe n’agit qu’au contact, sauf si elle est indiquée comme frappe à toute portée, si elle inflige des dégâts R ou si elle est défensive (esquive, fin de combat).',
  'V-STR-006': 'Les frappes à toute portée et celles qui infligent des dégâts R agissent au contact comme à distance.',
  'V-STR-007':
    'Les deux frappes d’une paire se résolvent simultanément, sauf en cas de fin de combat, d’esquive et d’initiative.',
  'V-STR-008':
    'Ordre de résolution : fin de combat ; esquive ; frappes avec initiative ; frappes normales, en même temps que les dégâts des compagnons et les autres effets qui ont lieu durant la résolution des frappes.',
  'V-STR-009':
    'Dans chaque résolution, on applique d’abord les effets de la frappe (le sang volé se déplace), puis on résout les dégâts.',
  'V-STR-010':
    'Les cartes qui modifient une frappe peuvent être jouées avant ou après l’annonce de la frappe, mais avant qu’elle ne se résolve.',
  'V-STR-011': 'Une paire est entièrement résolue avant que la suivante ne soit choisie.',
  'V-STR-012':
    'Les frappes se résolvent avec les dégâts qu’elles infligent, même si cela met en même temps hors de combat l’adversaire de celui qui frappe : deux frappes simultanées prennent toutes deux effet.',
  'V-STR-013': 'Les frappes additionnelles ne se gagnent et ne s’utilisent qu’une fois la première paire terminée.',
  'V-STR-014': 'Le serviteur qui agit décide le premier s’il gagne des frappes additionnelles.',
  'V-STR-015':
    'Les frappes additionnelles se choisissent et se résolvent en paires successives, entre les seuls serviteurs qui en ont encore.',
  'V-STR-016': 'S’il ne reste de frappe additionnelle qu’à un seul serviteur, sa frappe forme la paire à elle seule.',
  'V-STR-018':
    'On peut choisir n’importe quelle frappe comme frappe additionnelle, même si la première frappe était imposée par une manœuvre.',
  'V-EFF-001': 'Frappe à mains nues : inflige autant de dégâts que la force du serviteur, au contact.',
  'V-EFF-002': 'La force d’un vampire est de 1 par défaut ; celle d’un allié est indiquée sur sa carte.',
  'V-EFF-003':
    'Une frappe avec une arme n’est jamais une frappe à mains nues, ni ses dégâts, même s’ils valent la force plus quelque chose.',
  'V-EFF-006': 'L’équipement peut être utilisé jusqu’à ce que la frappe qui le détruit (ou le vole) se résolve.',
  'V-EFF-007':
    'Voler un équipement : une carte d’équipement du serviteur opposé, choisie par celui qui frappe, va sur le serviteur qui frappe et y reste après le combat.',
  'V-EFF-009': 'Initiative : la frappe se résout avant les frappes normales.',
  'V-EFF-010':
    'Si une frappe avec initiative brûle l’adversaire ou l’envoie en torpeur, la frappe normale de l’adversaire ne se résout pas.',
  'V-EFF-011':
    'Si une frappe avec initiative vole ou détruit l’arme avec laquelle l’adversaire frappe, l’adversaire perd sa frappe.',
  'V-EFF-012': 'Deux frappes avec initiative se résolvent simultanément.',
  'V-EFF-013':
    'Une frappe avec initiative ne se résout pas avant la fin de combat, et une esquive agit quand même contre elle.',
  'V-EFF-014':
    'Esquive : n’inflige rien et protège celui qui esquive et ses possessions des effets de la frappe adverse.',
  'V-EFF-015': 'L’esquive ne protège pas les compagnons.',
  'V-EFF-016': 'L’esquive agit à toute portée.',
  'V-EFF-017':
    'Fin de combat : met fin au combat aussitôt, avant toute autre frappe ou tout autre effet de résolution des frappes, initiative comprise.',
  'V-EFF-018': 'La fin de combat agit à toute portée et n’est pas affectée par une esquive.',
  'V-EFF-019':
    'Voler du sang : déplace le nombre indiqué de compteurs de sang ou de vie de la cible vers celui qui frappe, au plus ce qu’elle a.',
  'V-EFF-020': 'Voler du sang n’inflige pas de dégâts : la prévention des dégâts ne peut pas l’empêcher.',
  'V-EFF-021': 'Le sang volé arrive avant la guérison, il peut donc guérir des dégâts infligés en même temps.',
  'V-EFF-022': 'Le sang volé au-delà de la capacité du vampire va aussitôt à la banque, avant la guérison.',
  'V-DMG-001': 'La résolution des dégâts a deux étapes : prévenir, puis guérir (ou perdre des points de vie).',
  'V-DMG-002':
    'Le serviteur qui subit des dégâts joue des cartes de prévention une par une, jusqu’à ce que tous les dégâts soient prévenus ou qu’il s’arrête.',
  'V-DMG-004': 'Les dégâts qui ne sont pas prévenus sont infligés avec succès.',
  'V-DMG-005': 'Pour chaque point de dégâts normaux, un vampire brûle 1 point de sang afin de le guérir.',
  'V-DMG-006':
    'Brûler son dernier point de sang pour guérir n’a pas d’autre conséquence fâcheuse : le vampire reste disponible avec 0 point de sang.',
  'V-DMG-007':
    'S’il ne peut pas tout guérir, il brûle tout le sang qu’il peut, et les dégâts non guéris font de lui un vampire blessé.',
  'V-DMG-008': 'Un vampire blessé va en torpeur une fois que tous les dégâts ont été traités.',
  'V-DMG-009':
    'Un vampire est blessé s’il a des dégâts non guéris, s’il est en torpeur ou s’il est sur le point d’y aller.',
  'V-DMG-010':
    'Les dégâts aggravés ne se guérissent pas : le vampire ne brûle pas de sang et est blessé dès le premier point.',
  'V-DMG-011':
    'Pour chaque point de dégâts aggravés reçu alors qu’il est déjà blessé, le vampire doit brûler 1 point de sang, ou il est brûlé.',
  'V-DMG-012': 'Si des dégâts normaux et aggravés sont infligés ensemble, on traite d’abord les normaux.',
  'V-DMG-013':
    'Cet ordre concerne les dégâts non prévenus ; un joueur peut utiliser la prévention d’abord contre les dégâts aggravés.',
  'V-DMG-014': 'Un vampire brûlé par des dégâts aggravés va droit au tas de cendres, sans passer par la torpeur.',
  'V-DMG-015': 'Être brûlé par des dégâts n’est pas de la diablerie.',
  'V-DMG-016':
    'Alliés et compagnons traitent les dégâts aggravés comme normaux : 1 point de vie par point, et ils sont brûlés à 0 point de vie.',
  'V-DMG-017': 'La même procédure s’applique aux dégâts de toute source, qu’ils viennent d’une frappe ou non.',
  'V-DMG-018':
    'Les dégâts environnementaux sont tous ceux qu’aucun serviteur n’inflige, c’est-à-dire ni par sa frappe ni par un effet qui dit que le serviteur les inflige.',
  'V-DMG-019': 'Les dégâts environnementaux ne peuvent pas être esquivés.',
  'V-DMG-020': 'Un serviteur qui a une vulnérabilité à un trait subit des dégâts aggravés des armes qui ont ce trait.',
  'V-PRS-001':
    'À la fin d’un round, si les deux combattants sont encore disponibles, le combat se termine, sauf si une poursuite pour continuer le combat est maintenue.',
  'V-PRS-004':
    'Si une poursuite pour continuer le combat n’est pas annulée, un nouveau round commence, de nouveau au contact.',
  'V-RET-004': 'Une frappe qui vise un compagnon ne peut pas être esquivée.',
  'V-RET-005':
    'Un compagnon qui n’est pas brûlé pendant un combat récupère tous les points de vie qu’il a perdus dans ce combat.',
  'V-RET-006': 'Les compagnons, l’équipement et les autres cartes restent avec un vampire qui va en torpeur.',
  'V-TOR-001': 'Un vampire blessé est mis dans la région de torpeur de son contrôleur.',
  'V-TOR-002': 'Un vampire en torpeur est contrôlé mais n’est pas disponible.',
  'V-TOR-005': 'Il peut jouer des modificateurs d’action pendant ses propres actions.',
  'V-TOR-006': 'Il ne peut pas être en combat.',
  'V-TOR-007': 'Il se redresse dans la phase de redressement de son contrôleur.',
  'V-TOR-009': 'Si la sortie de torpeur réussit, le vampire paie et va dans la région disponible.',
  'V-TOR-010': 'Un vampire qui est sorti de torpeur ou qui a été secouru n’est plus blessé.',
  'V-TOR-011':
    'Sortir de torpeur, action bloquée : il n’y a pas de combat ; le vampire reste en torpeur et ne paie rien.',
  'V-TOR-012':
    'Sortir de torpeur, action bloquée par un vampire : le bloqueur peut diabler sur-le-champ le vampire qui agit ; un allié ne le peut pas.',
  'V-TOR-015':
    'Secourir est une action non dirigée à +1 de discrétion si les deux vampires ont le même contrôleur, sinon une action dirigée à 0 de discrétion.',
  'V-TOR-016':
    'Secourir : si l’action réussit, le vampire va dans la région disponible ; cela ne l’incline ni ne le redresse.',
  'V-TOR-017': 'Secourir, action bloquée : le vampire qui agit et le bloqueur se combattent comme d’habitude.',
  'V-TOR-019':
    'Diabler est une action non dirigée à +1 de discrétion si les deux vampires ont le même contrôleur, sinon une action dirigée à 0 de discrétion.',
  'V-TOR-020':
    'Diabler : si l’action réussit, la victime est diablée (chapitre 26) ; si elle est bloquée, le vampire qui agit et le bloqueur se combattent comme d’habitude.',
  'V-DIA-002': 'Étape 1 : tout le sang de la victime passe au diaboliste ; l’excédent sur la capacité va à la banque.',
  'V-DIA-003': 'Étape 2 : le diaboliste peut prendre tout équipement de la victime qu’il veut.',
  'V-DIA-004': 'Étape 3 : la victime est brûlée avec toutes les cartes et tous les compteurs qui sont encore sur elle.',
  'V-DIA-005':
    'Étape 4 : si la victime était plus âgée que le diaboliste, le contrôleur du diaboliste peut prendre une carte de maître de Discipline dans sa bibliothèque, son tas de cendres ou sa main et la mettre sur le diaboliste, puis il mélange ou remplace selon le cas.',
  'V-DIA-006': 'La Discipline augmente la capacité de 1 sans donner de sang.',
  'V-DIA-007': 'Si aucune carte de Discipline n’est trouvée, la capacité n’augmente pas.',
  'V-DIA-008':
    'Étape 5 : si la victime était sur la Liste rouge, le diaboliste peut recevoir des trophées (V-RED-006).',
  'V-DIA-009':
    'Les étapes d’une diablerie forment un tout : rien ne peut être utilisé entre elles, seulement avant ou après.',
  'V-BHT-002': 'S’il passe, le diaboliste est brûlé.',
  'V-BHT-004':
    'Il ne demande pas de carte d’action politique ; chaque Mathusalem peut gagner des voix comme dans tout autre référendum, y compris une voix avec une carte d’action politique.',
  'V-BHT-005': 'Les trophées sont attribués avant le référendum de la chasse de sang.',
  'V-INF-002':
    'Les trois premiers tours de la partie donnent 1, 2 et 3 transferts, dans cet ordre, qui que ce soit qui les joue.',
  'V-INF-007':
    'Il arrive face visible et redressé, garde les compteurs comme sang et perd tout excédent au profit de la banque.',
  'V-INF-008':
    'Les transferts additionnels que donne un vampire qui arrive ne peuvent pas être utilisés dans la même phase.',
  'V-INF-009': 'Les autres genres de cartes de crypte s’influencent de la même façon.',
  'V-INF-010': 'Un joueur dont la réserve tombe à 0 par des transferts est éliminé aussitôt.',
  'V-ADV-003':
    'La carte avancée est mise au-dessus ; les deux comptent comme un seul vampire jusqu’à ce qu’il soit brûlé, même s’il retourne dans la région incontrôlée.',
  'V-ADV-004': 'Les compteurs et les cartes qui sont sur la version déjà en jeu restent.',
  'V-ADV-005': 'Les compteurs et les cartes qui sont sur la version venue de la région incontrôlée sont brûlés.',
  'V-ADV-006': 'Les effets en jeu qui ciblent le vampire ciblent désormais le vampire fusionné.',
  'V-ADV-007':
    'Dans la fusion, la carte de base n’apporte que son texte ; on ignore sa capacité, ses Disciplines et le reste.',
  'V-ADV-008':
    'Dans la fusion, la carte avancée s’applique en entier et l’emporte en cas de conflit avec le texte de base (sur la secte, par exemple).',
  'V-ADV-009': 'Un texte avec l’icône de fusion ne s’applique que tant que le vampire est fusionné.',
  'V-DIS-002':
    'Une action de phase de défausse peut servir à se défausser d’une carte de sa main et à en piocher une autre pour la remplacer.',
  'V-EVT-003': 'Un événement est contrôlé par le Mathusalem qui l’a joué.',
  'V-END-001': 'Un Mathusalem sans réserve est éliminé.',
  'V-END-002':
    'Toutes les cartes qu’un Mathusalem éliminé contrôle sont retirées de la partie ; celles d’autres propriétaires leur reviennent après la partie.',
  'V-END-003':
    'Les cartes dont un Mathusalem éliminé est propriétaire mais que d’autres contrôlent restent en jeu jusqu’à ce qu’elles soient brûlées de la façon normale.',
  'V-END-004':
    'Quand un joueur est éliminé, son prédateur gagne 1 point de victoire, de quelque façon et par qui que ce soit arrivé.',
  'V-END-005': 'Le prédateur gagne aussi 6 points de réserve de la banque.',
  'V-END-006':
    'Un joueur éliminé en même temps que sa proie reçoit le point de victoire mais pas les 6 points de réserve.',
  'V-END-007': 'La proie du joueur éliminé devient la proie du prédateur de ce joueur.',
  'V-END-008': 'La partie continue jusqu’à ce qu’il reste un Mathusalem ; il gagne 1 point de victoire de plus.',
  'V-END-009': 'Gagne celui qui a le plus de points de victoire, même éliminé.',
  'V-END-010': 'Si plusieurs joueurs sont à égalité avec le plus de points de victoire, personne ne gagne.',
  'V-WDR-002':
    'Le retrait échoue si, avant la prochaine phase de redressement du joueur, l’un de ses serviteurs entre en combat.',
  'V-WDR-003': 'Il échoue si l’un de ses serviteurs perd ou dépense du sang d’ici là.',
  'V-WDR-004': 'Le retrait échoue si le joueur perd ou dépense de la réserve d’ici là.',
  'V-WDR-005': 'Regagner ce qui a été perdu n’aide pas : un seul point perdu fait échouer le retrait.',
  'V-WDR-006':
    'Si toutes les conditions ont tenu jusqu’à sa prochaine phase de redressement, le joueur quitte la partie et gagne 1 point de victoire.',
  'V-WDR-007': 'Le prédateur de celui qui se retire ne gagne ni point de victoire ni réserve.',
  'V-SEC-001': 'Les sectes sont la Camarilla, le Sabbat, les Laibon, les Anarchs et les Indépendants.',
  'V-SEC-002': 'Un vampire appartient à une secte et une seule ; s’il en change, il quitte l’ancienne.',
  'V-SEC-003': 'La secte d’un vampire est imprimée dans son texte.',
  'V-SEC-004': 'Un vampire d’une ancienne extension dont le texte ne nomme pas de secte est de la Camarilla.',
  'V-SEC-005': 'Un vampire d’une ancienne extension marqué «\u00A0Non-Camarilla\u00A0» est Indépendant.',
  'V-SEC-006':
    'Clans de la Camarilla : Brujah, Malkavien, Nosferatu, Toréador, Tremere, Ventrue, et les Caitiff, qui n’ont pas de clan.',
  'V-SEC-007':
    'Clans du Sabbat : Lasombra, Tzimisce, Pander, les sept clans antitribu, ainsi que les Ahrimanes, les Frères de sang, les Hérauts des crânes, les Kiasyd et les Salubri antitribu.',
  'V-SEC-008': 'Clans Laibon : Akunanse, Guruhi, Ishtarri, Osebo.',
  'V-SEC-009': 'Un clan qui n’est cité pour aucune autre secte est Indépendant.',
  'V-SEC-010': 'Les vampires Indépendants sont à la fois non-Camarilla et non-Sabbat.',
  'V-SEC-011': 'Les vampires Laibon sont non-Camarilla, non-Sabbat et non-Indépendants.',
  'V-SEC-012': 'Un vampire qui passe à un clan d’une autre secte change aussi de secte.',
  'V-SEC-013': 'Un vampire qui change de secte garde son clan.',
  'V-SEC-014':
    'Un clan antitribu et son homologue sont des clans différents : aucun ne remplit une condition pour l’autre.',
  'V-SEC-015':
    'Seuls les vampires de la Camarilla peuvent appeler ces référendums : Justicar Retribution, Command of the Harpies, Masquerade Enforcement, brûler Masquerade Enforcement, brûler Elysium: The Arboretum, retirer les aptitudes d’Archon.',
  'V-SEC-016':
    'Seuls des vampires de la Camarilla peuvent être choisis dans les référendums Archon et Camarilla Exemplary ; Elysium: The Arboretum ne met fin qu’aux combats entre un vampire de la Camarilla de son contrôleur et un autre vampire de la Camarilla.',
  'V-SEC-017':
    'Une secte n’a pas d’effet par elle-même ; elle compte là où des cartes, des titres et des effets s’y réfèrent.',
  'V-TTL-005': 'Le titre de primogène n’est pas unique.',
  'V-TTL-006':
    'Le titre de prince appartient à une ville ; il est disputé avec tout autre vampire qui revendique un titre de cette ville.',
  'V-TTL-010': 'Le titre d’archevêque appartient à une ville et est disputé comme celui de prince.',
  'V-TTL-011': 'Le titre de régent est unique ; ceux d’évêque, de priscus et de cardinal ne le sont pas.',
  'V-TTL-012': 'Le régent compte comme un cardinal pour les cartes et les effets qui affectent les cardinaux.',
  'V-TTL-015':
    'Un vampire Indépendant qui a des voix par le texte de sa carte compte comme ayant un titre qui lui est propre.',
  'V-ANA-003': 'Un vampire peut aussi devenir Anarch par des effets de cartes.',
  'V-ANA-004': 'Anarch est une secte : devenir Anarch, c’est changer de secte.',
  'V-ANA-005': 'Certains vampires sont Anarchs dès le début, d’après leur carte.',
  'V-TRT-001':
    'Rarissime : quand un joueur déplace un vampire rarissime vers sa région disponible dans sa phase d’influence, il brûle 3 points de réserve pour chaque autre vampire du même clan qu’il contrôle déjà.',
  'V-TRT-003':
    'Esclave : si un membre de ce clan, du même contrôleur, est bloqué, le contrôleur peut incliner l’esclave pour annuler le combat, redresser le vampire qui agit et faire combattre le bloqueur par l’esclave à sa place.',
  'V-TRT-007': 'Main Noire : le serviteur peut jouer ou utiliser les cartes qui demandent la Main Noire.',
  'V-TRT-008': 'Vol : le serviteur peut jouer ou utiliser les cartes qui demandent le vol.',
  'V-TRT-009':
    'Cercle : chaque Frère de sang appartient au cercle nommé sur sa carte ; un vampire sans cercle forme un cercle à lui seul.',
  'V-TRT-010':
    'Il existe d’autres traits ; ils permettent aux serviteurs de jouer des cartes, ou d’être affectés par des effets, qui les nomment, et ne font rien d’autre.',
  'V-RED-004':
    'Un vampire gagne un trophée en brûlant un serviteur de la Liste rouge en combat ou avec une action dirigée, diablerie comprise.',
  'V-RED-005':
    'Tout contrôleur d’un trophée en jeu qui n’est pas encore sur un vampire peut le déplacer sur ce vampire.',
  'V-RED-006':
    'De plus, le contrôleur du vampire peut prendre un trophée dans sa bibliothèque, son tas de cendres ou sa main et le mettre sur le vampire, puis il mélange ou remplace selon le cas.',
  'V-RED-007': 'Un trophée qui est sur un vampire ne peut plus être déplacé ni attribué de nouveau.',
  'V-RED-008': 'Un trophée sur un vampire est contrôlé par le contrôleur de ce vampire.',
  'V-ALV-002':
    'Les effets qui ont une durée (pour le reste du combat, par exemple) et que produit la carte le traitent aussi comme un vampire.',
  'V-ALV-003': 'Il ne compte pas comme un vampire pour les effets que la carte a tant qu’elle est en jeu.',
  'V-ALV-004':
    'Sa vie tient lieu de sang : il paie les coûts en sang avec sa vie, et le sang gagné ou perdu est de la vie gagnée ou perdue.',
  'V-ALV-005': 'Pour cette carte, sa capacité est de 1, sauf indication contraire.',
  'V-ALV-006': 'La vie gagnée au-delà de cette capacité n’est pas retirée.',
  'V-ALV-007': 'Les dégâts aggravés qui viennent de l’effet brûlent de la vie comme d’habitude.',
  'V-ALV-008': 'Si l’effet devait l’envoyer en torpeur, il est brûlé à la place.',
  'V-IMB-002': 'Un Imprégné a par défaut 1 en force et 1 en morsure.',
  'V-IMB-003': 'Son coût imprimé est ce qu’il faut investir pour le contrôler ; c’est aussi sa vie de départ.',
  'V-IMB-004': 'Il a un credo (traité comme un clan) et des vertus (traitées comme des Disciplines à un seul niveau).',
  'V-IMB-005': 'Un effet qui brûle un allié brûle un Imprégné.',
  'V-IMB-008':
    'Un Imprégné qui entre en jeu sans conviction en reçoit une de la bibliothèque, de la main ou du tas de cendres de son contrôleur.',
  'V-IMB-010': 'Un Imprégné a au plus 5 convictions ; celles en trop sont brûlées.',
  'V-IMB-012': 'Un Imprégné prend un pouvoir par une action à +1 de discrétion, comme un équipement ou un compagnon.',
  'V-IMB-013': 'Si cette action réussit, l’Imprégné se redresse.',
  'V-IMB-016': 'Un effet de pouvoir toujours actif agit même quand le pouvoir est incliné.',
  'V-IMB-017':
    'Un Imprégné à qui il ne reste plus de vie va dans la région des neutralisés : il est contrôlé, mais pas disponible.',
  'V-IMB-018':
    'Les effets que ne peut pas utiliser un allié sur le point d’être brûlé ne peuvent pas être utilisés par un Imprégné sur le point d’être neutralisé.',
  'V-IMB-020':
    'Si cette action réussit, chaque Imprégné disponible peut brûler une conviction pour infliger au serviteur qui agit 1 point de dégâts impossibles à prévenir.',
  'V-IMB-022':
    'Un Imprégné qui quitte la région de toute autre façon gagne aussi 1 point de vie ; ce gain ne le porte jamais au-dessus de sa vie de départ.',
  'V-IMB-023':
    'Si le joueur qui utilise un effet peut voir la carte de crypte (sa propre région incontrôlée, en jeu, un tas de cendres, ou en cherchant), la carte doit répondre aux termes de l’effet ; un effet sur un vampire ne peut pas choisir un Imprégné.',
  'V-IMB-024':
    'Si l’effet touche une carte inconnue (carte de crypte non vue, ou carte incontrôlée non vue d’un autre joueur), il agit sur ce que l’on trouve, quoi que ce soit.',
  'V-IMB-025':
    'Là où un effet ne fait que comparer ou vérifier la capacité, le coût de l’Imprégné compte comme sa capacité.',
  'V-IMB-026':
    'Cartes nommées comme agissant avec les Imprégnés : Bear-Baiting, Brainwash, Cairo Int’l Airport, Clotho’s Gift (Occultation de base), Effective Management, Gemini, Gisela Harden, Goodnight Sweet Prince, Innocent Bystander, Kindred Intelligence, Memory’s Fading Glimpse, Petra’s Resonance, The Portrait, San Lorenzo de El Escorial ; avec un vampire comme bénéficiaire : Lázár Dobrescu, The Trick of Danya.',
  'V-IMB-027':
    'The Soul Gem of Etrius peut aller chercher un Imprégné et le met en jeu s’il est plus petit que le possesseur, sans vie ni sang.',
  'V-IMB-028':
    'Cartes nommées comme n’agissant pas avec les Imprégnés : Chain of Command, Clotho’s Gift (Temporis de base), Might of the Camarilla, Recruitment (qui cherche un vampire) ; Illusions of the Kindred retire l’Imprégné de la partie et ne déclenche pas de combat.',
  'V-IMB-029':
    'Heaven’s Gate peut déplacer un Imprégné vers la région incontrôlée, contrôlé mais pas disponible ; il vient dans la région disponible comme le ferait un allié ordinaire que l’on recrute.',
  'V-IMB-030':
    'Errata : Smite est une frappe ; la réaction de Vigilance peut être utilisée par un Imprégné incliné ; Bibliothèque antique coûte 1 point de réserve.',
  'V-ERR-001': 'Abandoning the Flesh peut être utilisée par un vampire en torpeur.',
  'V-ERR-002': 'Ventrue Investment est un investissement.',
  'V-ERR-003': 'Blissful Agony : son effet de Valeren de base peut être utilisé une fois par combat.',
  'V-ERR-004':
    'Dawn Operation et Domain of Evernight (Temporis de base) ne rendent aggravés que les dégâts infligés pendant le combat, pas ceux infligés après.',
  'V-ERR-005':
    'Echo of Harmonies joue l’action politique comme depuis la main : elle donne sa voix, peut être annulée quand elle est jouée, et ainsi de suite.',
  'V-ERR-006':
    'Visit from the Capuchin brûle des marqueurs quand des cartes seraient remplacées, pas quand elles sont jouées ou défaussées.',
};
