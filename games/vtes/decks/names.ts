/** Card names as players write them: with or without accents, the article before or after, (TM), quotes of any kind. */
import { plainLetters } from '@praxis/contract';

const SIGNS: Readonly<Record<string, string>> = { '—': '--', '–': '-', '‘': "'", '’': "'", '“': '"', '”': '"' };

/** The name in ASCII, as programs without accents write it. */
export function ascii(name: string): string {
  return plainLetters(name)
    .replace(/™/g, '(TM)')
    .replace(/[—–‘’“”]/g, (sign) => SIGNS[sign] as string)
    .replace(/[^\x20-\x7e]/g, '');
}

/** The name without everything that players may write in several ways. */
export function nameKey(name: string): string {
  return ascii(name)
    .toLowerCase()
    .replaceAll('(tm)', '')
    .replace(/^\s*(?:the|an|a)\s+(?=\S)/, '')
    .replace(/,\s*(?:the|an|a)\s*$/, '')
    .replace(/[^a-z0-9]/g, '');
}

/** `Dowager, The`: as lists are sorted. */
export function articleLast(name: string): string {
  return name.replace(/^(The|An) (.+)$/, '$2, $1');
}

/** `The Dowager`: as it is printed. */
export function articleFirst(name: string): string {
  return name.replace(/^(.+), (The|An)$/, '$2 $1');
}
