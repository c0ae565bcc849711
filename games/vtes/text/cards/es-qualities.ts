/** Spanish: qualities of nouns, and forms of noun phrases. */
import { es as spanish } from '@praxis/kit/language/es.ts';
import { type Forms, type Noun, type NounPhrase, nounsOf } from '@praxis/kit/language/grammar.ts';
import type { Quality, TraitPhrase } from './phrases.ts';
import { cardOfIn, possession, quality, thingIn, type VerbForms } from './qualities.ts';

export const { masculine, feminine } = nounsOf(spanish);

/** Persons take an "a" as an object: "gira a un siervo", but "gira una carta". */
const SOMEBODY =
  /^(?:vampiro|siervo|aliado|criado|monstruo|imbuido|Matusalén|portador|empleador|controlador|presa|depredador|primogénito|príncipe|justicar|miembro|obispo|arzobispo|priscus|cardenal|regente|magaji|kholo|barón|mortal|mago|animal|ghoul|esclavo|uno de)/;

/** As an object: "a un vampiro", "una carta", "hasta 2 vampiros". */
function object(phrase: NounPhrase): string {
  const isSomebody = phrase.person === 'you' || (SOMEBODY.test(phrase.text) && !phrase.quantity);
  return (isSomebody ? spanish.forms.to : spanish.forms.plain)?.(phrase) ?? '';
}

export const forms: Forms = { ...spanish.forms, a: object };

const BE: VerbForms = {
  is: 'es|son',
  isNot: 'no es|no son',
  thatIs: 'que sea|que sean',
  thatIsNot: 'que no sea|que no sean',
};
const STAY: VerbForms = {
  is: 'está|están',
  isNot: 'no está|no están',
  thatIs: 'que esté|que estén',
  thatIsNot: 'que no esté|que no estén',
};

/** The four forms of an adjective that ends in -o. */
export const inflected = (stem: string): string => `{it^${stem}o|${stem}a|${stem}os|${stem}as}`;

/** Beside the noun, of the state it is in: "un vampiro girado". `opposite`: the word for the other state, if there is one. */
export const state = (yes: string, opposite?: string): Quality =>
  quality(STAY, 'beside', yes, { opposite, no: opposite ?? `no ${yes}` });

/** Beside the noun, for a permanent quality: "un vampiro Toreador", "un vampiro que no sea Toreador". */
export const being = (word: string): Quality => quality(BE, 'beside', word, { noAt: 'after' });

/** Behind the noun: its place. */
export const located = (within: string, of = within): Quality => ({ ...quality(STAY, 'after', within), yes: of });

/** Behind the noun: its controller. */
export const controlled = (by: string): Quality => ({
  ...quality(STAY, 'after', `bajo el control de ${by}`),
  yes: `que controle ${by}`,
  no: `que no controle ${by}`,
});

/** Behind the noun, with "tiene": "un vampiro con Áuspex". */
export const having = possession({ is: 'tiene|tienen', isNot: 'no tiene|no tienen' }, ['con', 'sin']);

/** "que sea un arma" */
export const thing = thingIn(spanish, BE);

/** A trait that a minion has, as an apposition: "un aliado ghoul". */
export const apposed = (named: Noun): TraitPhrase => ({
  header: named.one,
  noun: named,
  quality: being(`{it~${named.one}|${named.many}}`),
});

/** "una carta de frenesí" */
export const cardOf = cardOfIn(feminine('carta'), 'de', being);
