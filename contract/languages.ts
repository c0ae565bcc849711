/** The languages in which every word that a player sees exists. */

export const LANGUAGES = ['en', 'pt', 'es', 'it', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];
