/** The statements of the rules in English, from the rule index. The only text that is read from a file: a browser would be sent it. */
import { readFileSync } from 'node:fs';

const RULE_INDEX = new URL('../rules/rule-index/rivals.md', import.meta.url);
const ROW = /^\| (R-[A-Z]+-\d+) \| ((?:[^|\\]|\\.)*?) \|/gm;

/** The rule index as it is written. */
export function ruleIndexText(): string {
  return readFileSync(RULE_INDEX, 'utf8');
}

let statements: ReadonlyMap<string, string> | undefined;

function all(): ReadonlyMap<string, string> {
  statements ??= new Map(
    [...ruleIndexText().matchAll(ROW)].map(([, id, statement]) => [id as string, statement as string]),
  );
  return statements;
}

/** The statement of a rule in the rule index; undefined if there is no such rule. */
export function statementOf(id: string): string | undefined {
  return all().get(id);
}

/** Open questions are named like rules. */
export function isRule(id: string): boolean {
  return all().has(id);
}
