import beta from './beta-languages.json' with { type: 'json' };

/** The languages in which every word that a player sees exists. */
export const LANGUAGES = ['en', 'pt', 'es', 'it', 'fr'] as const;

export type WholeLanguage = (typeof LANGUAGES)[number];

/** Languages in preparation, with their own names: `beta-languages.json`. Whatever they lack is in English. */
export const BETA_LANGUAGE_NAMES: Readonly<Record<BetaLanguage, string>> = beta;

export type BetaLanguage = keyof typeof beta;

export const BETA_LANGUAGES = Object.keys(beta) as readonly BetaLanguage[];

export type Language = WholeLanguage | BetaLanguage;

export const ALL_LANGUAGES: readonly Language[] = [...LANGUAGES, ...BETA_LANGUAGES];

export function isLanguage(name: string | undefined): name is Language {
  return ALL_LANGUAGES.some((each) => each === name);
}

export function isBeta(language: string): language is BetaLanguage {
  return BETA_LANGUAGES.some((each) => each === language);
}

/** Languages in preparation that have something; others have it in English. */
export type ByBetaLanguage<Each> = { readonly [Code in BetaLanguage]?: Each };
