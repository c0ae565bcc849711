/** The list of JOL: `2xBelinde`. Without headers, so any list of counts and names is read as one. */
import { cryptEntries, librarySections } from '../list.ts';
import { markedName } from './columns.ts';
import type { Format } from './format.ts';
import { readText } from './text.ts';

export const jol: Format = {
  id: 'jol',
  recognises: () => true,
  read: (text, knowledge) => readText(text, knowledge),
  write: (deck) => {
    const library = librarySections(deck).flatMap(({ entries }) => entries);
    const line = ({ card, count }: (typeof library)[number]): string => `${count}x${markedName(card)}`;
    return { text: `${[...cryptEntries(deck).map(line), '', ...library.map(line)].join('\n')}\n`, problems: [] };
  },
};
