/** The languages that card texts exist in. */
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Phrases } from './phrases.ts';
import { pt } from './pt.ts';

export const CARD_LANGUAGES: Readonly<Record<string, Phrases>> = { en, pt, es, it, fr };
