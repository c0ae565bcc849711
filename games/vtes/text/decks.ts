/** What is said about decks that come from anywhere. */
import type { DeckMessage, DeckMessages, DeckSay } from '../decks/messages.ts';
import { decksEn } from './decks-en.ts';
import { decksEs } from './decks-es.ts';
import { decksFr } from './decks-fr.ts';
import { decksIt } from './decks-it.ts';
import { decksPt } from './decks-pt.ts';
import { LANGUAGES } from './languages.ts';
import type { Problems, Words } from './words.ts';

/** A clause for each key, without capital and full stop. What the rulebooks forbid is worded with the rest of the game. */
export type DeckWords = {
  readonly [Say in Exclude<DeckSay, keyof Problems>]: (args: DeckMessages[Say]) => string;
};

const DECK_WORDS = { en: decksEn, pt: decksPt, es: decksEs, it: decksIt, fr: decksFr } as const;

export type DeckLanguage = keyof typeof DECK_WORDS;

type Clauses = Readonly<Record<string, (args: object) => string>>;

/** A message as a sentence in the reader's language. */
export function deckSentence(language: string, message: DeckMessage): string {
  const spoken = Object.hasOwn(DECK_WORDS, language) ? (language as DeckLanguage) : 'en';
  const { problems } = LANGUAGES[spoken] as Words;
  const words = { ...problems, ...DECK_WORDS[spoken] } as unknown as Clauses;
  const args = message.say === 'groups too far apart' ? { ...message, groups: message.groups.join(', ') } : message;
  const clause = (words[message.say] as Clauses[string])(args);
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.:!?…]$/.test(clause) ? '' : '.'}`;
}
