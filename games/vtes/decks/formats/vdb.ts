/** The text that VDB exports. */
import { type DeckList, sizes } from '../list.ts';
import { capacities, cryptLines, libraryLines, listedName, sectionTitle } from './columns.ts';
import type { Format } from './format.ts';
import { oneLine, safeDescription } from './preamble.ts';
import { readText } from './text.ts';

export const vdb: Format = {
  id: 'vdb',
  recognises: (text) => /^={5,}\s*$/mu.test(text) && /^crypt\b/imu.test(text),
  read: (text, knowledge) => readText(text, knowledge),
  write: (deck) => ({ text: `${lines(deck).join('\n')}\n`, problems: [] }),
};

function lines(deck: DeckList): readonly string[] {
  const { name, author, description } = deck;
  const { crypt, library } = sizes({ ...deck, unknown: [] });
  const { min, max, average } = capacities(deck);
  return [
    `Deck Name: ${oneLine(name)}`,
    `Author: ${oneLine(author)}`,
    ...(description === '' ? [] : [`Description: ${safeDescription(description)}`]),
    '',
    ...underlined(`Crypt (${crypt} cards, min=${min} max=${max} avg=${average})`, '='),
    ...cryptLines(deck, { gap: 3, nameOf: listedName }),
    '',
    ...underlined(`Library (${library} cards)`, '='),
    ...libraryLines(deck, (section) => underlined(sectionTitle(section), '-'), listedName),
  ];
}

function underlined(title: string, with_: string): readonly string[] {
  return [title, with_.repeat(title.length)];
}
