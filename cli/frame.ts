/** A card as a typographic frame. */
import type { CardFace } from '@praxis/contract';
import type { CardDef } from '@praxis/vtes/cards/language.ts';
import type { CardText } from '@praxis/vtes/text/cards/render.ts';

/** The width of the text inside the frame. */
const WIDTH = 66;

/** Name and cost, what kind of card it is, and its text with the marks of its Disciplines in the margin. */
export function framed(def: CardDef, text: CardText): string {
  return boxed(
    [
      ends(text.name, text.price ?? (def.capacity === undefined ? '' : String(def.capacity))),
      ends(kindOf(def, text), groupOf(def)),
    ],
    textRows(text.lines.map(({ icons, label, text: told }) => ({ icons, text: label ? `${label}: ${told}` : told }))),
  );
}

/** The same of a card of which only the face is known: its name, its facts, its text with the icons in the margin. */
export function framedFace({ name, short, lines }: CardFace): string {
  // The symbols of one cost stand together.
  const joined = lines.map(({ icons, text }) => ({ icons: icons.length > 0 ? [icons.join('')] : [], text }));
  return boxed([name, ...wrapped(short, WIDTH)], textRows(joined));
}

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

/** `Action · Nosferatu`, `Vampire · Toreador · AUS cel PRE` */
function kindOf(def: CardDef, { type, clan }: CardText): string {
  const marks = Object.entries(def.disciplines ?? {}).map(([code, level]) => (level === 2 ? code.toUpperCase() : code));
  return [type, clan ?? '', marks.join(' ')].filter(Boolean).join(' · ');
}

function groupOf({ group, advanced }: CardDef): string {
  return [...(group === undefined ? [] : [`G${group}`]), ...(advanced ? ['ADV'] : [])].join(' ');
}

interface Row {
  readonly icons: readonly string[];
  readonly text: string;
}

function textRows(lines: readonly Row[]): string[] {
  const marks = lines.map(({ icons }) => icons.map((icon) => `[${icon}]`).join(''));
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
