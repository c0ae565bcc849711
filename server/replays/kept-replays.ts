/**
 * Replays as texts. They are made one after the other, so that however many are wanted, matches under way get their
 * turns.
 */
import { Unfulfilled } from '../base/words.ts';

/** The number of replays kept ready: a shared link is opened by many. */
const KEPT_MAX = 20;
const WAITING_MAX = 30;

export class KeptReplays {
  readonly #kept = new Map<string, Promise<string>>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Drops all texts whose keys begin like this. */
  forget(beginning: string): void {
    for (const key of [...this.#kept.keys()]) if (key.startsWith(beginning)) this.#kept.delete(key);
  }

  /** The text under a key, kept or made now. A failure is not kept. */
  get(key: string, make: () => Promise<string>): Promise<string> {
    const known = this.#kept.get(key);
    if (known) return known;
    if (this.#waiting >= WAITING_MAX) throw new Unfulfilled('too many requests');
    this.#waiting++;
    const made = this.#last.then(make).finally(() => {
      this.#waiting--;
    });
    this.#last = made.catch(() => this.#kept.delete(key));
    this.#kept.set(key, made);
    for (const oldest of [...this.#kept.keys()].slice(0, -KEPT_MAX)) this.#kept.delete(oldest);
    return made;
  }
}
