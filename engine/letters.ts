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

/** Most names have nothing else, and need no further look. */
function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/** The letters without their accents. */
export function withoutAccents(text: string): string {
  return isAscii(text) ? text : withoutHeaps(text).normalize('NFD').replace(/\p{M}/gu, '');
}

/** Letters that do not come apart into a plain letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'giu');

/** The letters of the English alphabet that people would type instead. */
export function plainLetters(text: string): string {
  if (isAscii(text)) return text;
  return withoutAccents(text).replace(LETTER, (letter) => {
    const plain = LETTERS[letter.toLowerCase()] as string;
    return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
}
