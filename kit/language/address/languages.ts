/** How each language speaks to its reader. */
import { BETA_GRAMMARS } from '../beta.ts';
import type { Address } from './address.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const ADDRESSES: Readonly<Record<string, Address>> = { en, pt, es, it, fr };

/** English if the language is not known. */
export function addressFor(language: string): Address {
  return ADDRESSES[language] ?? BETA_GRAMMARS[language]?.address ?? en;
}
