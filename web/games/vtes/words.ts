/** The words of the panels that are neither game terms (those come from the server) nor the page's own. */
import type { PageLanguage } from '../../words/languages.ts';
import type { StrikeKind } from './where.ts';

export interface VtesWords {
  /** The action has no target among the players. */
  readonly undirected: string;
  readonly mayBlock: (names: string) => string;
  readonly doesNotBlock: (names: string) => string;
  readonly states: { readonly [State in 'announced' | 'blocked' | 'successful' | 'ended']: string };
  /** With so much intercept the block would succeed or fail as things stand. */
  readonly wouldBlock: string;
  readonly wouldFail: string;
  readonly strikes: { readonly [Kind in StrikeKind]: string };
  readonly noStrikeYet: string;
  readonly firstStrike: string;
  readonly additional: (count: number) => string;
  readonly lost: (count: number) => string;
  readonly continuing: string;
  readonly terms: string;
  readonly lastCall: string;
  readonly mayStillVote: (names: string) => string;
  readonly passing: string;
  readonly failing: string;
  readonly passed: string;
  readonly failed: string;
  readonly isPlayed: string;
}

const en: VtesWords = {
  undirected: 'undirected',
  mayBlock: (names) => `May still block: ${names}`,
  doesNotBlock: (names) => `Does not block: ${names}`,
  states: { announced: 'announced', blocked: 'blocked', successful: 'successful', ended: 'ended' },
  wouldBlock: 'enough to block',
  wouldFail: 'not enough to block',
  strikes: {
    hand: 'hand strike',
    damage: 'damage',
    dodge: 'dodge',
    'combat ends': 'combat ends',
    'steal blood': 'steal blood',
    'destroy equipment': 'destroy equipment',
    'destroy weapon': 'destroy weapon',
    'steal equipment': 'steal equipment',
    'steal weapon': 'steal weapon',
    none: 'no strike',
  },
  noStrikeYet: 'no strike chosen yet',
  firstStrike: 'first strike',
  additional: (count) => (count === 1 ? '1 additional strike' : `${count} additional strikes`),
  lost: (count) => `lost ${count} this round`,
  continuing: 'goes on for another round',
  terms: 'Terms',
  lastCall: 'Last call',
  mayStillVote: (names) => `May still vote: ${names}`,
  passing: 'passes as things stand',
  failing: 'fails as things stand',
  passed: 'passed',
  failed: 'failed',
  isPlayed: 'is being played',
};

const pt: VtesWords = {
  undirected: 'não direcionada',
  mayBlock: (names) => `Ainda pode bloquear: ${names}`,
  doesNotBlock: (names) => `Não bloqueia: ${names}`,
  states: { announced: 'anunciada', blocked: 'bloqueada', successful: 'bem-sucedida', ended: 'encerrada' },
  wouldBlock: 'basta para bloquear',
  wouldFail: 'não basta para bloquear',
  strikes: {
    hand: 'golpe com as mãos',
    damage: 'dano',
    dodge: 'esquiva',
    'combat ends': 'fim de combate',
    'steal blood': 'roubar sangue',
    'destroy equipment': 'destruir equipamento',
    'destroy weapon': 'destruir arma',
    'steal equipment': 'roubar equipamento',
    'steal weapon': 'roubar arma',
    none: 'sem golpe',
  },
  noStrikeYet: 'golpe ainda não escolhido',
  firstStrike: 'golpe rápido',
  additional: (count) => (count === 1 ? '1 golpe adicional' : `${count} golpes adicionais`),
  lost: (count) => `perdeu ${count} nesta rodada`,
  continuing: 'continua por mais uma rodada',
  terms: 'Termos',
  lastCall: 'Última chamada',
  mayStillVote: (names) => `Ainda pode votar: ${names}`,
  passing: 'por ora, é aprovado',
  failing: 'por ora, é rejeitado',
  passed: 'aprovado',
  failed: 'rejeitado',
  isPlayed: 'está sendo jogada',
};

