/** The statements of the rules and the titles of the chapters of the rule index, in French. */

export const chapters: Readonly<Record<string, string>> = {
  'Components and cards': 'Matériel et cartes',
  'Deck construction': 'Construction du deck',
  Setup: 'Mise en place',
  'Places, states, parties': 'Lieux, états, groupes',
  Tokens: 'Jetons',
  'Winning and elimination': 'Victoire et élimination',
  Turn: 'Tour',
  Actions: 'Les Actions',
  Attack: 'Attaque',
  'Damage, defeat, torpor, mending': 'Dégâts, défaite, Torpeur, régénération',
  'Mortals, Retainers, attachments': 'Mortels, Servants, cartes attachées',
  'Influence and Schemes': 'Influence et Intrigues',
  'Prince of the City': 'Prince de la ville',
  'Conspiracies and face-down cards': 'Conspirations et cartes face cachée',
  'Abilities and timing': 'Capacités et moments',
  'City Deck': 'Pioche Ville',
  Information: 'Informations',
  'Expansion rules named in the update': 'Règles d’extension citées par la mise à jour',
  'Single Core cards whose text leaves something open': 'Cartes de base dont le texte laisse une question ouverte',
};

export const rules: Readonly<Record<string, string>> = {
  'R-CARD-001': 'Le jeu se joue de 2 à 4 joueurs.',
  'R-CARD-002':
    'Le Sang et le Prestige sont les deux faces d’un même jeton ; les jetons ont la couleur d’un joueur, 20 pour chacun.',
  'R-CARD-003':
    'La pioche Ville de San Francisco compte 27 cartes : Prince de la ville, 10 Événements (dont 7 Persistants), 4 D.A.S., 5 Clochards et 7 Citoyens.',
  'R-CARD-004':
    'Une carte vampire porte une Puissance de Sang (PS), les attributs Physique, Social et Mental, des Disciplines (parfois deux fois la même), un clan et un texte.',
  'R-CARD-005':
    'Une carte de Bibliothèque porte un type, parfois une PS requise, un symbole de clan, des dégâts ou des Boucliers imprimés, et un texte.',
  'R-CARD-006': 'Un vampire ne joue que des cartes dont la PS requise ne dépasse pas la sienne.',
  'R-CARD-007':
    'Un symbole de clan limite qui utilise la carte ; pour une Action libre, un personnage de ce clan dans la coterie suffit.',
  'R-CARD-008': 'Un symbole de Discipline devant un effet : le personnage qui agit doit avoir cette Discipline.',
  'R-CARD-009':
    'Types : Attaque, Réaction, Attaque/Réaction, Action, Action libre, Modificateur d’Influence ; sous-types : Intrigue, Conspiration, Persistant, Titre.',
  'R-CARD-010': 'Unique : un seul exemplaire en jeu ; un par joueur : un seul chez chaque joueur.',
  'R-CARD-011':
    '« Personnage » désigne un vampire en jeu ; un Mortel de la Ville non attaché peut être attaqué mais n’est pas un personnage, et un Servant est une carte attachée.',
  'R-CARD-012':
    'Un personnage est Titré tant qu’il porte au moins un Titre et n’est pas en Torpeur ; Prince de la ville est un Titre ; plusieurs Titres d’un personnage comptent chacun là où l’on compte les Titres, une seule fois là où l’on compte les personnages Titrés.',
  'R-CARD-013':
    'La PS, les attributs et les Disciplines d’un personnage comprennent ce que donnent ses cartes attachées ; une condition de 0 n’en est pas une.',
  'R-CARD-014':
    'Le joueur qui défausse choisit les cartes de sa main ; un texte qui nomme une sorte de carte exige cette sorte ; s’il doit défausser plus qu’il n’a, il défausse tout.',
  'R-DECK-001': 'Un deck comprend 1 Cabale, 1 Refuge, une pioche Faction de 7 vampires et une Bibliothèque.',
  'R-DECK-002': 'La Bibliothèque a de 40 à 60 cartes.',
  'R-DECK-003': 'Au plus 3 exemplaires d’une carte de Bibliothèque ; chaque vampire une seule fois.',
  'R-DECK-004': 'La pioche Faction peut mêler les clans.',
  'R-DECK-005': 'L’un des 7 vampires est choisi comme Meneur avant la partie.',
  'R-DECK-006':
    'La pioche Ville est commune à tous et n’appartient au deck d’aucun joueur ; le jeu de base en a une, San Francisco.',
  'R-DECK-007':
    'Les symboles de clan ne limitent pas la construction ; une carte de Bibliothèque qu’aucun des 7 vampires ne pourrait utiliser est permise et mérite un avertissement.',
  'R-DECK-008':
    'Les cartes permises sont les 141 du jeu de base ; un deck avec une autre carte est refusé, et la carte est nommée ; nos quatre decks n’utilisent ensemble aucune carte plus souvent qu’une boîte n’en contient.',
  'R-SET-001':
    'Prince de la ville est mis de côté ; quatre Événements sont retirés au hasard de la pioche Ville ; le reste est mélangé.',
  'R-SET-002':
    'Chaque joueur a 20 Prestige ; le Meneur entre en jeu au Refuge, prêt, avec autant de Sang que sa PS, pris sur ce Prestige.',
  'R-SET-003':
    'Refuge, Meneur et Cabale sont posés face cachée ; les Refuges et les Meneurs sont révélés ensemble ; la Cabale reste face cachée.',
  'R-SET-004':
    'Les jetons Rival sont distribués de sorte que chacun tienne celui d’un autre joueur, son Rival ; c’est public et pas forcément réciproque, sauf à 2 joueurs.',
  'R-SET-005':
    'La Bibliothèque et les 6 autres vampires sont mélangés ; la main de départ est de 4 cartes de Bibliothèque et 2 cartes Faction.',
  'R-SET-006': 'Il n’y a pas de mulligan.',
  'R-SET-007': 'Le premier joueur est tiré au sort ; on joue dans le sens horaire.',
  'R-SET-008':
    'Personne n’attaque, ne cible ni ne blesse les vampires d’un adversaire qui n’a pas encore eu son premier tour.',
  'R-SET-009':
    'Ordre de mise en place : Refuge, Meneur et Cabale face cachée ; révéler Refuges et Meneurs ; jetons Rival ; 20 Prestige et le Sang du Meneur ; pioche Ville ; mélanger et piocher ; premier joueur.',
  'R-SET-010':
    'À 2 joueurs, chacun est le Rival de l’autre ; à 3, les jetons tournent dans l’un des deux sens ; à 4, toute distribution où personne n’a le sien convient ; ils restent toute la partie.',
  'R-PLC-001':
    'Chaque personnage est dans le Refuge de son contrôleur, dans La Rue (commune) ou en Torpeur ; la Torpeur n’est pas dans le Refuge.',
  'R-PLC-002': 'Les vampires entrent en jeu au Refuge et y retournent à chaque Phase initiale de leur contrôleur.',
  'R-PLC-003':
    'Les personnages d’un Refuge ont le Secret que donne la carte Refuge (+1) ; La Rue n’en donne pas ; le Secret de toutes les sources s’additionne.',
  'R-PLC-004':
    'Un personnage est prêt ou épuisé ; une Action menée par un personnage exige qu’il soit prêt et l’épuise.',
  'R-PLC-005':
    'Tous les personnages d’un joueur au Refuge forment un seul groupe ; dans La Rue il peut en avoir plusieurs.',
  'R-PLC-006': 'Un attaquant est dans La Rue ; s’y rendre fait partie de l’attaque.',
  'R-PLC-007':
    'Quand un membre d’un groupe attaque, les membres épuisés restent en arrière ; les membres prêts viennent si leur joueur le veut.',
  'R-PLC-008':
    'Avant toute autre Action d’un personnage, celui-ci peut aller du Refuge à La Rue, avec des membres prêts de son groupe, ou y rejoindre un groupe de son joueur.',
  'R-PLC-009': 'Les personnages ne se déplacent pas d’eux-mêmes hors du tour de leur contrôleur.',
  'R-PLC-010': '« Seulement dans La Rue » : le personnage qui agit doit s’y trouver, le déplacement compris.',
  'R-PLC-011': 'Le personnage qui agit compte toujours parmi les membres de son groupe.',
  'R-PLC-012':
    'Les personnages qui se déplacent ensemble par une Action forment un groupe, ceux qui restent un autre ; un personnage qui rentre au Refuge ou y est recruté rejoint le groupe du Refuge.',
  'R-PLC-013':
    'Des personnages qu’un même texte fait passer d’un Refuge à La Rue y forment un groupe ; un bloqueur qui vient dans La Rue est un groupe à lui seul.',
  'R-PLC-014':
    'Un texte qui sépare des personnages en groupes distincts agit aussitôt ; les groupes ne se réunissent pas quand il prend fin.',
  'R-TOK-001': 'Le Prestige d’un joueur est dans sa réserve personnelle ; le reste est la réserve générale.',
  'R-TOK-002':
    'Recruter déplace du Prestige sur le vampire, comme Sang ; un coût en Sang est payé par le vampire qui s’en sert.',
  'R-TOK-003': 'Les jetons perdus par des dégâts ou payés vont à la réserve générale.',
  'R-TOK-004': 'Régénérer met du Sang de la réserve générale sur un personnage, jamais au-delà de sa PS.',
  'R-TOK-005':
    'Le joueur qui vole du Prestige prend d’abord les jetons de la couleur de la victime, les autres seulement s’il n’en reste pas ; les jetons volés gardent leur couleur.',
  'R-TOK-006': 'Le nombre de jetons n’est pas limité.',
  'R-TOK-007': 'Perdre ou payer n’est pas subir des dégâts : ni Boucliers ni attributs.',
  'R-TOK-008': 'La Cabale posée sur un personnage ne compte que lorsqu’une règle ou un texte la donne à un joueur.',
  'R-TOK-009': 'Blessé signifie : moins de Sang que sa PS.',
  'R-TOK-010': 'Le Sang volé va au personnage qui le vole, jusqu’à sa PS ; le reste va à la réserve générale.',
  'R-TOK-011':
    'Ce qu’un joueur gagne de la réserve générale est de sa couleur ; de même ce que son texte en met sur une carte.',
  'R-TOK-012':
    'Les contributions à une Conspiration se font dans la couleur du contributeur tant qu’il en a ; pour tout autre paiement ou perte, les couleurs étrangères partent d’abord.',
  'R-TOK-013':
    'Un vampire ne peut pas payer son dernier Sang ; un texte qui lui en fait perdre peut prendre le dernier.',
  'R-TOK-014':
    'Personne n’a moins de 0 Prestige ou Cabale ; s’il doit perdre, payer ou se faire voler plus qu’il n’a, il perd ce qu’il a ; seuls les coûts doivent pouvoir être payés en entier (R-ABL-010).',
  'R-TOK-015':
    'Un coût ou une contribution qui laisserait le joueur sans Prestige n’est pas proposé ; une perte ou un vol peut prendre le dernier.',
  'R-WIN-001': 'Le joueur qui atteint 13 Cabale gagne aussitôt.',
  'R-WIN-002':
    'On gagne de la Cabale même si la carte Cabale est face cachée ; son propriétaire peut la retourner à tout moment, même pendant une action, mais seul ce qui vient après compte pour son texte.',
  'R-WIN-003':
    'Vaincre ou brûler un vampire de son Rival donne 1 Cabale ; les Citoyens et les D.A.S. donnent le montant imprimé.',
  'R-WIN-004': 'Un joueur sans Prestige est éliminé : sa Cabale devient 0 et la partie se termine.',
  'R-WIN-005': 'Un joueur sans personnage dans sa coterie est éliminé ; ses vampires en Torpeur ne le sauvent pas.',
  'R-WIN-006': 'Le joueur qui élimine son propre Rival gagne.',
  'R-WIN-007':
    'Sinon la partie se termine et la plus haute Cabale gagne, le joueur éliminé comptant 0 ; à égalité l’emporte celui qui a éliminé, sinon la victoire est partagée.',
  'R-WIN-008':
    'Une élimination revient au joueur dont l’attaque ou l’effet l’a causée, dans un conflit d’Influence au joueur actif, et à personne si le joueur l’a causée lui-même ou si une carte Ville l’a causée.',
  'R-WIN-009':
    'La défaite d’un Meneur ne termine pas la partie ; les capacités de Meneur du Refuge ne servent que tant qu’il est en jeu hors de la Torpeur.',
  'R-WIN-010':
    'Si un même moment élimine des joueurs et porte quelqu’un à 13 Cabale, les éliminations comptent d’abord ; s’il en porte plusieurs à 13, le joueur actif gagne, sinon le suivant dans le sens horaire.',
  'R-WIN-011': 'Abandonner est une élimination qui ne revient à personne.',
  'R-WIN-012': 'Le Prestige pris en main en secret reste à son joueur jusqu’à ce que le conflit le dépense.',
  'R-WIN-013':
    'Un personnage est vaincu par le joueur dont l’attaque, la Réaction ou le texte lui a pris son dernier Sang ou l’a vaincu ; être brûlé par des dégâts, c’est être vaincu ; une carte Ville ou ses propres coûts ne reviennent à personne ; « ce groupe vainc » signifie : dans une attaque d’un de ses membres.',
  'R-TURN-001': 'Un tour comprend la Phase initiale, la Phase d’Action et la Phase finale.',
  'R-TURN-002':
    'Phase initiale : effets de début de tour ; puis brûler chaque Événement Persistant portant son jeton ; puis révéler la première carte Ville ; puis redresser ses cartes et ramener ses personnages au Refuge.',
  'R-TURN-003': 'Un vampire avec Peur rentre au Refuge mais reste épuisé, et perd tous ses jetons Peur.',
  'R-TURN-004': 'Les jetons « sans Influence » sont retirés des personnages du joueur quand il redresse ses cartes.',
  'R-TURN-005': 'Phase d’Action : 2 Actions ; celles qui restent sont perdues ; passer est toujours permis.',
  'R-TURN-006':
    'Phase finale : d’abord Torpeur et régénération, puis dégâts de la Seconde Inquisition, puis piocher 2 cartes, chacune de la Bibliothèque ou de la pioche Faction.',
  'R-TURN-007': 'Aucune capacité ne sert dans la Phase finale, sauf si son texte le dit ou si elle réduit des dégâts.',
  'R-TURN-008': 'Il n’y a pas de limite de main.',
  'R-TURN-009': 'Une Bibliothèque ou une pioche Faction vide n’est pas punie ; on ne pioche simplement pas.',
  'R-TURN-010':
    'Effets du même moment : ceux du joueur actif d’abord, dans l’ordre qu’il veut, puis dans le sens horaire ; les textes avec « peut » posent la question, les autres se produisent.',
  'R-TURN-011':
    'Phase finale dans l’ordre : régénération gratuite en Torpeur, défausser pour régénérer, sortir de Torpeur ; dégâts de la Seconde Inquisition ; autres effets de fin de tour ; piocher 2 ; fin des effets « ce tour » ; le tour passe dans le sens horaire.',
  'R-TURN-012':
    'Le redressement concerne les personnages, Servants, Refuges et cartes Persistantes du joueur actif ; les cartes Ville n’ont pas cet état.',
  'R-ACT-001':
    'Une Action épuise le personnage qui agit et utilise une des Actions du joueur ; une Action libre en utilise une sans personnage.',
  'R-ACT-002': 'Une Action accordée sert aux deux sortes, une Action libre accordée seulement aux Actions libres.',
  'R-ACT-003': 'Piocher (Action libre) : 1 carte de la Bibliothèque ou de la pioche Faction.',
  'R-ACT-004':
    'Recruter (Action libre) : mettez un vampire de votre main dans le Refuge, prêt, en payant autant de Prestige que sa PS, qui devient son Sang.',
  'R-ACT-005':
    'On ne recrute pas si l’on reste sans Prestige ; on ne recrute pas une copie d’un vampire en jeu, sauf après une diablerie.',
  'R-ACT-006':
    'Jouer une carte Action ou Action libre : conditions, coûts, cibles, résolution ; puis elle est défaussée, sauf si elle reste en jeu.',
  'R-ACT-007': 'Revendiquer le Prince de la ville (par un personnage) : section 13.',
  'R-ACT-008': 'Attaquer (par un personnage) : section 9.',
  'R-ACT-009': 'Une Action commencée est achevée avant qu’une autre chose commence.',
  'R-ACT-010':
    'Une carte est jouée par un personnage prêt de la coterie qui remplit PS, clan et Discipline ; il peut d’abord se déplacer. Les cibles et les choix sont nommés alors.',
  'R-ACT-011':
    'Une carte Persistante jouée reste à son joueur, liée à aucun personnage, jusqu’à ce qu’un texte la brûle ou la défausse ; celle qui dit « quand elle est vide » est brûlée avec son dernier jeton.',
  'R-ACT-012':
    'Une Intrigue est défaussée après son conflit, un Titre reste attaché, une Conspiration reste face cachée.',
  'R-ACT-013':
    'Une carte qui a besoin d’une cible ne peut pas être jouée sans cible légale ; toute autre peut l’être même sans effet.',
  'R-ACT-014':
    'Herald : une recrue coûte 1 Prestige de moins, une seule fois pour tous les exemplaires (Unique) ; elle entre quand même avec autant de Sang que sa PS.',
  'R-ATK-001':
    'Étape 1 : un personnage prêt est choisi comme attaquant et épuisé ; avec ses compagnons il forme un groupe dans La Rue.',
  'R-ATK-002':
    'Étape 2 : la cible est un personnage d’un adversaire dans La Rue ou un Refuge, ou un Mortel non attaché dans La Rue ; jamais en Torpeur, jamais l’un des siens.',
  'R-ATK-003': 'Étape 3 : l’attaque a besoin d’au moins autant d’Info que la cible a de Secret.',
  'R-ATK-004':
    'À l’étape 3, le joueur de l’attaquant peut défausser des cartes pour 1 Info chacune, jamais plus qu’il n’en faut.',
  'R-ATK-005': 'D’autres peuvent défausser pour aider s’il le permet ; il choisit qui.',
  'R-ATK-006':
    'Si l’Info ne suffit pas, l’attaque prend fin ; l’Action est dépensée et l’attaquant reste épuisé dans La Rue.',
  'R-ATK-007': 'Étape 4 : on annonce le type, Physique, Sociale, Mentale ou Distante.',
  'R-ATK-008':
    'Étape 5 : une seule carte Attaque, facultative, face cachée, du type annoncé ; l’attaquant en remplit les conditions.',
  'R-ATK-009':
    'Dans la ligne de mire se joue face visible à l’étape 3 pour +1 Info et reste alors la seule carte Attaque.',
  'R-ATK-010':
    'Étape 6 : un personnage prêt du groupe de la cible peut prendre l’attaque sur lui ; seule la Garde bloque une attaque Distante.',
  'R-ATK-011': 'Un seul blocage par attaque ; si plusieurs le peuvent, dans le sens horaire depuis le défenseur.',
  'R-ATK-012': 'Une attaque qui ne peut pas être bloquée ne l’est par aucun texte qui permet de bloquer.',
  'R-ATK-013': 'Bloquer n’épuise pas.',
  'R-ATK-014':
    'Les blocages par un texte servent à l’étape 6, seulement contre l’attaque d’un adversaire, aussi depuis La Rue.',
  'R-ATK-015':
    'Étape 7 : une Réaction facultative par joueur et occasion, face cachée, jouée par le personnage attaqué, montrant le type de l’attaque.',
  'R-ATK-016': 'Un personnage épuisé peut réagir.',
  'R-ATK-017':
    'Étape 8 : les deux cartes sont révélées ; une carte Ciblée peut alors choisir une autre cible légale dans le groupe adverse.',
  'R-ATK-018':
    'Étape 9 : le joueur actif peut utiliser toute capacité activée à lui, de tout personnage et sur tout sujet ; les autres seulement les Implacables.',
  'R-ATK-019':
    'Étape 10 : les dégâts sont réduits et infligés, défaites et récompenses sont résolues, les cartes sont défaussées.',
  'R-ATK-020':
    'Les dégâts d’une attaque sont ceux imprimés sur la carte, plus l’attribut de ce type de l’attaquant, plus les bonus ; une attaque Distante n’ajoute aucun attribut.',
  'R-ATK-021':
    'Ils sont réduits par l’attribut du même type de la cible et par les Boucliers, pas sous 0 ; une attaque Distante par les Boucliers seulement.',
  'R-ATK-022': 'Les dégâts Aggravés ignorent les attributs ; les Boucliers comptent toujours.',
  'R-ATK-023':
    'Une Réaction avec dégâts touche l’attaquant de ses dégâts imprimés plus l’attribut de ce type du personnage qui réagit, réduits de la même façon.',
  'R-ATK-024':
    'Une telle Réaction se résout même si l’attaque a été tournée contre un autre ; ses Boucliers restent à celui qui l’a jouée.',
  'R-ATK-025': 'Les dégâts de l’attaque et de la Réaction sont simultanés.',
  'R-ATK-026':
    'Le type des dégâts suit leur source ; les autres coups d’une carte Attaque font partie de l’attaque, en ont le type et rencontrent les Boucliers du groupe défenseur.',
  'R-ATK-027':
    'Un bonus « à la cible » ne vaut que pour la cible ; celui de Primogène pour chaque personnage Titré que ce Primogène blesse dans une attaque, dans n’importe quel rôle.',
  'R-ATK-028': 'Les Mortels de la Ville ne bloquent pas, ne réagissent pas et ne rendent pas de dégâts.',
  'R-ATK-029': 'Une attaque contre un Mortel n’est bloquée que par des textes qui le disent.',
  'R-ATK-030':
    'Si l’attaquant ou la cible quitte le jeu ou va en Torpeur avant l’étape 10, l’attaque prend fin ; les cartes jouées pour elle sont défaussées.',
  'R-ATK-031': 'Une attaque Distante sans carte est permise ; les bonus valables pour toute attaque comptent.',
  'R-ATK-032':
    'Dans la ligne de mire, jouée à l’étape 3, rend l’attaque Distante ; elle ne peut pas l’être quand une attaque Distante ne peut pas être annoncée.',
  'R-ATK-033':
    'Le groupe adverse est celui du personnage attaqué, après un blocage celui du bloqueur ; le joueur adverse est son contrôleur ; contre un Mortel il n’y a ni l’un ni l’autre, et les textes à leur sujet ne font rien.',
  'R-ATK-034':
    'Les choix et coûts facultatifs de l’Attaque et de la Réaction se font à leur révélation, l’attaquant d’abord ; ce qu’elles font hors dégâts se produit alors ; les textes sur l’issue (survit, dégâts subis, vainc) attendent l’étape 10.',
  'R-ATK-035':
    'Annuler précède tout le reste à la révélation ; une Réaction annulée ne donne ni Boucliers ni dégâts ; un texte d’Attaque annulé laisse les dégâts imprimés et les mots-clés.',
  'R-ATK-036':
    'Une carte Ciblée ne choisit qu’un membre dont le Secret est atteint par l’Info de l’attaque ; personne ne bloque une seconde fois.',
  'R-ATK-037':
    'Attaque contre un Mortel : les joueurs que leurs textes laissent bloquer sont interrogés dans le sens horaire depuis la gauche du joueur actif.',
  'R-ATK-038':
    'Les dégâts d’une attaque forment une seule somme par victime : bonus ajoutés, puis attribut et Boucliers retirés, puis prévention.',
  'R-ATK-039': '« Les Boucliers ne comptent pas » laisse en place la réduction de l’attribut.',
  'R-ATK-040': 'Les dégâts de bonus sont du type de l’attaque, et Aggravés si la carte Attaque l’est.',
  'R-ATK-041': 'Après l’attaque, l’attaquant et ses compagnons restent dans La Rue.',
  'R-ATK-042':
    'L’attaque est finie quand les récompenses sont prises ; alors capacités et Conspirations sont de nouveau possibles et les autres ont leur fenêtre Implacable.',
  'R-DMG-001': 'Chaque point de dégâts retire 1 Sang ; à 0, un vampire est vaincu et va en Torpeur.',
  'R-DMG-002':
    'Si les dégâts qui le vainquent contiennent au moins 1 point Aggravé, il est brûlé à la place ; les dégâts Aggravés antérieurs ne comptent pas.',
  'R-DMG-003':
    'Quand il entre en Torpeur, son propriétaire met sur lui 1 Sang de son Prestige ; si c’était le dernier, ce joueur est éliminé ; un vampire brûlé ne coûte rien.',
  'R-DMG-004':
    'Un effet qui dit « vaincre » n’inflige pas de dégâts ; la victime entre en Torpeur avec 0 Sang, puis R-DMG-003.',
  'R-DMG-005':
    'Les dégâts Superficiels ne font pas descendre un personnage sous 1 Sang ; les Superficiels Aggravés ignorent les attributs et s’arrêtent là aussi.',
  'R-DMG-006':
    'Un vampire en Torpeur ne peut pas être attaqué ; seuls les effets qui nomment la Torpeur ou « un personnage que vous contrôlez » l’atteignent.',
  'R-DMG-007':
    'En Torpeur, ses Titres et ses capacités ne comptent pas, sauf les capacités de Torpeur, qui ne servent que là.',
  'R-DMG-008': 'Les cartes attachées restent sur un vampire en Torpeur.',
  'R-DMG-009':
    'Les capacités qui préviennent ou réduisent des dégâts servent dans toute phase de tout tour, quand des dégâts sont subis.',
  'R-DMG-010': 'Phase finale : chaque vampire du joueur en Torpeur régénère 1 gratuitement.',
  'R-DMG-011':
    'Phase finale : le joueur peut défausser autant de cartes qu’il veut pour régénérer 1 Sang chacune sur ses personnages, Torpeur comprise.',
  'R-DMG-012':
    'Un vampire en Torpeur dont le Sang a atteint la PS revient au Refuge, épuisé, juste après la régénération.',
  'R-DMG-013':
    'Un personnage vaincu garde ses jetons Cabale jusqu’à ce qu’un texte les donne à quelqu’un ; un personnage brûlé les perd ensuite.',
  'R-DMG-014':
    'Un vampire sans Sang est vaincu, quelle que soit la cause ; ce qui est perdu ou volé n’est pas Aggravé.',
  'R-DMG-015':
    'Un vampire en Torpeur n’est ni prêt ni épuisé et n’a pas de groupe ; les jetons Peur et « sans Influence » lui sont retirés.',
  'R-DMG-016':
    'Chaque moyen de prévenir sert une fois par somme de dégâts ; plusieurs peuvent servir ensemble ; le contrôleur de la victime est interrogé après la réduction, et seulement s’il reste des dégâts.',
  'R-DMG-017':
    'Distraction : son propriétaire nomme combien (1 ou 2) et l’adversaire ; celui-ci choisit les victimes parmi ses personnages que les D.A.S. peuvent atteindre, point par point ; sans victime possible, rien ne se passe.',
  'R-DMG-018':
    'La sortie de Torpeur n’est examinée que dans la Phase finale du joueur, après la régénération ; un texte qui remplit un vampire plus tôt ne le libère pas.',
  'R-ATT-001':
    'Un Mortel de la Ville est vaincu par des dégâts au moins égaux à sa valeur de Sang en une attaque ; les dégâts ne sont pas conservés.',
  'R-ATT-002':
    'Pour un Clochard ou un Citoyen vaincu, le joueur gagne la Cabale imprimée, puis le brûle pour son avantage ou l’attache à l’attaquant.',
  'R-ATT-003':
    'Un personnage porte au plus 3 cartes attachées, Titres compris ; pour en ajouter une, une autre est détachée.',
  'R-ATT-004':
    'Attacher déclenche les effets uniques (piocher, Cabale, régénérer) ; les effets durables valent tant que la carte est attachée ; déplacer un Servant les déclenche de nouveau, sauf si le texte dit non.',
  'R-ATT-005':
    'Dans sa Phase d’Action, hors d’une action, un joueur peut détacher toute carte sauf un Titre qu’il a attachée à un de ses vampires ; elle est brûlée.',
  'R-ATT-006': 'Une PS requise ne compte qu’au moment d’attacher.',
  'R-ATT-007':
    'Quand un personnage est brûlé, ses cartes attachées le sont aussi ; les jetons vont à la réserve générale.',
  'R-ATT-008':
    'Les défausses et les piles de cartes brûlées sont face visible et publiques ; une carte brûlée va à la pile de son propriétaire, une carte Ville à celle de la Ville.',
  'R-ATT-009': 'Les cartes D.A.S. vaincues sont défaussées, pas brûlées, et ne peuvent pas être attachées.',
  'R-ATT-010':
    'Un Servant qui change de porteur reste épuisé ou prêt, respecte la limite de 3 et sert le contrôleur du nouveau porteur.',
  'R-ATT-011':
    'Le contrôleur du porteur contrôle la carte attachée ; son propriétaire est celui qui l’a apportée, pour une carte Ville la Ville.',
  'R-ATT-012':
    'Un Servant retiré du jeu par un texte ou détaché ne donne pas de récompense ; les D.A.S. et Mortels défaussés par Royal Retreat non plus.',
  'R-INF-001':
    'Un Meneur a 1 Influence à lui, les autres personnages 0 ; le reste vient des cartes, des Titres et des textes.',
  'R-INF-002': 'Le Prestige peut être dépensé comme Influence, 1 pour 1.',
  'R-INF-003':
    'Un personnage qui a engagé son Influence reçoit un jeton « sans Influence » et compte 0 jusqu’à ce que son contrôleur redresse ses cartes.',
  'R-INF-004':
    '« Engagez N Influence » (Titres) : le joueur réunit N avec le personnage qui agit, d’autres de sa coterie et du Prestige ; il n’y a pas de vote.',
  'R-INF-005': 'Une Intrigue ouvre un conflit d’Influence entre tous les joueurs.',
  'R-INF-006': 'Les cibles et les termes sont nommés quand l’Intrigue est jouée.',
  'R-INF-007':
    'Dans l’ordre du tour, le joueur actif d’abord, chacun a une fenêtre : il choisit Oui ou Non, utilise des capacités, engage des personnages, peut ajouter un Modificateur d’Influence face cachée et prend en secret du Prestige en main.',
  'R-INF-008':
    'Dans cette fenêtre, le joueur actif peut utiliser toute capacité, les autres seulement les Implacables.',
  'R-INF-009': 'Le total d’un joueur n’augmente que dans sa propre fenêtre ; le montant caché est alors fixé.',
  'R-INF-010': 'Le joueur actif est toujours du côté Oui.',
  'R-INF-011':
    'Puis tout est révélé et additionné ; si Oui dépasse Non, l’Intrigue réussit ; une égalité est un échec.',
  'R-INF-012': 'Le Prestige et les Modificateurs d’Influence utilisés sont dépensés des deux côtés.',
  'R-INF-013':
    'Jusqu’à la révélation, un joueur doit dire honnêtement son total de Prestige, mais pas combien il en a en main.',
  'R-INF-014': 'Les bonus « pour cette action ou cet événement » finissent avec lui.',
  'R-INF-015': 'Un joueur choisi par une Intrigue en reçoit l’effet quel que soit son vote.',
  'R-INF-016':
    'Une carte posée comme Modificateur d’Influence (Bureau de poste abandonné) n’est pas jouée : clan et PS sont ignorés ; cela compte comme poser une carte face cachée.',
  'R-INF-017':
    'Ne plus avoir de Prestige après un conflit élimine comme d’habitude, toutes les pertes d’un conflit en même temps.',
  'R-INF-018':
    'On engage toute l’Influence d’un personnage, prêt ou épuisé ; qui en a 0 ou porte « sans Influence » ne le peut pas.',
  'R-INF-019':
    'Un Modificateur d’Influence par joueur et par conflit ; on peut aussi en ajouter un, face visible, en engageant de l’Influence pour un Titre.',
  'R-INF-020':
    'Une capacité « pour l’action ou l’événement en cours » utilisée quand rien n’est en cours vaut pour la prochaine Action de ce tour.',
  'R-INF-021': 'On cache au plus tout son Prestige sauf un.',
  'R-INF-022':
    'Après un succès, l’effet s’applique à chaque joueur dans le sens horaire depuis le joueur actif ; chacun fait ses choix.',
  'R-INF-023': 'Un joueur qui s’abstient n’est d’aucun côté : il ne gagne ni ne perd pour les textes sur les côtés.',
  'R-PRI-001':
    'Revendiquer est une Action d’un personnage prêt, seulement tant que personne n’a le titre ; il va dans La Rue et devient prétendant.',
  'R-PRI-002':
    'Dans le sens horaire, chaque adversaire peut attaquer le prétendant avec un personnage prêt, même depuis son Refuge ; il s’épuise ; personne n’est laissé en arrière ; l’attaque suit ses étapes normales.',
  'R-PRI-003': 'Si le prétendant tient encore après ces attaques, le titre lui est attaché ; les dégâts restent.',
  'R-PRI-004': 'Porteur : Secret 0, +2 Influence ; au début du tour de son joueur, 1 Prestige et 1 Cabale.',
  'R-PRI-005': '« Contrôler le Prince » signifie contrôler son porteur hors de la Torpeur.',
  'R-PRI-006': 'Quand le porteur est vaincu ou brûlé, le titre revient sur la table.',
  'R-PRI-007':
    'Le prétendant est dans La Rue avec les membres de son groupe qui y sont ou l’accompagnent ; ils peuvent bloquer pour lui.',
  'R-PRI-008':
    'L’attaquant d’un prétendant attaque d’où il est et y reste ; son groupe ne change pas et personne ne l’accompagne.',
  'R-PRI-009':
    'Si le prétendant est vaincu ou quitte La Rue, aucun titre n’est donné et aucune autre attaque n’a lieu ; l’Action est dépensée.',
  'R-PRI-010': 'Le titre compte parmi les 3 cartes attachées ; pour le prendre, on peut en détacher une.',
  'R-CON-001': 'Une Conspiration se joue comme une Action : face cachée, avec 1 Prestige de son joueur dessus.',
  'R-CON-002':
    'Quand le seuil d’une Conspiration est atteint, son propriétaire peut la résoudre dans son tour, jamais pendant une autre action, sans utiliser d’Action.',
  'R-CON-003':
    'Le propriétaire peut la montrer aux adversaires de son choix ; chacun, la première fois, ajoute aussitôt 1 Prestige à lui ou s’abstient pour ce tour.',
  'R-CON-004':
    'Aux tours suivants, un joueur qui l’a vue a besoin de la permission du propriétaire pour chaque nouveau Prestige.',
  'R-CON-005':
    'Ajouter 1 Prestige n’utilise pas d’Action ; c’est possible une fois par tour et par joueur, jamais pendant une autre action.',
  'R-CON-006': 'Le propriétaire peut aussi ajouter 1 Prestige par tour.',
  'R-CON-007':
    'Les contributeurs peuvent regarder la carte ; les contributions viennent de la réserve personnelle, sauf si une carte dit autrement.',
  'R-CON-008': '« N’a pas contribué » se décide par les couleurs des jetons sur la carte, peu importe qui les y a mis.',
  'R-CON-009':
    'Les jetons mis sur une Conspiration depuis la réserve générale comptent comme ceux de son propriétaire.',
  'R-CON-010':
    'Poser une Conspiration, ajouter un Modificateur d’Influence dans un conflit et poser une carte par Bureau de poste abandonné, c’est poser une carte face cachée ; résoudre une Conspiration et révéler un tel Modificateur ou une telle carte, c’est en résoudre une.',
  'R-CON-011':
    'Une Conspiration qui doit viser un joueur n’ayant pas contribué ne peut pas être résolue sans un tel joueur.',
  'R-CON-012':
    'Faulty Logic : le jeton vient de la réserve du joueur adverse, jamais son dernier ; si la carte est résolue dans le même tour, son propriétaire peut le choisir bien qu’il ait contribué.',
  'R-ABL-001':
    'Une capacité activée (« coût : effet ») sert une fois dans chacun des tours de son contrôleur, seulement dans sa Phase d’Action ; chaque exemplaire a sa propre utilisation.',
  'R-ABL-002':
    'Elle ne sert que si rien d’autre n’est en cours de résolution, sauf aux étapes qui permettent les capacités et là où elle modifie précisément l’étape en cours.',
  'R-ABL-003':
    'Les capacités Implacables servent à tout moment entre le début et la fin de la Phase d’Action de n’importe quel joueur, une fois par tour de chaque joueur.',
  'R-ABL-004':
    'Après chaque chose que fait le joueur actif (agir, utiliser une capacité, passer, finir la phase), chaque joueur, dans le sens horaire depuis sa gauche, peut utiliser des capacités Implacables.',
  'R-ABL-005':
    'Chaque utilisation ouvre un nouveau tour de table depuis la gauche de son auteur ; quand il lui revient, il peut se répondre ; la dernière entrée se résout la première.',
  'R-ABL-006': 'Effets simultanés en conflit : ceux du joueur actif d’abord, puis dans le sens horaire.',
  'R-ABL-007': '« Ne peut pas » l’emporte sur « peut ».',
  'R-ABL-008':
    'Une capacité sans le mot Action n’en utilise aucune ; « Action : » comme coût épuise le porteur et utilise une Action.',
  'R-ABL-009': 'Les cartes Persistantes restent en jeu chez leur joueur.',
  'R-ABL-010': 'Un coût est payé en entier avant l’effet ; ce qui ne peut pas être payé ne peut pas être utilisé.',
  'R-ABL-011':
    'Portée : « Attaquant » vaut quand ce vampire attaque, « Groupe » pour le groupe où il est alors, « Torpeur » en Torpeur, « capacité de Meneur » tant que le Meneur est dans la coterie ; sans mot, elle vaut tant que le vampire est dans la coterie.',
  'R-ABL-012': 'Les capacités activées sur une attaque servent à l’étape 9.',
  'R-ABL-013':
    'Les déclencheurs (quand, chaque fois, première fois, début, fin) n’ont pas besoin d’activation et n’ont d’autre limite que la leur ; « la première dans chacun de vos tours » se compte par tour.',
  'R-ABL-014': 'Les bonus permanents sont calculés chaque fois qu’on en a besoin.',
  'R-ABL-015':
    'Une capacité qu’une carte donne aux attaquants (Blood for Blood) est à l’attaquant : une fois par tour pour chaque personnage et exemplaire.',
  'R-ABL-016': 'Pour être épuisée comme coût, la carte doit être prête ; un attaquant est déjà épuisé.',
  'R-ABL-017': 'Un déclencheur Implacable (Jesús) vaut dans toute phase de tout tour.',
  'R-CITY-001': 'Une carte est révélée à chaque Phase initiale.',
  'R-CITY-002': 'Un Événement est résolu et brûlé.',
  'R-CITY-003':
    'Un Événement Persistant reçoit un jeton du joueur actif et dure jusqu’à sa prochaine Phase initiale ; personne ne le contrôle.',
  'R-CITY-004': 'Les Mortels restent dans La Rue jusqu’à ce qu’ils soient vaincus ou retirés.',
  'R-CITY-005':
    'Fin du tour de chaque joueur : chaque D.A.S. dans La Rue inflige 1 dégât Aggravé à un personnage de sa coterie dont le Secret ne dépasse pas le nombre de D.A.S. ; le joueur choisit chaque fois la victime.',
  'R-CITY-006':
    'Quand la pioche Ville est vide, la défausse de la Ville y est mélangée ; si elle est vide aussi, rien n’est révélé.',
  'R-CITY-007': 'Chasser les chasseurs mélange aussi la défausse de la Ville avec la carte vaincue.',
  'R-CITY-008':
    'Brouillard de San Francisco interdit d’annoncer des attaques Distantes, pas les Réactions qui portent ce symbole.',
  'R-CITY-009':
    '« Ajoutez une nouvelle carte Ville » révèle la première carte Ville comme en Phase initiale : un Événement est résolu, un Mortel va dans La Rue.',
  'R-CITY-010': 'Un Mortel révélé est dans La Rue avec 0 Secret ; les textes sur les personnages ne le touchent pas.',
  'R-CITY-011': 'Les Événements qui interrogent plusieurs joueurs le font dans le sens horaire depuis le joueur actif.',
  'R-CITY-012':
    'Un Événement Persistant est brûlé quand il finit ; la défausse de la Ville contient les D.A.S. et ce que des textes défaussent.',
  'R-CITY-013':
    'Un D.A.S. sans victime à portée ne fait rien ; s’il y en a plusieurs, chacun est traité à part, et sa victime est choisie à son tour.',
  'R-INFO-001':
    'Publics : défausses et cartes brûlées, totaux de Prestige, jetons Rival, ce qui est face visible, nombres de cartes ; cachés : mains, Cabales face cachée, cartes face cachée pour ceux qui ne les ont pas vues, Événements retirés, Prestige caché.',
  'R-INFO-002':
    'Un joueur qui a vu la main d’un adversaire ne peut ni la montrer ni la noter, mais peut dire ce qu’il veut.',
  'R-INFO-003': 'Les accords sont libres et n’engagent à rien.',
  'R-X-001': 'Peur : plusieurs jetons comptent comme un seul (R-TURN-003).',
  'R-X-002':
    'Un Rituel de Sorcellerie du Sang entre avec 1 à 3 Sang de la couleur de son joueur ; Annika peut dépasser 3.',
  'R-X-003':
    'Les capacités « Détachez : » des Animaux ont leur propre coût ; détacher simplement (R-ATT-005) est possible sans lui et ne fait que brûler.',
  'R-X-004':
    'Diablerie : seulement sur un vampire, par un vampire qui a survécu à l’attaque, pas sur une victime brûlée ; ce n’est pas une seconde défaite.',
  'R-X-005':
    'Diablerie : tout ce qui est sur la victime est brûlé, Titres et jetons compris, puis elle est attachée ; pas de Sang pour la Torpeur ; elle reste jusqu’à ce qu’un effet la retire et est brûlée quand son dévoreur est vaincu.',
  'R-X-006':
    'Possession spectrale : la cible n’a pas à être épuisée ; son propriétaire ne perd pas en prêtant son dernier vampire ; l’Action supplémentaire se fait aussitôt ; le vampire compte comme celui du joueur et peut payer avec son Sang, sa Cabale et ses cartes attachées ; « détacher » seulement comme coût ou effet secondaire de cette Action, jamais les cartes d’un tiers ; il peut attaquer son propriétaire, reste dans La Rue et lui revient.',
  'R-X-007':
    'Protéger le cheptel : non cumulatif ; vaut tant qu’un exemplaire est en jeu ; les jetons restent et vont à la réserve générale avec le Mortel.',
  'R-X-008': 'Kim Phan : seulement les cartes portant des jetons et contrôlées par un joueur.',
  'R-K-001':
    'Turf War : « 5 Sang ou plus » est le Sang qu’avait le personnage au début de l’attaque ou du texte ; les Mortels ne sont pas des personnages ; les deux phrases peuvent récompenser une même défaite.',
  'R-K-002':
    'Drain Them Slowly : la première formulation vaut (la version 1.9 ne la change pas) ; chaque survivant compte, aussi ceux des autres coups.',
  'R-K-003': 'Strength in Numbers : 1 Cabale à partir de 3 ; 2 s’il y en a au moins 4 et que chacun a au moins 2 Sang.',
  'R-K-004':
    'Backhanded Compliment : on paie autant que possible sans le dernier Prestige, et on régénère exactement autant.',
  'R-K-005': 'Seduction : le mode avec Présence n’est proposé que contre un Mortel, le vol que contre un personnage.',
  'R-K-006': 'Long-Term Investment et Emergency Bloodbag donnent au plus un jeton à chaque Phase initiale.',
  'R-K-007':
    'Meeting at Alcatraz : chaque Meneur hors de la Torpeur va dans La Rue, prêt ou non, comme un groupe à lui seul ; celui du joueur actif est redressé mais ne rentre pas ; ses autres personnages peuvent le rejoindre par les Actions de ce tour.',
  'R-K-008': 'Chinese New Year reprend les Événements brûlés, pas elle-même : elle est brûlée après sa résolution.',
  'R-K-009':
    'The Hunger : un Clochard ne donne 1 Cabale que tant qu’il est dans La Rue ; les vampires en Torpeur ne comptent pas pour la perte.',
  'R-K-010':
    'Protests in the Streets : l’attaquant perd le Sang quand il attaque ; si c’était son dernier, il est vaincu et l’attaque prend fin.',
  'R-K-011':
    'First Tradition: The Masquerade : deux Mortels vaincus en un tour par son joueur, dans n’importe quel tour ; puis elle est brûlée.',
  'R-K-012': 'Assert Authority, Influencer, Blood for Blood, The Spoils : les exemplaires s’additionnent.',
  'R-K-013': 'Iris Lokken : une carte sans PS requise donne 0 ; la révélation est publique.',
  'R-K-014': 'Muhammad Zadeh, Lixue Chen, Gang Up : les Clochards et les Citoyens sont des Servants, les Titres non.',
  'R-K-015': 'Incite Rebellion, Irresistible Voice : sans Servant, le coût ne peut pas être payé.',
  'R-K-016': 'Search Engine : on choisit la pioche avant de regarder.',
  'R-K-017': 'Dumpster Dive : avec une défausse vide, elle peut quand même être jouée pour piocher.',
  'R-K-018':
    'Sheriff peut brûler une carte Persistante de n’importe quel joueur, le sien compris, ou un Événement Persistant, mais pas un D.A.S.',
  'R-K-019':
    "Smoke 'Em Out peut nommer n’importe quel Refuge, celui de son joueur compris ; les dégâts ne sont pas une attaque.",
  'R-K-020': 'Jesús : payé quand il est vaincu, avant le Sang pour la Torpeur ; pas avec le dernier Prestige.',
};
