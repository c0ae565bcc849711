/** The rules of the appendices and the older kinds of cards, in French. */
import type { StatedRules } from './stated.ts';

export const kinds = {
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
} satisfies Partial<StatedRules>;
