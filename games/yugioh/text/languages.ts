/** The languages in which Yu-Gi-Oh! is worded. A new language is a folder beside this file and a line here. */
import { en } from './en/index.ts';
import type { Text } from './keys/index.ts';

const TEXTS: Readonly<Record<string, Text>> = { en };

/** The texts of a language; those in English if it is not known. */
export function textIn(language: string): Text {
  return TEXTS[language] ?? en;
}
