/** The addressee of a game's words: a seat, or nobody in particular. */
import { playerName } from '@praxis/contract/words/words.ts';
import type { Seat } from '@praxis/engine';
import { type Address, YOU } from './address.ts';
import { addressFor } from './languages.ts';

export class Audience {
  readonly #language: string;
  readonly #reader: Seat | undefined;
  readonly #address: Address | undefined;

  constructor(language: string, reader?: Seat) {
    this.#language = language;
    this.#reader = reader;
    this.#address = reader === undefined ? undefined : addressFor(language);
  }

  /** The name of a seat while a sentence is made: the reader is `YOU`, and a deleted player has a word for a name. */
  called(seat: Seat, name: string): string {
    return seat === this.#reader ? YOU : playerName(name, this.#language);
  }

  /** The address for commands to this seat, if it is the reader. */
  commands(seat: Seat): Address | undefined {
    return seat === this.#reader ? this.#address : undefined;
  }

  /** A finished sentence. */
  told(line: string): string {
    return this.#address ? this.#address.told(line) : line;
  }

  /**
   * A line of the log. It begins with a capital, also where it begins with a card that the reader does not know ("a
   * card").
   */
  logged(line: string): string {
    const told = this.told(line);
    return told.charAt(0).toUpperCase() + told.slice(1);
  }
}

/** The wordings for each reader, made when they are wanted. */
export function perReader<W>(make: (reader: Seat) => W): (reader: Seat) => W {
  const made = new Map<Seat, W>();
  return (reader) => {
    let wording = made.get(reader);
    if (wording === undefined) {
      wording = make(reader);
      made.set(reader, wording);
    }
    return wording;
  };
}
