/**
 * Writes games/vtes/COVERAGE.md: how many of the cards ever printed can be played, by set. It needs the official lists, imported by
 * `praxis cards import vtes FOLDER`; they are not part of the project, so the page is checked only for the cards it lists.
 */
import { writeFileSync } from 'node:fs';
import { cardsOf } from '../games/vtes/card-lists/official-lists.ts';
import { loadLists } from '../games/vtes/card-lists/store.ts';
import { CARDS } from '../games/vtes/cards/index.ts';
import { knowledgeOf } from '../games/vtes/decks/knowledge.ts';
import { coveragePage } from './coverage-page.ts';

const lists = loadLists();
if (!lists) {
  console.error('The official lists have not been imported: praxis cards import vtes FOLDER');
  process.exit(2);
}
const page = coveragePage(knowledgeOf(CARDS, cardsOf(lists)).cards, lists.sets);
writeFileSync(new URL('../games/vtes/COVERAGE.md', import.meta.url), page);
console.log('games/vtes/COVERAGE.md is written.');
