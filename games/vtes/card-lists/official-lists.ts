/** All cards that the official lists name, as facts: no text of any card is among them. */
import { editionsSince } from '../cards/printing.ts';
import type { CardFacts } from '../decks/knowledge.ts';
import { cryptCard, libraryCard } from './cards.ts';
import { ListFault, type Row, readTable, type Table } from './table.ts';

export interface SetFacts {
  readonly code: string;
  readonly name: string;
  /** Year, month and day as eight digits. */
  readonly released: string;
}

export interface OfficialLists {
  readonly crypt: readonly CardFacts[];
  readonly library: readonly CardFacts[];
  readonly sets: readonly SetFacts[];
  /** Requirements of library cards other than clan and Discipline, by card number. */
  readonly requirements: Readonly<Record<string, string>>;
}

export const NO_LISTS: OfficialLists = { crypt: [], library: [], sets: [], requirements: {} };

/** All cards, with the editions that have them, as far as the list of sets was imported. */
export function cardsOf({ crypt, library, sets }: OfficialLists): readonly CardFacts[] {
  const years = yearsOf(sets);
  return [...crypt, ...library].map((card) => {
    const editions = editionsSince(firstPrinted(card, years));
    return editions === undefined ? card : { ...card, editions };
  });
}

/** The years in which the sets appeared, by their short names. */
export function yearsOf(sets: readonly SetFacts[]): ReadonlyMap<string, number> {
  return new Map(sets.map(({ code, released }) => [code, Number(released.slice(0, 4))]));
}

/** The year of a card's first set; undefined if none of its sets is known. */
export function firstPrinted({ sets = [] }: CardFacts, years: ReadonlyMap<string, number>): number | undefined {
  // Promotional cards have their day in the short name where the list of sets leaves them out.
  const printed = sets.flatMap((code) => years.get(code) ?? Number(/-(\d{4})\d{4}$/.exec(code)?.[1] ?? Number.NaN));
  const known = printed.filter((year) => !Number.isNaN(year));
  return known.length === 0 ? undefined : Math.min(...known);
}

/** The official files, each known by its columns; it may be called anything. */
const LISTS: readonly {
  readonly columns: readonly string[];
  readonly read: (table: Table) => Partial<OfficialLists>;
}[] = [
  {
    columns: ['Id', 'Name', 'Type', 'Clan', 'Adv', 'Group', 'Capacity', 'Disciplines', 'Set', 'Title', 'Banned'],
    read: (table) => ({ crypt: cardsIn(table, cryptCard) }),
  },
  {
    columns: ['Id', 'Name', 'Type', 'Clan', 'Discipline', 'Pool Cost', 'Blood Cost', 'Set', 'Banned'],
    read: (table) => ({ library: cardsIn(table, libraryCard) }),
  },
  { columns: ['Id', 'Abbrev', 'Release Date', 'Full Name'], read: (table) => ({ sets: table.rows.map(setOf) }) },
  { columns: ['Id', 'Name', 'Requirement'], read: (table) => ({ requirements: requirementsOf(table) }) },
];

/** Adds one official file to the lists; it replaces an earlier file of the same kind. */
export function withList(lists: OfficialLists, bytes: Uint8Array, file: string): OfficialLists {
  return withTable(lists, readTable(bytes, file));
}

export function withTable(lists: OfficialLists, table: Table): OfficialLists {
  const list = LISTS.find(({ columns }) => columns.every((column) => table.columns.includes(column)));
  if (!list) throw foreign(table);
  if (table.rows.length === 0) throw new ListFault({ file: table.file, line: 2, column: 1 }, 'the list is empty.');
  return { ...lists, ...list.read(table) };
}

/** Names the column that is missing from the list that the file resembles most. */
function foreign({ file, columns }: Table): ListFault {
  const missing = (list: (typeof LISTS)[number]): readonly string[] =>
    list.columns.filter((column) => !columns.includes(column));
  const [nearest] = [...LISTS].sort(
    (a, b) => missing(a).length / a.columns.length - missing(b).length / b.columns.length,
  );
  const lacking = nearest ? missing(nearest).join(', ') : '';
  return new ListFault(
    { file, line: 1, column: columns.length + 1 },
    `this is no official card list; it lacks the columns ${lacking}.`,
  );
}

function cardsIn({ rows }: Table, read: (row: Row) => CardFacts): readonly CardFacts[] {
  const numbers = new Set<number>();
  return rows.map((row) => {
    const card = read(row);
    if (numbers.has(card.number as number)) throw row.fault('Id', `the number ${card.number} is there twice.`);
    numbers.add(card.number as number);
    return card;
  });
}

function setOf(row: Row): SetFacts {
  const code = row.text('Abbrev');
  const released = row.text('Release Date');
  if (code === '') throw row.fault('Abbrev', 'the set has no short name.');
  if (!/^\d{8}$/.test(released))
    throw row.fault('Release Date', `"${released.slice(0, 40)}" is no date of eight digits.`);
  return { code, name: row.text('Full Name'), released };
}

function requirementsOf({ rows }: Table): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.map((row) => {
      if (!/^\d{1,9}$/.test(row.text('Id'))) throw row.fault('Id', `"${row.text('Id').slice(0, 40)}" is no number.`);
      return [row.text('Id'), row.text('Requirement')];
    }),
  );
}
