/**
 * `node scripts/coverage.ts [DECKS]` writes games/vtes/COVERAGE.md: how many of the cards ever printed can be played,
 * by set, and of how many winning decks. DECKS is a list of `{ year, cards: [[VEKN number, copies], …] }`; without it
 * that section stays as it is. It needs the official lists, imported by `praxis cards import vtes FOLDER`; they are not
 * part of the project, so the page is checked only for the cards it lists.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keptFile } from '../cli/card-lists.ts';
import { keptLists } from '../games/vtes/card-lists/kept.ts';
import { cardsOf } from '../games/vtes/card-lists/official-lists.ts';
import { CARDS, PRINTED } from '../games/vtes/cards/index.ts';
import { type KnownCard, knowledgeOf } from '../games/vtes/decks/knowledge.ts';
import { notInEdition } from '../games/vtes/rules/setup/deck.ts';
import { EDITIONS } from '../games/vtes/rules/state/editions.ts';
import { labelsIn } from '../games/vtes/text/labels.ts';
import { coveragePage, keptSection, type WonBy, winningSection } from './coverage-page.ts';

const file = keptFile('vtes');
if (!existsSync(file)) {
  console.error('The official lists have not been imported: praxis cards import vtes FOLDER');
  process.exit(2);
}
const lists = keptLists(readFileSync(file, 'utf8'), file);
const { cards } = knowledgeOf(CARDS, cardsOf(lists));
const editions = Object.values(EDITIONS).map((edition) => ({
  title: labelsIn('en')[`edition ${edition.id}`] ?? edition.id,
  has: (card: KnownCard) => notInEdition(card, edition) === undefined,
}));
const url = new URL('../games/vtes/COVERAGE.md', import.meta.url);
const [decks] = process.argv.slice(2);
const numbers = PRINTED.values().flatMap(({ number }) => (number === undefined ? [] : [number]));
const winning =
  decks === undefined
    ? keptSection(existsSync(url) ? readFileSync(url, 'utf8') : '')
    : winningSection(JSON.parse(readFileSync(decks, 'utf8')) as readonly WonBy[], new Set(numbers));
writeFileSync(url, coveragePage(cards, lists.sets, editions, winning));
console.log('games/vtes/COVERAGE.md is written.');
