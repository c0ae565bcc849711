/** The languages that VTES speaks. */
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Statements } from './reasons.ts';
import { es as esReasons } from './reasons-es.ts';
import { fr as frReasons } from './reasons-fr.ts';
import { it as itReasons } from './reasons-it.ts';
import { pt as ptReasons } from './reasons-pt.ts';
import type { Words } from './words.ts';

export const LANGUAGES: Readonly<Record<string, Words>> = { en, pt, es, it, fr };

/** The rules that can be reasons, stated shortly. In English their statements are in the catalogue. */
export const STATEMENTS: Readonly<Record<string, Statements>> = {
  pt: ptReasons,
  es: esReasons,
  it: itReasons,
  fr: frReasons,
};
