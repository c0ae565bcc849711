/** English: forms of noun phrases, and changes to whole sentences. */
import { en as english, possessive } from '@praxis/kit/language/en.ts';
import type { NounPhrase } from '@praxis/kit/language/grammar.ts';
import type { CardGrammar } from '../phrases.ts';

/** "every vampire" instead of "each vampire". */
function plain(phrase: NounPhrase): string {
  return english.forms.plain(phrase).replace(/^each /, 'every ');
}

/** "no vampire can", not "every vampire cannot"; "that many votes"; "the top card", not "the top 1 card". */
function rephrased(text: string): string {
  return text
    .replace(
      /\b(e)very ([^,.:;]*?)(?<! (?:that|which|who)) cannot /gi,
      (_, first: string, who: string) => `${first === 'E' ? 'No' : 'no'} ${who} can `,
    )
    .replace(/\bthat much (?=(?:additional )?(?:counters|votes)\b)/g, 'that many ')
    .replaceAll('the top 1 card ', 'the top card ');
}

export const en: CardGrammar = {
  forms: { ...english.forms, plain, possessive: (phrase) => possessive(phrase, plain) },
  rephrased,
};
