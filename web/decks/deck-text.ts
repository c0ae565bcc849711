/** Decks are texts that people can read; these functions change a card's count in one without touching the rest. */
import { plainText } from '@praxis/protocol';

/** `2x Name`, `2 Name`, with any text after the name. */
const LINE = /^(\s*)(\d+)(\s*x?\s*)(.+)$/i;

const plain = (text: string): string => plainText(text).trim();

/** A name as lists write it: also with its article after a comma. */
function writtenAs(name: string): readonly string[] {
  const [, article, rest] = /^(The|A|An) (.+)$/.exec(name) ?? [];
  return article === undefined ? [plain(name)] : [plain(name), plain(`${rest}, ${article}`)];
}

/**
 * Some lists add the printing: `(M15) 84`, `SVI 13`. Marks that distinguish vampires of one name are no printing:
 * `(G6)`, `(ADV)`.
 */
const PRINTING = /\s+(?:\((?!G\d|ADV\b)[^)]*\)(?:\s+\S+)?|[A-Z][A-Z0-9-]*\s+[A-Z]{0,3}\d+[a-z]?)$/;

interface Named {
  /** As written in the list, with its printing. */
  readonly written: string;
  readonly name: string;
}

/** Two columns or more of blanks end the name in the formats that add facts after it. */
function namedIn(line: string): Named | undefined {
  const [, , , , rest] = LINE.exec(line) ?? [];
  if (rest === undefined) return undefined;
  const written = (rest.split(/\s{2,}|\t/)[0] ?? '').trim();
  return { written: plain(written), name: plain(written.replace(PRINTING, '')) };
}

export interface Listed {
  readonly name: string;
  /** Its name in lists, where the plain name is not enough. */
  readonly listed?: string;
  /** Other cards have the same name. */
  readonly shared?: boolean;
}

function lineOf(lines: readonly string[], { name, listed, shared = false }: Listed): number {
  const named = lines.map(namedIn);
  const wanted = listed === undefined ? [] : [plain(listed)];
  const exact = named.findIndex((each) => each !== undefined && wanted.includes(each.written));
  if (exact >= 0) return exact;
  // The bare name may mean another one.
  if (shared && listed !== undefined) return -1;
  const names = writtenAs(name);
  const bare = named.findIndex((each) => each !== undefined && names.includes(each.written));
  if (bare >= 0 || shared) return bare;
  return named.findIndex((each) => each !== undefined && names.includes(each.name));
}

/** The text with `count` copies of the card: its line is changed, removed, or added at the end. */
export function withCount(text: string, card: Listed, count: number): string {
  const lines = text.split('\n');
  const at = lineOf(lines, card);
  if (at < 0) {
    if (count <= 0) return text;
    return `${text.replace(/\s*$/, '')}${text.trim() === '' ? '' : '\n'}${count}x ${writtenName(card)}\n`;
  }
  if (count <= 0) return lines.toSpliced(at, 1).join('\n');
  return lines.with(at, (lines[at] as string).replace(LINE, `$1${count}$3$4`)).join('\n');
}

/** A name that cannot mean another card. */
function writtenName({ name, listed }: Listed): string {
  return listed ?? name;
}

/**
 * The text after a change of a card's count. A card without a line of its own belongs to a format in which cards have
 * no lines; then the deck becomes a plain list of `all` its cards.
 */
export function changedText(
  text: string,
  card: Listed,
  count: number,
  before: number,
  all: readonly (Listed & { readonly count: number })[],
): string {
  const isThere = lineOf(text.split('\n'), card) >= 0;
  return before > 0 && !isThere ? listText(all.filter((each) => each.count > 0)) : withCount(text, card, count);
}

/** A plain list, for a deck whose text cannot be changed line by line. */
export function listText(cards: readonly (Listed & { readonly count: number })[]): string {
  return cards.map((card) => `${card.count}x ${writtenName(card)}\n`).join('');
}
