/**
 * Rated matches as spectators see them: some time after the players. Nobody outside can help a player with the current
 * position, and the time of an update reveals nothing about the cards held now. A second copy of the match follows the
 * stored entries at their times, later by the delay.
 */
import type { Clock } from '../base/clock.ts';
import { faultText } from '../base/faults.ts';
import { followGently } from '../match/following.ts';
import { LiveMatch } from '../match/live-match.ts';
import { Room, type TableFacts } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Resources } from '../resources.ts';
import { Publisher } from './publisher.ts';

/**
 * How often new entries are looked up. It is never longer than the delay, so all of them are known before they are due.
 */
const LOOK_MS = 1000;
/** A spectator who left a moment ago may come back. */
const IDLE_MS = 60_000;

export class DelayedRooms {
  /** Shows rated matches to spectators. */
  readonly publisher: Publisher;
  /** A clock that is late by the delay. */
  readonly clock: Clock;
  readonly #resources: Resources;
  readonly #rooms: Rooms;
  readonly #late = new Map<string, Promise<Room>>();
  readonly #cancels = new Map<string, () => void>();
  readonly #onCounted: (room: Room) => void;

  /** `onCounted`: the number of spectators of a match has changed, which its players are shown. */
  constructor(resources: Resources, rooms: Rooms, onCounted: (room: Room) => void) {
    this.#resources = resources;
    this.#rooms = rooms;
    this.#onCounted = onCounted;
    this.clock = lateClock(resources.clock, this.#delayMs);
    this.publisher = new Publisher({ ...resources, clock: this.clock });
  }

  get #delayMs(): number {
    return this.#resources.config.spectatorDelaySeconds * 1000;
  }

  /** The delay of the spectators. A match that ended longer ago than that is shown as it is. */
  delayMs({ live }: Room): number {
    if (!live.beginning.settings.rated) return 0;
    const isPast = live.status === 'over' || live.status === 'aborted';
    return isPast && (live.entries.at(-1)?.at ?? 0) <= this.clock.now() ? 0 : this.#delayMs;
  }

  /** The match as it was. */
  enter(source: Room): Promise<Room> {
    const { id } = source;
    const known = this.#late.get(id);
    if (known) return known;
    const opening = this.#open(source);
    this.#late.set(id, opening);
    opening.catch(() => this.#forget(id));
    return opening;
  }

  close(): void {
    for (const id of [...this.#late.keys()]) this.#forget(id);
  }

  async #open(source: Room): Promise<Room> {
    const live = await this.#liveUntilNow(source);
    const room = new Room(live, factsThen(source, live), this.clock.now());
    room.delayMs = this.#delayMs;
    room.renewed = source.renewed;
    this.#lookAt(room, this.clock.now());
    return room;
  }

  async #liveUntilNow({ live: { beginning, entries } }: Room): Promise<LiveMatch> {
    const live = new LiveMatch(beginning);
    const now = this.clock.now();
    await followGently(
      live,
      entries.filter(({ at }) => at <= now),
    );
    return live;
  }

  #forget(id: string): void {
    this.#late.delete(id);
    this.#cancels.get(id)?.();
    this.#cancels.delete(id);
  }

  #lookAt(room: Room, time: number): void {
    const { tasks } = this.#resources;
    if (!this.#late.has(room.id)) return;
    this.#cancels.get(room.id)?.();
    const cancel = this.clock.at(time, () => tasks.run('follow a match with a delay', () => this.#look(room)));
    this.#cancels.set(room.id, cancel);
  }

  async #look(room: Room): Promise<void> {
    let nextAt = this.clock.now() + LOOK_MS;
    try {
      const source = await this.#rooms.enter(room.id);
      if (!source || this.#isIdle(room)) {
        this.#forget(room.id);
        if (source) this.#count(source, 0);
        return;
      }
      await this.#follow(room, source);
      nextAt = Math.min(nextAt, source.live.entries[room.live.head]?.at ?? nextAt);
      this.#count(source, watchersOf(room));
    } catch (error) {
      this.#resources.log.warn({ match: room.id, error: faultText(error) }, 'a match is not followed for spectators');
    }
    this.#lookAt(room, nextAt);
  }

  async #follow(room: Room, source: Room): Promise<void> {
    const now = this.clock.now();
    const due = source.live.entries.slice(room.live.head).filter(({ at }) => at <= now);
    const isSameVersion = source.live.beginning.release.version === room.live.beginning.release.version;
    if (room.renewed < source.renewed) {
      for (const feed of room.feeds.values()) feed.restart();
      room.live = await this.#liveUntilNow(source);
      room.renewed = source.renewed;
    } else if (!isSameVersion) room.live = await this.#liveUntilNow(source);
    else if (due.length > 0)
      try {
        room.live.catchUp(due);
      } catch {
        // The copy is broken; another one is made from the stored entries.
        room.live = await this.#liveUntilNow(source);
      }
    room.facts = factsThen(source, room.live);
    this.publisher.show(room);
  }

  #isIdle(room: Room): boolean {
    const now = this.clock.now();
    if (room.isWatched) room.usedAt = now;
    return now - room.usedAt > IDLE_MS;
  }

  #count(source: Room, watchers: number): void {
    if (source.watchersApart === watchers) return;
    source.watchersApart = watchers;
    this.#onCounted(source);
  }
}

/** The facts about the table, without those that would reveal how the match goes on. */
function factsThen({ facts }: Room, { status }: LiveMatch): TableFacts {
  const isPast = status === 'over' || status === 'aborted';
  return { ...facts, requests: [], rematch: isPast ? facts.rematch : undefined };
}

function watchersOf(room: Room): number {
  return [...room.feeds.values()].reduce((sum, { watchers }) => sum + watchers, 0);
}

function lateClock(clock: Clock, delayMs: number): Clock {
  return {
    isFake: clock.isFake,
    now: () => clock.now() - delayMs,
    elapsed: () => clock.elapsed(),
    at: (time, callback) => clock.at(time + delayMs, callback),
  };
}
