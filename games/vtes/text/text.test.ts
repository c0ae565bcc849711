import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statementOf } from './catalogue.ts';
import { LANGUAGES } from './languages.ts';
import type { Words } from './words.ts';

const RULES = new URL('../rules/', import.meta.url);
const sources = readdirSync(RULES)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .concat('../game.ts')
  .map((name) => readFileSync(new URL(name, RULES), 'utf8'))
  .join('\n');

/** Keys may stand in a choice: `say: passed ? 'a' : 'b'`. */
function keysAfter(marker: RegExp): Set<string> {
  const found = new Set<string>();
  for (const [, rest] of sources.matchAll(marker)) for (const [, key] of (rest as string).matchAll(/'([^']+)'/g)) found.add(key as string);
  return found;
}

const says = keysAfter(/\bsay: ([^,}\n;]+)/g);
const types = keysAfter(/\bemit\(\{\s*type: ([^,}\n;]+)/g);

const { en } = LANGUAGES as { readonly en: Words };
const wordedSays = new Set([en.heads, en.parts, en.members, en.abouts, en.problems].flatMap((table) => Object.keys(table)));
/** Pressing says `to continue` and `to end` by what it is for. */
const isQuoted = (key: string): boolean => sources.includes(`'${key}'`) || sources.includes(`'${key.replace(/^to /, '')}'`);

describe('The words of VTES', () => {
  it('know every piece and heading that the rules say', () => {
    expect([...says].filter((key) => !wordedSays.has(key)).sort()).toEqual([]);
  });

  it('know every event that the rules tell', () => {
    expect([...types].filter((key) => !(key in en.events)).sort()).toEqual([]);
  });

  it('hold nothing that the rules do not use', () => {
    // The kernel itself ends lists and passes.
    const known = new Set(['pass', 'end']);
    expect([...wordedSays].filter((key) => !known.has(key) && !isQuoted(key)).sort()).toEqual([]);
    expect(Object.keys(en.events).filter((key) => !isQuoted(key)).sort()).toEqual([]);
    expect(Object.keys(en.reasons).filter((key) => !isQuoted(key)).sort()).toEqual([]);
  });

  it('give the statement of every rule', () => {
    expect(statementOf('V-GEN-001')).toBe("When a card's text contradicts a rule, the card wins.");
    expect(statementOf('V-GEN-999')).toBeUndefined();
  });
});
