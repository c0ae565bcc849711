/**
 * Notices that a clock was set, or that the machine has slept, so that no player loses time by it.
 *
 * All processes on one database play by one time: that of the database's clock plus a stored correction. Within a
 * process time is counted and not read, so it always advances evenly. It is compared now and then. A small difference
 * is drift and is corrected little by little. A large one is a jump: the correction compensates it, so that the time of
 * play goes on as if nothing had happened. Only a process that has slept while others were awake follows them.
 */
import type { SystemClock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Database } from './database.ts';

const LOOK_MS = 2000;
/** The largest difference between two clocks that counts as drift. Shorter than anything that a match clock charges. */
export const DRIFT_MAX_MS = 1000;
/** The share of the drift that is corrected at each look. */
const MADE_GOOD = 0.1;
/** A process that has not reported for this long counts as dead. */
const ALIVE_MS = 6000;
const KEY = 'clock correction';

const READ = `
select (extract(epoch from clock_timestamp()) * 1000)::float8 as wall,
  coalesce((select value::float8 from settings where key = '${KEY}'), 0) as correction,
  (select (extract(epoch from max(alive_at)) * 1000)::float8 from processes) as alive`;
/** Of several processes that notice the same jump only one compensates it. */
const CORRECT = `
insert into settings (key, value) values ('${KEY}', $1)
on conflict (key) do update set value = excluded.value where settings.value::float8 = $2::float8`;

interface Reading {
  /** The time of the database's clock. */
  readonly wall: number;
  readonly correction: number;
  /** When a process was last alive, by the time of play. */
  readonly alive: number | null;
}

export class ClockWatch {
  readonly #clock: SystemClock;
  readonly #database: Pick<Database, 'pool'>;
  readonly #log: Log;
  #looking: NodeJS.Timeout | undefined;

  constructor(clock: SystemClock, database: Pick<Database, 'pool'>, log: Log) {
    this.#clock = clock;
    this.#database = database;
    this.#log = log;
  }

  /**
   * Joins the time of the other processes, or continues from the last one's end, even if the clock was set back
   * meanwhile.
   */
  async start(): Promise<void> {
    const { reading, at } = await this.#read();
    const { wall, correction, alive } = reading;
    const back = alive === null ? 0 : alive - (wall + correction);
    if (back > DRIFT_MAX_MS) {
      await this.#correct(correction, correction + back);
      await this.start();
      return;
    }
    this.#clock.origin = wall + correction - at;
    this.#looking = setInterval(() => void this.look().catch(() => {}), LOOK_MS);
    this.#looking.unref();
  }

  stop(): void {
    clearInterval(this.#looking);
  }

  /** Compares the time of play with the clock of the database. */
  async look(): Promise<void> {
    const { reading, at } = await this.#read();
    const { wall, correction, alive } = reading;
    const own = this.#clock.origin + at;
    const jumpMs = wall + correction - own;
    if (Math.abs(jumpMs) <= DRIFT_MAX_MS) {
      this.#clock.origin += jumpMs * MADE_GOOD;
      return;
    }
    // Another process was alive at a time that has not come here: this process has slept, and the others have not.
    if (alive !== null && alive > own + DRIFT_MAX_MS && wall + correction - alive < ALIVE_MS) {
      this.#clock.origin += jumpMs;
      this.#log.warn({ jumpMs: Math.round(jumpMs) }, 'this process has slept while others were awake');
      return;
    }
    const isFirst = await this.#correct(correction, correction - jumpMs);
    // A process that was not the first reads the other's result at its next look.
    if (isFirst) this.#log.warn({ jumpMs: Math.round(jumpMs) }, 'a clock has jumped; nobody is charged for it');
  }

  async #correct(from: number, to: number): Promise<boolean> {
    const { rowCount } = await this.#database.pool.query(CORRECT, [String(to), from]);
    return rowCount === 1;
  }

  /** The database's reading, and the moment of this process at which it was taken. */
  async #read(): Promise<{ readonly reading: Reading; readonly at: number }> {
    const before = this.#clock.elapsed();
    const { rows } = await this.#database.pool.query<Reading>(READ);
    const after = this.#clock.elapsed();
    return { reading: rows[0] as Reading, at: (before + after) / 2 };
  }
}
