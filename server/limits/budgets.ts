/** The budgets of addresses and persons for messages, through however many connections. */
import type { ClientMessage } from '@praxis/protocol/messages.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { type Limits, Throttle } from './throttle.ts';

/**
 * The cost of a message besides its connection's own limits: most where the server thinks for a while or sends much,
 * nothing for playing on, so that a greedy neighbour at the same address keeps nobody from answering. An answer costs
 * its person instead.
 */
const COSTS: { readonly [Kind in ClientMessage['t']]: number } = {
  ...{ hello: 0, unwatch: 0, answer: 0 },
  ...{ lobby: 1, table: 1, next: 1, stand: 1, say: 1, request: 1, consent: 1, return: 1, hurry: 1 },
  ...{ watch: 2, explain: 2 },
};
/**
 * The cost to its address of a wrong or senseless request: looking up an invalid answer costs as much as a valid one.
 */
const WRONG = 2;
/** Answers per person at all tables: more than a human can give, or a program at thirty tables needs. */
const ANSWERS = { burst: 100, perSecond: 30 };
/** The least that is done for an HTTP request costs as much as one of these. */
const PER_REQUEST = 2;
/** The unused budget of this many seconds can be used at once. */
const SAVED_SECONDS = 10;
/** From this number of addresses and people on, idle ones are forgotten. */
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

  /** True if a message from this address may be handled now. */
  take(address: string, kind: ClientMessage['t']): boolean {
    const cost = COSTS[kind];
    return cost === 0 || this.#ofAddress(address).take(cost);
  }

  /** True if a person may give one more answer now. */
  answer(person: string): boolean {
    return this.#throttleOf(`person ${person}`, ANSWERS).take();
  }

  /** Counts an improper request. False if there were too many from this address. */
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
