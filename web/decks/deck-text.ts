/** Decks are texts that people can read; these functions change a card's count in one without touching the rest. */

/** `2x Name`, `2 Name`, with whatever stands behind the name. */
const LINE = /^(\s*)(\d+)(\s*x?\s*)(.+)$/i;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A name as lists write it: also with its article behind a comma. */
function writtenAs(name: string): readonly string[] {
  const [, article, rest] = /^(The|A|An) (.+)$/.exec(name) ?? [];
  return article === undefined ? [plain(name)] : [plain(name), plain(`${rest}, ${article}`)];
}

/** Two columns or more of blanks end the name in the formats that add facts behind it. */
function namedIn(line: string): { readonly count: number; readonly name: string } | undefined {
  const [, , count, , rest] = LINE.exec(line) ?? [];
  if (count === undefined || rest === undefined) return undefined;
  return { count: Number(count), name: plain(rest.split(/\s{2,}|\t/)[0] ?? '') };
}

/** The text with `count` copies of the card: its line is changed, removed, or added at the end. */
export function withCount(text: string, name: string, count: number): string {
  const wanted = writtenAs(name);
  const lines = text.split('\n');
  const at = lines.findIndex((line) => {
    const named = namedIn(line);
    return named !== undefined && wanted.includes(named.name);
  });
  if (at < 0) {
    if (count <= 0) return text;
    return `${text.replace(/\s*$/, '')}${text.trim() === '' ? '' : '\n'}${count}x ${name}\n`;
  }
  if (count <= 0) return lines.toSpliced(at, 1).join('\n');
  return lines.with(at, (lines[at] as string).replace(LINE, `$1${count}$3$4`)).join('\n');
}

/** A plain list, for a deck whose text cannot be changed line by line. */
export function listText(name: string, cards: readonly { readonly name: string; readonly count: number }[]): string {
  const head = name.trim() === '' ? '' : `Deck Name: ${name.trim()}\n\n`;
  return `${head}${cards.map((card) => `${card.count}x ${card.name}\n`).join('')}`;
}
