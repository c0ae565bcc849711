/** English: forms of noun phrases. */
import { en as english, possessive } from '@praxis/kit/language/en.ts';
import type { NounPhrase } from '@praxis/kit/language/grammar.ts';
import type { CardGrammar } from '../phrases.ts';

/** "every vampire" instead of "each vampire". */
function plain(phrase: NounPhrase): string {
  return english.forms.plain(phrase).replace(/^each /, 'every ');
}

export const en: CardGrammar = {
  forms: { ...english.forms, plain, possessive: (phrase) => possessive(phrase, plain) },
};