const es: VtesWords = {
  undirected: 'no dirigida',
  mayBlock: (names) => `Aún puede bloquear: ${names}`,
  doesNotBlock: (names) => `No bloquea: ${names}`,
  states: { announced: 'anunciada', blocked: 'bloqueada', successful: 'con éxito', ended: 'terminada' },
  wouldBlock: 'basta para bloquear',
  wouldFail: 'no basta para bloquear',
  strikes: {
    hand: 'ataque con las manos',
    damage: 'daño',
    dodge: 'esquivar',
    'combat ends': 'terminar el combate',
    'steal blood': 'robar sangre',
    'destroy equipment': 'destruir equipo',
    'destroy weapon': 'destruir un arma',
    'steal equipment': 'robar equipo',
    'steal weapon': 'robar un arma',
    none: 'sin ataque',
  },
  noStrikeYet: 'ataque aún sin elegir',
  firstStrike: 'primer golpe',
  additional: (count) => (count === 1 ? '1 ataque adicional' : `${count} ataques adicionales`),
  lost: (count) => `perdió ${count} en este asalto`,
  continuing: 'sigue otro asalto',
  terms: 'Términos',
  lastCall: 'Última llamada',
  mayStillVote: (names) => `Aún puede votar: ${names}`,
  passing: 'por ahora se aprueba',
  failing: 'por ahora fracasa',
  passed: 'aprobado',
  failed: 'fracasado',
  isPlayed: 'se está jugando',
};

const it: VtesWords = {
  undirected: 'non diretta',
  mayBlock: (names) => `Può ancora bloccare: ${names}`,
  doesNotBlock: (names) => `Non blocca: ${names}`,
  states: { announced: 'annunciata', blocked: 'bloccata', successful: 'riuscita', ended: 'conclusa' },
  wouldBlock: 'basta per bloccare',
  wouldFail: 'non basta per bloccare',
  strikes: {
    hand: 'attacco a mani nude',
    damage: 'danni',
    dodge: 'schivata',
    'combat ends': 'termina il combattimento',
    'steal blood': 'ruba sangue',
    'destroy equipment': 'distruggi equipaggiamento',
    'destroy weapon': "distruggi un'arma",
    'steal equipment': 'ruba equipaggiamento',
    'steal weapon': "ruba un'arma",
    none: 'nessun attacco',
  },
  noStrikeYet: 'attacco non ancora scelto',
  firstStrike: 'attacco fulmineo',
  additional: (count) => (count === 1 ? '1 attacco addizionale' : `${count} attacchi addizionali`),
  lost: (count) => `ha perso ${count} in questo round`,
  continuing: 'continua per un altro round',
  terms: 'Termini',
  lastCall: 'Ultima chiamata',
  mayStillVote: (names) => `Può ancora votare: ${names}`,
  passing: 'per ora passa',
  failing: 'per ora non passa',
  passed: 'approvato',
  failed: 'respinto',
  isPlayed: 'viene giocata',
};

const fr: VtesWords = {
  undirected: 'non dirigée',
  mayBlock: (names) => `Peut encore bloquer : ${names}`,
  doesNotBlock: (names) => `Ne bloque pas : ${names}`,
  states: { announced: 'annoncée', blocked: 'bloquée', successful: 'réussie', ended: 'terminée' },
  wouldBlock: 'suffit pour bloquer',
  wouldFail: 'ne suffit pas pour bloquer',
  strikes: {
    hand: 'frappe à mains nues',
    damage: 'dégâts',
    dodge: 'esquive',
    'combat ends': 'fin de combat',
    'steal blood': 'voler du sang',
    'destroy equipment': 'détruire un équipement',
    'destroy weapon': 'détruire une arme',
    'steal equipment': 'voler un équipement',
    'steal weapon': 'voler une arme',
    none: 'aucune frappe',
  },
  noStrikeYet: 'frappe pas encore choisie',
  firstStrike: 'initiative',
  additional: (count) => (count === 1 ? '1 frappe additionnelle' : `${count} frappes additionnelles`),
  lost: (count) => `a perdu ${count} ce round`,
  continuing: 'continue un round de plus',
  terms: 'Termes',
  lastCall: 'Dernier appel',
  mayStillVote: (names) => `Peut encore voter : ${names}`,
  passing: "en l'état, accepté",
  failing: "en l'état, rejeté",
  passed: 'accepté',
  failed: 'rejeté',
  isPlayed: 'en cours de jeu',
};

export const VTES_WORDS: { readonly [Each in PageLanguage]: VtesWords } = { en, pt, es, it, fr };
