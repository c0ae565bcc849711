/**
 * Writes games/vtes/COVERAGE.md: how many of the cards ever printed can be played, by set. It needs the official lists, imported by
 * `praxis cards import vtes FOLDER`; they are not part of the project, so the page is checked only for the cards it lists.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keptFile } from '../cli/card-lists.ts';
import { keptLists } from '../games/vtes/card-lists/kept.ts';
import { cardsOf } from '../games/vtes/card-lists/official-lists.ts';
import { CARDS } from '../games/vtes/cards/index.ts';
import { knowledgeOf } from '../games/vtes/decks/knowledge.ts';
import { coveragePage } from './coverage-page.ts';

const file = keptFile('vtes');
if (!existsSync(file)) {
  console.error('The official lists have not been imported: praxis cards import vtes FOLDER');
  process.exit(2);
}
const lists = keptLists(readFileSync(file, 'utf8'), file);
const page = coveragePage(knowledgeOf(CARDS, cardsOf(lists)).cards, lists.sets);
writeFileSync(new URL('../games/vtes/COVERAGE.md', import.meta.url), page);
console.log('games/vtes/COVERAGE.md is written.');
