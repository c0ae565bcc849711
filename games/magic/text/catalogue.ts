/** The statements of the rules, from the catalogue. The only place that reads a file; a browser gives the text instead. */
import { readFileSync } from 'node:fs';

const CATALOGUE = new URL('../rules/catalogue/magic.md', import.meta.url);
const ROW = /^\| (M-[A-Z]+-\d+) \| ((?:[^|\\]|\\.)*?) \|/gm;

/** The catalogue as it is written. */
export function catalogueText(): string {
  return readFileSync(CATALOGUE, 'utf8');
}

let statements: ReadonlyMap<string, string> | undefined;

/** What a rule says in the catalogue; undefined if there is no such rule. */
export function statementOf(id: string): string | undefined {
  statements ??= read(catalogueText());
  return statements.get(id);
}

function read(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, id, statement] of text.matchAll(ROW))
    if (!found.has(id as string)) found.set(id as string, statement as string);
  return found;
}
