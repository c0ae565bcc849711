/** Decks as players write them down: `2x Belinde`, `1 Fame`, with or without headings, as most programs export them. */
import { Mistake } from '@praxis/engine/game.ts';

/** A number and a name; what follows a wide gap (capacity, Disciplines, clan) is for people. */
const LINE = /^\s*(\d{1,3})\s*x?\s*([^\s\d(].*?|\d+[^\s\d].*?|\..*?)(?:\t.*|\s{2,}.*)?$/i;

/** Card names with their numbers. Lines that begin with no number (headings, comments) are passed over. */
export function parseDeck(text: string, file: string): Readonly<Record<string, number>> {
  const deck: Record<string, number> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, count, given] = LINE.exec(line.replace(/\t/, ' ')) ?? [];
    if (count === undefined || given === undefined) continue;
    const name = articleFirst(given.trim());
    deck[name] = (deck[name] ?? 0) + Number(count);
  }
  if (Object.keys(deck).length === 0) throw new Mistake(`${file} holds no deck: expected lines such as "2x Belinde".`);
  return deck;
}

/** `Dowager, The` is filed under D, but called The Dowager. */
function articleFirst(name: string): string {
  return name.replace(/^(.*), (The|An|A)$/i, '$2 $1');
}
