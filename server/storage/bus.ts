/**
 * Wake-ups announce changes by ids only, so that each listener reads them again. They may get lost; heads are re-read
 * now and then.
 */

import pg from 'pg';
import type { Clock } from '../base/clock.ts';
import { faultText } from '../base/faults.ts';
import type { Log } from '../base/log.ts';
import { CONNECT_MS } from './database.ts';

/**
 * The kinds of changes to a match: its entries, its table, its chat, or that the bots must hurry. Or, with a person's
 * id in place of the match: this person has a new identity or has lost access.
 */
export const CHANGES = ['entries', 'table', 'chat', 'hurry', 'lobby', 'person', 'renewed'] as const;
export type Change = (typeof CHANGES)[number];

export interface WakeUp {
  readonly what: Change;
  /** Empty for the lobby. */
  readonly match: string;
}

export type Listener = (wakeUp: WakeUp) => void;

export interface Bus {
  tell(what: Change, match: string): void;
  /** Tells only the other processes: this one knows already. */
  tellOthers(what: Change, match: string): void;
  listen(listener: Listener): () => void;
  /** Called when wake-ups may have been lost. */
  onGap(callback: () => void): void;
  close(): Promise<void>;
}

/** For one process: listeners are called at once. */
export class LocalBus implements Bus {
  readonly #listeners = new Set<Listener>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** A listener that fails affects neither the other listeners nor the sender. */
  tell(what: Change, match: string): void {
    for (const listener of this.#listeners)
      try {
        listener({ what, match });
      } catch (error) {
        this.#log.error({ what, match, error: faultText(error) }, 'a wake-up was not dealt with');
      }
  }

  tellOthers(): void {}

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onGap(): void {}

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}

const CHANNEL = 'praxis';

/** Tells all processes that share a PostgreSQL, from a program outside of them. */
export async function tellAll(pool: pg.Pool, what: Change, id: string): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, `- ${what[0]}${id}`]);
}

/** Wake-ups wait this long for others. */
const BATCH_MS = 20;
/** If matches have homes, other processes have little use for them. */
const ROUTED_BATCH_MS = 100;
/** A notification holds less than 8,000 bytes. */
const BATCH_MAX = 250;
const RECONNECT_MS = 1000;
/** A process's notification to itself arrives within this time, if at all. */
const HEARD_MS = 10_000;
/**
 * The interval of checks, on the connection for wake-ups, that the database is still there: nothing else is ever sent
 * on it.
 */
const ALIVE_MS = 2000;
const ALIVE_WITHIN_MS = 4000;

/** For several processes on one PostgreSQL. A process's own listeners are called without the database. */
export class PostgresBus implements Bus {
  readonly #local: LocalBus;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #log: Log;
  /** The sender of a wake-up, so that a process does not hear itself twice. */
  readonly #own: string;
  readonly #batchMs: number;
  readonly #gaps: (() => void)[] = [];
  #client: pg.Client | undefined;
  #waiting = new Set<string>();
  #cancelBatch: (() => void) | undefined;
  /** Cancels the complaint that nothing is heard. */
  #heard: (() => void) | undefined;
  #cancelAlive: (() => void) | undefined;
  #closed = false;

  constructor(url: string, pool: pg.Pool, clock: Clock, log: Log, own: string, routed = false) {
    this.#local = new LocalBus(log);
    this.#url = url;
    this.#pool = pool;
    this.#clock = clock;
    this.#log = log;
    this.#own = own;
    this.#batchMs = routed ? ROUTED_BATCH_MS : BATCH_MS;
  }

  async start(): Promise<void> {
    const limits = { connectionTimeoutMillis: CONNECT_MS, query_timeout: ALIVE_WITHIN_MS };
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, ...limits });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    await this.#listenToItself();
    this.#stayAwake(client);
  }

  /** A connection that has died silently brings no wake-ups, and nobody would notice. */
  #stayAwake(client: pg.Client): void {
    this.#cancelAlive = this.#clock.at(this.#clock.now() + ALIVE_MS, () => {
      if (this.#closed || this.#client !== client) return;
      client.query('select 1').then(
        () => this.#stayAwake(client),
        () => {
          this.#lost(client);
          void client.end().catch(() => {});
        },
      );
    });
  }

  /**
   * Sends itself a message. If that does not arrive, no message of other processes does either: a pooler before the
   * database then gives the listening session to other clients.
   */
  async #listenToItself(): Promise<void> {
    this.#heard?.();
    this.#heard = this.#clock.at(this.#clock.now() + HEARD_MS, () =>
      this.#log.error('wake-ups do not arrive: connect to PostgreSQL itself, or to a pooler in session mode'),
    );
    await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, this.#own]);
  }

  tell(what: Change, match: string): void {
    this.#local.tell(what, match);
    this.tellOthers(what, match);
  }

  tellOthers(what: Change, match: string): void {
    this.#waiting.add(`${what[0]}${match}`);
    this.#cancelBatch ??= this.#clock.at(this.#clock.now() + this.#batchMs, () => this.#send());
  }

  listen(listener: Listener): () => void {
    return this.#local.listen(listener);
  }

  onGap(callback: () => void): void {
    this.#gaps.push(callback);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancelBatch?.();
    this.#heard?.();
    this.#cancelAlive?.();
    await this.#local.close();
    await this.#client?.end();
  }

  #send(): void {
    this.#cancelBatch = undefined;
    const all = [...this.#waiting];
    this.#waiting = new Set();
    for (let at = 0; at < all.length; at += BATCH_MAX) {
      const payload = [this.#own, ...all.slice(at, at + BATCH_MAX)].join(' ');
      this.#pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch((error: unknown) => {
        this.#log.warn({ error: faultText(error) }, 'a wake-up could not be sent');
        // The database is away. Wake-ups that others miss meanwhile are sent when it is back.
        if (this.#closed) return;
        for (const each of all.slice(at, at + BATCH_MAX)) this.#waiting.add(each);
        this.#cancelBatch ??= this.#clock.at(this.#clock.now() + RECONNECT_MS, () => this.#send());
      });
    }
  }

  #hear(payload: string): void {
    const [own, ...changes] = payload.split(' ');
    if (own === this.#own) {
      this.#heard?.();
      return;
    }
    for (const change of changes) {
      const what = CHANGES.find((each) => each[0] === change[0]);
      if (what) this.#local.tell(what, change.slice(1));
    }
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#log.warn('the connection for wake-ups was lost');
    this.#reconnect();
  }

  #reconnect(): void {
    this.#clock.at(this.#clock.now() + RECONNECT_MS, () => {
      if (this.#closed) return;
      this.start().then(
        () => {
          for (const callback of this.#gaps) callback();
        },
        () => this.#reconnect(),
      );
    });
  }
}
