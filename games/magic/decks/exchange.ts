/** Decks from anywhere: lists as Arena and MTGO write them, and MTGO's .dek files, are recognised, read and written. */
import { countedLine, type TextLine, textFault, textLines } from '@praxis/kit/deck-text.ts';
import { plainName, suggestions } from '@praxis/kit/spelling.ts';
import { PRINTED } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { findCard } from '../rules/setup/deck.ts';
import { NAMES } from '../text/names.ts';
import { readDek, writeDek } from './dek.ts';

export const DECK_FORMATS = ['arena', 'mtgo', 'dek'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** A line of a list, before its name is looked up. */
export interface ReadLine {
  readonly line: number;
  readonly count: number;
  readonly name: string;
  readonly sideboard: boolean;
}

/** A problem of a line, or of the whole text (line 0). */
export interface LineProblem {
  readonly line: number;
  readonly say: 'not understood' | 'unknown card' | 'wrong count' | 'no deck' | 'too long' | 'wrong XML';
  readonly text: string;
  readonly nearest: readonly string[];
}

export interface ReadDeckList {
  readonly format: DeckFormat;
  readonly name: string;
  /** English names with their numbers. */
  readonly main: Readonly<Record<string, number>>;
  readonly sideboard: Readonly<Record<string, number>>;
  readonly problems: readonly LineProblem[];
}

export interface Lines {
  readonly name: string;
  readonly lines: readonly ReadLine[];
  readonly problems: readonly LineProblem[];
}

/** Far more than any deck needs. A larger text is no deck and is not read. */
const TEXT_MAX = 100_000;
const COUNT_MAX = 250;

/** Never throws, for any text: unreadable lines are among the problems. */
export function readDeck(text: string, defs: readonly CardDef[]): ReadDeckList {
  if (textFault(text, { letters: TEXT_MAX }) === 'too long') return refused('too long');
  const format = formatOf(text);
  const { name, lines, problems: first } = format === 'dek' ? readDek(text) : readText(text);
  const main: Record<string, number> = {};
  const sideboard: Record<string, number> = {};
  const problems = [...first];
  const perhaps = suggestions(namesOf(defs));
  for (const { line, count, name: card, sideboard: aside } of lines) {
    const def = defNamed(card, defs);
    if (!def) problems.push({ line, say: 'unknown card', text: card, nearest: perhaps(card) });
    else if (count < 1 || count > COUNT_MAX)
      problems.push({ line, say: 'wrong count', text: `${count} ${card}`, nearest: [] });
    else {
      const part = aside ? sideboard : main;
      part[def.name] = (part[def.name] ?? 0) + count;
    }
  }
  if (lines.length === 0 && problems.length === 0) return refused('no deck', format);
  return { format, name, main, sideboard, problems: problems.sort((a, b) => a.line - b.line) };
}

function refused(say: LineProblem['say'], format: DeckFormat = 'mtgo'): ReadDeckList {
  return { format, name: '', main: {}, sideboard: {}, problems: [{ line: 0, say, text: '', nearest: [] }] };
}

const names = new WeakMap<readonly CardDef[], readonly string[]>();

function namesOf(defs: readonly CardDef[]): readonly string[] {
  const known =
    names.get(defs) ?? defs.flatMap(({ name, object, as }) => (object === undefined && as === undefined ? [name] : []));
  names.set(defs, known);
  return known;
}

const translated = new Map<string, string>();

/** A card by its English name or its printed name in another language. */
function defNamed(name: string, defs: readonly CardDef[]): CardDef | undefined {
  const at = findCard(defs, name);
  if (at !== undefined) return defs[at];
  if (translated.size === 0)
    for (const each of Object.values(NAMES))
      for (const [english, other] of Object.entries(each)) translated.set(plainName(other), english);
  const english = translated.get(plainName(name));
  const other = english === undefined ? undefined : findCard(defs, english);
  return other === undefined ? undefined : defs[other];
}

const PRINT = /\s+\([A-Z0-9]{2,6}\)(?:\s+\S+)?\s*$/i;
const SIDEBOARD = /^SB:\s*/i;
const HEADINGS = { main: /^(?:deck|main(?:deck)?):?$/i, sideboard: /^sideboard:?$/i, about: /^about:?$/i } as const;
const COMMENT = /^(?:\/\/|#)/;

function formatOf(text: string): DeckFormat {
  if (/^\s*(?:<\?xml|<Deck)/i.test(text)) return 'dek';
  const isArena = ({ text: line }: TextLine): boolean =>
    HEADINGS.main.test(line) || (countedLine(line.replace(SIDEBOARD, '')) !== undefined && PRINT.test(line));
  return textLines(text).some(isArena) ? 'arena' : 'mtgo';
}

/** Arena names sections and prints; MTGO puts the sideboard after an empty line, a heading or `SB:`. */
function readText(text: string): Lines {
  const lines: ReadLine[] = [];
  const problems: LineProblem[] = [];
  let name = '';
  let section: 'main' | 'sideboard' | 'about' = 'main';
  let isSectioned = false;
  for (const { line, text: written } of textLines(text)) {
    const heading = (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).find((each) => HEADINGS[each].test(written));
    if (heading) {
      section = heading;
      isSectioned = true;
      continue;
    }
    if (written === '') {
      // Without headings the sideboard follows an empty line.
      if (!isSectioned && lines.length > 0) section = 'sideboard';
      continue;
    }
    if (COMMENT.test(written)) continue;
    if (section === 'about') {
      name = /^name\s+(.+)$/i.exec(written)?.[1] ?? name;
      continue;
    }
    const counted = countedLine(written.replace(SIDEBOARD, ''));
    if (!counted) problems.push({ line, say: 'not understood', text: written, nearest: [] });
    else
      lines.push({
        line,
        count: Number(counted.count),
        name: counted.rest.replace(PRINT, '').trim(),
        sideboard: section === 'sideboard' || SIDEBOARD.test(written),
      });
  }
  return { name, lines, problems };
}

/**
 * A deck in one of the formats. Names and numbers are given; other fields of a format are added where they are known.
 */
export function writeDeck(
  format: DeckFormat,
  {
    name,
    main,
    sideboard = {},
  }: { name: string; main: Readonly<Record<string, number>>; sideboard?: Readonly<Record<string, number>> },
  defs: readonly CardDef[],
): string {
  if (format === 'dek') return writeDek(main, sideboard);
  const line = ([card, count]: [string, number]): string =>
    `${count} ${card}${format === 'arena' ? printOf(card, defs) : ''}`;
  const cards = Object.entries(main).map(line);
  const others = Object.entries(sideboard).map(line);
  if (format === 'mtgo') return `${[...cards, ...(others.length > 0 ? ['', ...others] : [])].join('\n')}\n`;
  const about = name === '' ? [] : ['About', `Name ${name}`, ''];
  return `${[...about, 'Deck', ...cards, ...(others.length > 0 ? ['', 'Sideboard', ...others] : [])].join('\n')}\n`;
}

function printOf(card: string, defs: readonly CardDef[]): string {
  const at = findCard(defs, card);
  const print = at === undefined ? undefined : PRINTED.get((defs[at] as CardDef).id)?.print?.split(' ');
  return print ? ` (${print[0]}) ${print[1]}` : '';
}
