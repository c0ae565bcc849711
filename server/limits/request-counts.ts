/** How many requests an address has made, for the limits of HTTP. Counted by a clock that nobody can set back. */
import type { Clock } from '../base/clock.ts';

interface Count {
  current: number;
  readonly since: number;
}

/** From this number of addresses on, those without recent requests are forgotten. */
const KNOWN_MIN = 5000;

type Counted = (error: Error | null, result: { readonly current: number; readonly ttl: number }) => void;

/** The store for the library that limits requests; each route with limits of its own counts separately. */
export function requestCounts(clock: Clock) {
  return class RequestCounts {
    readonly #counts = new Map<string, Count>();
    #knownMax = KNOWN_MIN;

    incr(address: string, done: Counted, windowMs: number): void {
      const now = clock.elapsed();
      const known = this.#counts.get(address);
      const count = known && now - known.since < windowMs ? known : { current: 0, since: now };
      count.current++;
      this.#counts.set(address, count);
      if (this.#counts.size > this.#knownMax) this.#forget(now - windowMs);
      done(null, { current: count.current, ttl: windowMs - (now - count.since) });
    }

    child(): RequestCounts {
      return new RequestCounts();
    }

    #forget(before: number): void {
      for (const [address, { since }] of this.#counts) if (since < before) this.#counts.delete(address);
      this.#knownMax = Math.max(KNOWN_MIN, 2 * this.#counts.size);
    }
  };
}
