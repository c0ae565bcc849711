/** The languages that the game speaks. */
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import * as reasons from './reasons.ts';
import type { Words } from './words.ts';

export const LANGUAGES: Readonly<Record<string, Words>> = { en, pt, es, it, fr };

/** The rules that can be reasons, stated shortly. In English their statements are in the catalogue. */
export const STATEMENTS: Readonly<Record<string, reasons.Statements>> = {
  pt: reasons.pt,
  es: reasons.es,
  it: reasons.it,
  fr: reasons.fr,
};
