/** A deck as it is exchanged between people and programs. */
import { fullName, type KnownCard } from './knowledge.ts';
import { articleLast } from './names.ts';

export interface Entry {
  readonly card: KnownCard;
  readonly count: number;
}

/** A line that names an unknown card. It counts for the size of the deck all the same. */
export interface UnknownEntry {
  readonly name: string;
  readonly count: number;
  readonly part: 'crypt' | 'library';
}

export interface DeckList {
  readonly name: string;
  readonly author: string;
  readonly description: string;
  /** The lines about the tournament, as the archive of winning decks has them at the top. */
  readonly event: readonly string[];
  readonly cards: readonly Entry[];
  readonly unknown: readonly UnknownEntry[];
}

export const EMPTY_DECK: DeckList = { name: '', author: '', description: '', event: [], cards: [], unknown: [] };

export const isCrypt = ({ kind }: KnownCard): boolean => kind !== 'library';

export function sizes({ cards, unknown }: DeckList): { readonly crypt: number; readonly library: number } {
  const size = { crypt: 0, library: 0 };
  for (const { card, count } of cards) size[isCrypt(card) ? 'crypt' : 'library'] += count;
  for (const { part, count } of unknown) size[part] += count;
  return size;
}

/** Crypt cards as players list them: most copies first, then the largest, then by name. */
export function cryptEntries({ cards }: DeckList): readonly Entry[] {
  return cards
    .filter(({ card }) => isCrypt(card))
    .sort(
      (a, b) =>
        b.count - a.count ||
        (b.card.capacity ?? 0) - (a.card.capacity ?? 0) ||
        compare(fullName(a.card), fullName(b.card)),
    );
}

/** The order of the types of library cards in lists of winning decks. */
const TYPE_ORDER = [
  'Master',
  'Conviction',
  'Action',
  'Action/Combat',
  'Action/Reaction',
  'Ally',
  'Equipment',
  'Power',
  'Political Action',
  'Retainer',
  'Action Modifier',
  'Action Modifier/Combat',
  'Action Modifier/Reaction',
  'Reaction',
  'Combat/Reaction',
  'Combat',
  'Event',
];

export interface Section {
  readonly type: string;
  readonly entries: readonly Entry[];
}

export function librarySections({ cards }: DeckList): readonly Section[] {
  const sections = new Map<string, Entry[]>();
  for (const entry of cards) {
    if (isCrypt(entry.card)) continue;
    const type = typeName(entry.card.types ?? []);
    const section = sections.get(type);
    if (section) section.push(entry);
    else sections.set(type, [entry]);
  }
  const order = (type: string): number => (TYPE_ORDER.includes(type) ? TYPE_ORDER.indexOf(type) : TYPE_ORDER.length);
  return [...sections]
    .sort(([a], [b]) => order(a) - order(b) || compare(a, b))
    .map(([type, entries]) => ({
      type,
      entries: entries.sort((a, b) => compare(articleLast(a.card.name), articleLast(b.card.name))),
    }));
}

/** `Action Modifier/Combat` */
function typeName(types: readonly string[]): string {
  const words = types.map((type) => type.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));
  return words.sort(compare).join('/');
}

export function total(entries: readonly { readonly count: number }[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

/** The same order everywhere, regardless of the machine's language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
