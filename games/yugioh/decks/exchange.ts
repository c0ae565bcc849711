/** Decks from anywhere: .ydk files, `ydke://` addresses and plain lists are recognised, read and written. */
import { countedLine, type TextFault, textFault, textLines } from '@praxis/kit/deck-text.ts';
import type { CardDef } from '../cards/language.ts';
import { inSide, isExtraDeck, isSide, withoutSide } from '../rules/state/deck.ts';
import type { KnownCards } from './known.ts';
import {
  isYdk,
  isYdke,
  type PasscodeFault,
  type Passcodes,
  readYdk,
  readYdke,
  type Section,
  writeYdk,
  writeYdke,
} from './passcodes.ts';

export const DECK_FORMATS = ['text', 'ydk', 'ydke'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** A problem of a line, or of the whole text (line 0). */
export interface LineProblem {
  readonly line: number;
  readonly say:
    | PasscodeFault['say']
    | TextFault
    | 'unknown card'
    | 'unknown passcode'
    | 'token'
    | 'wrong count'
    | 'no deck'
    /** Y-DECK-003 For a plain list: the card cannot be in the Deck of its heading. */
    | 'not in the main deck'
    | 'not in the extra deck';
  readonly text: string;
  readonly nearest: readonly string[];
  /** Programs silently put such a card into its Deck; this does so with a warning. */
  readonly warning?: true;
}

export interface ReadDeckList {
  readonly format: DeckFormat;
  readonly name: string;
  /** Ids with their numbers; those of the Side Deck are marked (`inSide`). */
  readonly deck: Readonly<Record<string, number>>;
  /** Names of cards that are not known here, with their numbers. */
  readonly unknown: Readonly<Record<string, number>>;
  readonly problems: readonly LineProblem[];
}

/** Far more than any deck needs. */
const LIMITS = { letters: 100_000, lines: 2_000 } as const;
const COUNT_MAX = 250;

export function formatOf(text: string): DeckFormat {
  if (isYdke(text)) return 'ydke';
  return isYdk(text) ? 'ydk' : 'text';
}

/** Never throws, for any text: unreadable lines are among the problems. */
export function readDeck(text: string, known: KnownCards): ReadDeckList {
  const fault = textFault(text, LIMITS);
  if (fault) return refused(fault);
  const format = formatOf(text);
  const list = new List(known);
  const name = format === 'text' ? readText(text, list) : '';
  if (format === 'ydke') list.addPasscodes(readYdke(text));
  if (format === 'ydk') list.addPasscodes(readYdk(text));
  if (list.isEmpty) return refused('no deck', format);
  const { deck, unknown, problems } = list;
  return { format, name, deck, unknown, problems: problems.sort((a, b) => a.line - b.line) };
}

function refused(say: LineProblem['say'], format: DeckFormat = 'text'): ReadDeckList {
  return { format, name: '', deck: {}, unknown: {}, problems: [{ line: 0, say, text: '', nearest: [] }] };
}

/** The cards read so far, and the problems found. */
class List {
  readonly deck: Record<string, number> = {};
  readonly unknown: Record<string, number> = {};
  readonly problems: LineProblem[] = [];
  readonly #known: KnownCards;

  constructor(known: KnownCards) {
    this.#known = known;
  }

  get isEmpty(): boolean {
    return Object.keys(this.deck).length === 0 && this.problems.length === 0;
  }

  addPasscodes({ copies, faults }: Passcodes): void {
    for (const fault of faults) this.problem(fault.line, fault.say, fault.text);
    for (const { line, passcode, section } of copies) {
      const def = this.#known.withPasscode(passcode);
      if (!def) this.#missing(line, 'unknown passcode', String(passcode), section, 1);
      else if (def.token) this.problem(line, 'token', def.name);
      else this.#add(line, def, section, 1, true);
    }
  }

  addNamed(line: number, name: string, section: Section | undefined, count: number): void {
    const def = this.#known.named(name);
    if (count < 1 || count > COUNT_MAX) this.problem(line, 'wrong count', `${count} ${name}`);
    else if (!def) this.#missing(line, 'unknown card', name, section, count);
    else this.#add(line, def, section, count, false);
  }

  /** A line without a number: one copy of a card, or nothing that is understood. */
  addBare(line: number, name: string, section: Section | undefined): void {
    const def = this.#known.named(name);
    if (def) this.#add(line, def, section, 1, false);
    else this.problem(line, 'not understood', name, this.#known.perhaps(name));
  }

  problem(line: number, say: LineProblem['say'], text: string, nearest: readonly string[] = []): void {
    this.problems.push({ line, say, text, nearest });
  }

  #missing(
    line: number,
    say: 'unknown card' | 'unknown passcode',
    text: string,
    section: Section | undefined,
    count: number,
  ): void {
    this.problem(line, say, text, say === 'unknown card' ? this.#known.perhaps(text) : []);
    const key = section === 'side' ? inSide(text) : text;
    this.unknown[key] = (this.unknown[key] ?? 0) + count;
  }

  #add(line: number, def: CardDef, section: Section | undefined, count: number, isMoved: boolean): void {
    const key = section === 'side' ? inSide(def.id) : def.id;
    this.deck[key] = (this.deck[key] ?? 0) + count;
    if (section === undefined || section === 'side' || (section === 'extra') === isExtraDeck(def)) return;
    const say = section === 'main' ? 'not in the main deck' : 'not in the extra deck';
    // Once for all copies.
    if (!this.problems.some((each) => each.say === say && each.text === def.name))
      this.problems.push({ line, say, text: def.name, nearest: [], ...(isMoved ? { warning: true } : {}) });
  }
}

const HEADINGS: { readonly [Each in Section]: RegExp } = {
  main: /^(?:main(?: deck)?|deck|monsters?|spells?|traps?|(?:monster|spell|trap) cards)$/i,
  extra: /^(?:extra(?: deck)?|fusion|synchro|xyz)$/i,
  side: /^(?:side(?: ?deck| ?board)?)$/i,
};
const COMMENT = /^(?:\/\/|#)/;

/** Longer than any heading. */
const HEADING_MAX = 60;

function headingOf(text: string): Section | undefined {
  if (text.length > HEADING_MAX) return undefined;
  // A number of cards may follow: `Main Deck (40)`, `Extra: 15`.
  const bare = text.replace(/[:=([].*$/, '').replace(/^[-*\s]+|[-*\s]+$/g, '');
  return (Object.keys(HEADINGS) as Section[]).find((each) => HEADINGS[each].test(bare));
}

/** `3 Dark Hole`, `3x Dark Hole` or a name alone, under headings or not. The name of the deck is returned. */
function readText(text: string, list: List): string {
  let name = '';
  let section: Section | undefined;
  for (const { line, text: written } of textLines(text)) {
    if (written === '' || COMMENT.test(written)) continue;
    const [, called] = /^(?:deck )?name\s*:\s*(.+)$/i.exec(written) ?? [];
    const heading = headingOf(written);
    const counted = countedLine(written);
    if (called !== undefined) name = called;
    else if (counted) list.addNamed(line, counted.rest, section, Number(counted.count));
    else if (heading) section = heading;
    else list.addBare(line, written, section);
  }
  return name;
}

/**
 * A deck in one of the formats; a card whose passcode is not known cannot be written in two of them (see
 * `withoutPasscode`).
 */
export function writeDeck(
  format: DeckFormat,
  { name, deck }: { readonly name: string; readonly deck: Readonly<Record<string, number>> },
  known: KnownCards,
): string {
  if (format === 'text') return writeText(name, deck, known);
  const passcodes = { main: [] as number[], extra: [] as number[], side: [] as number[] };
  for (const { section, def, count } of entriesOf(deck, known)) {
    const passcode = def && known.passcodeOf(def);
    if (passcode !== undefined) passcodes[section].push(...Array.from({ length: count }, () => passcode));
  }
  return format === 'ydk' ? writeYdk(passcodes) : writeYdke(passcodes);
}

/** The names of cards that a format of passcodes has no number for. */
export function withoutPasscode(deck: Readonly<Record<string, number>>, known: KnownCards): readonly string[] {
  return entriesOf(deck, known).flatMap(({ def, name }) => (def && known.passcodeOf(def) !== undefined ? [] : [name]));
}

interface Entry {
  readonly section: Section;
  readonly def: CardDef | undefined;
  readonly name: string;
  readonly count: number;
}

function entriesOf(deck: Readonly<Record<string, number>>, known: KnownCards): readonly Entry[] {
  return Object.entries(deck).map(([key, count]): Entry => {
    const def = known.named(withoutSide(key));
    const section = isSide(key) ? 'side' : def && isExtraDeck(def) ? 'extra' : 'main';
    return { section, def, name: def?.name ?? withoutSide(key), count };
  });
}

const TITLES: { readonly [Each in Section]: string } = { main: 'Main Deck', extra: 'Extra Deck', side: 'Side Deck' };

function writeText(name: string, deck: Readonly<Record<string, number>>, known: KnownCards): string {
  const entries = entriesOf(deck, known);
  const parts = (Object.keys(TITLES) as Section[]).flatMap((section) => {
    const lines = entries.filter((each) => each.section === section).map((each) => `${each.count} ${each.name}`);
    return lines.length === 0 ? [] : [[TITLES[section], ...lines].join('\n')];
  });
  return `${[...(name === '' ? [] : [`Name: ${name}`]), ...parts].join('\n\n')}\n`;
}
