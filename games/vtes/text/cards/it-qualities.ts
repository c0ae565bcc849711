/** Italian: qualities of nouns, and forms of noun phrases. */
import { type Forms, type Noun, type NounPhrase, nounsOf } from '@praxis/kit/language/grammar.ts';
import { it as italian } from '@praxis/kit/language/it.ts';
import type { Quality, TraitPhrase } from './phrases.ts';
import { cardOfIn, possession, quality, thingIn, type VerbForms } from './qualities.ts';

/** "vampiro, vampiri", "carta, carte"; other plurals are given. */
export const { masculine, feminine } = nounsOf(italian);

/** A card is called a card before its English name: "una carta Blood Doll". */
function called(phrase: NounPhrase): NounPhrase {
  const { text, gender, article, ordinal } = phrase;
  const isDefinite = article === 'the' || article === 'your' || ordinal !== undefined;
  return gender === 'f' && !isDefinite && /^[\p{Lu}\p{N}.]/u.test(text) ? { ...phrase, text: `carta ${text}` } : phrase;
}

const form = (name: string) => (phrase: NounPhrase) => italian.forms[name]?.(called(phrase)) ?? '';
const to = form('to');
const on = form('on');

export const forms: Forms = {
  ...italian.forms,
  plain: form('plain'),
  none: form('none'),
  of: form('of'),
  from: form('from'),
  to,
  on,
  /** The destination of counters: they lie on cards, but are added to resources. */
  onto: (phrase) => (phrase.text.endsWith('risorse') ? to : on)(phrase),
};

const BE: VerbForms = {
  is: 'è|sono',
  isNot: 'non è|non sono',
  thatIs: 'che sia|che siano',
  thatIsNot: 'che non sia|che non siano',
};

/** "attivo", in its four forms: "attiv" with o, a, i, e. */
export const inflected = (stem: string): string => `${stem}{it^o|a|i|e}`;

/** Right behind the noun: "un vampiro attivo". `opposite`: the word for the other state, if there is one. */
export const being = (yes: string, opposite?: string): Quality =>
  quality(BE, 'beside', yes, { opposite, no: opposite ?? `non ${yes}` });

/** Behind the noun: "un vampiro in torpore", "un vampiro della Camarilla". */
export const located = (where: string): Quality => quality(BE, 'after', where);

/** Behind the noun, for its controller: "un vampiro controllato dalla tua preda". */
export const controlled = (by: string): Quality => located(`${inflected('controllat')} ${by}`);

/** Behind the noun: "un vampiro con Auspex". */
export const having = possession({ is: 'ha|hanno', isNot: 'non ha|non hanno' }, ['con', 'senza']);

/** Behind the noun, with a verb of its own: "un vampiro che abbia sangue". */
export function doing(subjunctive: string, indicative: string): Quality {
  return {
    at: 'after',
    yes: `che ${subjunctive}`,
    no: `che non ${subjunctive}`,
    is: indicative,
    isNot: `non ${indicative}`,
  };
}

/** "che sia un’arma" */
export const thing = thingIn(italian, BE);

/** A noun beside the noun: "un alleato mortale". */
export const apposed = (named: Noun): TraitPhrase => ({
  header: named.one,
  noun: named,
  quality: being(`{it~${named.one}|${named.many}}`),
});

/** "una carta di frenesia" */
export const cardOf = cardOfIn(feminine('carta'), 'di', (of) => quality(BE, 'beside', of));
