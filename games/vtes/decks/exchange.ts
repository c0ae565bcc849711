/** Decks from anywhere: every exchange format is recognised, read and written. */
import { cleanText, textFault } from '@praxis/kit/deck-text.ts';
import { ardb } from './formats/ardb.ts';
import { FORMATS, type Format, type FormatId, type WrittenDeck } from './formats/format.ts';
import { jol } from './formats/jol.ts';
import { krcg } from './formats/krcg.ts';
import { lackey } from './formats/lackey.ts';
import { twd } from './formats/twd.ts';
import { vdb } from './formats/vdb.ts';
import { vdbUrl } from './formats/vdb-url.ts';
import type { Knowledge } from './knowledge.ts';
import { type DeckList, EMPTY_DECK } from './list.ts';
import type { DeckMessage, LineProblem } from './messages.ts';

export { FORMATS, type FormatId };

const BY_ID: Readonly<Record<FormatId, Format>> = { twd, vdb, 'vdb-url': vdbUrl, lackey, jol, ardb, krcg };

/** Asked in this order; the last recognises everything. */
const ORDER: readonly FormatId[] = ['krcg', 'vdb-url', 'lackey', 'ardb', 'vdb', 'twd', 'jol'];

/** Far more than any deck needs. A larger text is no deck and is not read. */
export const TEXT_MAX = 200_000;
export const LINES_MAX = 5_000;

export interface DeckRead {
  /** Undefined where the text was not read. */
  readonly format: FormatId | undefined;
  readonly deck: DeckList;
  readonly problems: readonly LineProblem[];
}

/** Never throws, whatever the text: unreadable parts are among the problems. */
export function readDeck(text: string, knowledge: Knowledge): DeckRead {
  const refused = refusal(text);
  if (refused)
    return {
      format: undefined,
      deck: EMPTY_DECK,
      problems: [{ line: 0, level: 'error', message: refused, nearest: [] }],
    };
  const clean = cleanText(text);
  const format = ORDER.find((id) => BY_ID[id].recognises(clean)) as FormatId;
  return { format, ...BY_ID[format].read(clean, knowledge) };
}

/** Decks of VTES alone are written like this; the other formats are plain lists. */
export function isOnlyDeck(text: string): boolean {
  return /#\d+=\d+/u.test(text) || (['lackey', 'ardb', 'vdb', 'twd'] as const).some((id) => BY_ID[id].recognises(text));
}

function refusal(text: string): DeckMessage | undefined {
  const fault = textFault(text, { letters: TEXT_MAX, lines: LINES_MAX });
  if (fault === undefined || fault === 'not text') return fault && { say: fault };
  return { say: fault, limit: fault === 'too long' ? TEXT_MAX : LINES_MAX };
}

export function writeDeck(deck: DeckList, format: FormatId): WrittenDeck {
  return BY_ID[format].write(deck);
}
