/**
 * Reminds players who owe an answer in a correspondence match: when they are asked, and once more before the deadline.
 * If the server dies while sending a reminder, or nobody takes it, it is sent again; the browser shows only the last one
 * of a match.
 */

import { faultText } from '../base/faults.ts';
import type { Matches, OwedAnswer, OwedAnswers } from '../host/matches.ts';
import type { Resources } from '../resources.ts';

export type Urgency = 'your move' | 'last call';

export interface Reminder {
  /** The recipient. */
  readonly person: string;
  readonly match: string;
  /** The title of the game. */
  readonly game: string;
  /** The names of the others at the table. */
  readonly others: readonly string[];
  readonly urgency: Urgency;
  /** When the time is up. */
  readonly dueAt: number;
}

/** A way to reach a person. In any case the page also lists the matches that wait for an answer. */
export interface ReminderWay {
  /** True if the reminder was taken. Rejects if a later attempt may succeed. */
  remind(reminder: Reminder): Promise<boolean>;
}

const MINUTE_MS = 60_000;
const LOOK_MS = MINUTE_MS;
/** A quick answer needs no reminder, and a row of quick moves ends in one reminder. */
const GRACE_MS = MINUTE_MS;
const LOOKED_AT_ONCE = 100;
/** A process has this long to send a reminder before another one tries. */
const LEASE_MS = 2 * MINUTE_MS;
/** A reminder that fails again and again is given up. */
const ATTEMPTS_MAX = 3;

const CANDIDATES = `
select matches.id from matches left join reminded on reminded.match_id = matches.id
where matches.status = 'running' and matches.settings -> 'speed' ->> 'kind' = 'correspondence'
  and (reminded.head is distinct from matches.head or reminded.next_at <= $1)
  and coalesce((select at from entries where match_id = matches.id and seq = matches.head), matches.begun_at) <= $2
limit $3`;

/** Only the process that changes the row sends the reminder. */
const CLAIM = `
insert into reminders (match_id, seat, number, last_call, sent, lease_until, attempts)
values ($1, $2, $3, $4, false, $5, 1)
on conflict (match_id, seat) do update set
  number = excluded.number, last_call = excluded.last_call, sent = false, lease_until = excluded.lease_until,
  attempts = case
    when reminders.number = excluded.number and reminders.last_call = excluded.last_call then reminders.attempts + 1
    else 1 end
where reminders.number <> excluded.number
  or (excluded.last_call and not reminders.last_call)
  or (reminders.last_call = excluded.last_call and not reminders.sent and reminders.lease_until <= $6 and reminders.attempts < $7)
returning seat`;

const SENT = `
update reminders set sent = true where match_id = $1 and seat = $2 and number = $3 and last_call = $4`;

/** Reminders that a process set out to send and that another may have to send. */
const UNSENT = `
select seat, number, lease_until from reminders where match_id = $1 and not sent and attempts < $2`;

const DONE = `
insert into reminded (match_id, head, next_at) values ($1, $2, $3)
on conflict (match_id) do update set head = excluded.head, next_at = excluded.next_at`;

export class Reminders {
  readonly #resources: Resources;
  readonly #matches: Matches;
  readonly #ways: readonly ReminderWay[];
  #cancel: (() => void) | undefined;

  constructor(resources: Resources, matches: Matches, ways: readonly ReminderWay[]) {
    this.#resources = resources;
    this.#matches = matches;
    this.#ways = ways;
  }

  start(): void {
    const { clock, tasks } = this.#resources;
    this.#cancel = clock.at(clock.now() + LOOK_MS, () => {
      tasks.run('remind', () => this.look());
      this.start();
    });
  }

  stop(): void {
    this.#cancel?.();
  }

  /** Sends the reminders that are due now. */
  async look(): Promise<void> {
    const { clock, database, log } = this.#resources;
    const now = clock.now();
    const { rows } = await database.pool.query<{ id: string }>(CANDIDATES, [
      ...[new Date(now), new Date(now - GRACE_MS), LOOKED_AT_ONCE],
    ]);
    for (const { id } of rows)
      try {
        const owed = await this.#matches.owed(id);
        if (owed) await this.#lookAt(id, owed);
      } catch (error) {
        // A match that cannot be played here is reminded of by a server that can.
        log.warn({ match: id, error: faultText(error) }, 'a match could not be reminded of');
      }
  }

  async #lookAt(match: string, owed: OwedAnswers): Promise<void> {
    const { clock, database } = this.#resources;
    const now = clock.now();
    for (const each of owed.answers)
      await this.#remind(match, owed, each, now >= each.lastCallAt ? 'last call' : 'your move');
    const later = owed.answers.map(({ lastCallAt }) => lastCallAt).filter((at) => at > now);
    later.push(...(await this.#leasesOf(match, owed.answers)));
    const next = later.length === 0 ? null : new Date(Math.min(...later));
    await database.pool.query(DONE, [match, owed.head, next]);
  }

  /** The times at which to check whether reminders that this server or another is sending now were sent. */
  async #leasesOf(match: string, owed: readonly OwedAnswer[]): Promise<readonly number[]> {
    const { rows } = await this.#resources.database.pool.query<{ seat: number; number: number; lease_until: Date }>(
      UNSENT,
      [...[match, ATTEMPTS_MAX]],
    );
    return rows
      .filter((row) => owed.some(({ seat, number }) => seat === row.seat && number === row.number))
      .map((row) => row.lease_until.getTime());
  }

  async #remind(match: string, { game, names }: OwedAnswers, owed: OwedAnswer, urgency: Urgency): Promise<void> {
    const { clock, database, tasks, metrics } = this.#resources;
    const { seat, person, number, dueAt, isHere } = owed;
    const key = [match, seat, number, urgency === 'last call'];
    const now = clock.now();
    const { rowCount } = await database.pool.query(CLAIM, [
      ...[...key, new Date(now + LEASE_MS), new Date(now), ATTEMPTS_MAX],
    ]);
    if (rowCount === 0) return;
    // People who are looking at the match see the question there.
    if (isHere) {
      await database.pool.query(SENT, key);
      return;
    }
    const reminder: Reminder = {
      ...{ person, match, urgency, dueAt, game },
      others: names.filter((each) => each.seat !== seat).map(({ name }) => name),
    };
    metrics.reminders.inc({ urgency });
    tasks.run('remind a player', async () => {
      const tried = await Promise.allSettled(this.#ways.map((way) => way.remind(reminder)));
      // A person who was reached in one way gets nothing twice.
      const isReached = tried.some((each) => each.status === 'fulfilled' && each.value);
      const failed = tried.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
      if (failed && !isReached) throw failed.reason;
      await database.pool.query(SENT, key);
    });
  }
}
