/** Limits a client's messages: a few at once, and a fixed number per second in the long run. */
import type { Clock } from '../base/clock.ts';

export interface Limits {
  readonly burst: number;
  readonly perSecond: number;
}

export class Throttle {
  readonly #clock: Clock;
  readonly #limits: Limits;
  #left: number;
  #at: number;

  constructor(clock: Clock, limits: Limits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#left = limits.burst;
    this.#at = clock.elapsed();
  }

  /** True if one more message is allowed now, or one that counts as several. */
  take(cost = 1): boolean {
    this.#refill();
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** No recent use. */
  get isFull(): boolean {
    this.#refill();
    return this.#left === this.#limits.burst;
  }

  #refill(): void {
    const { burst, perSecond } = this.#limits;
    const now = this.#clock.elapsed();
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}
