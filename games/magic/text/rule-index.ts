/** The statements of the rules in English, from the rule index. The only text that is read from a file: a browser would be sent it. */
import { readFileSync } from 'node:fs';

const RULE_INDEX = new URL('../rules/rule-index/magic.md', import.meta.url);
const ROW = /^\| (M-[A-Z]+-\d+) \| ((?:[^|\\]|\\.)*?) \|/gm;

/** The rule index as it is written. */
export function ruleIndexText(): string {
  return readFileSync(RULE_INDEX, 'utf8');
}

let statements: ReadonlyMap<string, string> | undefined;

/** The statement of a rule in the rule index; undefined if there is no such rule. */
export function statementOf(id: string): string | undefined {
  statements ??= read(ruleIndexText());
  return statements.get(id);
}

function read(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, id, statement] of text.matchAll(ROW))
    if (!found.has(id as string)) found.set(id as string, statement as string);
  return found;
}
