/**
 * Wake-ups in a thread with matches: they go through the main thread, which passes them on to the other threads and
 * processes.
 */
import type { Log } from '../base/log.ts';
import { type Bus, type Change, type Listener, LocalBus } from '../storage/bus.ts';

export class ThreadBus implements Bus {
  readonly #local: LocalBus;
  readonly #gaps: (() => void)[] = [];
  readonly tellOthers: (what: Change, match: string) => void;

  constructor(log: Log, tellOthers: (what: Change, match: string) => void) {
    this.#local = new LocalBus(log);
    this.tellOthers = tellOthers;
  }

  tell(what: Change, match: string): void {
    this.#local.tell(what, match);
    this.tellOthers(what, match);
  }

  /** A change announced by another thread or process. */
  hear(what: Change, match: string): void {
    this.#local.tell(what, match);
  }

  listen(listener: Listener): () => void {
    return this.#local.listen(listener);
  }

  onGap(callback: () => void): void {
    this.#gaps.push(callback);
  }

  /** Wake-ups may have been lost. */
  gap(): void {
    for (const callback of this.#gaps) callback();
  }

  close(): Promise<void> {
    return this.#local.close();
  }
}
