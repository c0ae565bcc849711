/** Why a program has answered as it did, in one sentence. */
import { isLanguage } from '@praxis/contract';
import { messageFiles, messagesOf } from '@praxis/contract/messages/files.ts';
import type { Why } from './bot.ts';
import type { Messages } from './words/messages.ts';

const FOLDER = new URL('./words/', import.meta.url);

const TEXTS = messagesOf<Messages>(messageFiles(FOLDER));

/** The game's words for the answer: its sentence (`Sully bleeds Alex`) and the reasons of its insight. */
export interface ExplanationWords {
  readonly answer: string;
  reason(key: string): string;
}

/** English if the language is not known. */
export function explain(why: Why, { answer, reason }: ExplanationWords, language: string): string {
  const words = TEXTS[isLanguage(language) ? language : 'en'];
  return sentence(words, why, answer, reason);
}

function sentence(words: Messages, why: Why, answer: string, reason: ExplanationWords['reason']): string {
  switch (why.because) {
    case 'only answer':
      return words.onlyAnswer({ answer });
    case 'chance':
      return words.chance({ answer });
    case 'insight':
      return why.reason === undefined
        ? words.insight({ answer })
        : words.because({ answer, reason: reason(why.reason) });
    case 'worlds':
      return words.worlds({
        answer,
        worlds: why.worlds,
        percent: percent(why.value),
        reason: why.reason === undefined ? undefined : reason(why.reason),
      });
    case 'too slow':
      return words.tooSlow({ instead: sentence(words, why.instead, answer, reason) });
    default:
      return why satisfies never;
  }
}

function percent(value: number): number {
  return Math.round(value * 100);
}
