import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REASONS } from './keys/reasons.ts';
import { TEXTS, translationIn } from './languages.ts';
import { statementOf } from './rule-index.ts';
import { rulesIn } from './rule-list.ts';
import { wordingIn } from './wording.ts';

const RULES = new URL('../rules/', import.meta.url);

/**
 * Rule ids that the rules can give as reasons: all that they quote, except for problems of decks, which have their own
 * words.
 */
function quoted(): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(RULES, { recursive: true, encoding: 'utf8' })) {
    // The rule index is no code.
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name.startsWith('rule-index/')) continue;
    const source = readFileSync(new URL(name, RULES), 'utf8');
    for (const [, id] of source.matchAll(/(?<!rule: )'(V-[A-Z]+-\d+(?: [a-z]+)?)'/g)) found.add(id as string);
  }
  return [...found].sort();
}

/** A case of a rule is named by the rule and a word: `V-MIN-001 locked`. */
const ruleOf = (reason: string): string => reason.split(' ')[0] as string;

describe('Reasons', () => {
  it('are stated for every rule that the rules can give as one, and for no other', () => {
    expect(quoted()).toEqual([...REASONS].sort());
  });

  it.each(['pt', 'es', 'it', 'fr'] as const)('stand beside a statement of every rule in %s', (language) => {
    const { rules } = translationIn(language) ?? { rules: {} };
    const ids = rulesIn('en').map(({ id }) => id);
    expect(ids.filter((id) => !Object.hasOwn(rules, id))).toEqual([]);
  });

  it('are rules of the rule index', () => {
    expect(REASONS.filter((id) => statementOf(ruleOf(id)) === undefined)).toEqual([]);
  });

  it.each(Object.keys(TEXTS))('are short sentences in %s, none of them twice', (language) => {
    const statements = REASONS.map((id) => wordingIn(language).rule(id));
    expect(statements.filter((statement) => !/^\p{Lu}.*\.$/u.test(statement) || statement.length > 190)).toEqual([]);
    expect(new Set(statements).size).toBe(statements.length);
  });

  it('speak to the player; all other rules are the statements of the rule index', () => {
    expect(wordingIn('en').rule('V-ACT-003')).toBe('You can never bleed yourself.');
    expect(wordingIn('en').rule('V-MIN-001 locked')).toBe('The minion is locked, so it cannot act.');
    expect(wordingIn('pt').rule('V-ACT-003')).toBe('Você nunca pode sangrar a si mesmo.');
    expect(wordingIn('pt').rule('V-GEN-002')).toBe(statementOf('V-GEN-002'));
  });
});
