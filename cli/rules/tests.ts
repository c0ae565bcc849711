/** Which tests and scenarios name a rule. A test names those rules for which it would fail, at most three. */
import { readHeads } from '@praxis/scenario/heads.ts';
import { idsIn } from './ids.ts';

export interface TestPlace {
  readonly file: string;
  readonly title: string;
  readonly line: number;
  readonly kind: 'test' | 'scenario';
  readonly ids: readonly string[];
}

const TEST = /^\s*(?:test|it|describe)(?:\.\w+)*\(/;
const TABLE = /^\s*(?:test|it|describe)\.each\((.*)$/;
const TABLE_END = /\](?: as const)?\)\(/;
const TITLE = /(['"`])((?:\\.|(?!\1).)*)\1/;

/** The tests of a `.test.ts` file that name a rule in their title, or in a row of the table that they run through. */
export function testPlaces(file: string, text: string): readonly TestPlace[] {
  const lines = text.split('\n');
  const places: TestPlace[] = [];
  const add = (title: string, line: number, ids: readonly string[]): void => {
    if (ids.length > 0) places.push({ file, title, line, kind: 'test', ids });
  };
  lines.forEach((line, index) => {
    const table = TABLE.exec(line);
    if (table) {
      const { rows, title } = tableAt(lines, index, table[1] as string);
      for (const row of rows) add(title, row.line, [...new Set([...idsIn(title), ...row.ids])]);
      if (rows.length === 0) add(title, index + 1, idsIn(title));
    } else if (TEST.test(line)) {
      const title = TITLE.exec(line)?.[2] ?? TITLE.exec(lines[index + 1] ?? '')?.[2] ?? '';
      add(title, index + 1, idsIn(title));
    }
  });
  return places;
}

interface Row {
  readonly line: number;
  readonly ids: readonly string[];
}

/** The rows of `test.each([…])('title', …)` or `test.each(ROWS)('title', …)` that name a rule, and the title. */
function tableAt(lines: readonly string[], at: number, opening: string): { rows: readonly Row[]; title: string } {
  const titleAfter = (text: string, index: number): string =>
    TITLE.exec(text)?.[2] ?? TITLE.exec(lines[index + 1] ?? '')?.[2] ?? '';
  if (opening.startsWith('[')) {
    const end = endOf(lines, at, TABLE_END);
    return { rows: rowsBetween(lines, at, end), title: titleAfter((lines[end] ?? '').split(TABLE_END)[1] ?? '', end) };
  }
  const name = /^(\w+)\)\(/.exec(opening)?.[1];
  const from = lines.findIndex((line) => new RegExp(`^(?:export )?const ${name}\\b`).test(line));
  const rows = name === undefined || from < 0 ? [] : rowsBetween(lines, from, endOf(lines, from, /^\S.*;$|^\];?$/));
  return { rows, title: titleAfter(opening.split(')(')[1] ?? '', at) };
}

function endOf(lines: readonly string[], from: number, pattern: RegExp): number {
  const end = lines.findIndex((line, index) => index >= from && pattern.test(line));
  return end < 0 ? lines.length : end;
}

function rowsBetween(lines: readonly string[], from: number, to: number): readonly Row[] {
  const rows: Row[] = [];
  for (let index = from; index <= to && index < lines.length; index++) {
    const ids = idsIn((lines[index] as string).split(TABLE_END)[0] as string);
    if (ids.length > 0) rows.push({ line: index + 1, ids });
  }
  return rows;
}

/** The scenarios of a file that name a rule. Unreadable parts are left for the scenario runner to report. */
export function scenarioPlaces(file: string, text: string): readonly TestPlace[] {
  return readHeads(text)
    .filter(({ rules }) => rules.length > 0)
    .map(({ title, line, rules }) => ({ file, title, line, kind: 'scenario', ids: rules }));
}
