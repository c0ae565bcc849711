/** The languages of the page, and which of them somebody reads. */
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<PageLanguage, Words>> = { en, pt, es, it, fr };

export const PAGE_LANGUAGES = ['en', 'pt', 'es', 'it', 'fr'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

export function isPageLanguage(text: string | null | undefined): text is PageLanguage {
  return PAGE_LANGUAGES.some((language) => language === text);
}

/** The first of the languages somebody prefers in which the page is written; English if there is none. */
export function languageFor(preferred: readonly string[]): PageLanguage {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    if (isPageLanguage(language)) return language;
  }
  return 'en';
}
