/** The languages of the page, and the choice of the reader's. */
import type { Words } from './words.ts';

export const PAGE_LANGUAGES = ['en', 'pt', 'es', 'it', 'fr'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** Each in its own words, so that its speakers find it. */
export const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
};

/** Nobody needs all of them, so each is fetched when it is wanted. */
const WORDS: Readonly<Record<PageLanguage, () => Promise<Words>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
  es: () => import('./es.ts').then(({ es }) => es),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
};

export function wordsIn(language: PageLanguage): Promise<Words> {
  return WORDS[language]();
}

export function isPageLanguage(text: string | null | undefined): text is PageLanguage {
  return PAGE_LANGUAGES.some((language) => language === text);
}

/** The first of the reader's preferred languages that the page has; otherwise English. */
export function languageFor(preferred: readonly string[]): PageLanguage {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    if (isPageLanguage(language)) return language;
  }
  return 'en';
}
