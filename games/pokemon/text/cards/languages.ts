/** The languages in which cards are worded. */
import { en } from './en.ts';
import type { Phrases } from './phrases.ts';
import { pt } from './pt.ts';

export const CARD_LANGUAGES: Readonly<Record<string, Phrases>> = { en, pt };
