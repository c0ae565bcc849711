/** French: qualities of nouns, and forms of noun phrases. */
import { fr as french } from '@praxis/kit/language/fr.ts';
import { type Forms, type NounPhrase, nounsOf } from '@praxis/kit/language/grammar.ts';
import type { Quality } from './phrases.ts';
import { cardOfIn, possession, quality, thingIn, type VerbForms } from './qualities.ts';

export const { masculine, feminine } = nounsOf(french);

/** The card calls itself "ce vampire"; the chosen vampire is distinguished from it as "ce vampire-là". */
const AMBIGUOUS = /^(?:vampire|serviteur|allié|Imprégné|carte)s?$/;

function pointedAt(phrase: NounPhrase): NounPhrase {
  const { article, text, quantity } = phrase;
  return article === 'that' && !quantity && AMBIGUOUS.test(text) ? { ...phrase, text: `${text}-là` } : phrase;
}

const form = (name: string) => (phrase: NounPhrase) => french.forms[name]?.(pointedAt(phrase)) ?? '';

export const forms: Forms = { ...french.forms, plain: form('plain'), of: form('of'), to: form('to') };

const BE: VerbForms = {
  is: 'est|sont',
  isNot: 'n’est pas|ne sont pas',
  thatIs: 'qui est|qui sont',
  thatIsNot: 'qui n’est pas|qui ne sont pas',
};

/** "incliné", in its four forms. */
export const inflected = (stem: string): string => `${stem}{it^|e|s|es}`;

/** Right behind the noun, for a quality: "un vampire titré". */
export const being = (yes: string, no = `non ${yes}`): Quality => quality(BE, 'beside', yes, { no });

/** Behind the noun, for a place: "un vampire en torpeur". */
export const located = (where: string): Quality => quality(BE, 'after', where);

/** Behind the noun, for its controller: "un vampire contrôlé par votre proie". */
export const controlled = (by: string): Quality => located(`${inflected('contrôlé')} ${by}`);

/** Behind the noun: "un vampire avec Auspex". */
export const having = possession({ is: 'a|ont', isNot: 'n’a pas|n’ont pas' }, ['avec', 'sans']);

/** Right behind the noun, for an affiliation: "un vampire de la Main Noire". */
export const belonging = (to: string): Quality => being(to, `non {it~membre|membres} ${to}`);

/** "qui est une arme" */
export const thing = thingIn(french, BE);

/** "une carte de frénésie" */
export const cardOf = cardOfIn(feminine('carte'), 'de', (of) => quality(BE, 'beside', of));
