/**
 * Card lists in JSON as sites publish them: an array of cards, at the top or under `cards` or `data`. Errors name their
 * line.
 */

import type { CardListFile } from '@praxis/contract';
import { Mistake } from '@praxis/engine';

/** One card of a list. */
export interface ListedItem {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The first of these fields that is a text or a number, as a text; empty if there is none. */
  text(...fields: readonly string[]): string;
  /** The first of these fields that is a list of texts; empty if there is none. */
  list(...fields: readonly string[]): readonly string[];
  /** Complains about this card. */
  fault(what: string): Mistake;
}

type Path = readonly (string | number)[];

/** More than the largest lists that are published. */
const FILE_MAX = 400_000_000;

export function readCardList({ name, bytes }: CardListFile): readonly ListedItem[] {
  if (bytes.length > FILE_MAX) throw new Mistake(`${name}: the file is too large for a card list.`);
  const text = new TextDecoder('utf-8').decode(bytes).replace(/^\uFEFF/, '');
  const strange = text.search(/[\0\uFFFD]/u);
  if (strange >= 0) throw new Mistake(`${name}, line ${lineAt(text, strange)}: this is not UTF-8 text.`);
  const items: ListedItem[] = [];
  for (const { fields, path } of cardsIn(parsed(text, name), [])) items.push(itemOf(fields, path, text, name));
  if (items.length === 0) throw new Mistake(`${name}, line 1: there are no cards in this list.`);
  return items;
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, position] = /position (\d+)/.exec((error as Error).message) ?? [];
    const line = lineAt(text, position === undefined ? text.length : Number(position));
    throw new Mistake(`${name}, line ${line}: this is not JSON.`);
  }
}

function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

interface Found {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

/** Searches lists of lists, and objects that hold them under the name of a card or of a set. */
function* cardsIn(value: unknown, path: Path): Iterable<Found> {
  if (Array.isArray(value)) for (const [index, each] of value.entries()) yield* cardsIn(each, [...path, index]);
  else if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    if (Array.isArray(fields.cards)) yield* cardsIn(fields.cards, [...path, 'cards']);
    else if ('data' in fields) yield* cardsIn(fields.data, [...path, 'data']);
    else if (path.at(-1) === 'data')
      for (const [key, each] of Object.entries(fields)) yield* cardsIn(each, [...path, key]);
    else yield { fields, path };
  } else yield { fields: {}, path };
}

function itemOf(fields: Found['fields'], path: Path, text: string, name: string): ListedItem {
  const written = (field: string): string | undefined => {
    const value = fields[field];
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : undefined;
  };
  return {
    fields,
    text: (...names) => names.map(written).find((each) => each !== undefined) ?? '',
    list: (...names) => {
      const list = names.map((each) => fields[each]).find((each) => Array.isArray(each)) ?? [];
      return (list as readonly unknown[]).filter((each) => typeof each === 'string');
    },
    fault: (what) => new Mistake(`${name}, line ${lineAt(text, positionOf(text, path))}: ${what}`),
  };
}

/** Where the value at a path begins. The text is known to be JSON. */
function positionOf(text: string, path: Path): number {
  let at = blanksBehind(text, 0);
  for (const wanted of path) {
    const isList = text[at] === '[';
    at = blanksBehind(text, at + 1);
    for (let index = 0; ; index++) {
      let key: string | number = index;
      if (!isList) {
        const end = valueEnd(text, at);
        key = JSON.parse(text.slice(at, end)) as string;
        // A colon separates the key from its value.
        at = blanksBehind(text, blanksBehind(text, end) + 1);
      }
      if (key === wanted) break;
      at = blanksBehind(text, blanksBehind(text, valueEnd(text, at)) + 1);
    }
  }
  return at;
}

function blanksBehind(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at++;
  return at;
}

/** Behind the value that begins here. */
function valueEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === '"') for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
    if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth--;
    // A number or a word ends before the next character; everything else ends with its last letter.
    if (depth < 0) return at;
    if (depth === 0 && '"}]'.includes(letter)) return at + 1;
    if (depth === 0 && /[\s,:]/.test(letter)) return at;
  }
  return text.length;
}
