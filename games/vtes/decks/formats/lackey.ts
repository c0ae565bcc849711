/** The file of LackeyCCG: counts and names behind tabs (VDB writes spaces), the library first, no accents. */
import type { KnownCard } from '../knowledge.ts';
import { cryptEntries, type DeckList, librarySections } from '../list.ts';
import { ascii } from '../names.ts';
import { markedName } from './columns.ts';
import type { Format } from './format.ts';
import { readText } from './text.ts';

export const lackey: Format = {
  id: 'lackey',
  recognises: (text) => /^\d+(?:\t| {3,})\S/mu.test(text) && /^crypt:\s*$/imu.test(text),
  read: (text, knowledge) => readText(text, knowledge, 'library'),
  write: (deck) => ({ text: `${lines(deck).join('\n')}\n`, problems: [] }),
};

function lines(deck: DeckList): readonly string[] {
  return [
    ...librarySections(deck).flatMap(({ entries }) =>
      entries.map(({ card, count }) => `${count}\t${lackeyName(card)}`),
    ),
    'Crypt:',
    ...cryptEntries(deck).map(({ card, count }) => `${count}\t${lackeyName(card)}`),
  ];
}

function lackeyName(card: KnownCard): string {
  return ascii(markedName(card)).replaceAll('"', "'").replaceAll('/', '');
}
