/** The official card lists are CSV files. An error names file, line and column. */
import { Mistake } from '@praxis/engine';
import { CsvError, parse } from 'csv-parse/sync';

export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, with the name that the first line gives it. */
  readonly column: number;
  readonly columnName?: string | undefined;
}

/** A file that is damaged, or something else than an official card list. */
export class ListFault extends Mistake {
  readonly place: Place;

  constructor(place: Place, what: string) {
    const named = place.columnName === undefined ? '' : ` (${place.columnName})`;
    super(`${place.file}, line ${place.line}, column ${place.column}${named}: ${what}`);
    this.place = place;
  }
}

/** One record of a table. */
export interface Row {
  /** The value of a column; empty if the table has no such column. */
  text(column: string): string;
  /** Complains about a column of this record. */
  fault(column: string, what: string): ListFault;
}

export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Far more than the official lists have. */
const FILE_MAX = 30_000_000;
const RECORD_MAX = 100_000;

export function readTable(bytes: Uint8Array, file: string): Table {
  const records = recordsOf(textOf(bytes, file), file);
  const [columns = [], ...rows] = records.map(({ fields }) => fields);
  return {
    file,
    columns,
    rows: rows.map((fields, index) => rowOf(file, columns, fields, records[index + 1]?.line ?? 1)),
  };
}

function rowOf(file: string, columns: readonly string[], fields: readonly string[], line: number): Row {
  const at = (column: string): number => columns.indexOf(column);
  return {
    text: (column) => fields[at(column)] ?? '',
    fault: (column, what) => new ListFault({ file, line, column: at(column) + 1, columnName: column }, what),
  };
}

/** The files are UTF-8. Bytes that are not mean another encoding, or no text at all. */
function textOf(bytes: Uint8Array, file: string): string {
  if (bytes.length > FILE_MAX)
    throw new ListFault({ file, line: 1, column: 1 }, 'the file is too large for a card list.');
  const text = new TextDecoder('utf-8').decode(bytes);
  const strange = text.search(/[\0\uFFFD]/u);
  if (strange < 0) return text;
  const before = text.slice(0, strange);
  const place = { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
  throw new ListFault(place, 'this is not UTF-8 text (the column counts characters here).');
}

interface Found {
  readonly fields: readonly string[];
  /** The line on which the record begins; texts of cards go over several. */
  readonly line: number;
}

function recordsOf(text: string, file: string): readonly Found[] {
  const found: Found[] = [];
  let end = 0;
  // The official list of sets has blanks around some of its quotes.
  const options = { bom: true, trim: true, skip_empty_lines: true, max_record_size: RECORD_MAX } as const;
  try {
    parse(text, {
      ...options,
      on_record: (fields: string[], { lines }) => {
        found.push({ fields, line: end + 1 });
        end = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines, index } = error as CsvError & { readonly lines?: number; readonly index?: number };
    // A quote that is never closed swallows the rest of the file; the error names the line where its record began.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? end + 1 : (lines ?? end + 1);
    const column = (index ?? 0) + 1;
    throw new ListFault({ file, line, column, columnName: found[0]?.fields[column - 1] }, reasonOf(error.code));
  }
  return found;
}

function reasonOf(code: string): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quote is opened here and never closed.';
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return 'the record has not as many columns as the first line.';
    case 'CSV_MAX_RECORD_SIZE':
      return 'the record is too long; a quote may be missing.';
    default:
      return 'a quote stands where none can be.';
  }
}
