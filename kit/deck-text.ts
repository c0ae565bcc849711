/**
 * Deck lists as text: the parts of reading them that all games share. A game adds its headings, its notes behind names,
 * and its other formats; names are found with `spelling.ts`.
 */

/** Why a text is no deck, so that nobody looks at its lines. */
export type TextFault = 'too long' | 'too many lines' | 'not text';

export interface TextLimits {
  readonly letters: number;
  readonly lines?: number;
}

/** Any upload may come here: a picture, a book, a program. */
export function textFault(
  text: string,
  { letters, lines = Number.POSITIVE_INFINITY }: TextLimits,
): TextFault | undefined {
  if (text.length > letters) return 'too long';
  let counted = 1;
  let strange = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10) counted++;
    else if (code === 0xfffd) strange++;
    else if (code < 32 && code !== 9 && code !== 13) return 'not text';
  }
  if (counted > lines) return 'too many lines';
  // A few letters may have been lost on the way; many mean that this never was text.
  return strange > 20 && strange * 20 > text.length ? 'not text' : undefined;
}

/**
 * The text without the marks that programs leave in it: the byte order mark, other line ends, blanks that do not break.
 */
export function cleanText(text: string): string {
  return text
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll('\u00a0', ' ');
}

export interface TextLine {
  /** Counted from 1. */
  readonly line: number;
  /** With single spaces, so that nobody looks for the end of a name in thousands of them; empty for an empty line. */
  readonly text: string;
}

export function textLines(text: string): readonly TextLine[] {
  return cleanText(text)
    .split('\n')
    .map((each, index) => ({ line: index + 1, text: each.trim().replace(/\s+/gu, ' ') }));
}

export interface CountedLine {
  /** As it is written: it may be larger than any number of copies, or less than none. */
  readonly count: string;
  /** The name, and the text behind it. */
  readonly rest: string;
}

/** `2x Name`, `2xName`, `2 x Name`, `2 Name`, with or without a bullet. The x of `1 Xaviar` belongs to the name. */
const COUNTED = /^(?:[-*•]\s+)?(-?\d+)(?:[x×]\s*|\s*[x×]\s+|\s+)(\S.*)$/iu;

/** The card that a line names with its number; undefined if it is something else. */
export function countedLine(text: string): CountedLine | undefined {
  const [, count, rest] = COUNTED.exec(text.trim()) ?? [];
  return count === undefined || rest === undefined ? undefined : { count, rest };
}
