/** The lines above the cards: the tournament, the deck's name, its author, its description. */
import { countedLine } from '@praxis/kit/deck-text.ts';
import type { DeckList } from '../list.ts';
import { headersOf } from './lines.ts';

type About = Pick<DeckList, 'name' | 'author' | 'description' | 'event'>;

const FIELD = /^(deck\s*name|deck|name|author|created\s*by|description)\s*:\s*(.*)$/iu;

/** A line such as `Deck Name: Grand Ball`; undefined if it is something else. */
export function fieldOf(
  line: string,
): { readonly field: 'name' | 'author' | 'description'; readonly value: string } | undefined {
  const [, field, value = ''] = FIELD.exec(line.trim()) ?? [];
  if (field === undefined) return undefined;
  if (/^(?:author|created)/iu.test(field)) return { field: 'author', value: value.trim() };
  return { field: /^desc/iu.test(field) ? 'description' : 'name', value: value.trim() };
}

/** `Crypt (12 cards, min=…`: the line with which programs begin the list of cards. */
const LIST_BEGINS = /^crypt\s*[([]\s*\d+\s+(?:cards?|vampires?)\b/iu;

/**
 * The number of lines above the cards. Nothing above the line with which programs begin their lists is a card, whatever
 * it looks like. A text without it whose first lines are cards has nothing there.
 */
export function preambleLength(lines: readonly string[]): number {
  const beginning = lines.findIndex((line) => LIST_BEGINS.test(line.trim()));
  if (beginning >= 0) return beginning;
  const header = lines.findIndex((line) => headersOf(line).length > 0);
  if (header < 0) return 0;
  const above = lines.slice(0, header).filter((line) => line.trim() !== '');
  const cards = above.filter((line) => countedLine(line) !== undefined).length;
  return cards * 2 > above.length ? 0 : header;
}

/** Nothing here is dropped: lines that are no field and no tournament belong to the description. */
export function readPreamble(lines: readonly string[]): About {
  const event: string[] = [];
  const description: string[] = [];
  const about = { name: '', author: '' };
  let at = lines.findIndex((line) => line.trim() !== '');
  while (at >= 0 && at < lines.length && (lines[at] as string).trim() !== '' && !fieldOf(lines[at] as string)) {
    event.push((lines[at] as string).trim());
    at++;
  }
  for (const line of at < 0 ? [] : lines.slice(at)) {
    const read = fieldOf(line);
    if (read?.field === 'name' || read?.field === 'author') {
      if (about[read.field] === '') about[read.field] = read.value;
      else description.push(line.trimEnd());
    } else if (read) description.push(read.value);
    else if (/^--\s/u.test(line)) event.push(line.trim());
    else description.push(line.trimEnd());
  }
  return { ...about, event, description: description.join('\n').trim() };
}

export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A description that cannot be mistaken for the head of a section when it is read again. */
export function safeDescription(description: string): string {
  const isTaken = (line: string): boolean =>
    headersOf(line).length > 0 || fieldOf(line) !== undefined || /^--\s/u.test(line);
  return description
    .split('\n')
    .map((line) => (isTaken(line) ? `· ${line}` : line))
    .join('\n');
}
