/** The JSON of KRCG: either numbers with counts, or crypt and library with names. */
import { fullName, type Knowledge } from '../knowledge.ts';
import { cryptEntries, type DeckList, type Entry, librarySections, sizes, total } from '../list.ts';
import { Collector, countOf } from './collector.ts';
import type { Format, ReadDeck } from './format.ts';
import { readings } from './lines.ts';
import { oneLine } from './preamble.ts';

export const krcg: Format = {
  id: 'krcg',
  recognises: (text) => /^\s*[{[]/u.test(text),
  read,
  write: (deck) => ({ text: `${JSON.stringify(asJson(deck), undefined, 2)}\n`, problems: [] }),
};

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function read(text: string, knowledge: Knowledge): ReadDeck {
  const collector = new Collector(knowledge);
  const parsed = parse(text);
  if (!isFields(parsed.value)) {
    collector.complain(parsed.line, { say: 'wrong JSON' });
    return collector.finish();
  }
  const deck = parsed.value;
  const lines = mentionedLines(text);
  const lineOf = (mention: string | number | undefined): number => lines.get(String(mention)) ?? 0;
  if (isFields(deck.cards))
    for (const [number, count] of Object.entries(deck.cards)) addCard({ id: number, count }, collector, lineOf(number));
  for (const part of ['crypt', 'library'] as const) {
    for (const card of cardsIn(deck[part])) {
      const id = isFields(card) ? (scalar(card.id) ?? scalar(card.name)) : undefined;
      addCard(card, collector, lineOf(id), part);
    }
  }
  const field = (name: string): string => (typeof deck[name] === 'string' ? deck[name] : '');
  return collector.finish({
    name: oneLine(field('name')),
    author: oneLine(field('author') || field('player')),
    description: (field('comments') || field('description')).trim(),
  });
}

function parse(text: string): { readonly value: unknown; readonly line: number } {
  try {
    return { value: JSON.parse(text), line: 1 };
  } catch (error) {
    const [, position] = /position (\d+)/u.exec((error as Error).message) ?? [];
    const before = position === undefined ? text : text.slice(0, Number(position));
    return { value: undefined, line: before.split('\n').length };
  }
}

/** The cards of a crypt, or of a library whose cards are grouped by type. */
function cardsIn(part: unknown): readonly unknown[] {
  if (!isFields(part) || !Array.isArray(part.cards)) return [];
  return part.cards.flatMap((each: unknown) => (isFields(each) && Array.isArray(each.cards) ? each.cards : [each]));
}

function addCard(card: unknown, collector: Collector, line: number, part?: 'crypt' | 'library'): void {
  const fields = isFields(card) ? card : {};
  const [id, name, count] = [scalar(fields.id), scalar(fields.name), scalar(fields.count)];
  const copies = countOf(String(count));
  if (id === undefined && name === undefined) collector.notUnderstood('{…}', line);
  else if (copies === undefined) collector.wrongCount(`${name ?? id}: ${count ?? '…'}`, line);
  else if (id !== undefined) collector.addNumbered(String(id), copies, line);
  else collector.addNamed(readings(String(name).slice(0, NAME_MAX), part), copies, line);
}

const NAME_MAX = 100;

/** Anything else is neither a name nor a number, and may be nested to any depth. */
function scalar(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** The line on which each word and number is mentioned first, so that problems can be found in the text. */
function mentionedLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    for (const [mention, quoted] of line.matchAll(/"([^"\\]*)"|\d+/gu)) {
      const word = quoted ?? mention;
      if (!lines.has(word)) lines.set(word, index + 1);
    }
  }
  return lines;
}

function asJson(deck: DeckList): object {
  const { crypt, library } = sizes({ ...deck, unknown: [] });
  return {
    ...(deck.name === '' ? {} : { name: deck.name }),
    ...(deck.author === '' ? {} : { author: deck.author }),
    ...(deck.description === '' ? {} : { comments: deck.description }),
    crypt: { count: crypt, cards: cryptEntries(deck).map(asCard) },
    library: {
      count: library,
      cards: librarySections(deck).map(({ type, entries }) => ({
        type,
        count: total(entries),
        cards: entries.map(asCard),
      })),
    },
  };
}

function asCard({ card, count }: Entry): object {
  return { ...(card.number === undefined ? {} : { id: card.number }), count, name: fullName(card) };
}
