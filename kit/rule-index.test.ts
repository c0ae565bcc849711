import { expect, test } from 'vitest';
import { listedRules, rulesOfOneEdition } from './rule-index.ts';

const TEXT = `# Rules

| ID | Question | Proposal |
|---|---|---|
| A-AMB-01 | May he? | He may. |

## 2. Start (A-SET)

| ID | Rule | Page | Notes |
|---|---|---|---|
| A-SET-001 | Everybody draws. | p.3 | See A-END-001. |
| A-SET-001 | Again. | p.4 | |
| B-SET-001 | Of another game. | p.3 | |

## 3. End

| ID | Rule | Page | Notes |
|---|---|---|---|
| A-END-001 | Somebody wins. | p.9 | |
`;

test('rules are listed under their chapters, and questions are no rules', () => {
  expect(listedRules(TEXT, 'A-')).toEqual([
    {
      id: 'A-SET-001',
      chapter: 'Start',
      statement: 'Everybody draws.',
      places: [{ heading: 'Page', cell: 'p.3' }],
    },
    { id: 'A-END-001', chapter: 'End', statement: 'Somebody wins.', places: [{ heading: 'Page', cell: 'p.9' }] },
  ]);
});

test('a rule that a language lacks is in English, and marked so', () => {
  const listed = listedRules(TEXT, 'A-');
  const french = rulesOfOneEdition(listed, 'first', 'fr', {
    rules: { 'A-END-001': 'Quelqu’un gagne.' },
    chapters: {},
  });
  expect(french.map(({ statement, translated }) => [statement, translated])).toEqual([
    ['Everybody draws.', false],
    ['Quelqu’un gagne.', true],
  ]);
  expect(french[0]?.editions).toEqual([{ edition: 'first', otherwise: false }]);
  expect(rulesOfOneEdition(listed, 'first', 'en').every(({ translated }) => translated)).toBe(true);
});

test('chapters are named in the language of the reader, and in English where they have no other name', () => {
  const listed = listedRules(TEXT, 'A-');
  const french = rulesOfOneEdition(listed, 'first', 'fr', { rules: {}, chapters: { Start: 'Début' } });
  expect(french.map(({ chapter }) => chapter)).toEqual(['Début', 'End']);
  expect(rulesOfOneEdition(listed, 'first', 'en').map(({ chapter }) => chapter)).toEqual(['Start', 'End']);
});
