/** The languages that card texts exist in. A language that is not here yet is shown in English. */
import { en } from './en.ts';
import type { Phrases } from './phrases.ts';

export const CARD_LANGUAGES: Readonly<Record<string, Phrases>> = { en };
