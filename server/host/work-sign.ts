/**
 * A shared place in memory that shows which match a thread works on, and that it is alive. A rule that never ends
 * leaves its match there, so that the main thread knows which match to blame when it ends the thread.
 */
const ID_BYTES_MAX = 128;
const BEAT_AT = 0;
const LENGTH_AT = 1;
const ID_OFFSET = 8;

/** The mark while the rules set up a match that has not begun. */
export function setUpMark(match: string): string {
  return `set up ${match}`;
}

/** The mark while the rules play a lesson. */
export function lessonMark(game: string, lesson: string): string {
  return `lesson ${game} ${lesson}`.slice(0, ID_BYTES_MAX);
}

export class WorkSign {
  readonly buffer: SharedArrayBuffer;
  readonly #numbers: Int32Array;
  readonly #bytes: Uint8Array;

  constructor(buffer = new SharedArrayBuffer(ID_OFFSET + ID_BYTES_MAX)) {
    this.buffer = buffer;
    this.#numbers = new Int32Array(buffer, 0, 2);
    this.#bytes = new Uint8Array(buffer, ID_OFFSET, ID_BYTES_MAX);
  }

  /** The thread is about to carry out rules of this match. */
  mark(match: string): void {
    const length = Math.min(match.length, ID_BYTES_MAX);
    // Ids are made of ASCII letters and digits.
    for (let at = 0; at < length; at++) this.#bytes[at] = match.charCodeAt(at);
    Atomics.store(this.#numbers, LENGTH_AT, length);
  }

  /** The match that was marked last; undefined if none was. */
  get match(): string | undefined {
    const length = Atomics.load(this.#numbers, LENGTH_AT);
    return length === 0 ? undefined : String.fromCharCode(...this.#bytes.slice(0, length));
  }

  /** The thread has returned to its event loop. */
  beat(): void {
    Atomics.add(this.#numbers, BEAT_AT, 1);
  }

  get beats(): number {
    return Atomics.load(this.#numbers, BEAT_AT);
  }
}
