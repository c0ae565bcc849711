/** The languages that the game speaks. */
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

export const LANGUAGES: Readonly<Record<string, Words>> = { en, pt, es, it, fr };

/** The rules that can be reasons, stated shortly. In English their statements are in the catalogue. */
export const STATEMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
