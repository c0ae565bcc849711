/** The rules of the catalogue, in French. */
import type { StatedRules } from './stated.ts';

export const fr: StatedRules = {
  'P-WIN-001': 'Un joueur gagne quand il prend sa dernière carte Récompense.',
  'P-WIN-002':
    'Un joueur gagne quand l’adversaire n’a plus de Pokémon en jeu : son Pokémon Actif est mis K.O. et son Banc est vide.',
  'P-WIN-004': 'Perd le joueur qui ne peut pas piocher au début de son tour parce que son deck est vide.',
  'P-SET-004': 'Chaque joueur place face cachée à son Poste Actif un Pokémon de base de sa main, au choix.',
  'P-SET-005': 'Chaque joueur peut placer face cachée sur son Banc jusqu’à 5 autres Pokémon de base de sa main.',
  'P-SET-006':
    'Ensuite chaque joueur met de côté face cachée les 6 cartes du dessus de son deck : ce sont ses cartes Récompense.',
  'P-TURN-001': 'Un tour a trois parties, dans cet ordre : piocher une carte, agir, attaquer.',
  'P-TURN-004':
    'Sans limite de nombre : placer des Pokémon de base sur le Banc, faire évoluer, jouer des Objets et des Outils, utiliser des talents.',
  'P-TURN-005':
    'Une fois par tour : attacher une carte Énergie de la main, jouer un Supporter, jouer un Stade, battre en retraite.',
  'P-TURN-007':
    'L’attaque met fin au tour ; aucune action de la deuxième partie ne peut suivre. Vient un Contrôle Pokémon, puis le tour de l’autre joueur.',
  'P-BEN-001':
    'Pendant son tour, un joueur peut placer sur son Banc, face visible et un à la fois, autant de Pokémon de base de sa main qu’il y a de place.',
  'P-EVO-001':
    'Pour faire évoluer, le joueur place une carte Évolution de sa main sur un de ses Pokémon en jeu, Actif ou de Banc, dont le nom est celui qui suit « Évolution de ».',
  'P-EVO-004': 'Seul peut évoluer un Pokémon qui était déjà en jeu au début de ce tour.',
  'P-EVO-007':
    'Un Pokémon évolué garde toutes les cartes attachées, les cartes de ses niveaux précédents sous lui et ses marqueurs de dégâts.',
  'P-ENE-001':
    'Une fois par tour, un joueur peut attacher une carte Énergie de sa main à un de ses Pokémon, Actif ou de Banc.',
  'P-ENE-002': 'Ce qu’un effet attache n’utilise pas cet attachement du tour.',
  'P-ENE-003':
    'Le coût d’une attaque est couvert si l’Énergie attachée couvre chaque symbole, une Énergie par symbole ; en avoir plus ne gêne pas.',
  'P-TRN-002': 'On peut jouer autant de cartes Objet qu’on veut par tour.',
  'P-TRN-003': 'On peut jouer au plus une carte Supporter par tour.',
  'P-STA-001': 'Un Stade reste en jeu ; il y en a au plus un en jeu pour les deux joueurs ensemble.',
  'P-TOOL-001':
    'On peut jouer autant d’Outils Pokémon qu’on veut par tour ; chacun est attaché à un Pokémon et le reste.',
  'P-TOOL-002': 'Chaque Pokémon peut avoir au plus un Outil Pokémon attaché.',
  'P-RET-002':
    'Pour battre en retraite, le joueur défausse du Pokémon une Énergie pour chaque symbole de son Coût de Retraite ; sans symbole, c’est gratuit.',
  'P-RET-003':
    'Le Pokémon qui bat en retraite échange sa place avec un Pokémon de Banc au choix du joueur ; s’il n’y en a pas, il ne le peut pas.',
  'P-RET-007': 'Après la retraite, le nouveau Pokémon Actif peut attaquer pendant le même tour.',
  'P-ABL-001':
    'Un talent est un effet d’un Pokémon qui n’est pas une attaque ; ce qui parle d’attaques ne touche pas les talents, et inversement.',
  'P-ABL-004': 'Utiliser un talent n’empêche pas d’attaquer ensuite.',
  'P-DMG-005':
    'Étape 3 : si le Pokémon Actif de l’adversaire a une Faiblesse au type de l’attaquant, les dégâts augmentent comme il est imprimé à côté de la Faiblesse.',
  'P-KO-001': 'Un Pokémon dont les dégâts atteignent ou dépassent ses PV est mis K.O.',
  'P-KO-003':
    'Pour chaque Pokémon mis K.O., l’adversaire de son propriétaire prend des cartes Récompense, quelle qu’en soit la cause.',
  'P-KO-006': 'Le joueur dont le Pokémon Actif a été mis K.O. choisit un nouveau Pokémon Actif sur son Banc.',
  'P-CON-001':
    'Les États Spéciaux sont Endormi, Brûlé, Confus, Paralysé et Empoisonné ; seul un Pokémon Actif peut en avoir un.',
  'P-CON-002':
    'Un Pokémon qui va sur le Banc ou évolue guérit de tous, et ses marqueurs Poison et Brûlure sont retirés.',
  'P-CON-005': 'Endormi : le Pokémon ne peut ni attaquer ni battre en retraite.',
  'P-CON-006': 'Endormi : à chaque Contrôle, on lance une pièce ; face, il guérit ; pile, il reste Endormi.',
  'P-CON-010': 'Empoisonné : à chaque Contrôle, on place 1 marqueur de dégâts sur le Pokémon.',
  'P-CON-012': 'Paralysé : le Pokémon ne peut ni attaquer ni battre en retraite.',
};
