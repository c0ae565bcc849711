import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS } from '../games/vtes/cards/index.ts';
import { knowledgeOf } from '../games/vtes/decks/knowledge.ts';
import { coveragePage, listed } from './coverage-page.ts';

test('the coverage page lists every playable card and no other', () => {
  const page = readFileSync(new URL('../games/vtes/COVERAGE.md', import.meta.url), 'utf8');
  const lines = page.split('\n').filter((line) => line.startsWith('- '));
  const names = (all: readonly string[]) => all.map((line) => line.replace(/ \((?:ADV|G\w+(?: ADV)?)\)$/, '')).sort();
  expect(names(lines)).toEqual(names(knowledgeOf(CARDS).cards.map(listed)));
});

test('a set is counted with what is known of it and what is playable', () => {
  const cards = [
    { name: 'Ada', mark: '(G6)', kind: 'vampire', sets: ['One'], def: 'ada' },
    { name: 'Bonding', mark: '', kind: 'library', sets: ['One', 'Two'] },
  ];
  const page = coveragePage(cards, [
    { code: 'Two', name: 'Second Set', released: '20000101' },
    { code: 'One', name: 'First Set', released: '19940816' },
    { code: 'No', name: 'Empty', released: '20010101' },
  ]);
  expect(page).toContain('Known cards: 2. Playable: 1 (1 crypt, 0 library).');
  expect(page).toContain('| First Set | 1994-08-16 | 2 | 1 |\n| Second Set | 2000-01-01 | 1 | 0 |\n');
  expect(page).not.toContain('Empty');
  expect(page).toContain('\n- Ada (G6)\n');
});
