/** A card as a box of text. */
import type { Hosting, Language } from '@praxis/contract';

/** The width of the text inside the box. */
const WIDTH = 66;

/** A heading, and below it the card's text with its icons in the margin. */
export function boxedCard(hosting: Hosting, def: unknown, language: Language): string {
  const { name, short, lines } = hosting.face(def, language);
  const heading = hosting.plainLook?.cardHeading?.(def, language);
  return boxed(
    heading ? heading.map(([left, right]) => ends(left, right)) : [name, ...wrapped(short, WIDTH)],
    // The symbols of one cost are kept together.
    textRows(lines.map(({ icons, text }) => ({ icons: icons.every(isSymbol) ? [icons.join('')] : icons, text }))),
  );
}

const isSymbol = (icon: string): boolean => icon.length === 1;

function boxed(head: readonly string[], body: readonly string[]): string {
  const middle = body.length > 0 ? [line('├', '┤'), ...body.map(row)] : [];
  return [line('┌', '┐'), ...head.map(row), ...middle, line('└', '┘')].join('\n');
}

function line(left: string, right: string): string {
  return `${left}${'─'.repeat(WIDTH + 2)}${right}`;
}

function row(content: string): string {
  return `│ ${content}${' '.repeat(Math.max(0, WIDTH - widthOf(content)))} │`;
}

/** One thing at the left end and one at the right. */
function ends(left: string, right: string): string {
  return `${left}${' '.repeat(Math.max(1, WIDTH - widthOf(left) - widthOf(right)))}${right}`;
}

interface Row {
  readonly icons: readonly string[];
  readonly text: string;
}

function textRows(lines: readonly Row[]): string[] {
  const marks = lines.map(({ icons }) => icons.map((icon) => (icon === '' ? '' : `[${icon}]`)).join(''));
  const margin = Math.max(0, ...marks.map((mark) => (mark === '' ? 0 : mark.length + 1)));
  return lines.flatMap(({ text }, index) =>
    wrapped(text, WIDTH - margin).map((part, at) => `${(at === 0 ? (marks[index] ?? '') : '').padEnd(margin)}${part}`),
  );
}

/** The text in lines of at most this many characters, broken between words. */
export function wrapped(text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last === undefined || widthOf(last) + 1 + widthOf(word) > width) rows.push(word);
    else rows[rows.length - 1] = `${last} ${word}`;
  }
  return rows;
}

/** Accents that are characters of their own take no room. */
function widthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}
