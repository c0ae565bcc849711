/** A match under way in this process: the match itself, who sits at its table, and those who watch it. */
import type { OpenRequest } from '@praxis/protocol/table.ts';
import type { Clock } from '../base/clock.ts';
import { Bound, PER_MATCH_MAX } from '../limits/bound.ts';
import { Throttle } from '../limits/throttle.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { Feed } from '../updates/feed.ts';
import type { LiveMatch } from './live-match.ts';

/** What a player asks for, and where the match stood then. */
export interface AskedRequest extends OpenRequest {
  /** How many entries there were; not known of requests from before it was noted. */
  readonly head: number | undefined;
  /** How many answers are left if a takeback is granted. */
  readonly kept: number | undefined;
}

/** What is known of the table beside the match. */
export interface TableFacts {
  readonly seats: readonly SeatRow[];
  readonly requests: readonly AskedRequest[];
  readonly hurry: boolean;
  /** The table at which the same people play again. */
  readonly rematch: string | undefined;
  /** Ids of the people who are looking. */
  readonly here: ReadonlySet<string>;
}

/** Since when a seat is waited for, and with how much time. */
export interface WaitingClock {
  readonly since: number;
  readonly bankMs: number;
}

/** Seats that are waited for, as far as everybody has been told, and how much had happened then. */
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
  /** How to call off what is to be shown when a pause is over. */
  cancelShowing: (() => void) | undefined;
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
  /** How often what the match began with had been changed when it was read. */
  renewed = 0;
  readonly #throttles = new Map<string, Throttle>();
  #queue: Promise<unknown> = Promise.resolve();
  /** What people ask of the match at once, beside what falls due by itself. */
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

  /** Work during which the match stays in memory: a second copy of it would show what happens to nobody who watches this one. */
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

  /** Whether this seat may bother the others with another request. Alone at the table, a player bothers nobody. */
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
