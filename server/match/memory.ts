/** How many matches a process keeps in memory. People come before memory: a watched match is never dropped. */

import type { Resources } from '../resources.ts';
import type { Room } from './room.ts';

/** A match that was neither used nor watched for this long is forgotten; it is read again when it is wanted. */
const IDLE_MS = 300_000;
/** A visitor who has just entered a match may be about to watch it. */
const RECENT_MS = 10_000;
/** Minimum time between two warnings about too many matches. */
const TOLD_MS = 60_000;

export class Memory {
  readonly #resources: Resources;
  #toldAt: number | undefined;

  constructor(resources: Resources) {
    this.#resources = resources;
  }

  /**
   * The matches to be forgotten now: those that are idle and, if there are still too many, those that were not used for
   * longest.
   */
  toForget(rooms: readonly Room[]): readonly Room[] {
    const { clock, config, metrics } = this.#resources;
    const now = clock.now();
    const unused = rooms
      .filter((room) => !room.isInUse && now - room.usedAt > RECENT_MS)
      .sort((one, other) => one.usedAt - other.usedAt);
    const idle = unused.filter(({ usedAt }) => now - usedAt > IDLE_MS).length;
    const excess = rooms.length - config.matchesInMemory;
    const forgotten = unused.slice(0, Math.max(idle, excess));
    metrics.roomsForgotten.inc({ why: 'idle' }, idle);
    metrics.roomsForgotten.inc({ why: 'bound' }, forgotten.length - idle);
    const over = Math.max(0, excess - forgotten.length);
    metrics.roomsOver.set(over);
    if (over > 0) this.#tell(rooms.length - forgotten.length, now);
    return forgotten;
  }

  #tell(loaded: number, now: number): void {
    if (this.#toldAt !== undefined && now - this.#toldAt < TOLD_MS) return;
    this.#toldAt = now;
    const { config, log } = this.#resources;
    log.warn({ loaded, bound: config.matchesInMemory }, 'more matches are in use than are to be in memory');
  }
}
