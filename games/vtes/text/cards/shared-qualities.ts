/** What can be said of a card, in the five languages side by side, as in `statements.ts`. */
import type { QualityName } from './phrase-kinds.ts';
import type { Quality } from './qualities.ts';

type Languages = 'en' | 'pt' | 'es' | 'it' | 'fr';
type InEach = Readonly<Record<Languages, Quality>>;

const QUALITIES = {
  unique: {
    en: {
      at: 'before',
      yes: 'unique',
      no: 'non-unique',
      is: '{it~is|are} unique',
      isNot: '{it~is|are} not unique',
    },
    pt: {
      at: 'beside',
      yes: '{it^único|única|únicos|únicas}',
      no: 'não {it^único|única|únicos|únicas}',
      is: '{it~for|forem} {it^único|única|únicos|únicas}',
      isNot: 'não {it~for|forem} {it^único|única|únicos|únicas}',
    },
    es: {
      at: 'beside',
      yes: '{it^único|única|únicos|únicas}',
      no: 'no {it^único|única|únicos|únicas}',
      is: '{it~es|son} {it^único|única|únicos|únicas}',
      isNot: 'no {it~es|son} {it^único|única|únicos|únicas}',
    },
    it: {
      at: 'beside',
      yes: '{it^unico|unica|unici|uniche}',
      no: 'non {it^unico|unica|unici|uniche}',
      is: '{it~è|sono} {it^unico|unica|unici|uniche}',
      isNot: 'non {it~è|sono} {it^unico|unica|unici|uniche}',
    },
    fr: {
      at: 'beside',
      yes: '{it~unique|uniques}',
      no: 'non {it~unique|uniques}',
      is: '{it~est|sont} {it~unique|uniques}',
      isNot: '{it~n’est|ne sont} pas {it~unique|uniques}',
    },
  },
  belowStart: {
    en: {
      at: 'after',
      yes: 'with less life than {it~it|they} started with',
      no: 'with at least the life {it~it|they} started with',
      is: '{it~has|have} less life than {it~it|they} started with',
      isNot: '{it~has|have} at least the life {it~it|they} started with',
    },
    pt: {
      at: 'after',
      yes: 'com menos vida do que tinha no início',
      no: 'com pelo menos a vida que tinha no início',
      is: '{it~tiver|tiverem} menos vida do que no início',
      isNot: '{it~tiver|tiverem} pelo menos a vida do início',
    },
    es: {
      at: 'after',
      yes: 'con menos vida que al principio',
      no: 'con al menos la vida que tenía al principio',
      is: '{it~tiene|tienen} menos vida que al principio',
      isNot: '{it~tiene|tienen} al menos la vida del principio',
    },
    it: {
      at: 'after',
      yes: 'con meno vita che all’inizio',
      no: 'con almeno la vita dell’inizio',
      is: '{it~ha|hanno} meno vita che all’inizio',
      isNot: '{it~ha|hanno} almeno la vita dell’inizio',
    },
    fr: {
      at: 'after',
      yes: 'avec moins de points de vie qu’au départ',
      no: 'avec au moins les points de vie du départ',
      is: '{it~a|ont} moins de points de vie qu’au départ',
      isNot: '{it~a|ont} au moins les points de vie du départ',
    },
  },
} as const satisfies Partial<Record<QualityName, InEach>>;

export function qualitiesIn(language: Languages): Readonly<Record<keyof typeof QUALITIES, Quality>> {
  const names = Object.keys(QUALITIES) as (keyof typeof QUALITIES)[];
  return Object.fromEntries(names.map((name) => [name, QUALITIES[name][language]])) as Record<
    keyof typeof QUALITIES,
    Quality
  >;
}
