/**
 * How a game looks as plain text, in a terminal. A game has one only where it has more to show than zones, counters and
 * faces.
 */
import type { Seat, View, Where } from '@praxis/engine';
import type { Language } from './languages.ts';

export interface PlainLook<W extends Where = Where> {
  /** The table as one seat sees it, as lines of text. */
  table?(view: View<W>, me: Seat, look: TableLook): readonly string[];
  /** The lines above a card's text, each with a left and a right end. By default: its name and its short line. */
  cardHeading?(def: unknown, language: Language): readonly (readonly [string, string])[];
}

export interface TableLook {
  readonly language: Language;
  /** How many letters fit into a line. */
  readonly width: number;
  /** The host's word for the viewer: "you". */
  readonly you: string;
  /** The short line of the face of a definition of this match, by its id. */
  printed(id: string): string;
}
