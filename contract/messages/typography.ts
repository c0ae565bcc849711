/** The spaces that a language puts around marks, so that no line begins with a mark. */
import type { CardFace } from '../faces.ts';

const NARROW = '\u202f';
const WIDE = '\u00a0';

/** A mark in two parts, or a guillemet, with the ordinary space beside it. */
const SPACED = /(?<=^|\S) (?=[;:!?»])|(?<=«) /g;

/** Also in the words of an edition, `fr@third`. */
const isSpaced = (language: string): boolean => language.startsWith('fr');

/** French sets a space that does not break before ; : ! ? » and after «; before ; ! ? it is a narrow one. Other texts stay as they are. */
export function spaced(text: string, language: string): string {
  if (!isSpaced(language)) return text;
  return text.replace(SPACED, (_, at: number) => (/[;!?]/.test(text.charAt(at + 1)) ? NARROW : WIDE));
}

/** A card with the language's spaces in its texts. Its names stay as printed. */
export function spacedFace(face: CardFace, language: string): CardFace {
  if (!isSpaced(language)) return face;
  const lines = face.lines.map((line) => ({
    ...line,
    text: spaced(line.text, language),
    ...(line.named ? { named: { ...line.named, text: spaced(line.named.text, language) } } : {}),
  }));
  return { ...face, lines, short: spaced(face.short, language) };
}

/** The colon between a label and its text. */
export const colonIn = (language: string): string => (isSpaced(language) ? `${WIDE}: ` : ': ');
