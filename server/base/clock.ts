/** Time. Everything that looks at a clock or waits takes one of these, so that tests can set it. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment. They pass evenly, even when the time of day is changed. */
  elapsed(): number;
  /** Calls back at a time, or soon if it is past. Returns how to call it off. */
  at(time: number, callback: () => void): () => void;
  /** The database must take its times from here instead of from its own clock. */
  readonly isFake: boolean;
}

/** A longer wait overflows `setTimeout`; it is then continued in pieces. */
const WAIT_MAX_MS = 2 ** 31 - 1;

/**
 * Milliseconds since the machine started, the same in all threads. It pauses while the machine sleeps and cannot be
 * set.
 */
function monotonic(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/**
 * The time by which all processes on one database play. It advances evenly even if the time of day is changed: only
 * `ClockWatch` adjusts it, by comparison with the database's clock.
 */
export class SystemClock implements Clock {
  readonly isFake = false;
  readonly elapsed: () => number;
  /** The value of `now` when `elapsed` is 0, in milliseconds since 1970. */
  origin: number;

  constructor(elapsed = monotonic, wallTime = Date.now()) {
    this.elapsed = elapsed;
    this.origin = wallTime - elapsed();
  }

  /** In whole milliseconds, as they are stored and sent. */
  now(): number {
    return Math.floor(this.origin + this.elapsed());
  }

  at(time: number, callback: () => void): () => void {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = time - this.now();
      timer = left > WAIT_MAX_MS ? setTimeout(wait, WAIT_MAX_MS) : setTimeout(callback, Math.max(0, left));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  }
}

/** Resolves at a time, or when called off. */
export function until(clock: Clock, time: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted || time <= clock.now()) {
      resolve();
      return;
    }
    const done = (): void => {
      cancel();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const cancel = clock.at(time, done);
    signal?.addEventListener('abort', done);
  });
}
