/** The resources that parts of the server share. */
import type { Accounts } from './accounts/accounts.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import { faultText } from './base/faults.ts';
import type { Log } from './base/log.ts';
import type { Metrics } from './base/metrics.ts';
import type { AccountLimits } from './limits/account-limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Downtime } from './match/timekeeping.ts';
import type { Registry } from './registry.ts';
import type { Releases } from './releases/releases.ts';
import type { Bus } from './storage/bus.ts';
import type { Database } from './storage/database.ts';

/** The resources that all parts of the server share, in any thread. */
export interface Resources {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly registry: Registry;
  readonly releases: Releases;
  /** Draws the secret from which all luck of a match follows. */
  readonly newSecret: () => string;
  /** Names this process among those that share the database. */
  readonly processId: string;
  /** Times at which no server was alive. */
  readonly downtimes: Downtime[];
  /**
   * Work that nobody waits for. It is counted, so that a test can wait until there is none, and its failures are
   * logged.
   */
  readonly tasks: Tasks;
  /** The matches that this thread sees to; undefined: all. */
  readonly share?: Share;
  /** Notified of the matches in memory here; undefined: not needed. */
  readonly memory?: { keep(match: string): void; forget(match: string): void };
  /** Called with a match's id before its rules are carried out, so that a rule that never ends can be found. */
  readonly onWork?: (match: string) => void;
  /** Does work for which answers need not wait, soon; undefined: at once. */
  readonly soon?: (work: () => void) => void;
}

/** One of several threads, each with its share of the match ids. */
export interface Share {
  readonly index: number;
  readonly threads: number;
}

/** The main thread's additional resources. */
export interface ServerResources extends Resources {
  readonly accounts: Accounts;
  readonly accountLimits: AccountLimits;
  /** Undefined: no mail is sent. */
  readonly mailer: Mailer | undefined;
}

export class Tasks {
  readonly #log: Log;
  readonly #open = new Set<Promise<unknown>>();
  #waiting = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  run(what: string, work: () => Promise<unknown>): void {
    // Work that fails before its first wait fails as a promise, too: the caller goes on.
    const begun = (async () => work())();
    const done = begun.catch((error: unknown) => {
      this.#log.error({ error: faultText(error) }, what);
    });
    this.#open.add(done);
    void done.finally(() => this.#open.delete(done));
  }

  /** A part of some work that only waits for a time. */
  async wait(waiting: Promise<void>): Promise<void> {
    this.#waiting++;
    try {
      await waiting;
    } finally {
      this.#waiting--;
    }
  }

  /** Resolves when there is no work left, apart from work that waits for a time. */
  async idle(): Promise<void> {
    while (this.#open.size > this.#waiting) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Resolves when all work is done. */
  async done(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open);
  }
}
