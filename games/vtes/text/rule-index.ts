/** The statements of the rules in English, from the rule index. The only text that is read from a file: a browser would be sent it. */
import { readFileSync } from 'node:fs';
import { statementsIn } from '@praxis/kit/rule-index.ts';

const RULE_INDEX = new URL('../rules/rule-index/vtes.md', import.meta.url);
const DIFFERENCES = new URL('../rules/rule-index/vtes-editions.md', import.meta.url);

/** The rule index as it is written. */
export function ruleIndexText(): string {
  return readFileSync(RULE_INDEX, 'utf8');
}

let statements: ReadonlyMap<string, string> | undefined;

/** The text of a rule in the rule index; undefined if there is no such rule. */
export function statementOf(id: string): string | undefined {
  statements ??= statementsIn(ruleIndexText(), 'V-');
  return statements.get(id);
}

const DIFFERENCE = /^\| (D-\d+) \|/gm;

let differences: ReadonlySet<string> | undefined;

/** True if the rule index has a rule, a question that was decided, or a difference between the editions of this id. */
export function isRule(id: string): boolean {
  if (statementOf(id) !== undefined) return true;
  differences ??= new Set(
    [...readFileSync(DIFFERENCES, 'utf8').matchAll(DIFFERENCE)].map(([, each]) => each as string),
  );
  return differences.has(id);
}
