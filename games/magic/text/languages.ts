/** The languages that Magic speaks here. */
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

export const LANGUAGES: Readonly<Record<string, Words>> = { en, pt, es, it, fr };
