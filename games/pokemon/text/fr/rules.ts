/** The rules of the rule index, in French. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  'P-WIN-001': 'Un joueur gagne quand il prend sa dernière carte Récompense.',
  'P-WIN-002':
    'Un joueur gagne quand l’adversaire n’a plus de Pokémon en jeu : son Pokémon Actif est mis K.O. et son Banc est vide.',
  'P-WIN-003':
    'Il en va de même quand le Pokémon Actif quitte le Poste Actif d’une autre façon (retour en main, mélangé au deck, etc.) et que rien sur le Banc ne peut le remplacer.',
  'P-WIN-004': 'Perd le joueur qui ne peut pas piocher au début de son tour parce que son deck est vide.',
  'P-WIN-005':
    'Un deck vide à tout autre moment, ou une pioche par l’effet d’une carte qui ne peut pas se faire, ne fait rien perdre.',
  'P-WIN-006': 'Une carte peut permettre ce qu’une règle interdit.',
  'P-END-001':
    'Deux façons de gagner peuvent arriver aux deux joueurs au même moment : prendre la dernière carte Récompense, et l’adversaire qui n’a rien pour remplacer son Pokémon Actif.',
  'P-END-002':
    'Si les deux joueurs gagnent au même moment d’autant de façons (une chacun ou deux chacun), la mort subite décide.',
  'P-END-003':
    'Si un joueur gagne des deux façons et l’autre d’une seule, le premier est vainqueur et il n’y a pas de mort subite.',
  'P-END-004':
    'La mort subite est une toute nouvelle partie avec 1 carte Récompense chacun au lieu de 6 : nouvelle pièce, nouvelle mise en place ; qui la gagne gagne le match.',
  'P-END-005': 'Une mort subite qui finit à égalité est suivie d’une autre, jusqu’à ce que quelqu’un gagne.',
  'P-END-006':
    'Ce qui s’utilise une fois par partie (attaque GX, Pouvoir VSTAR, un V-UNION d’un nom) est de nouveau disponible en mort subite.',
  'P-ZONE-001':
    'Chaque joueur a un deck, une main, des cartes Récompense, une pile de défausse, un Poste Actif et un Banc ; l’aire de jeu est commune.',
  'P-ZONE-002':
    'Un joueur a exactement un Pokémon Actif : il commence avec un, doit toujours en avoir un et ne peut jamais en avoir deux.',
  'P-ZONE-003': 'Tous les autres Pokémon en jeu sont sur le Banc, qui en tient au plus 5.',
  'P-ZONE-004': 'Le nombre de cartes de chaque deck est une information publique.',
  'P-ZONE-005':
    'Personne, pas même son propriétaire, ne peut regarder les cartes d’un deck ni en changer l’ordre, sauf si une carte le permet.',
  'P-ZONE-006': 'Une main est cachée à l’adversaire, sauf si une carte lui permet de la regarder.',
  'P-ZONE-007':
    'Les cartes Récompense sont face cachée ; chaque joueur les prend parmi les siennes et les met dans sa main.',
  'P-ZONE-008': 'Une pile de défausse est face visible, et chacun peut la regarder à tout moment.',
  'P-ZONE-009': 'Une carte qui quitte le jeu va dans la pile de défausse, sauf si une carte dit autre chose.',
  'P-ZONE-010': 'Une carte est toujours défaussée dans la pile de défausse de son propriétaire.',
  'P-ZONE-011':
    'Seules les cartes sur la table sont en jeu (deck, défausse et Récompenses non, Pokémon de Banc oui), et Pokémon et Énergie ne s’utilisent qu’en jeu.',
  'P-ZONE-012': 'Il n’y a pas de taille de main maximale.',
  'P-LOST-001':
    'La Zone Perdue est hors du jeu ; les cartes y arrivent par des effets d’attaques, de talents et de cartes Dresseur et par la règle des Prismes Étoile.',
  'P-LOST-002': 'Une carte dans la Zone Perdue ne peut être ni récupérée ni jouée pour le reste de la partie.',
  'P-LOST-003': 'Les cartes de la Zone Perdue sont face visible.',
  'P-CARD-001': 'Une carte est une carte Pokémon, Énergie ou Dresseur.',
  'P-CARD-002':
    'La plupart des cartes Pokémon sont de base, de Niveau 1 ou de Niveau 2 ; celles de Niveau 1 et 2 sont des cartes Évolution.',
  'P-CARD-003':
    'VMAX, VSTAR, MÉGA et TURBO sont des niveaux à part et sont des cartes Évolution ; V-UNION et Recréé sont des niveaux à part et ne sont ni de base ni Évolution.',
  'P-CARD-004': 'Il y a 11 types : Plante, Feu, Eau, Électrique, Psy, Combat, Obscurité, Métal, Fée, Dragon, Incolore.',
  'P-CARD-005': 'Il y a de l’Énergie de base de neuf types : tous sauf Dragon et Incolore.',
  'P-CARD-006':
    'Une carte Pokémon indique nom, niveau, le cas échéant le Pokémon dont elle est l’évolution, type, PV, attaques, talents s’il y en a, Faiblesse, Résistance et Coût de Retraite.',
  'P-CARD-007': 'Une carte Dresseur est un Objet, un Supporter, un Stade ou un Outil Pokémon.',
  'P-CARD-008': 'La règle imprimée au bas d’une carte Dresseur est obligatoire.',
  'P-CARD-009':
    'Un Pokémon de base est la seule sorte de carte Pokémon qui puisse entrer en jeu directement de la main, sans effet et sans autre Pokémon dessous.',
  'P-CARD-010':
    'Un marqueur de dégâts vaut 10 dégâts ; ceux de 50 ou 100 sont une commodité, et une carte qui parle d’un marqueur de dégâts en entend un de 10.',
  'P-CARD-011': 'Un Pokémon évolué est un Pokémon en jeu qui a une autre carte Pokémon sous lui.',
  'P-CARD-012':
    'Le Pokémon Attaquant est le Pokémon Actif pendant qu’il attaque ; le Pokémon Défenseur est celui qui reçoit l’attaque.',
  'P-CARD-013': 'Attacher une carte, c’est la prendre de sa main et la mettre sur un de ses Pokémon en jeu.',
  'P-DECK-001': 'Un deck a exactement 60 cartes.',
  'P-DECK-002': 'Un deck a au plus 4 cartes du même nom ; seul le nom compte, pas les attaques ni le texte.',
  'P-DECK-003': 'Le nombre de cartes Énergie de base n’est pas limité.',
  'P-DECK-004': 'Un deck a au moins un Pokémon de base.',
  'P-DECK-005':
    'Les parties de V-UNION, les Pokémon Recréés et les cartes Dresseur Fossile ne remplissent pas P-DECK-004.',
  'P-DECK-006':
    'Les proportions données aux débutants (un ou deux types, 12 à 15 Énergies, 20 à 25 Dresseurs) sont des conseils, pas des règles.',
  'P-NAME-001':
    'Le nom décide de la limite d’exemplaires, de quoi un Pokémon peut évoluer et si une carte qui nomme un Pokémon s’applique.',
  'P-NAME-002': 'Un niveau, NIV.X compris, ne fait pas partie du nom.',
  'P-NAME-003': 'Un symbole à la fin d’un nom fait partie du nom.',
  'P-NAME-004': 'Le symbole δ (Espèce Delta) ne fait pas partie du nom.',
  'P-NAME-005':
    'Le nom d’un propriétaire (un Dresseur ou une équipe, comme dans « de Pierre » ou « de la Team Rocket ») fait partie du nom.',
  'P-NAME-006': '« Team Plasma » ne fait pas partie du nom.',
  'P-NAME-007':
    'Une forme fait partie du nom, en particulier les mots régionaux « de Paldea », « de Hisui », « de Galar » et « d’Alola ».',
  'P-NAME-008': '« -ex », « -EX », « -GX », « TURBO », « M » (Méga) et « Radieux » font partie du nom.',
  'P-NAME-009':
    '« -ex » et « -EX » sont différents : Magnézone-ex et Magnézone-EX sont deux noms, avec quatre exemplaires permis de chacun.',
  'P-NAME-010': '« V », « VMAX », « VSTAR » et « V-UNION » font partie du nom.',
  'P-NAME-011':
    'Le Pokémon d’un propriétaire est celui dont le nom contient le nom d’un Dresseur ou d’une équipe ; les symboles des Pokémon SP ne font pas d’une carte celle d’un propriétaire.',
  'P-SET-001': 'On lance une pièce avant toute pioche ; le gagnant décide qui joue le premier tour.',
  'P-SET-002': 'Chaque joueur mélange ses 60 cartes et en pioche 7.',
  'P-SET-003':
    'Un joueur sans Pokémon de base dans ses 7 cartes doit prendre une nouvelle main ; avec un, il ne le peut pas.',
  'P-SET-004': 'Chaque joueur place face cachée à son Poste Actif un Pokémon de base de sa main, au choix.',
  'P-SET-005': 'Chaque joueur peut placer face cachée sur son Banc jusqu’à 5 autres Pokémon de base de sa main.',
  'P-SET-006':
    'Ensuite chaque joueur met de côté face cachée les 6 cartes du dessus de son deck : ce sont ses cartes Récompense.',
  'P-SET-007':
    'Quand les deux joueurs ont fini, ils retournent leurs Pokémon face visible et le premier tour commence.',
  'P-SET-008':
    'Cartes Évolution, parties de V-UNION, Pokémon Recréés et cartes Dresseur Fossile ne peuvent pas être placés pendant la mise en place.',
  'P-SET-009': 'Tout Pokémon de base peut être placé, même un ex, V, -EX, -GX, ESCOUADE ou Radieux de base.',
  'P-MUL-001':
    'Un joueur sans Pokémon de base montre sa main à l’adversaire, la mélange à son deck et pioche 7 nouvelles cartes, jusqu’à avoir un Pokémon de base.',
  'P-MUL-002':
    'Si aucun des joueurs n’a de Pokémon de base, les deux montrent leur main et recommencent en mélangeant et piochant 7 cartes.',
  'P-MUL-003':
    'Les nouvelles mains que les deux joueurs prennent ensemble ne donnent de cartes supplémentaires à personne.',
  'P-MUL-004':
    'Si un seul joueur n’a pas de Pokémon de base, il l’annonce et attend que l’autre place ses Pokémon et ses cartes Récompense.',
  'P-MUL-005':
    'Puis il montre et repioche jusqu’à avoir un Pokémon de base, et place ses propres Pokémon et cartes Récompense.',
  'P-MUL-006':
    'Ensuite, l’autre joueur peut piocher des cartes supplémentaires : de 0 au nombre de nouvelles mains que l’adversaire a prises seul.',
  'P-MUL-007':
    'Un Pokémon de base parmi les cartes supplémentaires peut être placé sur le Banc avant que les Pokémon ne soient révélés, dans la limite de 5.',
  'P-MUL-008':
    'Les cartes supplémentaires sont piochées une fois les Récompenses mises de côté, et ne les changent donc jamais.',
  'P-TURN-001': 'Un tour a trois parties, dans cet ordre : piocher une carte, agir, attaquer.',
  'P-TURN-002': 'Le tour commence par la pioche d’exactement une carte ; elle n’est pas facultative.',
  'P-TURN-003':
    'Dans la deuxième partie, le joueur peut placer sur le Banc, faire évoluer, attacher de l’Énergie, jouer des cartes Dresseur, battre en retraite et utiliser des talents, dans n’importe quel ordre et en mêlant tout.',
  'P-TURN-004':
    'Sans limite de nombre : placer des Pokémon de base sur le Banc, faire évoluer, jouer des Objets et des Outils, utiliser des talents.',
  'P-TURN-005':
    'Une fois par tour : attacher une carte Énergie de la main, jouer un Supporter, jouer un Stade, battre en retraite.',
  'P-TURN-006': 'Attaquer est facultatif ; un joueur peut finir son tour sans attaquer.',
  'P-TURN-007':
    'L’attaque met fin au tour ; aucune action de la deuxième partie ne peut suivre. Vient un Contrôle Pokémon, puis le tour de l’autre joueur.',
  'P-FIRST-001': 'Qui joue en premier ne peut pas jouer de carte Dresseur à son premier tour.',
  'P-FIRST-002':
    'Qui joue en premier ne peut pas attaquer à son premier tour : il saute la partie de l’attaque et son tour finit après ses actions.',
  'P-FIRST-003':
    'Aucun joueur ne peut faire évoluer un Pokémon à son propre premier tour, sauf si une carte le permet.',
  'P-FIRST-004': 'Qui joue en premier pioche une carte au début de son premier tour.',
  'P-FIRST-005':
    'À son premier tour, qui joue en premier peut placer des Pokémon de base sur le Banc, attacher une Énergie, battre en retraite une fois et utiliser des talents.',
  'P-FIRST-006': 'À son premier tour, qui joue en second peut attaquer et jouer toute sorte de carte Dresseur.',
  'P-BEN-001':
    'Pendant son tour, un joueur peut placer sur son Banc, face visible et un à la fois, autant de Pokémon de base de sa main qu’il y a de place.',
  'P-BEN-002':
    'Après la mise en place, un Pokémon de base de la main ne va que sur le Banc, jamais directement au Poste Actif.',
  'P-EVO-001':
    'Pour faire évoluer, le joueur place une carte Évolution de sa main sur un de ses Pokémon en jeu, Actif ou de Banc, dont le nom est celui qui suit « Évolution de ».',
  'P-EVO-002':
    'Les noms doivent concorder exactement selon les règles P-NAME ; le Pokémon d’un propriétaire n’évolue donc qu’au sein du même propriétaire.',
  'P-EVO-003': 'Un Pokémon de base évolue en Niveau 1, un Niveau 1 en Niveau 2.',
  'P-EVO-004': 'Seul peut évoluer un Pokémon qui était déjà en jeu au début de ce tour.',
  'P-EVO-005': 'Un Pokémon qui a évolué ce tour-ci compte comme nouveau et ne peut pas évoluer de nouveau ce tour-ci.',
  'P-EVO-006': 'Autant de Pokémon qu’on veut peuvent évoluer par tour.',
  'P-EVO-007':
    'Un Pokémon évolué garde toutes les cartes attachées, les cartes de ses niveaux précédents sous lui et ses marqueurs de dégâts.',
  'P-EVO-008': 'Évoluer met fin à tous les États Spéciaux du Pokémon et à tous les effets d’attaques sur lui.',
  'P-EVO-009':
    'Un Pokémon évolué ne peut pas utiliser les attaques ni les talents de son niveau précédent, sauf si une carte le dit.',
  'P-EVO-010': 'Nom, type, PV, Faiblesse, Résistance et Coût de Retraite sont ceux de la carte du dessus.',
  'P-EVO-011':
    'Dés-évoluer est le contraire d’évoluer et n’arrive que par l’effet d’une carte ; le Pokémon perd ses États Spéciaux et tous les autres effets sur lui.',
  'P-ENE-001':
    'Une fois par tour, un joueur peut attacher une carte Énergie de sa main à un de ses Pokémon, Actif ou de Banc.',
  'P-ENE-002': 'Ce qu’un effet attache n’utilise pas cet attachement du tour.',
  'P-ENE-003':
    'Le coût d’une attaque est couvert si l’Énergie attachée couvre chaque symbole, une Énergie par symbole ; en avoir plus ne gêne pas.',
  'P-ENE-004':
    'Un symbole d’un type demande de l’Énergie de ce type ; un symbole Incolore est couvert par de l’Énergie de n’importe quel type.',
  'P-ENE-005': 'Le symbole sans coût signifie que l’attaque peut être utilisée sans Énergie attachée.',
  'P-ENE-006': 'Attaquer ne retire pas d’Énergie, sauf si l’attaque le dit.',
  'P-TRN-001':
    'Jouer une carte Dresseur, c’est faire ce qu’elle dit et suivre la règle au bas de la carte ; la plupart sont défaussées ensuite.',
  'P-TRN-002': 'On peut jouer autant de cartes Objet qu’on veut par tour.',
  'P-TRN-003': 'On peut jouer au plus une carte Supporter par tour.',
  'P-STA-001': 'Un Stade reste en jeu ; il y en a au plus un en jeu pour les deux joueurs ensemble.',
  'P-STA-002': 'Quand un nouveau Stade entre en jeu, l’ancien est défaussé et ses effets prennent fin.',
  'P-STA-003': 'Un Stade ne peut pas être joué tant qu’un Stade du même nom est en jeu.',
  'P-STA-004': 'On peut jouer au plus une carte Stade par tour.',
  'P-TOOL-001':
    'On peut jouer autant d’Outils Pokémon qu’on veut par tour ; chacun est attaché à un Pokémon et le reste.',
  'P-TOOL-002': 'Chaque Pokémon peut avoir au plus un Outil Pokémon attaché.',
  'P-TM-001':
    'Une Capsule Technique est un Objet ou un Outil qui est attaché à un Pokémon et le reste, sauf si son texte dit autre chose.',
  'P-TM-002': 'Le Pokémon peut utiliser l’attaque d’une Capsule Technique attachée comme si c’était la sienne.',
  'P-RET-001': 'Une fois par tour, le joueur peut faire battre en retraite son Pokémon Actif.',
  'P-RET-002':
    'Pour battre en retraite, le joueur défausse du Pokémon une Énergie pour chaque symbole de son Coût de Retraite ; sans symbole, c’est gratuit.',
  'P-RET-003':
    'Le Pokémon qui bat en retraite échange sa place avec un Pokémon de Banc au choix du joueur ; s’il n’y en a pas, il ne le peut pas.',
  'P-RET-004': 'Les deux Pokémon gardent leurs marqueurs de dégâts et les cartes qui leur sont attachées.',
  'P-RET-005':
    'Un Pokémon Endormi ou Paralysé ne peut pas battre en retraite ; Confus, Empoisonné et Brûlé ne l’empêchent pas.',
  'P-RET-006':
    'Quand le Pokémon Actif va sur le Banc, en battant en retraite ou autrement, ses États Spéciaux et tous les effets d’attaques sur lui prennent fin.',
  'P-RET-007': 'Après la retraite, le nouveau Pokémon Actif peut attaquer pendant le même tour.',
  'P-RET-008':
    'Échanger par l’effet d’une carte n’est pas battre en retraite : cela ne coûte pas d’Énergie, n’utilise pas la retraite du tour et marche pour les Pokémon Endormis et Paralysés.',
  'P-ABL-001':
    'Un talent est un effet d’un Pokémon qui n’est pas une attaque ; ce qui parle d’attaques ne touche pas les talents, et inversement.',
  'P-ABL-002': 'On peut utiliser autant de talents qu’on veut par tour, chacun selon son propre texte.',
  'P-ABL-003': 'On peut utiliser les talents des Pokémon Actifs et de Banc.',
  'P-ABL-004': 'Utiliser un talent n’empêche pas d’attaquer ensuite.',
  'P-ABL-005':
    'Certains talents valent tout le temps ou tant qu’une condition est remplie ; d’autres doivent être choisis pour être utilisés.',
  'P-ABL-006': 'L’utilisation d’un talent est annoncée à l’adversaire.',
  'P-ABL-007': 'Un Poké-Body vaut tant que le Pokémon est en jeu.',
  'P-ABL-008':
    'Un Poké-Power s’utilise au choix une fois par tour avec un Pokémon Actif ou de Banc ; la plupart ne marchent pas tant qu’il a un État Spécial.',
  'P-ATK-001': 'Seul le Pokémon Actif peut attaquer, au plus une fois par tour.',
  'P-ATK-002':
    'Une attaque a un coût et un nom et peut avoir des dégâts de base et un texte ; sans dégâts, c’est toujours une attaque.',
  'P-ATK-003': 'Étape A : choisir une attaque, vérifier son coût en Énergie, l’annoncer.',
  'P-ATK-004': 'Étape B : appliquer les effets qui changent ou annulent l’attaque.',
  'P-ATK-005': 'L’effet d’une attaque sur un Pokémon disparaît si ce Pokémon est passé par le Banc depuis.',
  'P-ATK-006': 'Étape C : si l’attaquant est Confus, on lance maintenant la pièce pour cela.',
  'P-ATK-007': 'Étape D : faire les choix que l’attaque demande, comme le Pokémon de Banc qu’elle concerne.',
  'P-ATK-008':
    'Étape E : faire ce que l’attaque exige pour être utilisée, comme une pièce qui peut la rendre sans effet.',
  'P-ATK-009':
    'Étape F : d’abord les effets qui précèdent les dégâts, puis les marqueurs de dégâts, puis tous les autres effets.',
  'P-ATK-010':
    'Après l’attaque, on vérifie si chaque Pokémon touché, y compris l’attaquant et ceux du Banc, est mis K.O.',
  'P-DMG-001':
    'Étape 1 : partir des dégâts de base imprimés à droite de l’attaque ; avec ×, + ou −, le texte de l’attaque dit combien.',
  'P-DMG-002':
    'Une attaque qui dit de placer des marqueurs de dégâts sur un Pokémon saute le calcul : ni Faiblesse, ni Résistance, ni d’autres effets sur ce Pokémon ne changent ces marqueurs.',
  'P-DMG-003':
    'Étape 2 : appliquer les effets du côté de l’attaquant (cartes Dresseur, ses attaques précédentes et semblables) qui changent ses dégâts.',
  'P-DMG-004':
    'Si les dégâts de base sont 0 ou que l’attaque n’inflige pas de dégâts, le calcul s’arrête là et rien n’est ajouté.',
  'P-DMG-005':
    'Étape 3 : si le Pokémon Actif de l’adversaire a une Faiblesse au type de l’attaquant, les dégâts augmentent comme il est imprimé à côté de la Faiblesse.',
  'P-DMG-006':
    'Étape 4 : si le Pokémon Actif de l’adversaire a une Résistance au type de l’attaquant, les dégâts diminuent comme il est imprimé à côté de la Résistance.',
  'P-DMG-007':
    'Étape 5 : appliquer les effets de cartes Dresseur, de cartes Énergie et d’autres effets sur le Pokémon Actif de l’adversaire.',
  'P-DMG-008': 'Étape 6 : placer sur le Pokémon un marqueur de dégâts par tranche de 10 dégâts ; à 0 ou moins, aucun.',
  'P-DMG-009': 'Faiblesse et Résistance ne s’appliquent pas aux Pokémon de Banc.',
  'P-DMG-010': 'Pour Faiblesse et Résistance compte le type du Pokémon qui attaque, pas celui de son Énergie.',
  'P-DMG-011': 'Les dégâts qu’un attaquant s’inflige ne sont pas changés par sa propre Faiblesse ou Résistance.',
  'P-KO-001': 'Un Pokémon dont les dégâts atteignent ou dépassent ses PV est mis K.O.',
  'P-KO-002': 'Un Pokémon mis K.O. est défaussé avec toutes les cartes attachées et sous lui.',
  'P-KO-003':
    'Pour chaque Pokémon mis K.O., l’adversaire de son propriétaire prend des cartes Récompense, quelle qu’en soit la cause.',
  'P-KO-004': 'Un Pokémon vaut 1 Récompense, sauf si une règle de sa sorte dit autre chose.',
  'P-KO-005': 'Un joueur qui a moins de cartes Récompense qu’il ne peut en prendre prend celles qui restent et gagne.',
  'P-KO-006': 'Le joueur dont le Pokémon Actif a été mis K.O. choisit un nouveau Pokémon Actif sur son Banc.',
  'P-CHK-001': 'Le Contrôle Pokémon a lieu entre deux tours, après chaque tour.',
  'P-CHK-002':
    'Les États Spéciaux des deux Pokémon Actifs sont traités dans cet ordre : Empoisonné, Brûlé, Endormi, Paralysé.',
  'P-CHK-003':
    'Les effets de talents, de cartes Dresseur et d’autres qui disent avoir lieu pendant le Contrôle ou entre les tours sont appliqués pendant le Contrôle.',
  'P-CHK-004':
    'Ou bien tous les États Spéciaux viennent d’abord puis tous les autres effets, ou bien l’inverse ; on ne mêle jamais les deux.',
  'P-CHK-005':
    'Les K.O. ne sont vérifiés que lorsque tout ce qui concerne le Contrôle a été fait pour les deux joueurs.',
  'P-CHK-006':
    'Pour les Pokémon mis K.O. pendant le Contrôle, les Récompenses sont prises et de nouveaux Pokémon Actifs choisis avant le tour suivant.',
  'P-CON-001':
    'Les États Spéciaux sont Endormi, Brûlé, Confus, Paralysé et Empoisonné ; seul un Pokémon Actif peut en avoir un.',
  'P-CON-002':
    'Un Pokémon qui va sur le Banc ou évolue guérit de tous, et ses marqueurs Poison et Brûlure sont retirés.',
  'P-CON-003': 'Endormi, Confus et Paralysé s’excluent : le plus récent remplace le précédent.',
  'P-CON-004': 'Empoisonné et Brûlé se combinent entre eux et avec l’un quelconque des trois autres.',
  'P-CON-005': 'Endormi : le Pokémon ne peut ni attaquer ni battre en retraite.',
  'P-CON-006': 'Endormi : à chaque Contrôle, on lance une pièce ; face, il guérit ; pile, il reste Endormi.',
  'P-CON-007': 'Confus : le Pokémon peut essayer d’attaquer et peut battre en retraite.',
  'P-CON-008': 'Confus : on lance une pièce avant l’attaque ; face, l’attaque se poursuit normalement.',
  'P-CON-009': 'Confus : pile, l’attaque n’a pas lieu et 3 marqueurs de dégâts sont placés sur le Pokémon Confus.',
  'P-CON-010': 'Empoisonné : à chaque Contrôle, on place 1 marqueur de dégâts sur le Pokémon.',
  'P-CON-011': 'Un Pokémon n’a jamais deux marqueurs Poison ; un nouveau remplace l’ancien.',
  'P-CON-012': 'Paralysé : le Pokémon ne peut ni attaquer ni battre en retraite.',
  'P-CON-013':
    'Paralysé : il guérit au Contrôle qui suit le tour de son propre joueur, pas à celui qui suit l’attaque de l’adversaire.',
  'P-CON-014':
    'Brûlé : à chaque Contrôle, on place 2 marqueurs de dégâts sur le Pokémon, puis on lance une pièce ; face, il guérit.',
  'P-CON-015': 'Un Pokémon n’a jamais deux marqueurs Brûlure ; un nouveau remplace l’ancien.',
  'P-TXT-001': '« Jusqu’à X » laisse le joueur choisir un nombre de 1 à X ; 0 n’est pas permis.',
  'P-TXT-002': 'Exception : « piochez jusqu’à X cartes » permet aussi 0.',
  'P-TXT-003': '« Autant que vous voulez » et « n’importe quel nombre » permettent 0.',
  'P-TXT-004': '« Vous pouvez » rend l’action facultative.',
  'P-TXT-005':
    'Un joueur qui doit piocher ou regarder plus de cartes que son deck n’en a pioche ou regarde toutes celles qu’il y a, et le jeu continue.',
  'P-ACE-001': 'Un deck a au plus une carte HIGH-TECH en tout, quels que soient les noms.',
  'P-ANC-001':
    'Temps passé et Temps futur sont des mentions sur des Pokémon et d’autres cartes ; elles n’ont pas d’effet propre, et d’autres cartes s’y réfèrent.',
  'P-EX-001': 'Quand un Pokémon-ex est mis K.O., l’adversaire prend 2 cartes Récompense.',
  'P-EX-002':
    'Les Pokémon-ex existent comme Pokémon de base et comme cartes Évolution et suivent les règles normales de leur niveau.',
  'P-TERA-001':
    'Tous les dégâts d’attaques à un Pokémon Téracristal-ex de Banc sont évités, venant des attaques de l’adversaire et des siennes.',
  'P-TERA-002':
    'Seuls les dégâts sont évités : les marqueurs de dégâts placés par des effets et les autres effets d’attaques ne le sont pas.',
  'P-TERA-003': 'Un Pokémon Téracristal-ex est un Pokémon-ex : 2 cartes Récompense.',
  'P-RAD-001':
    'Un deck a au plus un Pokémon Radieux en tout, quels que soient les noms ; les Pokémon de la même espèce sans « Radieux » sont comptés à part.',
  'P-RAD-002': 'Un Pokémon Radieux compte comme un Pokémon avec un encadré Règle.',
  'P-RAD-003': 'Un Pokémon Radieux est toujours de base ; il n’évolue ni d’une carte ni en une carte.',
  'P-V-001': 'Un Pokémon-V est un Pokémon de base.',
  'P-V-002': 'Quand un Pokémon-V est mis K.O., l’adversaire prend 2 cartes Récompense.',
  'P-V-003': 'Les Pokémon VMAX, VSTAR et V-UNION sont aussi des Pokémon-V : ce qui affecte les Pokémon-V les affecte.',
  'P-VMAX-001':
    'Un Pokémon-VMAX est une carte Évolution qui n’évolue, selon les règles normales, que du Pokémon-V nommé.',
  'P-VMAX-002': 'Quand un Pokémon-VMAX est mis K.O., l’adversaire prend 3 cartes Récompense.',
  'P-VSTAR-001':
    'Un Pokémon-VSTAR est une carte Évolution qui n’évolue, selon les règles normales, que du Pokémon-V nommé.',
  'P-VSTAR-002': 'Un Pouvoir VSTAR est un talent ou une attaque ; seuls les Pokémon-VSTAR en ont un.',
  'P-VSTAR-003':
    'Un joueur utilise au plus un Pouvoir VSTAR dans toute la partie, quel que soit le nombre de ses Pokémon-VSTAR ; l’utilisation reste visible.',
  'P-VSTAR-004': 'Quand un Pokémon-VSTAR est mis K.O., l’adversaire prend 2 cartes Récompense.',
  'P-VUN-001': 'Un V-UNION se compose de quatre cartes différentes (parties) du même nom.',
  'P-VUN-002': 'Un deck a au plus quatre cartes d’un nom de V-UNION en tout, pas quatre de chaque partie.',
  'P-VUN-003':
    'Les quatre cartes d’un V-UNION dans un deck doivent appartenir au même jeu de parties, du même illustrateur.',
  'P-VUN-004':
    'Un V-UNION entre en jeu en plaçant d’un coup sur le Banc les quatre parties de la défausse ; avec moins, on ne peut pas.',
  'P-VUN-005': 'Un V-UNION occupe une place sur le Banc et peut avoir un Outil Pokémon.',
  'P-VUN-006':
    'Un joueur ne peut jouer un V-UNION du même nom qu’une fois par partie ; les autres noms sont comptés à part.',
  'P-VUN-007':
    'Les effets qui parlent de Pokémon de base, de Niveau 1, de Niveau 2 ou Évolutifs ne touchent pas un V-UNION.',
  'P-VUN-008': 'Les effets qui parlent de Pokémon qui n’ont pas évolué touchent un V-UNION.',
  'P-VUN-009': 'En jeu, les quatre cartes sont traitées comme une seule.',
  'P-VUN-010': 'En main, dans le deck, la défausse et les Récompenses, chaque partie est une carte séparée.',
  'P-VUN-011':
    'D’une partie seule ne comptent que le type, la catégorie (Pokémon) et le nom, pas les attaques, talents, PV, Coût de Retraite, Faiblesse ou Résistance.',
  'P-VUN-012': 'En jeu, un V-UNION a un encadré Règle ; une partie seule hors du jeu n’en a pas.',
  'P-VUN-013':
    'Un effet qui retire les talents des Pokémon avec un encadré Règle retire tous les talents d’un V-UNION en jeu.',
  'P-VUN-014': 'Quand un V-UNION est mis K.O., l’adversaire prend 3 cartes Récompense.',
  'P-BST-001':
    'Poing Final, Mille Poings et Poing de Fusion sont des mentions sur des cartes Pokémon, Dresseur et Énergie ; elles n’ont pas d’effet propre, et d’autres cartes s’y réfèrent.',
  'P-REG-001':
    'Une forme régionale n’évolue que comme il est écrit : Terraiste de Paldea-ex d’Axoloto de Paldea, pas d’Axoloto ; Persian d’Alola de Miaouss d’Alola, pas de Miaouss ni de Miaouss de Galar.',
  'P-TAG-001': 'Un ESCOUADE est un Pokémon-GX de base.',
  'P-TAG-002':
    'Son attaque GX a un bonus quand la condition indiquée (comme de l’Énergie en plus) est remplie ; elle compte comme attaque GX pour P-GX-002.',
  'P-TAG-003': 'Quand un ESCOUADE est mis K.O., l’adversaire prend 3 cartes Récompense.',
  'P-TTS-001':
    'Un Supporter ESCOUADE est un Supporter ; si le joueur défausse les cartes supplémentaires indiquées en le jouant, il a un effet supplémentaire.',
  'P-PRISM-001':
    'Un deck a au plus une carte Prisme Étoile de chaque nom ; des Prismes Étoile de noms différents peuvent être ensemble.',
  'P-PRISM-002': 'Les cartes Prisme Étoile sont des cartes Pokémon, Dresseur ou Énergie spéciale.',
  'P-PRISM-003': 'Une carte Prisme Étoile qui serait défaussée va à la place dans la Zone Perdue.',
  'P-FOS-001': 'Fossile Rare et Fossile Inconnu sont des cartes Objet qui se jouent comme des Pokémon de base.',
  'P-FOS-002': 'Ils évoluent en tout Pokémon qui dit être l’évolution de ce Fossile.',
  'P-FOS-003':
    'Une carte Dresseur Fossile n’agit comme un Pokémon de base qu’en jeu ; en main, dans le deck et la défausse, ce n’en est pas un.',
  'P-GX-001': 'Seuls les Pokémon-GX ont des attaques GX, et chacun en a une.',
  'P-GX-002':
    'Un joueur utilise au plus une attaque GX dans toute la partie, quel que soit le nombre de ses Pokémon-GX ; l’utilisation reste visible.',
  'P-GX-003':
    'Les Pokémon-GX ont les niveaux ordinaires et suivent les règles ordinaires ; si une carte ordinaire et une -GX évoluent du même Pokémon, le joueur choisit.',
  'P-GX-004': 'Quand un Pokémon-GX est mis K.O., l’adversaire prend 2 cartes Récompense.',
  'P-UB-001':
    'Ultra-Chimère est une mention sur certains Pokémon, -GX ou non ; elle n’a pas d’effet propre, et d’autres cartes s’y réfèrent.',
  'P-DUAL-001': 'Un Pokémon à deux types a les deux à la fois ; un effet sur l’un ou l’autre s’applique à lui.',
  'P-DUAL-002':
    'Une Faiblesse ou Résistance à l’un de ses types change les dégâts de ses attaques ; avec Faiblesse à l’un et Résistance à l’autre, la Faiblesse s’applique d’abord.',
  'P-BREAK-001':
    'Un Pokémon TURBO est une carte Évolution du niveau TURBO ; toutes les règles normales d’évolution s’appliquent.',
  'P-BREAK-002':
    'Il garde les attaques, talents, Faiblesse, Résistance et Coût de Retraite du Pokémon dont il a évolué.',
  'P-BREAK-003':
    'Ses PV sont ceux de la carte TURBO ; son type peut changer ; il ajoute les attaques ou talents de la carte TURBO.',
  'P-TRAIT-001': 'Un Trait Antique n’est ni une attaque ni un talent ; ce qui empêche ceux-ci ne le touche pas.',
  'P-HYP-001': 'Un Hypermatos Team Flare est un Outil Pokémon qu’un joueur attache à un Pokémon-EX de l’adversaire.',
  'P-HYP-002': 'Il compte pour la limite d’un Outil par Pokémon.',
  'P-HYP-003': 'Quand il quitte le Pokémon pour une raison quelconque, il va dans la défausse du joueur qui l’a joué.',
  'P-OEX-001':
    'Un Pokémon-EX se joue comme tout autre Pokémon, mais l’adversaire prend 2 cartes Récompense quand il est mis K.O.',
  'P-MEGA-001':
    'Un Pokémon Méga-Évolution est une carte Évolution du niveau MÉGA qui n’évolue, selon les règles normales, que du Pokémon-EX nommé.',
  'P-MEGA-002': 'Quand un Pokémon d’un joueur devient un Pokémon Méga-Évolution, son tour finit aussitôt.',
  'P-MEGA-003': 'C’est toujours un Pokémon-EX : 2 cartes Récompense.',
  'P-MEGA-004': 'Quatre Florizarre-EX et quatre M-Florizarre-EX peuvent être dans un même deck.',
  'P-MEGA-005': 'Les Pokémon Primo-Résurgence suivent les règles des Pokémon Méga-Évolution.',
  'P-TP-001':
    'Team Plasma est une mention sur des cartes Pokémon, Dresseur et Énergie de ce dessin ; ses Pokémon évoluent comme les autres de leur nom.',
  'P-TP-002': 'Les cartes de la Team Plasma et les autres du même nom partagent la limite de 4.',
  'P-RES-001': 'Un Pokémon Recréé ne peut être placé sur le Banc que par l’effet de la carte Objet qu’il nomme.',
  'P-RES-002': 'Un Pokémon Recréé n’est ni de base ni Évolution et ne peut pas être placé pendant la mise en place.',
  'P-RES-003': 'Un Niveau 1 qui évolue d’un Pokémon Recréé suit les règles normales.',
  'P-OLD-001': 'Un Pokémon LÉGENDE se compose de deux cartes qui doivent être jouées ensemble et en même temps.',
  'P-OLD-002': 'Un Pokémon NIV.X se place sur un Pokémon du même nom et s’ajoute à ce que ce Pokémon peut faire.',
  'P-OLD-003': 'Un Pokémon SP appartient à un certain Dresseur ou équipe, montré par un symbole dans son nom.',
};
