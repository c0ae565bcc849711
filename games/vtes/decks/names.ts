/** Card names as players write them: with or without accents, the article before or after, (TM), quotes of any kind. */
import { withoutAccents } from '@praxis/engine';

/** Letters that do not come apart into a plain letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '—': '--',
  '–': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'giu');

/** The name in ASCII, as programs without accents write it. */
export function ascii(name: string): string {
  return withoutAccents(name)
    .replace(/™/g, '(TM)')
    .replace(LETTER, (letter) => {
      const plain = LETTERS[letter.toLowerCase()] as string;
      return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
    })
    .replace(/[^\x20-\x7e]/g, '');
}

/** What is left of a name when everything is dropped that players may write in several ways. */
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

/** How many letters must be changed, added or left out (Levenshtein); `limit + 1` as soon as it must be more than that. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // Thousands of names are compared with a misspelt one, so the rows are not made anew for each.
  let row = rows[0];
  let next = rows[1];
  if (b.length >= row.length) {
    row = new Uint16Array(b.length + 1);
    next = new Uint16Array(b.length + 1);
    rows = [row, next];
  }
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    next[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const value = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, changed);
      next[j] = value;
      if (value < least) least = value;
    }
    if (least > limit) return limit + 1;
    [row, next] = [next, row];
  }
  return row[b.length] as number;
}

let rows: readonly [Uint16Array, Uint16Array] = [new Uint16Array(100), new Uint16Array(100)];
