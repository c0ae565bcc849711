/** What is said of decks, in every language. */
import type { LineProblem } from '../decks/exchange.ts';
import type { DeckProblem } from '../rules/deck.ts';

export interface DeckWords {
  readonly problems: {
    readonly [Kind in DeckProblem['say']]: (problem: Extract<DeckProblem, { say: Kind }>) => string;
  };
  readonly lines: { readonly [Kind in LineProblem['say']]: (text: string) => string };
  readonly perhaps: (names: string) => string;
  /** Of a card that lists know. */
  readonly unplayable: (card: string) => string;
}

const en: DeckWords = {
  problems: {
    'too small': ({ size, least }) => `the deck has ${size} cards; at least ${least} are needed`,
    'no lands': () => 'the deck has no lands',
    'no creatures': () => 'the deck has no creatures',
    'unknown card': ({ card }) => `${card} is not known here`,
    'too many copies': ({ card, count, most }) => `${card} is there ${count} times; at most ${most} are allowed`,
  },
  lines: {
    'not understood': (text) => `"${text}" is neither a card nor the head of a section`,
    'unknown card': (text) => `there is no card "${text}"`,
    'wrong count': (text) => `"${text}" has no possible number of copies`,
    'no deck': () => 'there is no deck here; expected lines such as "4 Runeclaw Bear"',
    'too long': () => 'this is too long for a deck',
    'wrong XML': () => 'this is no .dek file: the element Deck is missing or not closed',
  },
  perhaps: (names) => `perhaps: ${names}`,
  unplayable: (card) => `${card} is known, but not yet playable here`,
};

const pt: DeckWords = {
  problems: {
    'too small': ({ size, least }) => `o deck tem ${size} cards; são necessários pelo menos ${least}`,
    'no lands': () => 'o deck não tem terrenos',
    'no creatures': () => 'o deck não tem criaturas',
    'unknown card': ({ card }) => `o card ${card} não é conhecido aqui`,
    'too many copies': ({ card, count, most }) => `${card} aparece ${count} vezes; são permitidas no máximo ${most}`,
  },
  lines: {
    'not understood': (text) => `"${text}" não é nem um card nem o título de uma seção`,
    'unknown card': (text) => `não há nenhum card "${text}"`,
    'wrong count': (text) => `"${text}" não tem um número de cópias possível`,
    'no deck': () => 'não há deck aqui; esperam-se linhas como "4 Runeclaw Bear"',
    'too long': () => 'isto é longo demais para um deck',
    'wrong XML': () => 'isto não é um arquivo .dek: falta o elemento Deck ou ele não está fechado',
  },
  perhaps: (names) => `talvez: ${names}`,
  unplayable: (card) => `o card ${card} é conhecido, mas ainda não pode ser jogado aqui`,
};

const es: DeckWords = {
  problems: {
    'too small': ({ size, least }) => `el mazo tiene ${size} cartas; se necesitan al menos ${least}`,
    'no lands': () => 'el mazo no tiene tierras',
    'no creatures': () => 'el mazo no tiene criaturas',
    'unknown card': ({ card }) => `la carta ${card} no se conoce aquí`,
    'too many copies': ({ card, count, most }) => `${card} aparece ${count} veces; se permiten ${most} como máximo`,
  },
  lines: {
    'not understood': (text) => `"${text}" no es ni una carta ni el título de una sección`,
    'unknown card': (text) => `no hay ninguna carta "${text}"`,
    'wrong count': (text) => `"${text}" no tiene un número de copias posible`,
    'no deck': () => 'aquí no hay ningún mazo; se esperan líneas como "4 Runeclaw Bear"',
    'too long': () => 'esto es demasiado largo para un mazo',
    'wrong XML': () => 'esto no es un archivo .dek: falta el elemento Deck o no está cerrado',
  },
  perhaps: (names) => `quizá: ${names}`,
  unplayable: (card) => `${card} es conocida, pero aún no se puede jugar aquí`,
};

const it: DeckWords = {
  problems: {
    'too small': ({ size, least }) => `il mazzo ha ${size} carte; ne servono almeno ${least}`,
    'no lands': () => 'il mazzo non ha terre',
    'no creatures': () => 'il mazzo non ha creature',
    'unknown card': ({ card }) => `la carta ${card} non è conosciuta qui`,
    'too many copies': ({ card, count, most }) => `${card} compare ${count} volte; ne sono ammesse al massimo ${most}`,
  },
  lines: {
    'not understood': (text) => `"${text}" non è né una carta né il titolo di una sezione`,
    'unknown card': (text) => `non esiste una carta "${text}"`,
    'wrong count': (text) => `"${text}" non ha un numero di copie possibile`,
    'no deck': () => 'qui non c’è un mazzo; ci si aspettano righe come "4 Runeclaw Bear"',
    'too long': () => 'è troppo lungo per un mazzo',
    'wrong XML': () => 'non è un file .dek: l’elemento Deck manca o non è chiuso',
  },
  perhaps: (names) => `forse: ${names}`,
  unplayable: (card) => `${card} è nota, ma qui non è ancora giocabile`,
};

const fr: DeckWords = {
  problems: {
    'too small': ({ size, least }) => `le deck a ${size} cartes ; il en faut au moins ${least}`,
    'no lands': () => 'le deck n’a pas de terrains',
    'no creatures': () => 'le deck n’a pas de créatures',
    'unknown card': ({ card }) => `la carte ${card} n’est pas connue ici`,
    'too many copies': ({ card, count, most }) => `${card} y figure ${count} fois ; ${most} au plus sont permis`,
  },
  lines: {
    'not understood': (text) => `« ${text} » n’est ni une carte ni le titre d’une section`,
    'unknown card': (text) => `il n’y a pas de carte « ${text} »`,
    'wrong count': (text) => `« ${text} » n’a pas un nombre d’exemplaires possible`,
    'no deck': () => 'il n’y a pas de deck ici ; on attend des lignes comme « 4 Runeclaw Bear »',
    'too long': () => 'c’est trop long pour un deck',
    'wrong XML': () => 'ce n’est pas un fichier .dek : l’élément Deck manque ou n’est pas fermé',
  },
  perhaps: (names) => `peut-être : ${names}`,
  unplayable: (card) => `${card} est connue, mais pas encore jouable ici`,
};

const WORDS: Readonly<Record<string, DeckWords>> = { en, pt, es, it, fr };

export function problemText(problem: DeckProblem, language = 'en'): string {
  const words = WORDS[language] ?? en;
  return (words.problems[problem.say] as (problem: DeckProblem) => string)(problem);
}

export function unplayableText(card: string, language = 'en'): string {
  return (WORDS[language] ?? en).unplayable(card);
}

export function lineText({ say, text, nearest }: LineProblem, language = 'en'): string {
  const words = WORDS[language] ?? en;
  const said = words.lines[say](text);
  return nearest.length === 0 ? said : `${said}; ${words.perhaps(nearest.join(', '))}`;
}
