import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS } from '../games/vtes/cards/index.ts';
import { knowledgeOf } from '../games/vtes/decks/knowledge.ts';
import { coveragePage, keptSection, listed, winningSection } from './coverage-page.ts';

test('the coverage page lists every playable card and no other', () => {
  const page = readFileSync(new URL('../games/vtes/COVERAGE.md', import.meta.url), 'utf8');
  const lines = page.split('\n').filter((line) => line.startsWith('- '));
  const names = (all: readonly string[]) => all.map((line) => line.replace(/ \((?:ADV|G\w+(?: ADV)?)\)$/, '')).sort();
  expect(names(lines)).toEqual(names(knowledgeOf(CARDS).cards.map(listed)));
});

test('a set and an edition are counted with their known and playable cards', () => {
  const cards = [
    { name: 'Ada', mark: '(G6)', kind: 'vampire', sets: ['One'], def: 'ada' },
    { name: 'Bonding', mark: '', kind: 'library', sets: ['One', 'Two'] },
  ];
  const page = coveragePage(
    cards,
    [
      { code: 'Two', name: 'Second Set', released: '20000101' },
      { code: 'One', name: 'First Set', released: '19940816' },
      { code: 'No', name: 'Empty', released: '20010101' },
    ],
    [{ title: 'Old rules', has: ({ name }) => name !== 'Ada' }],
  );
  expect(page).toContain('| Old rules | 1 | 0 |\n');
  expect(page).toContain('Known cards: 2. Playable: 1 (1 crypt, 0 library).');
  expect(page).toContain('| First Set | 1994-08-16 | 2 | 1 |\n| Second Set | 2000-01-01 | 1 | 0 |\n');
  expect(page).not.toContain('Empty');
  expect(page).toContain('\n- Ada (G6)\n');
});

test('winning decks are counted by year, and the section is kept where the decks are not at hand', () => {
  const decks = [
    { year: 2020, cards: [[1, 2] as const, [2, 6] as const] },
    { year: 2020, cards: [[1, 1] as const] },
    { year: 2021, cards: [[2, 4] as const, [3, 1] as const, [4, 1] as const, [5, 1] as const] },
    { year: null, cards: [[1, 1] as const] },
  ];
  const section = winningSection(decks, new Set([1]));
  expect(section.filter((line) => line.startsWith('| '))).toEqual([
    '| year | decks | whole | nearly | cards |',
    '| all | 4 | 2 (50.0 %) | 1 | 23.5 % |',
    '| 2021 | 1 | 0 (0.0 %) | 0 | 0.0 % |',
    '| 2020 | 2 | 1 (50.0 %) | 1 | 33.3 % |',
  ]);
  expect(keptSection(coveragePage([], [], [], section))).toEqual(section);
  expect(keptSection(coveragePage([], [], []))).toEqual([]);
});

test('the coverage page shows the shares of winning decks', () => {
  const page = readFileSync(new URL('../games/vtes/COVERAGE.md', import.meta.url), 'utf8');
  expect(keptSection(page).filter((line) => /^\| 20\d\d /.test(line)).length).toBeGreaterThan(10);
});
