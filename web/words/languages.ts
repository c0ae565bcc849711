/** The languages of the page, and the choice of the reader's. */
import type { Patterns } from '@praxis/contract/messages/say.ts';
import { type Words, worded } from './words.ts';

/** Every text exists in these. */
export const PAGE_LANGUAGES = ['en', 'pt', 'es', 'it', 'fr'] as const;
type WholeLanguage = (typeof PAGE_LANGUAGES)[number];

/**
 * Languages in the making, for users who choose them in the settings: the page has them, the games are still in
 * English.
 */
export const BETA_LANGUAGES = ['de'] as const;

export type PageLanguage = WholeLanguage | (typeof BETA_LANGUAGES)[number];

/** Each in its own words, so that its speakers find it. */
export const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch (Beta)',
};

/** Nobody needs all of them, so each is fetched on demand. */
const PATTERNS: Readonly<Record<PageLanguage, () => Promise<{ readonly default: Patterns }>>> = {
  en: () => import('./en.ftl'),
  pt: () => import('./pt.ftl'),
  es: () => import('./es.ftl'),
  it: () => import('./it.ftl'),
  fr: () => import('./fr.ftl'),
  de: () => import('./de.ftl'),
};

const known = new Map<PageLanguage, Promise<Words>>();

export function wordsIn(language: PageLanguage): Promise<Words> {
  const words =
    known.get(language) ?? PATTERNS[language]().then(({ default: patterns }) => worded<Words>(patterns, language));
  known.set(language, words);
  return words;
}

/** Messages in every language, each made on demand; English where a language in the making has none. */
export function perLanguage<Said>(
  patterns: Readonly<Record<WholeLanguage, Patterns> & Partial<Record<PageLanguage, Patterns>>>,
): Readonly<Record<PageLanguage, Said>> {
  const made: Partial<Record<PageLanguage, Said>> = {};
  const all = {};
  for (const language of [...PAGE_LANGUAGES, ...BETA_LANGUAGES])
    Object.defineProperty(all, language, {
      enumerable: true,
      get: () => {
        const own = patterns[language];
        made[language] ??= own ? worded<Said>(own, language) : worded<Said>(patterns.en, 'en');
        return made[language];
      },
    });
  return all as Readonly<Record<PageLanguage, Said>>;
}

export function isPageLanguage(text: string | null | undefined): text is PageLanguage {
  return [...PAGE_LANGUAGES, ...BETA_LANGUAGES].some((language) => language === text);
}

/** The first of the reader's preferred languages that the page has; otherwise English. */
export function languageFor(preferred: readonly string[]): PageLanguage {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    const whole = PAGE_LANGUAGES.find((each) => each === language);
    if (whole) return whole;
  }
  return 'en';
}
