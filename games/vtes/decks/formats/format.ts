/** The interface of every exchange format. */
import type { Knowledge } from '../knowledge.ts';
import type { DeckList } from '../list.ts';
import type { DeckMessage, LineProblem } from '../messages.ts';

export const FORMATS = ['twd', 'vdb', 'vdb-url', 'lackey', 'jol', 'ardb', 'krcg'] as const;
export type FormatId = (typeof FORMATS)[number];

export interface ReadDeck {
  readonly deck: DeckList;
  readonly problems: readonly LineProblem[];
}

export interface WrittenDeck {
  readonly text: string;
  /** Cards that the format cannot hold; they are missing from the text. */
  readonly problems: readonly DeckMessage[];
}

export interface Format {
  readonly id: FormatId;
  /** True if a text looks like this format and no other. The formats are asked in the order of their list. */
  recognises(text: string): boolean;
  read(text: string, knowledge: Knowledge): ReadDeck;
  write(deck: DeckList): WrittenDeck;
}
