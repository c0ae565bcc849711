/** The languages in which VTES is worded. A new language is a folder beside this file and a line here. */
import type { Language } from '@praxis/contract';
import { swapped } from '@praxis/kit/edition-words.ts';
import { languageOf, swapIn } from './dialects.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { Text, Translation } from './keys/index.ts';
import { pt } from './pt/index.ts';

export const TRANSLATIONS: { readonly [Each in Exclude<Language, 'en'>]: Translation } = { pt, es, it, fr };

export const TEXTS: { readonly [Each in Language]: Text } = { en, ...TRANSLATIONS };

const spoken = new Map<string, Text | Translation>();

/** The words of a language as a dialect says them, made once. */
function inDialect<Words extends Text | Translation>(words: Words, dialect: string): Words {
  const swap = swapIn(dialect);
  if (!swap) return words;
  const known = spoken.get(dialect) ?? swapped(words, swap);
  spoken.set(dialect, known);
  return known as Words;
}

/** The texts of a language or dialect; those in English if it is not known. */
export function textIn(dialect: string): Text {
  const language = languageOf(dialect);
  return Object.hasOwn(TEXTS, language) ? inDialect(TEXTS[language as Language], dialect) : en;
}

/** Nothing for English and for languages that are not known. */
export function translationIn(dialect: string): Translation | undefined {
  const language = languageOf(dialect) as keyof typeof TRANSLATIONS;
  return Object.hasOwn(TRANSLATIONS, language) ? inDialect(TRANSLATIONS[language], dialect) : undefined;
}
