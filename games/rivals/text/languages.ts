/** The languages in which Rivals is worded. A new language is a folder beside this file and a line here. */
import type { Language } from '@praxis/contract';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { Text } from './keys/index.ts';
import { pt } from './pt/index.ts';

export const TEXTS: { readonly [Each in Language]: Text } = { en, pt, es, it, fr };

/** The texts of a language; those in English if it is not known. */
export function textIn(language: string): Text {
  return Object.hasOwn(TEXTS, language) ? TEXTS[language as Language] : en;
}
