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

/** The clock of this machine, set right by what it differs from the clock of the database. */
export class SystemClock implements Clock {
  readonly isFake = false;
  /** How far the clock of the database is ahead, in milliseconds. */
  aheadMs = 0;

  now(): number {
    return Date.now() + this.aheadMs;
  }

  elapsed(): number {
    return performance.now();
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
