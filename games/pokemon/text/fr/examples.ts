/** The titles of the rulebook's worked examples, in French. */
import type { Examples } from '../keys/examples.ts';

export const examples: Examples = {
  'An attack without damage is an attack; an Ability is none':
    'Une attaque sans dégâts est une attaque ; un talent n’en est pas une',
  'The coin of an effect that may cancel the attack falls before that of Confusion':
    'La pièce d’un effet qui peut annuler l’attaque est lancée avant celle de la Confusion',
  'Both coins heads, and the attack goes on': 'Les deux pièces donnent face, et l’attaque se poursuit',
  'An effect of an attack is gone when the Pokémon has been on the Bench, also if it comes back':
    'L’effet d’une attaque disparaît quand le Pokémon est passé par le Banc, même s’il revient',
  "Paralyzed lasts over the player's own next turn": 'Paralysé dure jusqu’après le prochain tour du joueur lui-même',
  'Who evolves recovers at once': 'Qui évolue guérit aussitôt',
  'Poisoned, Burned and Paralyzed at once, through two Checkups and a retreat':
    'Empoisonné, Brûlé et Paralysé à la fois, pendant deux Contrôles et une retraite',
  'The newest of Asleep, Confused and Paralyzed replaces the one before; Poisoned goes with it':
    'Le plus récent d’Endormi, Confus et Paralysé remplace le précédent ; Empoisonné s’y ajoute',
  'A new Poison marker replaces the old one, also a stronger one':
    'Un nouveau marqueur Poison remplace l’ancien, même un plus fort',
  'Conditions first, then other effects; Knock Outs are looked for at the end':
    'D’abord les États, puis les autres effets ; les K.O. sont vérifiés à la fin',
  'Or other effects first': 'Ou d’abord les autres effets',
  'A Confused Pokémon that flips tails puts three counters on itself and does not attack':
    'Un Pokémon Confus qui tire pile se place trois marqueurs et n’attaque pas',
  'With heads the attack goes on, and it stays Confused; it may also retreat':
    'Avec face l’attaque se poursuit, et il reste Confus ; il peut aussi battre en retraite',
  'Weakness doubles the damage to the Active Pokémon': 'La Faiblesse double les dégâts infligés au Pokémon Actif',
  'Weakness and Resistance are not applied to Benched Pokémon':
    'Faiblesse et Résistance ne s’appliquent pas aux Pokémon de Banc',
  'Base damage, bonus, Weakness, then what the defender has':
    'Dégâts de base, bonus, Faiblesse, puis ce qu’a le défenseur',
  'With Resistance to its other type besides': 'Avec en plus une Résistance à son autre type',
  'Resistance brings the damage to nothing, never below': 'La Résistance ramène les dégâts à rien, jamais en dessous',
  'A bonus adds nothing to an attack without damage': 'Un bonus n’ajoute rien à une attaque sans dégâts',
  'Counters that an attack puts are changed by nothing': 'Rien ne change les marqueurs qu’une attaque place',
  'Weakness to one type and Resistance to the other': 'Faiblesse à un type et Résistance à l’autre',
  'One Water Energy pays for the small attack, not for the large one':
    'Une Énergie Eau paie la petite attaque, pas la grande',
  'Colorless is paid by any type, a typed symbol by its own':
    'Incolore se paie avec n’importe quel type, un symbole de type avec le sien',
  'Three Fighting and one Grass are enough for Sandaconda, two and two are not':
    'Trois Combat et une Plante suffisent à Dunaconda, deux et deux non',
  'The no-cost symbol needs no Energy': 'Le symbole sans coût ne demande pas d’Énergie',
  'An evolved Pokémon keeps counters, Energy and earlier stages, and loses conditions and effects of attacks':
    'Un Pokémon évolué garde marqueurs, Énergie et niveaux précédents, et perd États et effets d’attaques',
  'The attacks and Abilities of the earlier stage are gone, and name, type, HP, Weakness and retreat cost are those of the top card':
    'Les attaques et talents du niveau précédent ont disparu ; nom, type, PV, Faiblesse et Coût de Retraite sont ceux de la carte du dessus',
  'A Pokémon that evolved this turn cannot evolve again':
    'Un Pokémon qui a évolué ce tour-ci ne peut pas évoluer de nouveau',
  "Graveler evolves from Geodude of any level, not from Brock's Geodude":
    'Gravalanch évolue de Racaillou de tout niveau, pas de Racaillou de Pierre',
  'A regional form evolves only as named': 'Une forme régionale n’évolue que comme il est écrit',
  'Brionne into Primarina or Primarina-GX, as the player chooses':
    'Brionne en Primarina ou en Primarina-GX, au choix du joueur',
  'Liepard of Team Plasma evolves from any Purrloin': 'Liepard de la Team Plasma évolue de tout Purrloin',
  'Attacks do no damage to a Tera Pokémon on the Bench, of either player; counters and effects are not kept away':
    'Les attaques n’infligent pas de dégâts à un Pokémon Téracristal de Banc, d’aucun des joueurs ; marqueurs et effets ne sont pas empêchés',
  'A VMAX evolves from its Pokémon V only': 'Un VMAX n’évolue que de son Pokémon-V',
  'A VSTAR evolves from its Pokémon V only, and is worth two Prize cards':
    'Un VSTAR n’évolue que de son Pokémon-V et vaut deux cartes Récompense',
  'One VSTAR Power per player and game, Abilities and attacks together; a GX attack is counted apart':
    'Un Pouvoir VSTAR par joueur et par partie, talents et attaques ensemble ; une attaque GX est comptée à part',
  'A Prism Star card goes to the Lost Zone, a Hyper Gear to the discard pile of who played it':
    'Une carte Prisme Étoile va dans la Zone Perdue, un Hypermatos dans la défausse de qui l’a joué',
  'A Restored Pokémon comes into play only by its Item; a turn later it evolves':
    'Un Pokémon Recréé n’entre en jeu que par son Objet ; un tour plus tard, il évolue',
  'A Mega Evolution evolves from its Pokémon-EX only, and the turn ends at once':
    'Une Méga-Évolution n’évolue que de son Pokémon-EX, et le tour finit aussitôt',
  'A Knocked Out Pokémon is discarded with everything on it, a Prize card is taken, a new Active Pokémon chosen':
    'Un Pokémon mis K.O. est défaussé avec tout ce qu’il porte, une Récompense est prise, un nouveau Pokémon Actif choisi',
  'A Pokémon with damage below its HP stays, one at its HP does not':
    'Un Pokémon dont les dégâts sont sous ses PV reste, un dont ils les atteignent non',
  'Who has fewer Prize cards left than he may take takes those, and wins':
    'Qui a moins de Récompenses qu’il ne peut en prendre prend celles qui restent et gagne',
  'Both Active Pokémon are Knocked Out; prizes first, then new Active Pokémon, the next player first':
    'Les deux Pokémon Actifs sont mis K.O. ; d’abord les Récompenses, puis les nouveaux Actifs, le joueur suivant en premier',
  'A Restored Pokémon alone does not save from a new hand': 'Un Pokémon Recréé seul n’évite pas une nouvelle main',
  'The first player draws, benches, attaches, retreats and uses Abilities, but does not attack, evolve or play a Supporter':
    'Qui joue en premier pioche, place sur le Banc, attache, bat en retraite et utilise des talents, mais n’attaque pas, ne fait pas évoluer et ne joue pas de Supporter',
  'The second player may attack and play every Trainer card, but not evolve':
    'Qui joue en second peut attaquer et jouer toute carte Dresseur, mais pas faire évoluer',
  'In his second turn the first player may evolve and attack':
    'À son deuxième tour, qui a joué en premier peut faire évoluer et attaquer',
  'All four pieces in the discard pile become one Pokémon on the Bench, once per game':
    'Les quatre parties dans la défausse deviennent un Pokémon de Banc, une fois par partie',
  'Not with three pieces, not with a full Bench, not a second time; another name is counted apart':
    'Pas avec trois parties, pas avec un Banc plein, pas une seconde fois ; un autre nom est compté à part',
  'It is neither Basic nor Evolution, has not evolved, has a Rule Box in play, and one Tool':
    'Il n’est ni de base ni Évolution, n’a pas évolué, a un encadré Règle en jeu et un Outil',
  'A search for a Pokémon finds one piece, also by its type; by retreat cost, HP or Rule Box it is not found':
    'Une recherche de Pokémon trouve une partie, même par son type ; par Coût de Retraite, PV ou encadré Règle, non',
  'What removes the Abilities of Pokémon with a Rule Box removes all of a V-UNION':
    'Ce qui retire les talents des Pokémon avec encadré Règle retire tous ceux d’un V-UNION',
  'Both take their last Prize card at the same moment; sudden death is a new game with one Prize card each':
    'Les deux prennent leur dernière Récompense au même moment ; la mort subite est une nouvelle partie à une Récompense chacun',
  'Two ways of winning beat one': 'Deux façons de gagner valent mieux qu’une',
  'The player who is attacked can have more ways too': 'Le joueur attaqué peut aussi en avoir davantage',
  'Two ways each are sudden death as well': 'Deux façons chacun, c’est aussi la mort subite',
  '"Up to" means at least one; "any number" and "draw up to" allow none':
    '« Jusqu’à » signifie au moins un ; « autant que vous voulez » et « piochez jusqu’à » permettent aucun',
  'Moving up to three counters moves one, two or three':
    'Déplacer jusqu’à trois marqueurs en déplace un, deux ou trois',
  '"You may" makes it optional': '« Vous pouvez » le rend facultatif',
  'Whoever is to look at more cards than there are looks at all of them':
    'Qui doit regarder plus de cartes qu’il n’y en a les regarde toutes',
};
