/** The text of the Tournament Winning Deck archive. */
import { type DeckList, sizes } from '../list.ts';
import { capacities, cryptLines, libraryLines, listedName, sectionTitle } from './columns.ts';
import type { Format } from './format.ts';
import { headersOf } from './lines.ts';
import { oneLine, safeDescription } from './preamble.ts';
import { readText } from './text.ts';

export const twd: Format = {
  id: 'twd',
  recognises: (text) =>
    text.split('\n').some((line) => headersOf(line).some(({ part, count }) => part === 'crypt' && count !== undefined)),
  read: (text, knowledge) => readText(text, knowledge),
  write: (deck) => ({ text: `${lines(deck).join('\n')}\n`, problems: [] }),
};

function lines(deck: DeckList): readonly string[] {
  const { crypt, library } = sizes({ ...deck, unknown: [] });
  const { min, max, average } = capacities(deck);
  const title = `Crypt (${crypt} cards, min=${min}, max=${max}, avg=${average})`;
  return [
    ...aboutLines(deck),
    title,
    '-'.repeat(title.length),
    ...cryptLines(deck, { gap: 2, nameOf: listedName }),
    '',
    `Library (${library} cards)`,
    ...libraryLines(deck, (section) => [sectionTitle(section)], listedName),
  ];
}

/** The tournament, the score behind its dashes, and the deck's name, author and description. */
function aboutLines({ event, name, author, description }: DeckList): readonly string[] {
  const isScore = (line: string): boolean => line.startsWith('-- ');
  const blocks = [
    event.filter((line) => !isScore(line)),
    event.filter(isScore),
    [
      ...(name === '' ? [] : [`Deck Name: ${oneLine(name)}`]),
      ...(author === '' ? [] : [`Created by: ${oneLine(author)}`]),
      ...(description === '' ? [] : [`Description: ${safeDescription(description)}`]),
    ],
  ];
  return blocks.filter((block) => block.length > 0).flatMap((block) => [...block, '']);
}
