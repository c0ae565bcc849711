/** Letters as people type them, with and without accents. */

/** No language puts as many marks on one letter: the bound of the Stream-Safe Text Format (Unicode Annex 15). */
const MARKS_MAX = 30;
const HEAP = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/**
 * Keeps only the first marks of a heap on one letter. Normalising a heap of n marks takes n² steps, so this must come
 * first.
 */
export function withoutHeaps(text: string): string {
  return text.length <= MARKS_MAX ? text : text.replace(HEAP, '$1');
}

/** The letters without their accents. Most names have none, and need no further look. */
export function withoutAccents(text: string): string {
  return /[^\0-\x7f]/.test(text) ? withoutHeaps(text).normalize('NFD').replace(/\p{M}/gu, '') : text;
}
