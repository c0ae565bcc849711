/**
 * Work that may wait a little, in the order in which it came: done in short slices, between which the thread hears
 * answers and acknowledges them. Without this, a hundred updates that fall due together would delay an answer by all
 * of their time.
 */
const SLICE_MS = 5;

export class Slices {
  readonly #elapsed: () => number;
  readonly #waiting: (() => void)[] = [];

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  add(work: () => void): void {
    this.#waiting.push(work);
    if (this.#waiting.length === 1) setImmediate(this.#slice);
  }

  readonly #slice = (): void => {
    const end = this.#elapsed() + SLICE_MS;
    let done = 0;
    try {
      do this.#waiting[done++]?.();
      while (done < this.#waiting.length && this.#elapsed() < end);
    } finally {
      this.#waiting.splice(0, done);
      if (this.#waiting.length > 0) setImmediate(this.#slice);
    }
  };
}
