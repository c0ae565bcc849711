/** The text that the Anarch Revolt Deck Builder exports. */
import { cryptEntries, type DeckList, sizes, total } from '../list.ts';
import { capacities, cryptLines, libraryLines } from './columns.ts';
import type { Format } from './format.ts';
import { oneLine, safeDescription } from './preamble.ts';
import { readText } from './text.ts';

const NAME_WIDTH = 24;
const RULE = '-'.repeat(60);

export const ardb: Format = {
  id: 'ardb',
  // The archive of winning decks has the same fields, but round brackets.
  recognises: (text) =>
    /^crypt\s*\[\s*\d+/imu.test(text) || (/^deck name\s+:/imu.test(text) && !/^crypt\s*\(\s*\d+/imu.test(text)),
  read: (text, knowledge) => readText(text, knowledge),
  write: (deck) => ({ text: `${lines(deck).join('\n')}\n`, problems: [] }),
};

function lines(deck: DeckList): readonly string[] {
  const { name, author, description } = deck;
  const { crypt, library } = sizes({ ...deck, unknown: [] });
  // Here the smallest and the largest vampire are meant, not the sums of four.
  const all = cryptEntries(deck).map(({ card }) => card.capacity ?? 0);
  const ends = all.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...all), max: Math.max(...all) };
  return [
    `Deck Name : ${oneLine(name)}`,
    `Author : ${oneLine(author)}`,
    'Description :',
    ...(description === '' ? [] : [safeDescription(description)]),
    '',
    `Crypt [${crypt} vampires] Capacity min: ${ends.min} max: ${ends.max} average: ${capacities(deck).average}`,
    RULE,
    ...cryptLines(deck, {
      gap: 2,
      nameOf: ({ name, advanced }) => `${name}${advanced ? ' (ADV)' : ''}`,
      behindName: '\t',
      nameWidth: NAME_WIDTH,
    }),
    '',
    `Library [${library} cards]`,
    RULE,
    ...libraryLines(
      deck,
      ({ type, entries }) => [`${type} [${total(entries)}]`],
      ({ name }) => name,
    ),
  ];
}
