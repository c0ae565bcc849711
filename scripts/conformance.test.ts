import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../cli/rules/rulebook.ts';
import type { TestPlace } from '../cli/rules/tests.ts';
import { differencesWithoutTest, foreign, missing, overloaded, unknown } from './conformance.ts';
import { conformanceIndex, conformancePage } from './conformance-page.ts';

const editions = [{ edition: 'fifth', holding: 'stated', where: 'p.1' }] as const;
const rule = (id: string) => ({ id, chapter: '1. Chapter', statement: `What ${id} says.`, editions, notes: '' });
const testOf = (...ids: readonly string[]): TestPlace => ({
  file: 'a.test.ts',
  title: 'A [title] | bar',
  line: 3,
  kind: 'test',
  ids,
});

function book(changes: Partial<Rulebook> = {}): Rulebook {
  const place = { id: 'V-A-001', file: 'games/vtes/rules/a.ts', procedure: 'act', line: 7 };
  return {
    game: 'vtes',
    rules: [rule('V-A-001'), rule('V-A-002')],
    ambiguities: [{ id: 'V-AMB-01', question: 'May he?', decision: 'He may.' }],
    differences: [{ id: 'D-001', topic: 'Players', says: [] }],
    code: new Map([['V-A-001', [place]]]),
    prohibitions: ['V-A-001'],
    tests: new Map([['V-A-001', [testOf('V-A-001')]]]),
    allTests: [testOf('V-A-001')],
    noCode: { 'V-A-002': 'Nothing to do.' },
    ...changes,
  };
}

describe('complaints', () => {
  test('there are none about a rule with code and test, or with a reason to have none', () => {
    expect(missing(book())).toEqual([]);
  });

  test('a rule without code or without a test', () => {
    expect(missing(book({ noCode: {} }))).toEqual(['V-A-002 is in no code', 'V-A-002 is in no test']);
  });

  test('an exception without a reason, or for a rule that does not exist', () => {
    expect(missing(book({ noCode: { 'V-A-002': ' ', 'V-A-003': 'x' } }))).toEqual([
      'no-code.json: V-A-002 has no reason',
      'no-code.json: there is no rule V-A-003',
    ]);
  });

  test('a test that names more than three rules', () => {
    const crowded = testOf('V-A-001', 'V-A-002', 'V-A-003', 'V-A-004');
    expect(overloaded({ allTests: [crowded, testOf('V-A-001')] })).toEqual([
      'a.test.ts:3: names 4 rules; at most 3, those it would fail for',
    ]);
  });

  test('an unknown id, in a test or anywhere else where the rules are spoken of', () => {
    const files = [
      { path: 'games/vtes/rules/a.ts', text: '// V-A-001\n// V-A-099\n' },
      { path: 'games/vtes/text/text.test.ts', text: "expect(rule('V-A-098'))\n" },
      { path: 'engine/a.ts', text: 'V-A-097\n' },
    ];
    expect(unknown([book({ allTests: [testOf('V-A-096')] })], files)).toEqual([
      'a.test.ts:3: there is no rule V-A-096',
      'games/vtes/rules/a.ts:2: there is no rule V-A-099',
    ]);
  });

  test('a rule of another game', () => {
    expect(foreign(book())).toEqual([]);
    expect(foreign(book({ game: 'magic' }))).toEqual(['magic: names V-A-001, a rule of another game']);
  });

  test('a difference between editions without a test', () => {
    expect(differencesWithoutTest(book())).toEqual(['D-001 (Players) is in no test']);
    expect(differencesWithoutTest(book({ noCode: { 'D-001': 'Only words.' } }))).toEqual([]);
    expect(missing(book({ noCode: { 'V-A-002': 'Nothing to do.', 'D-001': 'Only words.' } }))).toEqual([]);
  });
});

describe('the page', () => {
  test('has a row per rule with code, tests and the result of mutation', () => {
    const page = conformancePage(book(), { 'V-A-001': { killedBy: 'a' } });
    expect(page).toContain(
      '| V-A-001 | What V-A-001 says. | ● | [a.ts](../../games/vtes/rules/a.ts) `act` | [A (title) \\| bar](../../a.test.ts) | ✓ |',
    );
    expect(page).toContain('| V-A-002 | What V-A-002 says. | ● | not needed | not needed |  |');
  });

  test('shows missing tests and untried rules', () => {
    const page = conformancePage(book({ noCode: {} }), undefined);
    expect(page).toContain('| **none** | **none** |');
    expect(page).toContain('| ? |');
  });

  test('is linked from an index that counts', () => {
    expect(conformanceIndex([book()], () => ({ 'V-A-001': { killedBy: 'a' } }))).toContain(
      '| [Vampire: The Eternal Struggle](conformance/vtes.md) | 2 | 1 | 1 | 1 of 1 |',
    );
  });

  test('counts', () => {
    expect(conformancePage(book(), {})).toContain('| **all** | 2 | 1 | 1 | 1 | 0 |');
  });
});
