/**
 * How many things may wait for something at once. When it is full, newcomers are turned away at once, so no queue grows
 * without end.
 */
export class Bound {
  readonly #max: number;
  #waiting = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get isFull(): boolean {
    return this.#waiting >= this.#max;
  }

  /** Counts the work as long as it lasts. Whether there is room for it is asked before. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    try {
      return await work();
    } finally {
      this.#waiting--;
    }
  }
}

/** Messages of one connection that wait for their turn. */
export const PER_CONNECTION_MAX = 50;
/** Requests of all connections to one match. Nobody plays faster than a match can follow. */
export const PER_MATCH_MAX = 100;
/** Requests to one thread: some seconds of a thousand matches, which wait while the thread starts again. */
export const PER_THREAD_MAX = 5000;
/** Statements that wait for a connection to the database. */
export const STATEMENTS_MAX = 1000;
