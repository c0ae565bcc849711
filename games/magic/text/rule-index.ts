/** The statements of the rules in English, from the rule index. The only text that is read from a file: a browser would be sent it. */
import { readFileSync } from 'node:fs';
import { statementsIn } from '@praxis/kit/rule-index.ts';

const RULE_INDEX = new URL('../rules/rule-index/magic.md', import.meta.url);

/** The rule index as it is written. */
export function ruleIndexText(): string {
  return readFileSync(RULE_INDEX, 'utf8');
}

let statements: ReadonlyMap<string, string> | undefined;

/** The statement of a rule in the rule index; undefined if there is no such rule. */
export function statementOf(id: string): string | undefined {
  statements ??= statementsIn(ruleIndexText(), 'M-');
  return statements.get(id);
}
