/** How a game looks as plain text, in a terminal. A game has one only where it has more to show than zones, counters and faces. */
import type { Seat, View, Where } from '@praxis/engine';
import type { Language } from './languages.ts';

export interface PlainLook<W extends Where = Where> {
  /** The table as one seat sees it, as lines of text. */
  table?(view: View<W>, me: Seat, look: TableLook): readonly string[];
  /** The lines above the text of a card: what stands at their left and at their right end. Without it: its name and its short line. */
  cardHeading?(def: unknown, language: Language): readonly (readonly [string, string])[];
}

export interface TableLook {
  readonly language: Language;
  /** How many letters fit into a line. */
  readonly width: number;
  /** What the host calls the person who looks: "you". */
  readonly you: string;
  /** The short line of the face of a definition of this match, by its id. */
  printed(id: string): string;
}
