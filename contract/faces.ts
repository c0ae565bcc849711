/** Cards for display. */

/** A card for display: all words are in one language. */
export interface CardFace {
  /** Of the definition, the same in every language. Hosts add it. */
  readonly id?: string;
  readonly name: string;
  /** The stable word by which it is styled: `action`, `creature`. */
  readonly kind: string;
  /** The kind in words: `Action modifier`. */
  readonly type: string;
  /** Values in its corners and margins, by stable names of the game: costs, strength, family. */
  readonly marks: Readonly<Record<string, string | number | readonly string[]>>;
  readonly lines: readonly FaceLine[];
  /** The most important facts in one line, for lists. */
  readonly short: string;
  /** How lists of decks write it in English, where several cards have the same name: `Sprigatito PAL 12`. */
  readonly listed?: string;
  /** Its number in the usual database of the game, after which files of pictures are named. */
  readonly number?: number;
  /** Its English name, where `name` is in another language. Hosts add it. */
  readonly english?: string;
}

/** Faces by the ids of the definitions. */
export type Faces = Readonly<Record<string, CardFace>>;

export interface FaceLine {
  /** Marks before the text, by stable names of the game. */
  readonly icons: readonly string[];
  readonly text: string;
  readonly level?: string;
  /** The parts of a line that has a name, such as an attack; `text` says all of them. */
  readonly named?: NamedLine;
}

export interface NamedLine {
  readonly name: string;
  /** The word by which answers know it; left out if it is the name. */
  readonly key?: string;
  /** Its kind, where that is not obvious: `Ability`. */
  readonly label?: string;
  /** A number at its end: `30+`. */
  readonly value?: string;
  readonly text: string;
}
