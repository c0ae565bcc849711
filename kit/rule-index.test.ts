import { expect, test } from 'vitest';
import { chapterIn, listedRules, rulesOfOneEdition } from './rule-index.ts';

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

test('the rules of a catalogue stand under their chapters, and questions are no rules', () => {
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

test('what a language does not state is in English, and says so', () => {
  const listed = listedRules(TEXT, 'A-');
  const french = rulesOfOneEdition(listed, 'first', 'fr', { 'A-END-001': 'Quelqu’un gagne.' });
  expect(french.map(({ statement, translated }) => [statement, translated])).toEqual([
    ['Everybody draws.', false],
    ['Quelqu’un gagne.', true],
  ]);
  expect(french[0]?.editions).toEqual([{ edition: 'first', otherwise: false }]);
  expect(rulesOfOneEdition(listed, 'first', 'en').every(({ translated }) => translated)).toBe(true);
});

test('chapters are named in the language of the reader, and in English where they have no other name', () => {
  const names = { Start: ['Começo', 'Comienzo', 'Inizio', 'Début'] } as const;
  expect(chapterIn(names, 'Start', 'it')).toBe('Inizio');
  expect(chapterIn(names, 'Start', 'en')).toBe('Start');
  expect(chapterIn(names, 'End', 'fr')).toBe('End');
  const french = rulesOfOneEdition(listedRules(TEXT, 'A-'), 'first', 'fr', {}, names);
  expect(french.map(({ chapter }) => chapter)).toEqual(['Début', 'End']);
});
