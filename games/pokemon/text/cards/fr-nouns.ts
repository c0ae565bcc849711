/** French: cards, Pokémon and players as noun phrases. */
import { fr as french } from '@praxis/kit/language/fr.ts';
import { TEXTS } from '../languages.ts';
import { nounsIn } from './romance.ts';

export const nouns = nounsIn(french, {
  terms: TEXTS.fr.terms,
  card: 'carte|cartes',
  kinds: {
    Energy: 'Énergie',
    'Basic Energy': 'Énergie de base',
    'Special Energy': 'Énergie spéciale',
    Item: 'Objet',
    Supporter: 'Supporter',
    Stadium: 'Stade',
    Tool: 'Outil Pokémon',
    Trainer: 'Dresseur',
  },
  tags: { Ancient: 'Temps passé', Future: 'Temps futur' },
  stages: { Evolution: 'Évolutif|Évolutifs', of: 'de' },
  ofType: 'de type',
  energy: { noun: 'Énergie|Énergies', basic: 'de base', special: 'spéciale|spéciales' },
  isNot: 'qui n’est pas|qui ne sont pas',
  ruleBox: 'avec un encadré Règle',
  noRuleBox: 'sans encadré Règle',
  hpMax: (most) => `avec ${most} PV au plus`,
  retreatMin: (least) => `avec un Coût de Retraite d’au moins ${least}`,
  evolvesFromYours: 'qui évolue d’un Pokémon que vous avez en jeu|qui évoluent d’un Pokémon que vous avez en jeu',
  and: 'et',
  upTo: 'jusqu’à',
  isOne: (amount) => amount < 2,
  otherCards: (count) => (count === 1 ? 'une autre carte' : `${count} autres cartes`),
  self: { it: 'il', pokemon: 'ce Pokémon', bearer: 'le Pokémon avec cette carte' },
  things: {
    damage: 'des marqueurs de dégâts',
    energy: (types) => `de l’Énergie${types}`,
    condition: 'un État Spécial',
    hpLeft: (most) => `${most} PV restants au plus`,
  },
  having: {
    has: 'avec',
    noEnergy: 'sans Énergie',
    is: 'qui est|qui sont',
    plural: (condition) => (condition.endsWith('s') ? condition : `${condition}s`),
    evolved: 'qui a évolué|qui ont évolué',
    notEvolved: 'qui n’a pas évolué|qui n’ont pas évolué',
  },
  predicate: {
    has: 'a',
    noEnergy: 'n’a pas d’Énergie',
    is: 'est',
    evolved: 'a évolué',
    notEvolved: 'n’a pas évolué',
    active: 'est au Poste Actif',
    bench: 'est sur le Banc',
    isA: 'est un',
  },
  spots: { active: 'Actif|Actifs', bench: 'de Banc' },
  yours: (others) => (others ? 'vos autres' : 'vos'),
  theirs: (others) => (others ? 'les autres' : 'les'),
  opponents: 'de votre adversaire',
  targets: {
    active: 'votre Pokémon Actif',
    defending: 'le Pokémon Actif de votre adversaire',
    that: 'ce Pokémon-là',
    attacker: 'le Pokémon Attaquant',
  },
  of: 'de',
  anotherOne: 'un autre',
  eachOne: 'chacun',
  every: 'chaque',
  ofEither: 'de l’un ou l’autre joueur',
  ofBoth: 'des deux joueurs',
});

/** Prepositions join the article after them: "du Pokémon", "aux Pokémon", "d’Énergie". */
export const de = (phrase: string): string => french.joined('de', phrase);
export const a = (phrase: string): string => french.joined('à', phrase);
