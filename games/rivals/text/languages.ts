/** The languages in which Rivals is worded. A new language is a folder beside this file and a line here. */
import { en } from './en/index.ts';
import type { Text } from './keys/index.ts';

export const TEXTS: Readonly<Record<string, Text>> = { en };

/** The texts of a language; those in English if it is not known. */
export function textIn(language: string): Text {
  return (Object.hasOwn(TEXTS, language) ? TEXTS[language] : undefined) ?? en;
}
