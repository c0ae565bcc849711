/** Spanish: how nouns get their articles and qualities. */
import type { Article, Gender, Noun, NounPhrase, Phrases, Quality, TraitPhrase } from './phrases.ts';

const ORDINALS: Readonly<Record<Gender, readonly string[]>> = {
  m: ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'],
  f: ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'],
};

/** By gender and number: masculine, feminine, and both in the plural. */
const ARTICLES: Readonly<Record<Exclude<Article, 'bare'>, readonly [string, string, string, string]>> = {
  a: ['un', 'una', 'unos', 'unas'],
  any: ['cualquier', 'cualquier', 'cualesquiera', 'cualesquiera'],
  the: ['el', 'la', 'los', 'las'],
  this: ['este', 'esta', 'estos', 'estas'],
  that: ['ese', 'esa', 'esos', 'esas'],
  another: ['otro', 'otra', 'otros', 'otras'],
  each: ['cada', 'cada', 'cada', 'cada'],
  'each other': ['cada otro', 'cada otra', 'los demás', 'las demás'],
  your: ['tu', 'tu', 'tus', 'tus'],
};

/** Feminine words that begin with a stressed a: "el arma", "un arma", but "esta arma". */
const STRESSED_A = /^(?:arma|arca|alma)\b/;

/** Whoever acts and is acted upon takes an "a" as an object: "gira a un siervo", but "gira una carta". */
const SOMEBODY =
  /^(?:vampiro|siervo|aliado|criado|monstruo|imbuido|Matusalén|portador|empleador|controlador|presa|depredador|primogénito|príncipe|justicar|miembro|obispo|arzobispo|priscus|cardenal|regente|magaji|kholo|barón|mortal|mago|animal|ghoul|esclavo|uno de)/;

export const masculine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
export const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });

/** The phrase with its article: "un vampiro", "hasta 2 vampiros". The reader needs no word of their own: the verb says it. */
function plain({ text, article, gender, number, quantity, ordinal, person }: NounPhrase): string {
  if (person === 'you') return '';
  if (quantity) return `${amountOf(quantity)} ${text}`;
  if (ordinal !== undefined) return `${gender === 'm' ? 'el' : 'la'} ${ORDINALS[gender][ordinal - 1]} ${text}`;
  if (article === 'bare') return text;
  const like = STRESSED_A.test(text) && number === 'one' && (article === 'a' || article === 'the') ? 'm' : gender;
  return `${ARTICLES[article][(like === 'm' ? 0 : 1) + (number === 'many' ? 2 : 0)]} ${text}`;
}

function amountOf({ min, max }: NonNullable<NounPhrase['quantity']>): string {
  if (min === 0) return `hasta ${max}`;
  return min < max ? `de ${min} a ${max}` : `${max}`;
}

function behindPreposition(preposition: 'a' | 'de', phrase: NounPhrase): string {
  if (phrase.person === 'you') return `${preposition} ti`;
  const said = plain(phrase);
  return said.startsWith('el ') ? `${preposition}l ${said.slice(3)}` : `${preposition} ${said}`;
}

/** As an object: "a un vampiro", "una carta", "hasta 2 vampiros". */
function object(phrase: NounPhrase): string {
  return phrase.person === 'you' || (SOMEBODY.test(phrase.text) && !phrase.quantity)
    ? behindPreposition('a', phrase)
    : plain(phrase);
}

export const forms: Phrases['forms'] = {
  plain,
  a: object,
  to: (phrase) => behindPreposition('a', phrase),
  of: (phrase) => behindPreposition('de', phrase),
  the: (phrase) => plain({ ...phrase, article: 'the' }),
  bare: ({ text }) => text,
  one: (phrase) => plain({ ...phrase, article: 'a' }),
  none: (phrase) => `${phrase.gender === 'm' || STRESSED_A.test(phrase.text) ? 'ningún' : 'ninguna'} ${phrase.text}`,
};

/** Beside the noun, and in its gender and number: "un vampiro girado". `opposite`: the word for the other state, if there is one. */
export function adjective(yes: string, opposite?: string): Quality {
  const is = '{it~está|están}';
  return {
    at: 'beside',
    yes,
    no: opposite ?? `no ${yes}`,
    is: `${is} ${yes}`,
    isNot: opposite === undefined ? `no ${is} ${yes}` : `${is} ${opposite}`,
  };
}

/** The four forms of an adjective that ends in -o. */
export function inflected(stem: string): string {
  return `{it^${stem}o|${stem}a|${stem}os|${stem}as}`;
}

/** Beside the noun, what it is and always has been: "un vampiro Toreador", "un vampiro que no sea Toreador". */
export function kind(word: string): Quality {
  return {
    at: 'beside',
    noAt: 'after',
    yes: word,
    no: `que no {it~sea|sean} ${word}`,
    is: `{it~es|son} ${word}`,
    isNot: `no {it~es|son} ${word}`,
  };
}

/** Behind the noun: where it is. */
export function place(within: string, of = within): Quality {
  return {
    at: 'after',
    yes: of,
    no: `que no {it~esté|estén} ${within}`,
    is: `{it~está|están} ${within}`,
    isNot: `no {it~está|están} ${within}`,
  };
}

/** Behind the noun: who controls it. */
export function controlled(by: string): Quality {
  return {
    at: 'after',
    yes: `que controle ${by}`,
    no: `que no controle ${by}`,
    is: `{it~está|están} bajo el control de ${by}`,
    isNot: `no {it~está|están} bajo el control de ${by}`,
  };
}

/** Behind the noun, with "tiene": "un vampiro con Áuspex". */
export function having(what: string, without = what): Quality {
  return {
    at: 'after',
    yes: `con ${what}`,
    no: `sin ${without}`,
    is: `{it~tiene|tienen} ${what}`,
    isNot: `no {it~tiene|tienen} ${without}`,
  };
}

/** A trait that says what a card is: "que sea un arma". */
export function being(named: Noun, header = named.one): TraitPhrase {
  const one = `${named.gender === 'm' || STRESSED_A.test(named.one) ? 'un' : 'una'} ${named.one}`;
  return {
    header,
    noun: named,
    quality: { at: 'after', yes: `que sea ${one}`, no: `que no sea ${one}`, is: `es ${one}`, isNot: `no es ${one}` },
  };
}

/** A trait that a minion has, as an apposition: "un aliado ghoul". */
export function apposed(named: Noun): TraitPhrase {
  return { header: named.one, noun: named, quality: kind(`{it~${named.one}|${named.many}}`) };
}

/** A trait of cards: "una carta de frenesí". */
export function ofCards(word: string): TraitPhrase {
  return {
    header: word,
    noun: feminine(`carta de ${word}`, `cartas de ${word}`),
    quality: {
      at: 'beside',
      noAt: 'after',
      yes: `de ${word}`,
      no: `que no {it~sea|sean} de ${word}`,
      is: `{it~es|son} de ${word}`,
      isNot: `no {it~es|son} de ${word}`,
    },
  };
}

/** A trait that is an adjective. */
export function quality(header: string, said: Quality, named: Noun): TraitPhrase {
  return { header, noun: named, quality: said };
}
