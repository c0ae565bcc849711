/**
 * Reads a text from left to right. Each phrase either takes the words that it understands or leaves the text unchanged.
 */

export class Reader {
  readonly text: string;
  #at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.text.length;
  }

  get rest(): string {
    return this.text.slice(this.#at);
  }

  /** Takes the pattern's match at this point, with the space that follows it. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = stickyOf(pattern);
    sticky.lastIndex = this.#at;
    const match = sticky.exec(this.text);
    if (!match) return undefined;
    this.#at = sticky.lastIndex;
    while (this.text[this.#at] === ' ') this.#at++;
    return match;
  }

  /** Takes all of a phrase or nothing of it. */
  try<T>(phrase: (reader: Reader) => T | undefined): T | undefined {
    const before = this.#at;
    const found = phrase(this);
    if (found === undefined) this.#at = before;
    return found;
  }

  /** The first phrase that fits. */
  first<T>(...phrases: readonly ((reader: Reader) => T | undefined)[]): T | undefined {
    for (const phrase of phrases) {
      const found = this.try(phrase);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const patterns = new Map<RegExp, RegExp>();

/** Words end where words end: "bleed" does not match the beginning of "bleeding". */
function stickyOf(pattern: RegExp): RegExp {
  let sticky = patterns.get(pattern);
  if (!sticky) {
    sticky = new RegExp(
      `(?:${pattern.source})(?!(?<=[\\p{L}\\p{N}])[\\p{L}\\p{N}])`,
      `${pattern.flags.replaceAll(/[gyu]/g, '')}yu`,
    );
    patterns.set(pattern, sticky);
  }
  return sticky;
}
