/** The languages of the page, and the choice of the reader's. */
import {
  ALL_LANGUAGES,
  BETA_LANGUAGE_NAMES,
  BETA_LANGUAGES,
  isLanguage,
  LANGUAGES,
  type Language,
  type WholeLanguage,
} from '@praxis/contract/languages.ts';
import type { Patterns } from '@praxis/contract/messages/say.ts';
import beta from './beta.ftl?later';
import { type Words, worded } from './words.ts';

/** Every text exists in these. */
/** Languages in preparation, for users who choose them in the settings. */
export { BETA_LANGUAGES, LANGUAGES as PAGE_LANGUAGES };

export type PageLanguage = Language;

/** Each in its own words, so that its speakers find it. */
export const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
  ...(Object.fromEntries(
    Object.entries(BETA_LANGUAGE_NAMES).map(([code, name]) => [code, `${name} (Beta)`]),
  ) as typeof BETA_LANGUAGE_NAMES),
};

const en = () => import('./en.ftl');

/** Nobody needs all of them, so each is fetched on demand. */
const PATTERNS: { readonly [Each in PageLanguage]?: () => Promise<{ readonly default: Patterns }> } = {
  en,
  pt: () => import('./pt.ftl'),
  es: () => import('./es.ftl'),
  it: () => import('./it.ftl'),
  fr: () => import('./fr.ftl'),
  ...beta,
};

const known = new Map<PageLanguage, Promise<Words>>();
const loaded = new Map<PageLanguage, Patterns>();

export function wordsIn(language: PageLanguage): Promise<Words> {
  const patternsOf = PATTERNS[language] ?? en;
  const words =
    known.get(language) ??
    patternsOf().then(({ default: patterns }) => {
      loaded.set(language, patterns);
      return worded<Words>(patterns, language);
    });
  known.set(language, words);
  return words;
}

const ofGames = new Map<string, Words>();

/** The same where a game is on the page, in its players' words; undefined before they are loaded. */
export function wordsAbout(game: string, language: PageLanguage): Words | undefined {
  const key = `${language} ${game}`;
  const patterns = loaded.get(language);
  if (patterns === undefined) return undefined;
  const words = ofGames.get(key) ?? worded<Words>(patterns, language, game);
  ofGames.set(key, words);
  return words;
}

/** Messages in every language, each made on demand; English where a language in preparation has none. */
export function perLanguage<Said>(
  patterns: Readonly<Record<WholeLanguage, Patterns> & Partial<Record<PageLanguage, Patterns>>>,
): Readonly<Record<PageLanguage, Said>> {
  const made: Partial<Record<PageLanguage, Said>> = {};
  const all = {};
  for (const language of ALL_LANGUAGES)
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
  return isLanguage(text ?? undefined);
}

/** The first of the reader's preferred languages that the page has; otherwise English. */
export function languageFor(preferred: readonly string[]): PageLanguage {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    const whole = LANGUAGES.find((each) => each === language);
    if (whole) return whole;
  }
  return 'en';
}
