/** The languages in which VTES is worded: a folder of message files each. */
import type { Language } from '@praxis/contract';
import { messageFiles } from '@praxis/contract/messages/files.ts';
import { swapped } from '@praxis/kit/edition-words.ts';
import { type Nothing, ownNamesOf, type Surplus, spokenIn, textsOf } from '@praxis/kit/language/messages.ts';
import { CARDS, PRINTED } from '../cards/index.ts';
import { languageOf, swapIn } from './dialects.ts';
import type { Text, Translation } from './keys/index.ts';
import type { Messages, Translated } from './messages.ts';

const FOLDER = new URL('./', import.meta.url);

export const TEXTS: { readonly en: Text } & { readonly [Each in Exclude<Language, 'en'>]: Translation } = textsOf<
  Messages,
  Translated
>(messageFiles(FOLDER), ownNamesOf(CARDS, PRINTED));

/** A message that no code uses does not compile. */
export type Unasked = Nothing<Surplus<Translated, Translation>>;

const spoken = new Map<string, Text | Translation>();

/** The words of a language in a dialect, made once. */
function inDialect<Words extends Text | Translation>(words: Words, dialect: string): Words {
  const swap = swapIn(dialect);
  if (!swap) return words;
  const known = spoken.get(dialect) ?? swapped(words, swap);
  spoken.set(dialect, known);
  return known as Words;
}

/** The dialect in which VTES speaks to readers of this one: that of English if it has no words in theirs. */
export function spokenDialect(dialect: string): string {
  const language = languageOf(dialect);
  return `${spokenIn(TEXTS, language)}${dialect.slice(language.length)}`;
}

/** The texts of a language or dialect; those in English if it is not known. */
export function textIn(dialect: string): Text {
  return inDialect(TEXTS[spokenIn(TEXTS, languageOf(dialect))], dialect);
}

/** Nothing for English and for languages that are not known. */
export function translationIn(dialect: string): Translation | undefined {
  const language = spokenIn(TEXTS, languageOf(dialect));
  return language === 'en' ? undefined : inDialect(TEXTS[language], dialect);
}
