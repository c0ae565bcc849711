/** Brazilian Portuguese: how nouns get their articles and qualities. */
import type { Noun, NounPhrase, Quality, TraitPhrase } from './phrases.ts';

export const masculine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
export const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint'];

/** The words before the noun that agree with it: masculine and feminine, singular and plural. */
const ARTICLES = {
  a: ['um', 'uma', '', ''],
  any: ['qualquer', 'qualquer', 'quaisquer', 'quaisquer'],
  the: ['o', 'a', 'os', 'as'],
  this: ['este', 'esta', 'estes', 'estas'],
  that: ['aquele', 'aquela', 'aqueles', 'aquelas'],
  another: ['outro', 'outra', 'outros', 'outras'],
  each: ['cada', 'cada', 'cada', 'cada'],
  'each other': ['cada outro', 'cada outra', 'cada um dos outros', 'cada uma das outras'],
  your: ['seu', 'sua', 'seus', 'suas'],
  bare: ['', '', '', ''],
} as const;

/** The phrase with its article: "um vampiro", "até 2 vampiros". */
function plain(phrase: NounPhrase): string {
  const { text, article, gender, number, quantity, ordinal } = phrase;
  if (quantity)
    return `${quantity.min === 0 ? 'até ' : quantity.min < quantity.max ? `de ${quantity.min} a ` : ''}${quantity.max} ${text}`;
  if (ordinal !== undefined)
    return gender === 'm' ? `o ${ORDINALS[ordinal - 1]}o ${text}` : `a ${ORDINALS[ordinal - 1]}a ${text}`;
  const at = (gender === 'm' ? 0 : 1) + (number === 'many' ? 2 : 0);
  return [ARTICLES[article][at], text].filter(Boolean).join(' ');
}

/** A preposition melts into an article or a demonstrative: "do vampiro", "neste vampiro", "àquela carta". */
function contracted(preposition: string, melted: Readonly<Record<string, string>>) {
  return (phrase: NounPhrase): string => {
    const said = plain(phrase);
    const [first = '', ...rest] = said.split(' ');
    const melts =
      phrase.ordinal !== undefined ||
      phrase.article === 'the' ||
      phrase.article === 'this' ||
      phrase.article === 'that' ||
      phrase.article === 'your';
    const word = melts && !phrase.quantity ? melted[first] : undefined;
    return word === undefined ? `${preposition} ${said}` : [word, ...rest].join(' ');
  };
}

function withStem(stem: string): Readonly<Record<string, string>> {
  const words = [...ARTICLES.the, ...ARTICLES.this, ...ARTICLES.that];
  return Object.fromEntries(words.map((word) => [word, `${stem}${word}`]));
}

export const forms = {
  plain,
  /** Without its article: "torna-se cardeal". */
  bare: ({ text }: NounPhrase): string => text,
  of: contracted('de', withStem('d')),
  in: contracted('em', withStem('n')),
  to: contracted('a', {
    o: 'ao',
    a: 'à',
    os: 'aos',
    as: 'às',
    aquele: 'àquele',
    aquela: 'àquela',
    aqueles: 'àqueles',
    aquelas: 'àquelas',
    seu: 'ao seu',
    sua: 'à sua',
  }),
};

/** "pronto", in its four forms: "pront" with o, a, os, as. */
export function inflected(stem: string): string {
  return `${stem}{it^o|a|os|as}`;
}

/** Right behind the noun, of what somebody is: "um vampiro mais jovem", "um vampiro pronto que não seja Toreador". */
export function being(yes: string): Quality {
  return {
    at: 'beside',
    noAt: 'last',
    yes,
    no: `que não {it~seja|sejam} ${yes}`,
    is: `{it~for|forem} ${yes}`,
    isNot: `não {it~for|forem} ${yes}`,
  };
}

/** Right behind the noun, of the state somebody is in: "um vampiro pronto". `opposite`: the word for the other state, if there is one. */
export function state(yes: string, opposite?: string): Quality {
  return {
    at: 'beside',
    yes,
    no: opposite ?? `não ${yes}`,
    is: `{it~estiver|estiverem} ${yes}`,
    isNot: opposite === undefined ? `não {it~estiver|estiverem} ${yes}` : `{it~estiver|estiverem} ${opposite}`,
  };
}

/** Behind the noun, of where somebody is: "um vampiro em torpor", "um vampiro de sua pilha de cinzas". */
export function located(where: string, from = where): Quality {
  return {
    at: 'after',
    yes: from,
    no: `que não {it~esteja|estejam} ${where}`,
    is: `{it~estiver|estiverem} ${where}`,
    isNot: `não {it~estiver|estiverem} ${where}`,
  };
}

/** Behind the noun, of who controls it: "um vampiro controlado por sua presa". */
export function controlled(by: string): Quality {
  const yes = `${inflected('controlad')} ${by}`;
  return { at: 'after', yes, no: `não ${yes}`, is: `{it~for|forem} ${yes}`, isNot: `não {it~for|forem} ${yes}` };
}

/** Behind the noun: "um vampiro com Auspícios". */
export function having(what: string, without = what): Quality {
  return {
    at: 'after',
    yes: `com ${what}`,
    no: `sem ${without}`,
    is: `{it~tiver|tiverem} ${what}`,
    isNot: `não {it~tiver|tiverem} ${without}`,
  };
}

/** Behind the noun, of what somebody belongs to: "um vampiro pronto da Camarilla". */
export function belonging(to: string, no = `que não {it~seja|sejam} ${to}`): Quality {
  return {
    at: 'after',
    noAt: 'last',
    yes: to,
    no,
    is: `{it~for|forem} ${to}`,
    isNot: `não {it~for|forem} ${to}`,
  };
}

/** A card that is a thing of its own: "que seja uma arma". */
export function thing(header: string, named: Noun): TraitPhrase {
  const kind = `${named.gender === 'm' ? 'um' : 'uma'} ${named.one}`;
  return {
    header,
    noun: named,
    quality: {
      at: 'after',
      yes: `que {it~seja ${kind}|sejam ${named.many}}`,
      no: `que não {it~seja ${kind}|sejam ${named.many}}`,
      is: `{it~for ${kind}|forem ${named.many}}`,
      isNot: `não {it~for ${kind}|forem ${named.many}}`,
    },
  };
}

/** A kind of card: "uma carta de frenesi". */
export function cardOf(what: string, header = what): TraitPhrase {
  return { header, noun: feminine(`carta de ${what}`, `cartas de ${what}`), quality: belonging(`de ${what}`) };
}

/** A card whose noun and quality are given. */
export function trait(header: string, named: Noun, quality: Quality): TraitPhrase {
  return { header, noun: named, quality };
}
