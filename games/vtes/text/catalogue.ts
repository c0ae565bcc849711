/** The rules of the catalogue. The only place that reads a file; a browser gives the text instead. */
import { readFileSync } from 'node:fs';

const CATALOGUE = new URL('../rules/catalogue/vtes.md', import.meta.url);
const DIFFERENCES = new URL('../rules/catalogue/vtes-editions.md', import.meta.url);
const ROW = /^\| (V-[A-Z]+-\d+) \| ((?:[^|\\]|\\.)*?) \|/gm;

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

const DIFFERENCE = /^\| (D-\d+) \|/gm;

let differences: ReadonlySet<string> | undefined;

/** Whether the catalogue has a rule, a question that was decided, or a difference between the editions of this id. */
export function isRule(id: string): boolean {
  if (statementOf(id) !== undefined) return true;
  differences ??= new Set(
    [...readFileSync(DIFFERENCES, 'utf8').matchAll(DIFFERENCE)].map(([, each]) => each as string),
  );
  return differences.has(id);
}

function read(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, id, statement] of text.matchAll(ROW))
    if (!found.has(id as string)) found.set(id as string, statement as string);
  return found;
}
