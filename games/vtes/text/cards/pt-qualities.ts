/** Brazilian Portuguese: qualities of nouns, and forms of noun phrases. */
import { agree, type Forms, nounsOf } from '@praxis/kit/language/grammar.ts';
import { pt as portuguese } from '@praxis/kit/language/pt.ts';
import type { Quality } from './phrases.ts';
import { cardOfIn, possession, quality, thingIn, type VerbForms } from './qualities.ts';

export const { masculine, feminine } = nounsOf(portuguese);

/** "ao seu predador": the possessive has its article behind "a". */
export const forms: Forms = {
  ...portuguese.forms,
  to: (phrase) => {
    const { article, text } = phrase;
    const yours = { ...phrase, article: 'the', text: `${agree('seu|sua|seus|suas', phrase)} ${text}` } as const;
    return portuguese.forms.to?.(article === 'your' ? yours : phrase) ?? '';
  },
};

const BE: VerbForms = {
  is: 'for|forem',
  isNot: 'não for|não forem',
  thatIs: 'que seja|que sejam',
  thatIsNot: 'que não seja|que não sejam',
};
const STAY: VerbForms = {
  is: 'estiver|estiverem',
  isNot: 'não estiver|não estiverem',
  thatIs: 'que esteja|que estejam',
  thatIsNot: 'que não esteja|que não estejam',
};

/** "pronto", in its four forms: "pront" with o, a, os, as. */
export const inflected = (stem: string): string => `${stem}{it^o|a|os|as}`;

/** Right behind the noun, for a quality: "um vampiro mais jovem", "um vampiro pronto que não seja Toreador". */
export const being = (yes: string): Quality => quality(BE, 'beside', yes, { noAt: 'last' });

/**
 * Right behind the noun, for a state: "um vampiro pronto". `opposite`: the word for the other state, if there is one.
 */
export const state = (yes: string, opposite?: string): Quality =>
  quality(STAY, 'beside', yes, { opposite, no: opposite ?? `não ${yes}` });

/** Behind the noun, for a place: "um vampiro em torpor", "um vampiro de sua pilha de cinzas". */
export const located = (where: string, from = where): Quality => ({ ...quality(STAY, 'after', where), yes: from });

/** Behind the noun, for its controller: "um vampiro controlado por sua presa". */
export function controlled(by: string): Quality {
  const yes = `${inflected('controlad')} ${by}`;
  return quality(BE, 'after', yes, { no: `não ${yes}` });
}

/** Behind the noun: "um vampiro com Auspícios". */
export const having = possession({ is: 'tiver|tiverem', isNot: 'não tiver|não tiverem' }, ['com', 'sem']);

/** Behind the noun, for an affiliation: "um vampiro pronto da Camarilla". */
export const belonging = (to: string, no?: string): Quality => quality(BE, 'after', to, { noAt: 'last', no });

/** "que seja uma arma" */
export const thing = thingIn(portuguese, BE);

/** "uma carta de frenesi" */
export const cardOf = cardOfIn(feminine('carta'), 'de', belonging);
