/** Throttles by key: an address, an account. Those that were not used lately are forgotten. */
import type { Clock } from '../base/clock.ts';
import { type Limits, Throttle } from './throttle.ts';

const KNOWN_MIN = 1000;

export class Throttles {
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #known = new Map<string, Throttle>();
  #knownMax = KNOWN_MIN;

  constructor(clock: Clock, limits: Limits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  take(key: string): boolean {
    const known = this.#known.get(key);
    if (known) return known.take();
    if (this.#known.size >= this.#knownMax) {
      for (const [each, throttle] of this.#known) if (throttle.isFull) this.#known.delete(each);
      this.#knownMax = Math.max(KNOWN_MIN, 2 * this.#known.size);
    }
    const throttle = new Throttle(this.#clock, this.#limits);
    this.#known.set(key, throttle);
    return throttle.take();
  }
}
