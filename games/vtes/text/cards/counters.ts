/** Counters with names of their own, in the five languages side by side. */
import type { Noun } from '@praxis/kit/language/grammar.ts';
import type { Counter } from '../../cards/language/terms.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';

/** The name of a counter, behind the word for it, or in English before it. */
const NAMES: Readonly<Record<Counter, Readonly<Record<Languages, string>>>> = {
  nightmare: { en: 'nightmare', pt: 'de pesadelo', es: 'de pesadilla', it: 'incubo', fr: 'de cauchemar' },
  hostage: { en: 'hostage', pt: 'de refém', es: 'de rehén', it: 'ostaggio', fr: 'd’otage' },
  graft: { en: 'graft', pt: 'de enxerto', es: 'de injerto', it: 'innesto', fr: 'de greffe' },
  vandal: { en: 'vandal', pt: 'de vandalismo', es: 'de vandalismo', it: 'vandalismo', fr: 'de vandalisme' },
  research: { en: 'research', pt: 'de pesquisa', es: 'de investigación', it: 'ricerca', fr: 'de recherche' },
  corruption: { en: 'corruption', pt: 'de corrupção', es: 'de corrupción', it: 'corruzione', fr: 'de corruption' },
};

const COUNTER: Readonly<Record<Languages, Noun>> = {
  en: { one: 'counter', many: 'counters', gender: 'm' },
  pt: { one: 'contador', many: 'contadores', gender: 'm' },
  es: { one: 'ficha', many: 'fichas', gender: 'f' },
  it: { one: 'segnalino', many: 'segnalini', gender: 'm' },
  fr: { one: 'compteur', many: 'compteurs', gender: 'm' },
};

/** "corruption counter" */
export function counterNoun(language: Languages, kind: Counter): Noun {
  const { one, many, gender } = COUNTER[language];
  const name = NAMES[kind][language];
  return language === 'en'
    ? { one: `${name} ${one}`, many: `${name} ${many}`, gender }
    : { one: `${one} ${name}`, many: `${many} ${name}`, gender };
}

/** So many counters: slots `amount`, `counters`, and `counted`: they in the number of the amount. `yours`: each player has his own. */
export interface CounterPhrases {
  readonly nouns: Readonly<Record<Counter, Noun>>;
  readonly some: string;
  readonly all: string;
  readonly yours: string;
  readonly allYours: string;
  /** At least so many on a card. */
  readonly least: string;
  readonly yoursLeast: string;
  readonly enough: string;
  readonly yoursEnough: string;
  readonly moreThanBlood: string;
  /** Behind a sentence that says 1, and by itself: slots `counter`, `counters`, `card`. */
  readonly each: string;
  /** The same of the card that the sentence is about. */
  readonly eachOwn: string;
  readonly number: string;
}

const PHRASES: Readonly<Record<Languages, Omit<CounterPhrases, 'nouns'>>> = {
  en: {
    some: '{amount} {counted}',
    all: 'all {counters}',
    yours: '{amount} {counted} of yours',
    allYours: 'all {counters} of yours',
    least: 'at least {amount} {counted}',
    yoursLeast: 'at least {amount} {counted} of yours',
    enough: 'at least as many {counters} as its capacity or cost',
    yoursEnough: 'at least as many of your {counters} as its capacity or cost',
    moreThanBlood: 'more {counters} than blood',
    each: 'for every {counter} on {card}',
    eachOwn: 'for every {counter} that it has',
    number: 'the number of {counters} on {card}',
  },
  pt: {
    some: '{amount} {counted}',
    all: 'todos os {counters}',
    yours: '{amount} de seus {counters}',
    allYours: 'todos os seus {counters}',
    least: '{amount} ou mais {counters}',
    yoursLeast: '{amount} ou mais de seus {counters}',
    enough: 'ao menos tantos {counters} quanto sua capacidade ou seu custo',
    yoursEnough: 'ao menos tantos de seus {counters} quanto a capacidade ou o custo dele',
    moreThanBlood: 'mais {counters} que sangue',
    each: 'para cada {counter} {card:in}',
    eachOwn: 'para cada {counter} que tiver',
    number: 'o número de {counters} {card:in}',
  },
  es: {
    some: '{amount} {counted}',
    all: 'todas las {counters}',
    yours: '{amount} de tus {counters}',
    allYours: 'todas tus {counters}',
    least: '{amount} o más {counters}',
    yoursLeast: '{amount} o más de tus {counters}',
    enough: 'al menos tantas {counters} como su capacidad o su costo',
    yoursEnough: 'al menos tantas de tus {counters} como su capacidad o su costo',
    moreThanBlood: 'más {counters} que sangre',
    each: 'por cada {counter} que haya sobre {card}',
    eachOwn: 'por cada {counter} que tenga',
    number: 'el número de {counters} que haya sobre {card}',
  },
  it: {
    some: '{amount} {counted}',
    all: 'tutti i {counters}',
    yours: '{amount} dei tuoi {counters}',
    allYours: 'tutti i tuoi {counters}',
    least: '{amount} o più {counters}',
    yoursLeast: '{amount} o più dei tuoi {counters}',
    enough: 'almeno tanti {counters} quanti la sua capacità o il suo costo',
    yoursEnough: 'almeno tanti dei tuoi {counters} quanti la sua capacità o il suo costo',
    moreThanBlood: 'più {counters} che sangue',
    each: 'per ogni {counter} {card:on}',
    eachOwn: 'per ogni {counter} che ha',
    number: 'il numero di {counters} {card:on}',
  },
  fr: {
    some: '{amount} {counted}',
    all: 'tous les {counters}',
    yours: '{amount} de vos {counters}',
    allYours: 'tous vos {counters}',
    least: '{amount} {counted} ou plus',
    yoursLeast: '{amount} de vos {counters} ou plus',
    enough: 'au moins autant de {counters} que sa capacité ou son coût',
    yoursEnough: 'au moins autant de vos {counters} que sa capacité ou son coût',
    moreThanBlood: 'plus de {counters} que de sang',
    each: 'pour chaque {counter} sur {card}',
    eachOwn: 'pour chaque {counter} qu’il a',
    number: 'le nombre de {counters} sur {card}',
  },
};

export function countersIn(language: Languages): CounterPhrases {
  const kinds = Object.keys(NAMES) as Counter[];
  const nouns = Object.fromEntries(kinds.map((kind) => [kind, counterNoun(language, kind)])) as Record<Counter, Noun>;
  return { nouns, ...PHRASES[language] };
}
