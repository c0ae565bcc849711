/** The rules of the rule index, in French. */
import type { Rules } from '../keys/rules.ts';

export const rules: Rules = {
  rules: {
    'Y-GEN-001': 'Un Duel se joue à exactement deux joueurs.',
    'Y-GEN-002': 'Quand un effet de carte contredit une règle de base, l’effet l’emporte.',
    'Y-DECK-001': 'Le Main Deck contient de 40 à 60 cartes.',
    'Y-DECK-002': 'L’Extra Deck contient de 0 à 15 cartes, qui ne comptent pas dans les 40 du Main Deck.',
    'Y-DECK-003':
      'L’Extra Deck ne contient que des Monstres Xyz, Synchro et de Fusion, dans n’importe quelle proportion, et ceux-ci ne sont jamais dans le Main Deck.',
    'Y-DECK-004': 'Les Monstres Rituels vont dans le Main Deck.',
    'Y-DECK-005': 'Les Monstres Pendule vont dans le Main Deck.',
    'Y-DECK-006': 'Le Side Deck contient de 0 à 15 cartes.',
    'Y-DECK-007':
      'Au plus 3 cartes du même nom peuvent se trouver dans le Main Deck, l’Extra Deck et le Side Deck réunis.',
    'Y-DECK-008': 'Des cartes du même nom sont la même carte.',
    'Y-DECK-009':
      'Une carte Interdite ne peut pas être dans le Deck ; d’une carte Limitée 1 exemplaire est permis, d’une Semi-Limitée 2.',
    'Y-DECK-010': 'Les limites de Y-DECK-009 comptent le Main Deck, l’Extra Deck et le Side Deck ensemble.',
    'Y-DECK-011':
      'La liste des cartes Interdites et Limitées ne fait pas partie du livret : elle change régulièrement et s’impose dans les tournois officiels.',
    'Y-MATCH-001': 'Un Match se joue en deux Duels gagnants sur trois.',
    'Y-MATCH-002':
      'Après chaque Duel d’un Match, chaque joueur peut échanger des cartes de son Side Deck contre des cartes de son Main Deck et de son Extra Deck.',
    'Y-MATCH-003': 'Le Side Deck contient exactement le même nombre de cartes avant et après l’échange.',
    'Y-MATCH-004': 'Après l’échange, les Decks respectent toujours Y-DECK-001 à Y-DECK-010.',
    'Y-MATCH-005':
      'Les deux joueurs montrent combien de cartes contient leur Side Deck, avant le premier Duel et après l’échange ; les cartes restent face verso.',
    'Y-MATCH-006':
      'À la fin d’un Duel, toutes les cartes, même bannies, retournent dans les Decks de leurs propriétaires pour le suivant.',
    'Y-WIN-001': 'Chaque joueur commence un Duel avec 8000 LP.',
    'Y-WIN-002': 'Un joueur dont les LP tombent à 0 perd le Duel.',
    'Y-WIN-003': 'Un joueur qui doit piocher une carte et ne le peut pas perd le Duel.',
    'Y-WIN-004': 'Un joueur gagne le Duel quand un effet de carte le dit.',
    'Y-WIN-005': 'Si les deux joueurs tombent à 0 LP en même temps, le Duel est nul.',
    'Y-START-001': 'Chaque joueur mélange son Deck ; l’adversaire peut ensuite le mélanger et le couper.',
    'Y-START-002': 'Le Deck et l’Extra Deck sont placés face verso dans leurs zones.',
    'Y-START-003':
      'Premier Duel d’un Match : le gagnant d’un tirage (pierre-feuille-ciseaux ou pièce) décide qui commence.',
    'Y-START-004': 'Duels suivants : le perdant du précédent décide qui commence ; après un nul, on refait le tirage.',
    'Y-START-005':
      'Quand on sait qui commence, chaque joueur pioche les 5 cartes du dessus de son Deck comme main de départ.',
    'Y-ZONE-001':
      'Chaque joueur a 5 Zones Monstre, 5 Zones Magie & Piège, 1 Zone Terrain, 2 Zones Pendule, un Cimetière, une Zone Deck et une Zone Extra Deck.',
    'Y-ZONE-002': 'Un joueur contrôle au plus 5 monstres.',
    'Y-ZONE-003':
      'Un monstre est dans l’un de trois états : Position d’Attaque face recto, Position de Défense face recto ou Position de Défense face verso.',
    'Y-ZONE-004':
      'Un joueur a au plus 5 cartes dans ses Zones Magie & Piège, face recto ou face verso ; les Cartes d’Équipement comptent.',
    'Y-ZONE-005':
      'Une Carte Magie demande une Zone Magie & Piège libre pour être activée depuis la main ; si les cinq sont occupées, elle ne peut pas l’être.',
    'Y-ZONE-006': 'Une Carte Magie de Terrain va dans la Zone Terrain et ne compte pas parmi les cinq.',
    'Y-ZONE-007':
      'Chaque joueur peut avoir 1 Carte Magie de Terrain de son côté ; les deux peuvent en avoir une en même temps.',
    'Y-ZONE-008':
      'Un Monstre Pendule activé comme Carte Magie va face recto dans une Zone Pendule et ne compte ni pour les Zones Magie & Piège ni pour les Zones Monstre.',
    'Y-ZONE-009': 'Les monstres détruits et les Cartes Magie et Piège utilisées vont face recto au Cimetière.',
    'Y-ZONE-010': 'L’ordre des cartes d’un Cimetière ne change jamais.',
    'Y-ZONE-011': 'Les deux joueurs peuvent consulter les deux Cimetières à tout moment.',
    'Y-ZONE-012':
      'Le Deck est face verso ; quand un effet y fait chercher un joueur, il est mélangé après la résolution.',
    'Y-ZONE-013': 'L’Extra Deck est face verso ; son propriétaire peut le consulter à tout moment.',
    'Y-ZONE-014': '"Deck de Fusion" sur une ancienne carte désigne l’Extra Deck.',
    'Y-ZONE-015':
      'Les "cartes sur le Terrain" sont toutes les cartes des deux joueurs dans les Zones Monstre, Magie & Piège, Terrain et Pendule ; Cimetière, Deck, Extra Deck, main et cartes bannies ne sont pas sur le Terrain.',
    'Y-ZONE-016': 'Une carte qu’un joueur contrôle est une carte de son côté du Terrain.',
    'Y-CARD-001':
      'Une Carte Monstre a un nom, un Niveau ou un Rang, un Attribut, un Type, une ATK, une DEF et un texte.',
    'Y-CARD-002':
      'Le Niveau est le nombre d’étoiles ; sur un Monstre Xyz les étoiles sont son Rang et il n’a pas de Niveau.',
    'Y-CARD-003': 'Les capacités comme Syntoniseur figurent à côté du Type.',
    'Y-CARD-004': 'Un nom de carte cité dans un texte est entre guillemets.',
    'Y-CARD-005': 'Les effets d’un monstre ne peuvent normalement pas être utilisés tant qu’il est face verso.',
    'Y-CARD-006':
      'Une Carte Magie ou Piège a un nom, une nature (Magie ou Piège), une icône et un texte ; elle n’a pas d’Attribut.',
    'Y-CARD-007':
      'Les icônes sont Équipement, Terrain, Jeu-Rapide, Rituel, Continue et Contre ; une Carte Magie ou Piège sans icône est Normale.',
    'Y-CARD-008':
      'Un Monstre Pendule a en plus une Échelle Pendule et peut avoir un Effet Pendule ; il peut avoir un effet de monstre ou aucun.',
    'Y-MON-001': 'Un Monstre Normal n’a pas d’effet ; son texte n’influe pas sur le Duel.',
    'Y-MON-002':
      'Les effets de monstre sont Continus, Ignition, Rapides ou Déclencheurs ; les effets Flip sont des effets Déclencheurs.',
    'Y-MON-003':
      'Un effet Continu s’applique dès que son monstre est face recto sur le Terrain jusqu’à ce qu’il le quitte ou passe face verso ; il ne s’active pas.',
    'Y-MON-004': 'Un effet Ignition s’active en le déclarant durant sa propre Main Phase ; il peut avoir un coût.',
    'Y-MON-005':
      'Un Effet Rapide peut aussi être activé durant le tour adverse ; sa Spell Speed est 2, celle des autres effets de monstre 1.',
    'Y-MON-006': 'Un effet Déclencheur s’active au moment que nomme son texte (un événement ou une phase).',
    'Y-MON-007':
      'Un effet Flip, marqué "FLIP :", s’active quand son monstre passe de face verso à face recto, par Invocation Flip, par une attaque ou par un effet.',
    'Y-SUM-001': 'Une Invocation Normale place un monstre de la main sur le Terrain en Position d’Attaque face recto.',
    'Y-SUM-002':
      'Les Monstres Normaux et tous les Monstres à Effet sans restriction propre peuvent être Invoqués Normalement.',
    'Y-SUM-003':
      'Un monstre de Niveau 4 ou moins ne demande pas de Sacrifice ; Niveau 5 ou 6 en demande 1 ; Niveau 7 ou plus en demande 2.',
    'Y-SUM-004':
      'Les Sacrifices sont des monstres que le joueur contrôle ; ils sont offerts avant que le monstre soit placé.',
    'Y-SUM-005': 'Une Invocation Sacrifice est une Invocation Normale.',
    'Y-SUM-006':
      'Un joueur peut faire une Invocation Normale ou Poser un monstre par tour, pas les deux ; les Invocations Sacrifice comptent, et la limite vaut pour les deux Main Phases.',
    'Y-SUM-007': 'Poser place un monstre de la main sur le Terrain en Position de Défense face verso.',
    'Y-SUM-008': 'Poser un monstre demande les mêmes Sacrifices que l’Invoquer.',
    'Y-SUM-009': 'Poser un monstre n’est pas une Invocation.',
    'Y-SUM-010':
      'Un monstre ne peut être ni Invoqué Normalement ni Posé depuis la main en Position de Défense face recto.',
    'Y-SUM-011':
      'Une Invocation Flip retourne un monstre à soi de la Position de Défense face verso à la Position d’Attaque face recto, jamais en Défense, sans effet de carte.',
    'Y-SUM-012': 'Un monstre ne peut pas être Invoqué par Flip le tour où il a été Posé.',
    'Y-SUM-013': 'Le nombre d’Invocations Flip par tour n’est pas limité.',
    'Y-SUM-014': 'Un monstre retourné face recto par une attaque ou un effet n’a pas été Invoqué par Flip.',
    'Y-SPS-001':
      'Les Invocations Pendule, Xyz, Synchro, Fusion et Rituelle sont des Invocations Spéciales, comme celles par condition propre et par effet.',
    'Y-SPS-002':
      'Sauf mention contraire, un monstre Invoqué Spécialement est placé face recto en Position d’Attaque ou de Défense, au choix de son joueur.',
    'Y-SPS-003':
      'Le nombre d’Invocations Spéciales par tour n’est pas limité, et elles n’usent pas l’Invocation Normale.',
    'Y-SPS-004':
      'Un monstre qui a sa propre manière d’être Invoqué Spécialement ne peut l’être par un autre effet depuis la main, le Deck ou le Cimetière qu’après avoir été correctement Invoqué ainsi une fois.',
    'Y-SPS-005': 'Les conditions d’Invocation d’un monstre uniquement Spécial ne sont pas un effet.',
    'Y-PEN-001':
      'Un Monstre Pendule s’utilise comme monstre (Invoqué ou Posé) ou, durant sa propre Main Phase, s’active comme Carte Magie dans une Zone Pendule libre.',
    'Y-PEN-002':
      'Dans une Zone Pendule seul son Effet Pendule compte, dans une Zone Monstre seul son effet de monstre.',
    'Y-PEN-003': 'Une Invocation Pendule demande une carte Pendule dans chacune des deux Zones Pendule du joueur.',
    'Y-PEN-004': 'Elle se déclare durant sa propre Main Phase, une fois par tour.',
    'Y-PEN-005':
      'Elle Invoque Spécialement, d’un seul coup, n’importe quel nombre de monstres depuis la main et les cartes face recto de l’Extra Deck.',
    'Y-PEN-006':
      'Chacun de ces monstres doit avoir un Niveau supérieur à la plus petite Échelle et inférieur à la plus grande.',
    'Y-PEN-007': 'Peu importe laquelle des deux zones a la plus petite Échelle.',
    'Y-PEN-008':
      'Un Monstre Pendule sur le Terrain qui irait au Cimetière est placé face recto sur l’Extra Deck de son propriétaire ; de là il peut être à nouveau Invoqué par Pendule.',
    'Y-XYZ-001': 'Un Monstre Xyz indique le nombre et le Niveau de ses Matériels Xyz.',
    'Y-XYZ-002': 'Les Matériels sont des monstres face recto du côté du Terrain du joueur qui Invoque.',
    'Y-XYZ-003':
      'Invocation Xyz : choisissez le Monstre Xyz dans l’Extra Deck, empilez les Matériels et placez le Monstre Xyz dessus.',
    'Y-XYZ-004': 'Les Matériels Xyz sont attachés à leur monstre et ne sont pas des cartes sur le Terrain.',
    'Y-XYZ-005': 'Détacher prend un des Matériels sous le monstre et l’envoie au Cimetière.',
    'Y-XYZ-006': 'Quand un Monstre Xyz quitte le Terrain, tous ses Matériels sont envoyés au Cimetière.',
    'Y-XYZ-007': 'Quand un Monstre Xyz passe face verso ou change de contrôle, ses Matériels restent attachés.',
    'Y-XYZ-008': 'Les Jetons ne peuvent pas être des Matériels Xyz.',
    'Y-SYN-001':
      'Une Invocation Synchro utilise exactement 1 Syntoniseur et n’importe quel nombre de monstres non-Syntoniseurs, face recto et contrôlés par le joueur, comme Matériels de Synchro.',
    'Y-SYN-002': 'La somme des Niveaux des Matériels est exactement le Niveau du Monstre Synchro.',
    'Y-SYN-003':
      'Elle se déclare durant sa propre Main Phase ; les Matériels sont d’abord envoyés au Cimetière ; puis le Monstre Synchro est placé depuis l’Extra Deck face recto en Position d’Attaque ou de Défense.',
    'Y-SYN-004': 'Les Matériels doivent aussi correspondre à ce que mentionne le Monstre Synchro.',
    'Y-FUS-001':
      'Une Invocation Fusion demande une carte d’Invocation comme "Polymérisation" et tous les Matériels de Fusion mentionnés sur le Monstre de Fusion, aux endroits que nomme cette carte.',
    'Y-FUS-002':
      'Quand la carte d’Invocation se résout, les Matériels sont envoyés au Cimetière, puis le Monstre de Fusion est placé depuis l’Extra Deck face recto en Position d’Attaque ou de Défense ; la carte d’Invocation va au Cimetière en dernier.',
    'Y-FUS-003':
      'Si un autre effet envoie les Matériels ailleurs qu’au Cimetière, l’Invocation Fusion a lieu quand même.',
    'Y-FUS-004': 'Seul un Monstre de Fusion qui est dans l’Extra Deck peut être Invoqué par Fusion.',
    'Y-RIT-001':
      'Une Carte Magie Rituelle ne peut être activée qu’avec le Monstre Rituel correspondant en main et les Sacrifices demandés en main ou sur son Terrain.',
    'Y-RIT-002':
      'Si l’activation réussit, à la résolution les monstres demandés par la Carte Magie Rituelle sont Sacrifiés depuis la main ou le Terrain.',
    'Y-RIT-003':
      'Puis le Monstre Rituel est placé face recto en Position d’Attaque ou de Défense, et la Carte Magie Rituelle va au Cimetière en dernier.',
    'Y-TOK-001': 'Les Jetons sont des monstres créés par des effets ; ils ne sont dans aucun Deck.',
    'Y-TOK-002':
      'Un Jeton n’existe que sur le Terrain : s’il devait aller ailleurs, il est retiré et n’est nulle part.',
    'Y-TOK-003':
      'Un Jeton occupe une Zone Monstre et est face recto en Position d’Attaque ou de Défense, jamais face verso.',
    'Y-POS-001':
      'Durant ses Main Phases un joueur peut changer chacun de ses monstres entre Position d’Attaque et de Défense face recto, ou l’Invoquer par Flip, ce qui est un changement de position.',
    'Y-POS-002': 'Exception 1 : pas un monstre placé sur le Terrain le même tour.',
    'Y-POS-003': 'Exception 2 : pas, en Main Phase 2, un monstre qui a attaqué durant la Battle Phase de ce tour.',
    'Y-POS-004': 'Exception 3 : pas un monstre dont le joueur a déjà changé la position le même tour.',
    'Y-POS-005':
      'Les changements de position dus à un effet échappent aux trois exceptions et ne comptent pas pour la troisième.',
    'Y-SPL-001': 'Les Cartes Magie autres que Jeu-Rapide ne s’activent que durant sa propre Main Phase.',
    'Y-SPL-002':
      'Carte Magie Normale et Rituelle : annoncée et placée face recto ; si l’activation réussit, son effet se résout, puis elle va au Cimetière.',
    'Y-SPL-003': 'Carte Magie Continue : elle reste sur le Terrain ; son effet dure tant qu’elle y est face recto.',
    'Y-SPL-004':
      'Carte Magie d’Équipement : elle donne son effet à un monstre face recto (de l’un ou l’autre joueur, selon la carte), reste sur le Terrain et occupe une Zone Magie & Piège de son contrôleur.',
    'Y-SPL-005':
      'Quand le monstre équipé est détruit, passe face verso ou quitte le Terrain, ses Cartes d’Équipement sont détruites.',
    'Y-SPL-006':
      'Carte Magie de Terrain : elle va dans la Zone Terrain et y reste ; beaucoup affectent les deux joueurs.',
    'Y-SPL-007':
      'Pour utiliser une autre Carte Magie de Terrain, un joueur envoie d’abord la sienne au Cimetière ; celle de l’adversaire reste.',
    'Y-SPL-008':
      'Une Carte Magie de Terrain peut être Posée face verso dans la Zone Terrain et ne fait rien tant qu’elle n’est pas face recto.',
    'Y-SPL-009':
      'Carte Magie Jeu-Rapide : elle peut être activée depuis la main durant n’importe quelle phase de son propre tour.',
    'Y-SPL-010':
      'Une Carte Magie Jeu-Rapide Posée peut être activée durant le tour de n’importe quel joueur, mais pas le tour où elle a été Posée.',
    'Y-SPL-011':
      'Toute autre Carte Magie Posée peut être activée durant une Main Phase du tour où elle a été Posée, mais la Poser ne la rend pas utilisable durant le tour adverse.',
    'Y-SPL-012':
      'Les Cartes Magie et Piège se Posent durant ses propres Main Phases, en nombre quelconque tant qu’il y a des zones libres.',
    'Y-TRP-001': 'Une Carte Piège doit être Posée avant de pouvoir être activée, et pas le tour où elle a été Posée.',
    'Y-TRP-002': 'Dès le début du tour suivant, elle peut être activée durant le tour de n’importe quel joueur.',
    'Y-TRP-003': 'Carte Piège Normale : elle va au Cimetière une fois son effet résolu.',
    'Y-TRP-004':
      'Carte Piège Continue : elle reste sur le Terrain ; son effet dure tant qu’elle y est face recto, et elle peut avoir des effets qui marchent comme Ignition ou Déclencheurs.',
    'Y-TRP-005':
      'Carte Contre-Piège : elle s’active en réponse à d’autres activations, souvent pour les annuler et avec un coût.',
    'Y-TURN-001':
      'Un tour a six phases dans cet ordre : Draw, Standby, Main 1, Battle, Main 2, End. Les joueurs jouent à tour de rôle.',
    'Y-TURN-002': 'Draw Phase : le joueur du tour pioche 1 carte.',
    'Y-TURN-003': 'Le joueur qui commence ne pioche pas durant la Draw Phase de son premier tour.',
    'Y-TURN-004':
      'Durant la Draw Phase après la pioche, et durant les Standby, Battle et End Phases, les Pièges et les Magies Jeu-Rapide peuvent être activés.',
    'Y-TURN-005': 'Standby Phase : on traite les effets et les coûts qui nomment cette phase.',
    'Y-TURN-006':
      'Main Phase 1 : le joueur du tour peut Invoquer ou Poser des monstres, changer des positions, activer des cartes et des effets et Poser des Cartes Magie et Piège, dans n’importe quel ordre.',
    'Y-TURN-007':
      'Cartes et effets peuvent être activés autant de fois qu’on veut durant une Main Phase tant que leurs coûts peuvent être payés.',
    'Y-TURN-008': 'La Battle Phase est facultative, même pour un joueur qui contrôle des monstres.',
    'Y-TURN-009': 'Le joueur qui commence ne peut pas mener de Battle Phase à son premier tour.',
    'Y-TURN-010':
      'La Main Phase 2 n’a lieu que si la Battle Phase a été menée ; sinon la Main Phase 1 est suivie de l’End Phase.',
    'Y-TURN-011':
      'La Main Phase 2 permet les mêmes actions que la Main Phase 1 ; une action limitée déjà utilisée dans la première est épuisée.',
    'Y-TURN-012': 'End Phase : on résout les effets qui nomment cette phase.',
    'Y-TURN-013':
      'À la fin de l’End Phase, un joueur du tour qui a plus de 6 cartes en main en défausse de son choix jusqu’à en avoir 6.',
    'Y-BAT-001':
      'La Battle Phase se compose de Start Step, Battle Step, Damage Step et End Step ; Battle et Damage Step se répètent à chaque attaque, en revenant toujours de la Damage Step à la Battle Step.',
    'Y-BAT-002': 'Le joueur du tour annonce la Battle Phase durant la Start Step et sa fin durant l’End Step.',
    'Y-BAT-003':
      'Battle Step : le joueur du tour choisit 1 de ses monstres pour attaquer et 1 monstre adverse comme cible.',
    'Y-BAT-004': 'Si l’adversaire ne contrôle aucun monstre, l’attaque est directe.',
    'Y-BAT-005': 'Chaque monstre face recto en Position d’Attaque peut attaquer une fois par tour.',
    'Y-BAT-006': 'Aucun monstre n’est obligé d’attaquer.',
    'Y-BAT-007':
      'Replay : il a lieu quand, après la déclaration de l’attaquant et de la cible et avant la Damage Step, la cible quitte le Terrain ou un nouveau monstre apparaît du côté adverse.',
    'Y-BAT-008':
      'Lors d’un Replay, le joueur du tour choisit : attaquer avec le même monstre (en choisissant à nouveau la cible), attaquer avec un autre ou ne pas attaquer.',
    'Y-BAT-009':
      'S’il attaque avec un autre monstre, le premier compte comme ayant déclaré une attaque et ne peut plus attaquer ce tour-ci.',
    'Y-DMG-001':
      'Durant la Damage Step, seuls les Contre-Pièges et les cartes qui changent directement l’ATK ou la DEF peuvent être activés, et seulement jusqu’au début du calcul des dommages.',
    'Y-DMG-002':
      'Un monstre attaqué face verso est retourné en Position de Défense face recto durant la Damage Step, avant le calcul des dommages.',
    'Y-DMG-003':
      'L’effet Flip d’un monstre ainsi retourné s’active et se résout après le calcul des dommages, même si le monstre a été détruit.',
    'Y-DMG-004': 'Un tel effet Flip ne peut pas cibler un monstre détruit dans ce calcul des dommages.',
    'Y-DMG-005':
      'Contre un monstre en Position d’Attaque, l’ATK de l’attaquant est comparée à son ATK ; contre un monstre en Position de Défense, à sa DEF.',
    'Y-DMG-006':
      'Position d’Attaque, attaquant supérieur : la cible est détruite ; l’adversaire subit la différence en dommages de combat.',
    'Y-DMG-007': 'Position d’Attaque, égalité : les deux monstres sont détruits ; pas de dommages.',
    'Y-DMG-008':
      'Position d’Attaque, attaquant inférieur : l’attaquant est détruit ; son contrôleur subit la différence en dommages de combat.',
    'Y-DMG-009': 'Position de Défense, attaquant supérieur : la cible est détruite ; pas de dommages.',
    'Y-DMG-010': 'Position de Défense, égalité : rien n’est détruit ; pas de dommages.',
    'Y-DMG-011':
      'Position de Défense, attaquant inférieur : rien n’est détruit ; le contrôleur de l’attaquant subit la différence en dommages de combat.',
    'Y-DMG-012': 'Attaque directe : l’adversaire subit toute l’ATK de l’attaquant en dommages de combat.',
    'Y-DMG-013':
      'Un monstre avec 0 ATK ne détruit rien au combat ; deux monstres en Position d’Attaque avec 0 ATK ne se détruisent pas.',
    'Y-DMG-014':
      'Dommages perçants : quand un attaquant qui a cette capacité attaque un monstre en Position de Défense avec une DEF inférieure, l’adversaire subit ATK moins DEF en dommages de combat.',
    'Y-DMG-015':
      'Les dommages de combat viennent d’une attaque ou d’un combat entre monstres ; ceux d’un effet n’en sont pas.',
    'Y-DMG-016': 'Un monstre détruit au combat est envoyé au Cimetière.',
    'Y-CHN-001':
      'Après chaque activation d’une carte ou d’un effet, l’adversaire peut répondre par un effet avant que le premier ne fasse quoi que ce soit.',
    'Y-CHN-002': 'Si l’adversaire répond, l’autre joueur peut répondre à son tour, et ainsi de suite.',
    'Y-CHN-003': 'Si l’adversaire ne répond pas, le dernier joueur à avoir activé peut ajouter un autre effet au sien.',
    'Y-CHN-004': 'Quand les deux joueurs passent, la Chaîne se résout dans l’ordre inverse des activations.',
    'Y-CHN-005':
      'La première activation est le Maillon 1, chaque suivante prend le numéro d’après ; la résolution va du plus grand numéro à 1.',
    'Y-CHN-006': 'Une réponse demande une Spell Speed de 2 ou 3, et au moins celle du Maillon juste avant.',
    'Y-CHN-007':
      'Spell Speed 1 : Cartes Magie Normales, d’Équipement, Continues, de Terrain et Rituelles ; effets Ignition, Déclencheurs et Flip.',
    'Y-CHN-008':
      'La Spell Speed 1 n’est jamais une réponse ; elle n’est Maillon 2 ou plus que si plusieurs effets de ce genre s’activent en même temps (Y-SIM-002).',
    'Y-CHN-009': 'Spell Speed 2 : Cartes Piège Normales et Continues, Cartes Magie Jeu-Rapide, Effets Rapides.',
    'Y-CHN-010':
      'La Spell Speed 2 peut répondre aux Spell Speeds 1 et 2 et peut normalement être activée durant n’importe quelle phase.',
    'Y-CHN-011':
      'Spell Speed 3 : uniquement les Contre-Pièges. Ils peuvent répondre à toute Spell Speed, et seule la Spell Speed 3 peut leur répondre.',
    'Y-CHN-012': 'Un Maillon dont l’activation a été annulée ne fait rien ; les autres se résolvent normalement.',
    'Y-CHN-013':
      'Invoquer, Sacrifier, changer une position de combat et payer des coûts ne sont pas des activations : ils ne commencent pas de Chaîne et on ne peut pas y enchaîner.',
    'Y-PRI-001': 'Le joueur du tour a la Priorité, le droit d’activer en premier, au début de chaque phase et étape.',
    'Y-PRI-002':
      'Tant que le joueur du tour garde la Priorité, l’adversaire ne peut rien activer ; les effets Déclencheurs et Flip, qui s’activent d’eux-mêmes, font exception.',
    'Y-PRI-003':
      'Le joueur du tour utilise la Priorité pour une activation ou la passe ; après une activation elle va à l’adversaire.',
    'Y-PRI-004':
      'Une phase ou étape ne peut pas se terminer avant que le joueur du tour passe la Priorité ; annoncer la fin, c’est passer, et l’adversaire peut alors activer quelque chose avant qu’elle se termine.',
    'Y-SIM-001':
      'Quand un effet fait faire quelque chose aux deux joueurs en même temps, le joueur du tour le fait en premier.',
    'Y-SIM-002':
      'Quand plusieurs effets de Spell Speed 1 (Déclencheurs) s’activent en même temps, ils forment une seule Chaîne : d’abord ceux du joueur du tour, dans l’ordre de son choix, puis ceux de l’adversaire, dans l’ordre de son choix.',
    'Y-SIM-003':
      'Une telle Chaîne se résout comme toute autre, donc les effets de l’adversaire se résolvent en premier.',
    'Y-INF-001':
      'Le nombre de cartes de chaque main et Deck, les Cimetières et les LP sont connus des deux joueurs à tout moment et doivent être dits avec vérité.',
    'Y-INF-002': 'Les mains, les cartes face verso de l’adversaire et l’ordre de tous les Decks sont cachés.',
    'Y-CTR-001': 'Les Compteurs ne sont placés que quand un effet le dit, et sur des cartes face recto.',
    'Y-CTR-002':
      'Un Compteur peut avoir un nom ; à part cela il n’a pas d’effet propre. Des effets peuvent les compter ou demander d’en retirer comme coût.',
    'Y-CTR-003': 'On ne lance une pièce ou un dé à six faces que pour des effets qui le demandent.',
    'Y-LVF-001':
      'Un effet qui s’active quand un monstre quitte le Terrain le fait quand il est envoyé au Cimetière, banni ou renvoyé à la main ou à l’Extra Deck.',
    'Y-LVF-002':
      'Il ne le fait pas quand le monstre est mélangé au Main Deck ou devient Matériel Xyz, bien qu’il ne soit plus sur le Terrain.',
    'Y-TERM-001': 'Le contrôleur d’une carte prend les décisions pour elle.',
    'Y-TERM-002': 'Une carte dont un effet donne le contrôle à l’adversaire passe de son côté du Terrain.',
    'Y-TERM-003': 'Une carte qui va au Cimetière, à la main ou au Deck va toujours à ceux de son propriétaire.',
    'Y-TERM-004': 'Une carte est détruite quand un combat ou un effet qui dit "détruire" l’envoie au Cimetière.',
    'Y-TERM-005':
      'Une carte renvoyée à la main ou au Deck, ou envoyée au Cimetière comme coût ou Sacrifice, n’est pas détruite.',
    'Y-TERM-006':
      'Détruire, défausser et Sacrifier envoient la carte au Cimetière et satisfont les effets qui l’attendent.',
    'Y-TERM-007': 'Une carte bannie déplacée au Cimetière n’est pas "envoyée au Cimetière".',
    'Y-TERM-008':
      'Défausser, c’est envoyer une carte de la main au Cimetière, par un effet, comme coût ou pour la limite de main.',
    'Y-TERM-009':
      'Sacrifier, c’est envoyer au Cimetière un monstre qu’on contrôle, face recto ou face verso, comme coût d’une Invocation ou d’un effet.',
    'Y-TERM-010': 'Une carte bannie est mise de côté, hors du Terrain et du Cimetière.',
    'Y-TERM-011':
      'Un coût est payé en entier avant que l’activation (ou l’Invocation) soit déclarée ; qui ne peut pas payer ne peut pas activer.',
    'Y-TERM-012': 'Un coût n’est pas rendu quand l’activation est annulée.',
    'Y-TERM-013': 'Un coût ne fait pas partie de l’effet.',
    'Y-TERM-014': 'L’ATK ou la DEF d’origine est le nombre imprimé, sans changement par des effets.',
    'Y-TERM-015':
      'Un joueur qui cherche dans son Deck le mélange ensuite et laisse l’adversaire le mélanger ou le couper.',
    'Y-TERM-016': 'Un effet qui cherche dans le Deck ne peut pas être activé quand aucune carte n’y convient.',
    'Y-TERM-017':
      'Une carte révélée est montrée aux deux joueurs ; elle n’est pas activée, ne déclenche aucun effet Flip et retourne normalement où elle était.',
    'Y-TERM-018':
      'Les cartes excavées sont montrées aux deux joueurs et restent dans le Deck jusqu’à ce que l’effet les déplace.',
    'Y-TERM-019':
      'Un choix au hasard ne doit laisser aucun joueur savoir quelle carte est choisie ; on mélange sans regarder.',
    'Y-TERM-020': 'Toute carte face verso sur le Terrain est Posée.',
    'Y-TERM-021':
      'Les Cartes d’Équipement sont les Magies d’Équipement, les Pièges équipés à un monstre et les monstres équipés à un monstre.',
    'Y-TERM-022':
      'Un Piège équipé reste un Piège ; une Carte Monstre équipée est traitée comme une Magie d’Équipement.',
    'Y-TERM-023':
      'Une Carte Monstre équipée à un monstre ne peut pas passer à un autre, même par un effet qui déplace les Cartes d’Équipement ; un Monstre Union équipé par son propre effet le peut.',
    'Y-X-FET-01':
      'L’état du jeu est ouvert quand aucune Chaîne ne se forme ou ne se résout et qu’aucune réponse n’est en attente ; toute phase et étape commence ouverte. En état ouvert, seul le joueur du tour peut agir.',
    'Y-X-FET-02':
      'Seulement en état ouvert, le joueur du tour peut Invoquer Normalement, Poser, Invoquer par Flip, faire une Invocation Spéciale intégrée (Pendule, Xyz, Synchro, condition propre), changer des positions, activer des Magies de Spell Speed 1, des cartes Pendule et des effets Ignition, déclarer des attaques ou finir la phase ou l’étape.',
    'Y-X-FET-03':
      'Après une action qui ne commence pas de Chaîne, et après la résolution d’une Chaîne : d’abord tous les effets Déclencheurs déclenchés forment une nouvelle Chaîne ; s’il n’y en a pas, le joueur du tour peut activer un effet rapide ; s’il passe, l’adversaire le peut ; si les deux passent, l’état redevient ouvert.',
    'Y-X-FET-04':
      'Pendant qu’une Chaîne se forme, le joueur qui n’a pas ajouté le dernier Maillon décide en premier ; quand les deux passent de suite, la Chaîne se ferme.',
    'Y-X-FET-05':
      'Quand le joueur du tour passe en état ouvert, l’adversaire peut activer un effet rapide. S’il passe, la phase ou l’étape finit ; s’il active, la Chaîne est traitée et l’état est à nouveau ouvert, donc elle n’est pas finie.',
    'Y-X-FET-06':
      'Après une Invocation, le joueur du tour ne peut pas utiliser d’effet Ignition, même celui du nouveau monstre, avant que l’adversaire ait pu répondre (l’ancienne "priorité Ignition" est abolie).',
    'Y-X-FET-07':
      'Les effets qui s’activent "durant" une phase, sans événement, s’activent un par un dans cette phase, chacun dans sa propre Chaîne ; les obligatoires doivent avoir été activés avant la fin.',
    'Y-X-FET-08':
      'Un Piège, une Magie Jeu-Rapide ou un Effet Rapide avec la condition "lorsque (événement)" ne peut être activé que dans la fenêtre juste après cet événement, comme n’importe quel Maillon de la Chaîne formée là ; si l’événement n’était pas la dernière chose à se produire, la fenêtre ne s’ouvre pas.',
    'Y-X-FET-09':
      'Un effet obligatoire qui s’active durant une phase et dont l’activation a été annulée s’active à nouveau dans la même phase jusqu’à s’être résolu une fois (règle jusqu’en 2016) ; celui dont l’effet a été annulé, non.',
    'Y-X-FET-10':
      'Un événement (une Invocation, une déclaration d’attaque) reçoit une seule Chaîne en réponse. N’importe quel nombre de ses Maillons peuvent être des cartes qui y répondent, aussi comme Maillon 2 ou plus et en plusieurs exemplaires ; la Chaîne résolue, l’événement est passé, quoi qu’on y ait annulé.',
    'Y-X-FET-11':
      'Rien ne peut être activé durant la Draw Phase avant la pioche normale ; les effets qui commencent "durant la Draw Phase" viennent après.',
    'Y-X-FET-12':
      'Après une Invocation réussie, les effets rapides sont offerts dans cet ordre : Déclencheurs de l’événement (une Chaîne, Y-X-TRG-06), sinon un effet rapide du joueur du tour, sinon un de l’adversaire. Une carte qui détruit "lorsqu’un monstre est Invoqué" n’arrête pas les Déclencheurs de cette Invocation.',
    'Y-X-ACT-01':
      'Ordre d’une activation : annoncer et montrer la carte (depuis la main : la mettre dans sa zone), vérifier les conditions, payer les coûts, choisir cibles et options ; c’est alors un Maillon. Dans les textes, avant les deux-points est la condition, avant le point-virgule ce qui se fait à l’activation, le reste à la résolution.',
    'Y-X-ACT-02':
      'Un effet ne cible que si son texte dit "cibler" (anciens textes : "sélectionner") ; toutes les cibles sont choisies à l’activation et doivent être valables alors. Les choix sans cible se font à la résolution.',
    'Y-X-ACT-03':
      'À la résolution, une cible qui a quitté sa place, est passée face verso alors qu’il la fallait face recto, ou ne convient plus n’est pas affectée ; les autres le sont, sauf si le texte les demande toutes.',
    'Y-X-ACT-04':
      'Une carte ou un effet ne peut pas être activé s’il ne pourrait rien faire à ce moment : aucune cible valable, rien à détruire, pas de Zone Monstre libre pour son Invocation, trop peu de cartes à piocher.',
    'Y-X-ACT-05':
      'Liens entre parties d’un effet : "A et B" les deux ou rien, en même temps ; "A, et si vous le faites, B" en même temps, B seulement si A a eu lieu ; "A, puis B" l’un après l’autre, B seulement si A a eu lieu ; "A, et aussi B" en même temps, indépendants ; "A, et aussi, après cela, B" l’un après l’autre, indépendants.',
    'Y-X-ACT-06':
      'Les Magies Normales, Rituelles et Jeu-Rapide et les Pièges Normaux et Contre restent dans leur zone jusqu’à la résolution de toute la Chaîne, puis vont au Cimetière. Quitter le Terrain avant n’arrête pas leur effet.',
    'Y-X-ACT-07':
      'Les cartes Continues, d’Équipement, de Terrain et Pendule doivent être face recto sur le Terrain quand leur Maillon se résout, sinon elles n’ont pas d’effet. Une Magie d’Équipement dont la cible n’est plus valable à la résolution va au Cimetière sans être équipée.',
    'Y-X-ACT-08':
      'Un effet de monstre activé se résout même si le monstre a quitté le Terrain ou est passé face verso, sauf les parties qui le demandent sur place ("cette carte gagne …").',
    'Y-X-ACT-09':
      'Pendant qu’une Chaîne se résout, rien ne peut être activé ; les effets Continus s’appliquent aussitôt.',
    'Y-X-ACT-10':
      'Si à la résolution une recherche ne trouve rien qui convienne, l’effet ne fait rien de plus ; le Deck est mélangé quand même, et l’adversaire peut s’en assurer (ici le Deck est montré aux deux).',
    'Y-X-ACT-11':
      'Une carte non affectée par un effet peut quand même être choisie, ciblée, Sacrifiée, servir de matériel ou de coût ; seul ce que l’effet lui ferait n’a pas lieu. Une carte qui "ne peut pas être ciblée" n’est pas une cible valable mais subit les effets sans cible.',
    'Y-X-ACT-12':
      '"Ne peut pas être activé" se vérifie à l’activation ; "les effets sont annulés" à la résolution. Une carte activée avant l’interdiction se résout encore, sauf si son effet est aussi annulé.',
    'Y-X-ACT-13':
      'Une Magie ou un Piège Normal que son texte fait rester (comme Carte d’Équipement, pour quelques tours, Posé à nouveau) reste ; la fin de la Chaîne ne l’envoie pas au Cimetière. S’il quitte le Terrain avant de se résoudre, il ne fait que ce qui ne demande pas sa présence. Une carte qui s’est Posée à nouveau a été Posée ce tour-ci (Y-TRP-001).',
    'Y-X-ACT-14':
      'Une carte déplacée par un effet d’un lieu caché à un autre, ou Posée, parce qu’elle remplit une condition est montrée aux deux joueurs ; une carte sans condition ("n’importe quelle carte") ne l’est pas.',
    'Y-X-ACT-15':
      'Une cible passée face verso n’est plus la carte face recto visée par l’effet, même si elle est retournée à nouveau avant la résolution.',
    'Y-X-NEG-01':
      '"Annulez l’activation" : le Maillon compte comme non activé. Une Magie ou un Piège dont l’activation est annulée va au Cimetière, ne compte pas comme envoyé depuis le Terrain et n’est détruit que si l’effet qui annule le dit. Les coûts restent payés.',
    'Y-X-NEG-02':
      '"Annulez l’effet" : l’activation tient et compte pour toutes les limites ; l’effet ne s’applique pas ; une carte qui reste sur le Terrain y reste. Annuler les effets d’un monstre comprend ses effets Continus et tout effet de lui qui se résout tant que l’annulation dure.',
    'Y-X-NEG-03':
      'Une carte qui annule une activation doit être le Maillon juste au-dessus de celui annulé ; une seule peut essayer, et une réponse à cette carte ne peut plus sauver ni toucher le Maillon du dessous.',
    'Y-X-NEG-04':
      'Activer une Carte Magie ou Piège et activer un effet d’une carte déjà face recto sont des événements différents ; "lorsqu’une Carte Magie est activée" n’est rempli que par le premier.',
    'Y-X-TRG-01':
      'Un effet Déclencheur avec "vous pouvez" est facultatif, sans cela obligatoire. Un effet obligatoire s’active même contre la volonté de son contrôleur ; un effet facultatif non activé dans sa fenêtre est perdu.',
    'Y-X-TRG-02':
      'Les événements durant la formation ou la résolution d’une Chaîne sont retenus ; les effets déclenchés s’activent dans une nouvelle Chaîne après la résolution complète.',
    'Y-X-TRG-03':
      'Manquer le moment : un effet facultatif "Lorsque … : Vous pouvez" ne s’active que si son événement était la dernière chose à se produire. Des événements simultanés sont tous les derniers.',
    'Y-X-TRG-04':
      'Cas usuels où l’on manque le moment : l’événement était un coût, un Sacrifice ou un matériel (une activation ou Invocation a suivi) ; il a eu lieu au Maillon 2 ou plus et un Maillon inférieur a fait quelque chose ; une partie "puis" du même effet a suivi.',
    'Y-X-TRG-05':
      'Les effets "Si … : Vous pouvez" et tous les obligatoires ne manquent jamais le moment ; ils s’activent à la prochaine occasion.',
    'Y-X-TRG-06':
      'Ordre des effets déclenchés en même temps : 1. obligatoires du joueur du tour, 2. obligatoires de l’adversaire, 3. facultatifs du joueur du tour, 4. facultatifs de l’adversaire ; dans chaque groupe son joueur choisit. Les effets rapides s’enchaînent ensuite, d’abord ceux du joueur qui n’a pas ajouté le dernier Maillon.',
    'Y-X-TRG-07':
      'Un effet s’active une fois pour tous les événements simultanés. Il s’active où la carte est maintenant (par exemple au Cimetière) et demande qu’elle y soit encore à l’activation, pas à la résolution.',
    'Y-X-TRG-08':
      'Un effet qui s’active au Cimetière, en main ou banni se déclenche même si le monstre était face verso quand il a été détruit ou envoyé ; un effet qui demande la carte face recto sur le Terrain, non.',
    'Y-X-TRG-09':
      'Une condition avec "et envoyé au Cimetière" n’est pas remplie si la carte a été bannie, était un Jeton ou est allée face recto à l’Extra Deck (Y-PEN-008), bien que détruite.',
    'Y-X-TRG-10':
      'Un événement d’une Chaîne qui appartient à l’activation (un coût) précède tout événement de la résolution : un effet facultatif "Lorsque" de la carte payée a manqué le moment ; un obligatoire ou "Si" attend la fin de la Chaîne.',
    'Y-X-SMN-01':
      'Une Invocation qui ne commence pas de Chaîne (Normale, Sacrifice, Flip, Pendule, Xyz, Synchro, condition propre) a trois temps : la déclarer et payer Sacrifices ou matériels ; une fenêtre pour l’annuler ; elle réussit et le monstre est sur le Terrain.',
    'Y-X-SMN-02':
      'Dans la fenêtre d’annulation, seuls des effets qui annulent une Invocation peuvent être activés comme Maillon 1 ; d’autres effets rapides peuvent y répondre. Il n’y a qu’une telle Chaîne par Invocation. Le monstre n’est pas encore sur le Terrain.',
    'Y-X-SMN-03':
      'Une Invocation annulée n’a pas eu lieu : aucun effet "Invoqué", "quitte le Terrain" ou "envoyé depuis le Terrain" ne s’applique, le monstre compte comme non correctement Invoqué, Sacrifices et matériels restent payés, l’usage du tour est épuisé, un Monstre Pendule va au Cimetière ; tous les monstres d’une Invocation Pendule sont annulés ensemble.',
    'Y-X-SMN-04':
      'Une Invocation faite par un effet qui se résout (Fusion, Rituel, "Monster Reborn") ne peut pas être annulée comme Invocation ; seule l’activation de l’effet le peut.',
    'Y-X-SMN-05':
      'Sacrifices et matériels partent avant que le nouveau monstre soit placé, donc un Terrain plein n’empêche pas une Invocation qui en utilise au moins un. On Sacrifie exactement le nombre demandé ; Jetons et monstres face verso sont permis.',
    'Y-X-SMN-06':
      'Un Monstre Xyz n’a pas de Niveau : il n’est pas un matériel d’Invocation Synchro ni Xyz, ne compte dans aucun total de Niveaux, ne peut pas être Invoqué par Pendule, et les effets sur les Niveaux ne le touchent pas.',
    'Y-X-SMN-07':
      'Qu’un monstre ait été correctement Invoqué est retenu sur le Terrain, au Cimetière et banni face recto ; c’est oublié quand la carte va à la main, au Deck ou à l’Extra Deck ou est bannie face verso. Un monstre de l’Extra Deck qui irait à la main ou au Main Deck retourne à l’Extra Deck.',
    'Y-X-SMN-08':
      'Un monstre qui devient Matériel Xyz perd ses Compteurs et ses Cartes d’Équipement sont détruites. Un matériel détaché n’était pas sur le Terrain : il déclenche "envoyé au Cimetière" mais pas "envoyé depuis le Terrain". Le nombre de matériels doit être exact ("2" veut dire exactement 2 ; "2 ou plus" est imprimé).',
    'Y-X-SMN-09':
      'Pour les Invocations Fusion et Rituelles, monstre et matériels sont choisis à la résolution ; si ce n’est plus possible, rien n’est envoyé ni Sacrifié. Le Monstre Rituel n’est pas son propre Sacrifice.',
    'Y-X-SMN-10':
      'Gémeau : Monstre Normal sur le Terrain et au Cimetière ; face recto il peut être Invoqué à nouveau Normalement et a alors ses effets (Y-X-SMN-11). Spirit : ne peut pas être Invoqué Spécialement, retourne à la main durant l’End Phase du tour où il a été Invoqué ou retourné (Y-X-SMN-12). Union : s’équipe à son partenaire, une par monstre (Y-X-SMN-13). Toon : comme imprimé (Y-X-SMN-14).',
    'Y-X-SMN-11':
      'Gémeau : en main et dans le Deck, un Monstre à Effet. La seconde Invocation Normale use celle du tour, ne demande pas de Sacrifice, peut être annulée comme une autre (le monstre est alors détruit sur le Terrain), reçoit les mêmes réponses, et n’interdit ni changement de position ni attaque. Face verso, il perd à nouveau ses effets.',
    'Y-X-SMN-12':
      'Spirit : le retour est un effet obligatoire de l’End Phase et commence une Chaîne ; un Spirit passé face verso avant n’a rien à renvoyer.',
    'Y-X-SMN-13':
      'Union (texte de l’époque) : s’équiper et s’Invoquer à nouveau sont des effets Ignition, ensemble une fois par tour ; équipée, c’est une Carte d’Équipement et pas un monstre ; seule une destruction au combat est remplacée par la sienne.',
    'Y-X-SMN-14':
      'Toon : le Toon du lot est Invoqué Spécialement depuis la main par sa propre condition avec des Sacrifices selon le Niveau, demande "Monde des Toons", ne peut pas attaquer le tour de son Invocation, paie des LP pour chaque attaque déclarée (pas à nouveau lors d’un Replay) et est détruit avec "Monde des Toons".',
    'Y-X-SMN-15':
      'Un effet Flip ne s’active pas quand le monstre est Invoqué face recto ni quand une carte le révèle seulement. Une Invocation Spéciale en Position de Défense face verso est une Invocation, mais les réponses qui demandent un monstre face recto ou son ATK ne valent pas.',
    'Y-X-SMN-16':
      'Monstre Piège qui "reste un Piège" : il est dans une Zone Monstre et bloque aussi une Zone Magie & Piège (règle de l’époque) ; sans Zone Monstre libre, le Piège ne peut pas être activé. Face verso ou son effet de Piège annulé, il redevient un Piège et retourne dans cette zone. Il ne peut être ni Sacrifié ni utilisé avant d’y être.',
    'Y-X-SMN-17':
      'Une Invocation Xyz sur un autre Monstre Xyz transmet ses matériels et en fait un matériel ; elle compte comme Invocation Xyz, et le monstre du dessous n’a pas quitté le Terrain au sens de Y-LVF-001. Ce qu’on lui a fait est perdu, ses Cartes d’Équipement sont détruites.',
    'Y-X-SMN-18':
      'Une Invocation qu’un effet fait "immédiatement après sa résolution" appartient à la résolution : elle ne peut pas être annulée comme Invocation, et si l’effet n’était pas le Maillon 1, elle n’est pas le dernier événement.',
    'Y-X-SMN-19':
      'Un Monstre de Fusion Invoqué Spécialement en envoyant ou bannissant ses matériels sans carte de Fusion utilise sa propre condition : une Invocation Spéciale qui ne commence pas de Chaîne et peut être annulée, pas une Invocation Fusion.',
    'Y-X-SMN-20':
      'Un effet qui permet une Invocation Normale de plus en donne une en tout, pas une par exemplaire, et l’ordinaire peut être faite avant ou après.',
    'Y-X-SMN-21':
      'Les matériels comptent avec le Niveau, le nom et la nature qu’ils ont à ce moment ; là où un texte fait compter un monstre autrement, son joueur choisit en déclarant. Un Jeton a son Niveau et peut être Sacrifice, Matériel de Synchro et de Fusion, jamais Matériel Xyz.',
    'Y-X-SMN-22':
      'Une Invocation déclarée doit pouvoir réussir : assez de zones libres après le départ des Sacrifices et matériels, un monstre valable et aucune interdiction en vigueur ("ne peut pas Invoquer Spécialement ce tour-ci", Y-X-OPT-05).',
    'Y-X-BTL-01':
      'Une déclaration d’attaque est une action de l’état ouvert de la Battle Step. Viennent ensuite ses déclencheurs et effets rapides (Y-X-FET-03). Après eux l’attaque est encore en suspens : des effets rapides peuvent servir dans d’autres Chaînes, mais plus de cartes qui répondent à la déclaration (Y-X-FET-10) ni d’autre action de l’état ouvert. Quand les deux passent de suite, la Damage Step commence.',
    'Y-X-BTL-02':
      'L’attaque s’arrête, sans Replay, si l’attaquant quitte le Terrain, n’est plus face recto en Position d’Attaque ou si l’attaque est annulée ; le monstre a usé son attaque. Un effet qui termine la Battle Phase mène à la Main Phase 2.',
    'Y-X-BTL-03':
      'Un Replay se vérifie durant la Battle Step après chaque Chaîne, aussi pour une attaque directe quand un monstre est apparu ; c’est un changement du côté du joueur attaqué qui compte, jamais de celui de l’attaquant, même si le nombre est le même à la fin. Choisir à nouveau la cible n’est pas une nouvelle déclaration ; attaquer avec un autre monstre en est une. Une position changée ou une cible retournée face recto ne cause pas de Replay.',
    'Y-X-BTL-04':
      'Damage Step, partie 1, début : effets "au début de la Damage Step". Partie 2, avant le calcul : une cible face verso est retournée, ses effets Continus s’appliquent désormais, son effet Flip attend ; ATK et DEF peuvent être changées dans les deux parties.',
    'Y-X-BTL-05':
      'Partie 3, calcul des dommages : seuls des effets "durant le calcul des dommages" peuvent être activés, dans une Chaîne au plus (des réponses qui annulent une activation peuvent s’y joindre) ; puis ATK et DEF sont comparées, les LP réduits, et les monstres détruits sont fixés. Ils restent pour l’instant dans leurs zones.',
    'Y-X-BTL-06':
      'Partie 4, après le calcul : effets déclenchés par le combat ou par les dommages de combat, et effets Flip. Partie 5, fin : les monstres détruits au combat vont au Cimetière ; puis les effets que cela déclenche ; "jusqu’à la fin de la Damage Step" se termine.',
    'Y-X-BTL-07':
      'Si un des monstres qui combattent quitte le Terrain durant la Damage Step avant le calcul, il n’y a ni calcul des dommages ni Replay ; l’étape se termine.',
    'Y-X-BTL-08':
      'Permis durant la Damage Step : Contre-Pièges ; effets rapides qui annulent une activation ; effets rapides qui changent directement l’ATK ou la DEF (jusqu’au début du calcul) ; effets obligatoires ; Déclencheurs sur le déplacement, le retournement ou la destruction de la carte même ; effets dont le texte appartient à la Damage Step ou au combat. Tout le reste est refusé.',
    'Y-X-BTL-09':
      'Dès qu’il est fixé qu’un monstre est détruit au combat (partie 3) jusqu’à son départ en partie 5, il ne peut être ni ciblé, ni déplacé, ni Sacrifié par des effets. Ses effets Continus s’appliquent jusqu’à son départ.',
    'Y-X-BTL-10':
      'Un monstre qui a quitté le Terrain et y est revenu durant la même Battle Phase est une nouvelle carte : il peut attaquer même s’il a déjà attaqué ; un monstre seulement retourné ou changé de position ne l’est pas.',
    'Y-X-BTL-11':
      'Si des effets ne laissent à l’attaquant aucune cible valable alors que l’adversaire contrôle des monstres, il ne peut pas attaquer ; une attaque directe demande un côté vide ou sa propre permission. Les restrictions sur les monstres face recto ne protègent pas ceux face verso.',
    'Y-X-BTL-12':
      'Coûts et conditions d’une déclaration d’attaque sont traités à la déclaration et pas à nouveau lors d’un Replay ; le monstre adverse choisi à nouveau compte comme nouvellement ciblé par une attaque.',
    'Y-X-BTL-13':
      'Là où aucun dommage n’a été subi (0, ou réduit à 0), aucun dommage de combat n’a été infligé ; les effets qui le doublent ou le divisent par deux s’appliquent au montant de Y-DMG-006 à Y-DMG-014.',
    'Y-X-BTL-14':
      'Un monstre a "combattu" une fois le calcul des dommages fait ; celui dont l’attaque s’est arrêtée avant a attaqué (Y-AMB-24) mais pas combattu.',
    'Y-X-OPT-01':
      '"Une fois par tour" appartient à l’exemplaire : chacun a son usage. Il est épuisé même si l’activation est annulée, passe avec le contrôle, et se renouvelle quand la carte quitte le Terrain ou passe face verso.',
    'Y-X-OPT-02':
      '"Vous ne pouvez utiliser cet effet de (nom) qu’une fois par tour" appartient au joueur et au nom : tous les exemplaires partagent un usage, épuisé même s’il est annulé.',
    'Y-X-OPT-03':
      '"Vous ne pouvez activer qu’1 (nom) par tour" compte les activations : celle qui a été annulée ne compte pas, celle dont l’effet a été annulé compte.',
    'Y-X-OPT-04':
      'Tous les usages se renouvellent au début de chaque tour, celui de l’adversaire compris ; "une fois par Duel", jamais.',
    'Y-X-OPT-05':
      '"Le tour où vous activez cette carte, vous ne pouvez pas Invoquer Spécialement" vaut dans les deux sens : elle ne peut être activée ni après une Invocation Spéciale de ce joueur, ni après une activation de lui qui l’a tentée ; une Invocation annulée comme telle, ou une activation annulée, ne compte pas. Cela reste en vigueur si l’effet de la carte a été annulé, pas si son activation l’a été.',
    'Y-X-OPT-06':
      '"Vous ne pouvez utiliser qu’1 effet de (nom) par tour, et qu’une seule fois" : tous les effets de tous les exemplaires partagent un usage. "Chaque effet … une fois par tour" : chaque effet numéroté a le sien. Les Invocations Spéciales "une fois par tour ainsi" comptent les tentatives, même annulées.',
    'Y-X-PEN-01':
      'Activer une carte Pendule, c’est activer une Carte Magie, Spell Speed 1, depuis la main en état ouvert ; elle ne peut ni être Posée dans une Zone Pendule ni y remplacer une carte. Dans la zone c’est une Carte Magie et pas un monstre.',
    'Y-X-PEN-02':
      'Peuvent être Invoqués par Pendule : depuis la main tout monstre de Niveau convenable qui peut être Invoqué Spécialement (ni Monstre Rituel ni monstre avec sa propre manière exclusive) ; depuis l’Extra Deck seulement des Monstres Pendule face recto.',
    'Y-X-PEN-03':
      'La déviation vers l’Extra Deck ne vaut que du Terrain au Cimetière. Depuis la main ou le Deck, comme matériel détaché, et après une Invocation ou activation annulée, la carte va au Cimetière ; à la main, au Deck ou bannie elle va comme d’habitude, et un effet qui bannit à la place l’emporte.',
    'Y-X-PEN-04':
      'Une carte déviée a été détruite ou Sacrifiée, mais pas "envoyée au Cimetière" ; elle ne peut pas payer un coût qui y envoie une carte du Terrain. La partie face recto de l’Extra Deck est publique et peut le faire dépasser 15.',
    'Y-X-PEN-05':
      'Avec des Échelles égales, ou qui diffèrent de 1, il n’y a pas de Niveau entre elles ni d’Invocation Pendule ; une Échelle changée par un effet compte telle qu’elle est. Placer une seconde carte n’est jamais interdit pour cela.',
    'Y-X-PEN-06':
      'Une Invocation Pendule est une seule Invocation de tous ses monstres : une fenêtre pour l’annuler, un événement ensuite. Les effets qui parlent d’exactement un monstre ne conviennent pas s’il y en a plusieurs.',
    'Y-X-PEN-07':
      'Un Monstre Pendule face verso sur le Terrain qui irait au Cimetière va lui aussi face recto à l’Extra Deck. Là il n’est plus aucune sorte de Magie.',
    'Y-X-PEN-08':
      'Un Monstre Pendule équipé à un monstre ou utilisé comme Matériel Xyz n’est pas dans une Zone Pendule ; comme Carte d’Équipement il est sur le Terrain (Extra Deck quand il irait au Cimetière), comme matériel non (Cimetière).',
    'Y-X-STA-01':
      'Pour les effets, un monstre face verso n’a ni nom, ni Niveau, ni Attribut, ni Type, ni ATK, ni DEF ; il n’est touché que par des effets sur les "monstres" ou les cartes "face verso" en général.',
    'Y-X-STA-02':
      'L’ATK ou DEF actuelle est la valeur d’origine, remplacée par l’effet "passe à" le plus récent, puis augmentée et réduite ; jamais moins de 0. Moitiés impaires : Y-AMB-13.',
    'Y-X-STA-03':
      '"Jusqu’à l’End Phase" finit durant l’End Phase avant la vérification de la main, "ce tour-ci" à la fin du tour. Une carte qui quitte le Terrain ou passe face verso perd ses Compteurs et tous les changements ; si elle revient, c’est une nouvelle carte.',
    'Y-X-STA-04':
      'Un monstre qui change de contrôle garde sa position et ce qu’il a fait ce tour-ci. Sans Zone Monstre libre il ne peut pas être pris ; s’il doit revenir et que son propriétaire n’a pas de zone libre, il va au Cimetière.',
    'Y-X-STA-05':
      'Une Carte d’Équipement dont le monstre ne convient plus à ce qu’elle demande est détruite. Un changement de contrôle déplace le monstre avec ses Cartes d’Équipement ; chacune reste dans la zone de son contrôleur.',
    'Y-X-STA-06':
      '"Est banni en quittant le Terrain" (et semblables) reste sur la carte tant qu’elle est face recto ; un tel monstre peut être Sacrifié ou servir de matériel (il est alors banni), mais ne peut pas payer un coût qui l’envoie au Cimetière.',
    'Y-X-STA-07':
      'Le Type, l’Attribut, le nom et le Niveau que donne un effet durent comme il le dit ; en quittant le Terrain, ceux imprimés comptent à nouveau, aussi pour un effet qui regarde la carte là, sauf s’il dit "comme sur le Terrain".',
    'Y-X-END-01':
      'Les LP et les autres conditions de victoire sont vérifiés après chaque Maillon résolu et après les dommages de combat ; un effet en cours de résolution est d’abord achevé (règle de 2014). Si les deux perdent ou gagnent à la fois, c’est un nul.',
    'Y-X-END-02':
      'Un effet qui pioche plusieurs cartes ne peut être activé qu’avec ce nombre dans le Deck ; s’il y en a moins à la résolution, le joueur les pioche et perd.',
    'Y-X-END-03': 'Un joueur peut abandonner le Duel à tout moment et le perd.',
    'Y-X-END-04':
      'Personne ne peut faire un coup qui lancerait une boucle sans fin sans changement de la position. Si quelque chose que personne n’a choisi en lance une, la carte qui l’entretient est envoyée au Cimetière par les règles. Une boucle qui change quelque chose à chaque fois continue jusqu’à sa fin ou la défaite d’un joueur.',
    'Y-X-END-05':
      'Si un joueur tombe à 0 LP et qu’au même moment l’autre doit piocher et ne le peut pas, ou qu’un effet fait gagner quelqu’un, tous les résultats de ce moment comptent ensemble : un gagnant ou un nul.',
  },
  chapters: {
    'General principles': 'Principes généraux',
    'Deck construction': 'Construction du Deck',
    'Match, winning and losing': 'Match, victoire et défaite',
    'Starting a Duel': 'Début d’un Duel',
    'The field and its zones': 'Le Terrain et ses zones',
    'Card anatomy': 'Parties d’une carte',
    'Monster kinds and effects': 'Sortes de monstres et effets',
    'Normal Summon, Tribute Summon, Set, Flip Summon': 'Invocation Normale, Sacrifice, Poser, Invocation Flip',
    'Special Summons in general': 'Invocations Spéciales en général',
    'Pendulum Monsters and Pendulum Summon': 'Monstres Pendule et Invocation Pendule',
    'Xyz Monsters': 'Monstres Xyz',
    'Synchro Monsters': 'Monstres Synchro',
    'Fusion Monsters': 'Monstres de Fusion',
    'Ritual Monsters': 'Monstres Rituels',
    Tokens: 'Jetons',
    'Battle positions': 'Positions de combat',
    'Spell Cards': 'Cartes Magie',
    'Trap Cards': 'Cartes Piège',
    'Turn structure': 'Structure du tour',
    'Battle Phase': 'La Battle Phase',
    'Damage Step and battle results': 'Damage Step et résultats du combat',
    'Chains and Spell Speeds': 'Chaînes et Spell Speeds',
    'Priority and simultaneous events': 'Priorité et événements simultanés',
    'Public knowledge, counters, luck': 'Informations publiques, Compteurs, hasard',
    'Leaving the field': 'Quitter le Terrain',
    'Glossary: control, destroying, sending': 'Glossaire : contrôler, détruire, envoyer',
    'Glossary: costs and effects': 'Glossaire : coûts et effets',
    'Glossary: Deck and hidden cards': 'Glossaire : Deck et cartes cachées',
    'Glossary: Equip Cards': 'Glossaire : Cartes d’Équipement',
    'X1. Who may act when: fast effect timing': 'X1. Qui peut agir et quand : effets rapides',
    'X2. Activating and resolving': 'X2. Activer et résoudre',
    'X3. Negation': 'X3. Annulation',
    'X4. Trigger effects': 'X4. Effets Déclencheurs',
    'X5. Summoning in detail': 'X5. Les Invocations en détail',
    'X6. Battle in detail': 'X6. Le combat en détail',
    'X7. Once per turn': 'X7. Une fois par tour',
    'X8. Pendulum cards in detail': 'X8. Les cartes Pendule en détail',
    'X9. Values, states, control, end': 'X9. Valeurs, états, contrôle, fin',
  },
};
