import { readdirSync, readFileSync } from 'node:fs';
import { readScenarios } from '@praxis/scenario/document.ts';
import { readHeads } from '@praxis/scenario/heads.ts';
import { describe, expect, test } from 'vitest';
import { codePlaces, prohibitionsIn } from './code.ts';
import { idsIn } from './ids.ts';
import { parseDifferences, parseRules } from './rule-index.ts';
import { scenarioPlaces, testPlaces } from './tests.ts';

test('ids are found in text, ranges written out', () => {
  expect(idsIn('V-VOT-007 to V-VOT-009, V-AMB-04 and D-012 (see V-ACT-001)')).toEqual([
    'V-VOT-007',
    'V-VOT-009',
    'V-AMB-04',
    'D-012',
    'V-ACT-001',
    'V-VOT-008',
  ]);
});

test('the rule index is read from its tables', () => {
  const { rules, ambiguities } = parseRules(`
## 1. General (V-GEN)

| ID | Rule | 2000 | third | fifth | Differences and notes |
|---|---|---|---|---|---|
| V-GEN-001 | Cards win. | ≠ §1.4 | (§1.4) | p.16 | 2000: they do not. |
| V-GEN-002 | Something new. | — | — | p.3 | |

## Ambiguities (V-AMB)

| ID | Question | What the rulebooks say | Proposal |
|---|---|---|---|
| V-AMB-01 | May he? | Nothing. | He may. |
`);
  expect(rules).toEqual([
    {
      id: 'V-GEN-001',
      chapter: '1. General (V-GEN)',
      statement: 'Cards win.',
      editions: [
        { edition: '2000', holding: 'other', where: '§1.4' },
        { edition: 'third', holding: 'implied', where: '§1.4' },
        { edition: 'fifth', holding: 'stated', where: 'p.16' },
      ],
      notes: '2000: they do not.',
    },
    expect.objectContaining({ id: 'V-GEN-002', notes: '' }),
  ]);
  expect(rules[1]?.editions.map(({ holding }) => holding)).toEqual(['absent', 'absent', 'stated']);
  expect(ambiguities).toEqual([{ id: 'V-AMB-01', question: 'May he?', decision: 'He may.' }]);
});

test('differences between editions are read from their table', () => {
  const table =
    '| # | Topic | 2000 | third | fifth | Rules |\n|---|---|---|---|---|---|\n| **General** | | | | | |\n| D-001 | Players | two | two | four | V-GEN-031 |\n';
  expect(parseDifferences(table)).toEqual([
    {
      id: 'D-001',
      topic: 'Players',
      says: [
        { edition: '2000', words: 'two' },
        { edition: 'third', words: 'two' },
        { edition: 'fifth', words: 'four' },
      ],
    },
  ]);
});

describe('the code that names a rule', () => {
  const placesOf = (text: string): readonly string[] =>
    codePlaces('a.ts', text).map(({ id, procedure }) => `${id} ${procedure}`);

  test('a comment at the margin belongs to the declaration below it', () => {
    expect(placesOf('/**\n * V-ACT-001 Bleed.\n */\nexport function* bleed(g: G): Procedure {\n}\n')).toEqual([
      'V-ACT-001 bleed',
    ]);
  });

  test('anything inside of a function belongs to it', () => {
    const text = "function hunt(g: G) {\n  // V-ACT-012 Only vampires.\n  return forbid('V-ACT-013', true);\n}\n";
    expect(placesOf(text)).toEqual(['V-ACT-012 hunt', 'V-ACT-013 hunt']);
  });

  test('a member of an interface is named with it', () => {
    expect(placesOf('interface Edition {\n  /** V-DECK-004 Sizes. */\n  readonly library: number;\n}\n')).toEqual([
      'V-DECK-004 Edition.library',
    ]);
  });

  test('a comment above the imports speaks of the file', () => {
    expect(placesOf("/** Chapter 2 (V-DECK-001). */\nimport { a } from './a.ts';\n")).toEqual(['V-DECK-001 ']);
  });

  test('prohibitions go through forbid and demands', () => {
    const text = "forbid('V-A-001', x) ?? forbid(y ? 'V-A-002' : 'V-A-003', z); demands('V-A-004'); ['V-A-005'];";
    expect(prohibitionsIn(text)).toEqual(['V-A-001', 'V-A-002', 'V-A-003', 'V-A-004']);
  });
});

describe('the tests that name a rule', () => {
  const named = (text: string): readonly (readonly string[])[] => testPlaces('a.test.ts', text).map(({ ids }) => ids);

  test('in their title', () => {
    expect(named("test('V-ACT-001 bleed', () => {\n  expect('V-ACT-002');\n});\n")).toEqual([['V-ACT-001']]);
  });

  test('in a title on the next line', () => {
    expect(named("  it(\n    'a long one (V-ACT-001)',\n    () => {},\n  );\n")).toEqual([['V-ACT-001']]);
  });

  test('in the rows of a table', () => {
    expect(named("test.each([\n  ['V-ACT-001', 1],\n  ['V-ACT-002', 2],\n])('%s', () => {});\n")).toEqual([
      ['V-ACT-001'],
      ['V-ACT-002'],
    ]);
  });

  test('in the rows of a table that has a name', () => {
    expect(named("const ROWS = [\n  ['V-ACT-001'],\n];\n\ntest.each(ROWS)('%s', () => {});\n")).toEqual([
      ['V-ACT-001'],
    ]);
  });

  test('and scenarios in their list', () => {
    const text =
      'game: vtes\nedition: fifth\ntitle: Example\nrules: [V-ACT-001, D-001]\nseats: {Sara: {}}\nexpect: {edge: none}\n';
    expect(scenarioPlaces('a.yaml', text)).toEqual([
      { file: 'a.yaml', title: 'Example', line: 1, kind: 'scenario', ids: ['V-ACT-001', 'D-001'] },
    ]);
  });
});

test('the heads of scenarios agree with the whole ones', () => {
  const folder = new URL('../../games/vtes/scenarios/', import.meta.url);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .slice(0, 12)) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const whole = readScenarios(text, file).scenarios.map(({ title, rules, line }) => ({ title, rules, line }));
    expect(readHeads(text)).toEqual(whole);
  }
});
