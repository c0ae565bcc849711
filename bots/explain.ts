/** Why a program has answered as it did, in one sentence. */
import { LANGUAGES, type Language } from '@praxis/contract';
import type { Why } from './bot.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, pt, es, it, fr };

/** The game's words for the answer: its sentence (`Sully bleeds Alex`) and the reasons of its insight. */
export interface ExplanationWords {
  readonly answer: string;
  reason(key: string): string;
}

/** English if the language is not known. */
export function explain(why: Why, { answer, reason }: ExplanationWords, language: string): string {
  const words = WORDS[LANGUAGES.find((each) => each === language) ?? 'en'];
  return sentence(words, why, answer, reason);
}

function sentence(words: Words, why: Why, answer: string, reason: ExplanationWords['reason']): string {
  switch (why.because) {
    case 'only answer':
      return words.onlyAnswer(answer);
    case 'chance':
      return words.chance(answer);
    case 'insight':
      return why.reason === undefined ? words.insight(answer) : words.because(answer, reason(why.reason));
    case 'worlds':
      return words.worlds(
        answer,
        why.worlds,
        percent(why.value),
        why.reason === undefined ? undefined : reason(why.reason),
      );
    case 'too slow':
      return words.tooSlow(sentence(words, why.instead, answer, reason));
    default:
      return why satisfies never;
  }
}

function percent(value: number): number {
  return Math.round(value * 100);
}
