/**
 * `node scripts/measure/winning-decks.ts FILE`: which share of tournament-winning decks of VTES is playable. The file
 * is a list of `{ year, cards: [[VEKN number, copies], …] }`; it is no part of the project.
 */
import { readFileSync } from 'node:fs';
import { PRINTED } from '../../games/vtes/cards/index.ts';

interface Deck {
  readonly year: number | null;
  readonly cards: readonly (readonly [number: number, copies: number])[];
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? node scripts/measure/winning-decks.ts FILE');
  process.exit(2);
}
const decks = JSON.parse(readFileSync(file, 'utf8')) as readonly Deck[];
const playable = new Set(PRINTED.values().map(({ number }) => number));
console.log(`${[...playable].filter((number) => number !== undefined).length} cards are playable.`);
for (const since of [0, 2015, 2020, 2023]) {
  const meant = decks.filter(({ year }) => (year ?? 0) >= since);
  const complete = meant.filter(({ cards }) => cards.every(([number]) => playable.has(number))).length;
  let [slots, known, near] = [0, 0, 0];
  for (const { cards } of meant) {
    for (const [number, copies] of cards) {
      slots += copies;
      if (playable.has(number)) known += copies;
    }
    if (cards.filter(([number]) => !playable.has(number)).length <= 5) near++;
  }
  const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `${since === 0 ? 'all years' : `since ${since}`}: ${complete} of ${meant.length} decks complete (${share(complete, meant.length)}), ` +
      `${near} lack at most five cards, ${share(known, slots)} of all slots`,
  );
}
