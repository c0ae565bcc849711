/** Cards and seats in a line of words: for screen readers, titles and the table as text. */
import type { Words } from '../words/words.ts';
import { faceOf, markLabels, nameOf, offeredCopy, seatName, type TableValue } from './context.ts';
import { labelOf } from './labels.ts';
import { cardThing } from './sentence.ts';

type Described = Pick<TableValue, 'view' | 'labels' | 'faces'>;

/** `Belinde, blood 5, capacity 6, locked, prince of Chicago, with Raven Spy` */
export function cardLine(table: Described, words: Words, handle: number): string {
  if (!table.view.cards[handle]) return '';
  const name = nameOf(table, handle) ?? words.match.faceDown;
  // A card that nobody knows is named by its state, which is not repeated.
  const states = cardStates(table, words, handle).filter((state) => state !== name);
  return [name, ...states].join(', ');
}

/** The same without the name: empty if nothing differs from the printed card. */
export function cardState(table: Described, words: Words, handle: number): string {
  return cardStates(table, words, handle).join(', ');
}

export function cardStates(table: Described, words: Words, handle: number): readonly string[] {
  const card = table.view.cards[handle];
  if (!card) return [];
  const parts: string[] = [];
  for (const [key, count] of Object.entries(card.counters ?? {})) {
    const label = labelOf(table.labels, 'counter', key);
    if (label !== undefined && (count !== 0 || key !== PLAIN_COUNTERS)) parts.push(`${label} ${count}`);
  }
  parts.push(...markLabels(table, card));
  if (card.controller !== undefined && card.controller !== card.owner)
    parts.push(words.match.owner({ name: seatName(table, card.owner) }));
  const attached = (card.with ?? []).map((each) => nameOf(table, each) ?? words.match.faceDown);
  if (attached.length > 0) parts.push(`${words.match.attached} ${attached.join(', ')}`);
  return parts;
}

/** A card without counters needs no mention; one without blood or life does. */
const PLAIN_COUNTERS = 'counters';

/** The line of a card, with its possible uses. */
export function cardName(
  table: Described & Pick<TableValue, 'glow' | 'me'>,
  words: Words,
  handle: number,
  withShort: boolean,
): string {
  const line = cardLine(table, words, handle);
  const short = withShort ? faceOf(table, table.view.cards[handle])?.short : undefined;
  const glow = table.glow.get(cardThing(offeredCopy(table, handle)));
  const state = glow === undefined ? '' : glow === 'chosen' ? words.match.isChosen : words.match.choosable;
  return [line, short, state].filter(Boolean).join(', ');
}
