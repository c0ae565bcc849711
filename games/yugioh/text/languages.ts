/** The languages in which Yu-Gi-Oh! is worded: a folder of message files each. */
import type { Language } from '@praxis/contract';
import { messageFiles } from '@praxis/contract/messages/files.ts';
import { type Nothing, ownNamesOf, type Surplus, spokenIn, textsOf } from '@praxis/kit/language/messages.ts';
import { CARDS, PRINTED } from '../cards/index.ts';
import type { Text, Translation } from './keys/index.ts';
import type { Messages, Translated } from './messages.ts';

const FOLDER = new URL('./', import.meta.url);

export const TEXTS: { readonly en: Text } & { readonly [Each in Exclude<Language, 'en'>]: Translation } = textsOf<
  Messages,
  Translated
>(messageFiles(FOLDER), ownNamesOf(CARDS, PRINTED));

/** A surplus message does not compile. */
export type Unasked = Nothing<Surplus<Translated, Translation>>;

/** The texts of a language; those in English if it is not known. */
export function textIn(language: string): Text {
  return TEXTS[spokenIn(TEXTS, language)];
}

/** Nothing for English and for languages that are not known. */
export function translationIn(language: string): Translation | undefined {
  const spoken = spokenIn(TEXTS, language);
  return spoken === 'en' ? undefined : TEXTS[spoken];
}
