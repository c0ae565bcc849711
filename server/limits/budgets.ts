/** What an address and a person may have the server do by messages, through however many connections. */
import type { ClientMessage } from '@praxis/protocol/messages.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { type Limits, Throttle } from './throttle.ts';

/**
 * The cost of a message besides its connection's own limits: most where the server thinks for a while or sends much,
 * nothing for playing on, so that a greedy neighbour at the same address keeps nobody from answering. An answer costs its
 * person instead.
 */
const COSTS: { readonly [Kind in ClientMessage['t']]: number } = {
  ...{ hello: 0, unwatch: 0, answer: 0 },
  ...{ lobby: 1, table: 1, next: 1, stand: 1, say: 1, request: 1, consent: 1, return: 1, hurry: 1 },
  ...{ watch: 2, explain: 2 },
};
/** What was wrong or makes no sense costs its address so much: an answer that is none is looked up like one that is. */
const WRONG = 2;
/** Answers per person, at all tables: more than anybody can think of, or a program at thirty tables needs. */
const ANSWERS = { burst: 100, perSecond: 30 };
/** The least that is done for an HTTP request costs as much as one of these. */
const PER_REQUEST = 2;
/** The unused budget of this many seconds can be used at once. */
const SAVED_SECONDS = 10;
/** From so many addresses and people on it is looked which of them have used nothing lately. */
const KNOWN_MIN = 1000;

export class Budgets {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #throttles = new Map<string, Throttle>();
  #knownMax = KNOWN_MIN;

  constructor(clock: Clock, { requestsPerMinute }: Pick<Config, 'requestsPerMinute'>) {
    this.#clock = clock;
    this.#perSecond = (requestsPerMinute * PER_REQUEST) / 60;
  }

  /** Whether a message from this address may be dealt with now. */
  take(address: string, kind: ClientMessage['t']): boolean {
    const cost = COSTS[kind];
    return cost === 0 || this.#ofAddress(address).take(cost);
  }

  /** Whether a person may give one more answer now. */
  answer(person: string): boolean {
    return this.#throttleOf(`person ${person}`, ANSWERS).take();
  }

  /** Something was wrong to ask. False if that has happened too often at this address. */
  wrong(address: string): boolean {
    return this.#ofAddress(address).take(WRONG);
  }

  /** How many addresses and people are remembered. */
  get known(): number {
    return this.#throttles.size;
  }

  #ofAddress(address: string): Throttle {
    const burst = Math.max(PER_REQUEST, this.#perSecond * SAVED_SECONDS);
    return this.#throttleOf(address, { burst, perSecond: this.#perSecond });
  }

  #throttleOf(whose: string, limits: Limits): Throttle {
    const known = this.#throttles.get(whose);
    if (known) return known;
    if (this.#throttles.size >= this.#knownMax) this.#forgetFull();
    const throttle = new Throttle(this.#clock, limits);
    this.#throttles.set(whose, throttle);
    return throttle;
  }

  /** An address that was idle for a while starts with a full budget. */
  #forgetFull(): void {
    for (const [address, throttle] of this.#throttles) if (throttle.isFull) this.#throttles.delete(address);
    this.#knownMax = Math.max(KNOWN_MIN, 2 * this.#throttles.size);
  }
}
