/** A match under way in this process: the match itself, the players at its table, and its spectators. */
import type { OpenRequest } from '@praxis/protocol/table.ts';
import type { Clock } from '../base/clock.ts';
import { Bound, PER_MATCH_MAX } from '../limits/bound.ts';
import { Throttle } from '../limits/throttle.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { Feed } from '../updates/feed.ts';
import type { LiveMatch } from './live-match.ts';

/** A player's request, and the position at which it was made. */
export interface AskedRequest extends OpenRequest {
  /** The number of entries then; unknown for requests stored by older versions. */
  readonly head: number | undefined;
  /** How many answers are left if a takeback is granted. */
  readonly kept: number | undefined;
}

/** The facts about the table beside the match. */
export interface TableFacts {
  readonly seats: readonly SeatRow[];
  readonly requests: readonly AskedRequest[];
  readonly hurry: boolean;
  /** The table at which the same people play again. */
  readonly rematch: string | undefined;
  /** Ids of the connected people. */
  readonly here: ReadonlySet<string>;
}

/** Since when a seat is waited for, and with how much time. */
export interface WaitingClock {
  readonly since: number;
  readonly bankMs: number;
}

/** Seats that are publicly waited for, and the number of visible events at that time. */
export interface Waiting {
  readonly happened: number;
  readonly seats: readonly number[];
  readonly clocks: ReadonlyMap<number, WaitingClock>;
}

/** How often a seat can say something to the others or ask them for something, through however many connections. */
const PATIENCE = { words: { burst: 6, perSecond: 0.3 }, wishes: { burst: 6, perSecond: 0.1 } };

export class Room {
  readonly id: string;
  live: LiveMatch;
  facts: TableFacts;
  readonly feeds = new Map<string, Feed>();
  /** Cancels the update that is due when a pause is over. */
  cancelShowing: (() => void) | undefined;
  /** It will be shown soon, or should have been shown while an entry was being written. */
  showing: 'soon' | 'overdue' | undefined;
  /** The copy of the match holds an entry that is being written. */
  isWriting = false;
  /** The copy of the match may hold entries that were never written, and is being rebuilt; nobody is shown it. */
  isStale = false;
  waitingFor: Waiting = { happened: -1, seats: [], clocks: new Map() };
  /** Called when the bots are to hurry. */
  hurried = new AbortController();
  usedAt: number;
  /** How much later than the players this copy is; see `DelayedRooms`. */
  delayMs = 0;
  /** How many people watch a copy of the match that is late. */
  watchersApart = 0;
  /** The number of changes to the match's beginning when it was read. */
  renewed = 0;
  readonly #throttles = new Map<string, Throttle>();
  #queue: Promise<unknown> = Promise.resolve();
  /** People's requests at the same time, beside work that falls due by itself. */
  readonly asked = new Bound(PER_MATCH_MAX);
  #users = 0;

  constructor(live: LiveMatch, facts: TableFacts, now: number) {
    this.id = live.id;
    this.live = live;
    this.facts = facts;
    this.usedAt = now;
  }

  /** One task after another: each has the match to itself. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const done = this.use(() => this.#queue.then(work));
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Work during which the match stays in memory: a second copy of it would not reach those who watch this one. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    this.#users++;
    try {
      return await work();
    } finally {
      this.#users--;
    }
  }

  /** The match is being watched or worked on. */
  get isInUse(): boolean {
    return this.#users > 0 || this.isWatched;
  }

  /** True if this seat may bother the others with another request. Alone at the table, a player bothers nobody. */
  admits(what: keyof typeof PATIENCE, seat: number, clock: Clock): boolean {
    if (what === 'wishes' && this.live.people.length < 2) return true;
    const key = `${what} ${seat}`;
    const throttle = this.#throttles.get(key) ?? new Throttle(clock, PATIENCE[what]);
    this.#throttles.set(key, throttle);
    return throttle.take();
  }

  get isWatched(): boolean {
    return [...this.feeds.values()].some(({ isWatched }) => isWatched);
  }

  seatOf(personId: string): number | undefined {
    return this.facts.seats.find((seat) => seat.personId === personId)?.seat;
  }

  /** Which bot answers for a seat, if any. */
  botOf(seat: number): { readonly bot: string; readonly temperament: string } | undefined {
    const row = this.facts.seats.find((each) => each.seat === seat);
    const bot = this.live.standIns.get(seat) ?? (row?.kind === 'bot' ? (row.bot ?? undefined) : undefined);
    return bot === undefined ? undefined : { bot, temperament: row?.temperament ?? '' };
  }
}
