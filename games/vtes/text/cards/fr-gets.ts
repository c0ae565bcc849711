/** French: bonuses of minions, and strikes. */
import type { Phrases, Statement } from './phrases.ts';
import { statementsIn } from './statements.ts';

function get(gets: string): { readonly gets: string } {
  return { gets };
}

/** "ce vampire ne peut pas bloquer", of a minion that is always named. */
function of(clause: string): Statement {
  return { order: clause, infinitive: clause, statement: clause };
}

/** "ce vampire peut prévenir 1 point de dégâts", in a sentence of its own. */
function can(infinitive: string, rest: string): Statement {
  const statement = `{who} {who~peut|peuvent} ${infinitive} ${rest}`;
  return { order: statement, infinitive: `${infinitive} ${rest}`, statement };
}

const POINTS = '{amount} {amount#point|points}';
const BLOOD = `${POINTS} de sang`;
const DAMAGE = '{amount} {amount#point|points} de dégâts';
const VOTES = '{amount} voix';

export const gets: Pick<
  Phrases,
  | 'gets'
  | 'signed'
  | 'stats'
  | 'until'
  | 'untilTheirUnlock'
  | 'eachRound'
  | 'pools'
  | 'tokens'
  | 'upToStart'
  | 'bloodUpToCapacity'
  | 'whither'
  | 'shown'
  | 'terms'
  | 'ranges'
  | 'ends'
  | 'damageKinds'
  | 'damageFrom'
  | 'places'
  | 'strikes'
