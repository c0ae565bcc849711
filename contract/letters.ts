/** Names as people type them, with the letters of the English alphabet. */
import { withoutAccents } from '@praxis/engine';

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
  return withoutAccents(text).replace(LETTER, (letter) => {
    const plain = LETTERS[letter.toLowerCase()] as string;
    return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
}
