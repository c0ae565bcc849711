/**
 * How often something has ended a thread. After the second time it is refused for a while, for everyone: the
 * fault lies in the rules, so neither a person nor an address is blamed. It is tried again when the strikes have
 * lapsed, and a success clears them: others may play with the same decks.
 */
import type { Clock } from '../base/clock.ts';

/** Something at which this many threads have ended is not tried again. */
export const STRIKES_MAX = 2;
/** Strikes lapse this long after the last one. */
export const STRIKES_LAPSE_MS = 3_600_000;
/** The oldest are forgotten beyond this number. */
const KNOWN_MAX = 10_000;

interface Struck {
  readonly times: number;
  readonly at: number;
}

export class Strikes {
  readonly #clock: Pick<Clock, 'elapsed'>;
  /** In the order of their last strikes. */
  readonly #known = new Map<string, Struck>();

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock;
  }

  isOut(what: string): boolean {
    return this.#times(what) >= STRIKES_MAX;
  }

  add(what: string): void {
    const times = this.#times(what) + 1;
    this.#known.delete(what);
    this.#known.set(what, { times, at: this.#clock.elapsed() });
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
  }

  clear(what: string): void {
    this.#known.delete(what);
  }

  #times(what: string): number {
    const struck = this.#known.get(what);
    return struck && this.#clock.elapsed() - struck.at < STRIKES_LAPSE_MS ? struck.times : 0;
  }
}