> = {
  gets: {
    order: 'recevez {list}',
    infinitive: 'recevoir {list}',
    statement: '{who} {who~recevez|reçoit|reçoivent} {list}',
    causing: 'donner {list} {who:to}',
    alone: '{list}',
    more: '{list} de plus',
    limited: '(limité)',
    unneeded: '(même si elle n’est pas encore nécessaire)',
  },
  signed: {
    bleed: '{amount} en morsure',
    strength: '{amount} en force',
    stealth: '{amount} en discrétion',
    intercept: '{amount} en interception',
    votes: VOTES,
    'sub-votes': '{amount} {amount#bulletin|bulletins}',
    capacity: '{amount} en capacité',
    hunt: '{amount} en chasse',
    'hand size': '{amount} en taille de main',
    transfers: '{amount} {amount#transfert|transferts}',
    'master actions': '{amount} {amount#action|actions} de phase de maître',
    'discard actions': '{amount} {amount#action|actions} de phase de défausse',
    'strike damage': DAMAGE,
  },
  stats: {
    ...statementsIn('fr'),
    'base strength': get('une force de {amount}'),
    'cannot block': of('{who} ne {who~peut|peuvent} pas bloquer'),
    'cannot act': of('{who} ne {who~peut|peuvent} pas agir'),
    'cannot unlock': of('{who} ne {who~se redresse|se redressent} pas normalement'),
    'hand strikes only': of('{who} ne {who~peut|peuvent} utiliser que des frappes à mains nues'),
    'aggravated hand strikes': of('les frappes à mains nues {who:of} infligent des dégâts aggravés'),
    'unblockable by vampires': of('les vampires ne peuvent pas bloquer l’action'),
    'ends if blocked': of(
      'si l’action est bloquée, le serviteur qui bloque est incliné et l’action prend fin sans combat',
    ),
    unblockable: of('{who} ne {who~peut|peuvent} pas être {who^bloqué|bloquée|bloqués|bloquées}'),
    'locks failed blockers': of('chaque serviteur qui échoue à bloquer l’action est incliné'),
    maneuver: get('une manœuvre'),
    'optional maneuver': get('{amount#une manœuvre optionnelle|deux manœuvres optionnelles}'),
    'optional press': get('une poursuite optionnelle'),
    'optional press to continue': get('une poursuite optionnelle pour continuer le combat'),
    'optional press to end': get('une poursuite optionnelle pour mettre fin au combat'),
    prevention: can('prévenir', DAMAGE),
    'kept prevention': can('prévenir', `${DAMAGE} plus tard dans le combat`),
    'environmental damage each round': of(
      `{who} {who~subit|subissent} ${DAMAGE} environnementaux à toute portée durant la résolution des frappes de chaque round de ce combat`,
    ),
    'agony each round': of(
      `{who} {who~subit|subissent} ${DAMAGE} impossibles à prévenir durant chaque round au contact de ce combat`,
    ),
    'cannot vote': of('{who} ne {who~peut|peuvent} exprimer ni voix ni bulletins'),
    'intercept of monsters': {
      order: 'les monstres reçoivent {signed} en interception contre cette action',
      infinitive: 'donner {signed} en interception aux monstres contre cette action',
      statement: 'les monstres reçoivent {signed} en interception contre cette action',
      causing: 'donner {signed} en interception aux monstres contre cette action',
    },
    'aggravated damage to vampires': of(
      'durant le combat résultant si l’action est bloquée, tous les dégâts infligés aux vampires sont aggravés',
    ),
    'votes for burning': of(
      'chaque fois que {who} {who~brûlez|brûle|brûlent} l’Avantage ou une carte d’action politique pour une voix, {who} en {who~recevez|reçoit|reçoivent} {amount} de plus',
    ),
    'late replacement': of('{who} ne {who~remplacez|remplace|remplacent} les cartes jouées qu’à la fin de l’action'),
    'unpreventable damage': {
      order: `{who} {who~subit|subissent} ${DAMAGE} impossibles à prévenir en même temps que les frappes normales`,
      infinitive: `subir ${DAMAGE} impossibles à prévenir en même temps que les frappes normales`,
      statement: `{who} {who~subit|subissent} ${DAMAGE} impossibles à prévenir en même temps que les frappes normales`,
      causing: `infliger {who:to} ${DAMAGE} impossibles à prévenir en même temps que les frappes normales`,
    },
    'no combat ends': of('{who} ne {who~peut|peuvent} pas mettre fin au combat par une frappe'),
    'no equipment': of('{who} ne {who~peut|peuvent} pas utiliser d’équipement'),
    'no blood hunt': of('aucune chasse de sang ne peut être lancée contre {who}'),
    'blockers burn blood': of(`chaque vampire qui tente de bloquer {who} brûle ${BLOOD}`),
  },
  untilTheirUnlock: 'jusqu’à sa prochaine phase de redressement',
  eachRound: 'durant ce round et chaque round suivant de ce combat',
  until: {
    action: 'durant cette action',
    combat: 'durant ce combat',
    round: 'ce round-ci',
    turn: 'ce tour-ci',
    strike: 'pour cette frappe',
    unlock: 'durant la prochaine phase de redressement',
    game: 'jusqu’à la fin de la partie',
    'next unlock': 'jusqu’à votre prochaine phase de redressement',
    'blocked bleed': 'pour le reste du tour ou jusqu’à ce qu’une morsure soit bloquée',
    'next discard': 'jusqu’à votre prochaine phase de défausse',
    'next influence': 'au début de votre prochaine phase d’influence',
  },
  pools: {
    yours: { noun: { one: 'réserve', many: 'réserves', gender: 'f' }, article: 'your' },
    theirs: { noun: { one: 'sa réserve', many: 'ses réserves', gender: 'f' }, article: 'bare' },
  },
  tokens: {
    blood: { some: BLOOD, all: 'tous les points de sang' },
    life: { some: `${POINTS} de vie`, all: 'tous les points de vie' },
    'blood or life': { some: `${BLOOD} ou de vie`, all: 'tous les points de sang ou de vie' },
    counters: { some: '{amount} {amount#compteur|compteurs}', all: 'tous les compteurs' },
    pool: { some: `${POINTS} {pool:of}`, all: 'toute {pool}' },
  },
  upToStart: 'sans dépasser sa vie de départ',
  bloodUpToCapacity: 'des points de sang jusqu’à sa capacité',
  whither: {
    "owners' libraries": 'dans leurs bibliothèques, qui sont ensuite mélangées',
    on: 'sur {keeper}',
    ready: 'vers la région disponible',
    'your ready': 'vers votre région disponible',
    torpor: 'en torpeur',
    uncontrolled: 'vers votre région incontrôlée',
    hand: 'dans votre main',
    library: 'dans votre bibliothèque, qui est ensuite mélangée',
    "owner's hand": 'dans la main de son propriétaire',
    'own uncontrolled': 'vers la région incontrôlée de son contrôleur',
    "owner's uncontrolled": 'vers la région incontrôlée de son propriétaire',
    'ash heap': 'dans votre tas de cendres',
    crypt: 'dans votre crypte, qui est mélangée',
    'bottom of crypt': 'au-dessous de votre crypte',
    'top of library': 'au-dessus de votre bibliothèque',
    'bottom of library': 'au-dessous de votre bibliothèque',
    under: 'face cachée sous {keeper}, qui peut {card^le|la|les|les} jouer comme depuis votre main',
  },
  shown: ', après {card^l’avoir montré|l’avoir montrée|les avoir montrés|les avoir montrées} à tous les joueurs',
  terms: {
    less: ', en payant son coût, réduit de {pool} point de réserve ou de {blood} {blood#point|points} de sang au plus',
    half: ', en payant la moitié de son coût (arrondie à l’inférieur)',
    halfInBlood: ', en payant son coût, dont {who} peut payer jusqu’à la moitié (arrondie à l’inférieur) avec son sang',
    offspring: {
      clan: ', comme vampire non unique de capacité {capacity} du clan {who:of}',
      'clan and sect': ', comme vampire non unique de capacité {capacity} du clan et de la secte {who:of}',
    },
    pays: ', en payant son coût',
    uncontested: ', sans entrer en dispute avec une autre carte',
    notThisRound: ', sans pouvoir l’utiliser ce round-ci',
    kept: ', en gardant son contrôle',
    remembers: ', en notant {whom}',
  },
  ranges: { close: 'au contact', long: 'à distance' },
  ends: {
    combat: { noun: { one: 'combat', many: 'combats', gender: 'm' }, article: 'the' },
    action: { noun: { one: 'action', many: 'actions', gender: 'f' }, article: 'the' },
    referendum: { noun: { one: 'référendum', many: 'référendums', gender: 'm' }, article: 'the' },
    'block attempt': {
      noun: { one: 'tentative de blocage', many: 'tentatives de blocage', gender: 'f' },
      article: 'the',
    },
    bleed: {
      noun: { one: 'morsure', many: 'morsures', gender: 'f' },
      article: 'the',
      after: 'sans brûler de points de réserve',
    },
  },
  damageKinds: { normal: 'non aggravés', aggravated: 'aggravés' },
  damageFrom: {
    'gun strike': 'provenant d’une frappe avec une arme à feu',
    'other than gun strike': 'provenant d’une autre source qu’une frappe avec une arme à feu',
    'opposing strike': 'provenant de la frappe du serviteur opposé',
    'initial opposing strike': 'provenant de la frappe initiale du serviteur opposé',
    'this strike': 'provenant de cette frappe',
  },
  places: {
    library: 'votre bibliothèque',
    'ash heap': 'votre tas de cendres',
    hand: 'votre main',
    crypt: 'votre crypte',
  },
  strikes: {
    kinds: {
      hand: 'frappe à mains nues[ qui inflige des dégâts {qualities}]',
      damage: `${DAMAGE} {qualities}`,
      dodge: 'esquive',
      'combat ends': 'fin de combat',
      'steal blood': `voler ${BLOOD} ou de vie[ {qualities}]`,
      'destroy equipment': 'détruire un équipement[ {qualities}]',
      'destroy weapon': 'détruire une arme[ {qualities}]',
      'destroy retainer': 'brûler un compagnon[ ({qualities})]',
      'steal equipment': 'voler un équipement[ {qualities}]',
      'steal weapon': 'voler une arme[ {qualities}]',
      none: 'sans effet',
    },
    handPlus: `frappe à mains nues à +${DAMAGE} {qualities}`,
    strengthBased: 'dégâts {qualities} égaux à la force plus {amount}',
    strengthOnly: 'dégâts {qualities} égaux à la force',
    qualities: { aggravated: 'aggravés', ranged: 'à toute portée', unpreventable: 'impossibles à prévenir' },
    with: 'avec {list}',
    first: 'initiative',
    most: `, qui inflige au plus ${DAMAGE}`,
    orMelee: `, ou avec une arme de mêlée à +${DAMAGE}`,
    also: 'à la résolution de la frappe, {instructions}',
    notPreventedBy: 'ses dégâts ne peuvent pas être prévenus par des cartes qui requièrent {discipline}',
    undodgeable: 'cette frappe ne peut pas être esquivée',
    evenDodged: 'même si la frappe est esquivée, {instructions}',
  },
};
