/** Writes entries: the table's key decides which of several writers was first. */
import { hash } from 'node:crypto';
import type { Match, Result } from '@praxis/engine';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../base/clock.ts';
import { rateMatch } from '../people/ratings.ts';
import { isRefused, stamp } from '../storage/database.ts';
import type { EntryBody, EntryKind } from './entries.ts';
import type { LiveStatus } from './live-match.ts';

export interface NewEntry {
  readonly match: string;
  /** The version of the rules that plays it here. Nothing is written to a match that another version has taken over. */
  readonly version: string;
  readonly seq: number;
  readonly kind: EntryKind;
  readonly seat: number | undefined;
  readonly body: EntryBody;
  /** The state of the match after the entry. */
  readonly hash: string;
  readonly status: LiveStatus;
  readonly result: Result | undefined;
  /** When something falls due next. */
  readonly dueAt: number | undefined;
  /** A person has moved, so the bots take their time again. */
  readonly calm: boolean;
}

/**
 * An entry is written only directly after the previous one; the same statement updates the match row. Arrays, not rows:
 * the statement is the same for any number of entries, and its plan looks each match up by its key.
 */
const APPEND = `
with given as (
  select * from unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::jsonb[], $6::text[], $7::timestamptz[],
    $8::text[], $9::jsonb[], $10::timestamptz[], $11::boolean[], $12::text[])
  as given (match_id, seq, kind, seat, body, hash, at, status, result, due_at, calm, version)
), written as (
  insert into entries (match_id, seq, kind, seat, body, hash, at)
  select given.match_id, given.seq, given.kind, given.seat, given.body, given.hash, given.at
  from given join matches on matches.id = given.match_id and matches.head = given.seq - 1
    and matches.rules_version = given.version and matches.status in ('running', 'paused')
  order by given.match_id
  on conflict do nothing
  returning match_id, at
), moved as (
  update matches set head = given.seq, status = given.status, result = given.result, due_at = given.due_at,
    hurry = matches.hurry and not given.calm,
    ended_at = case when given.status in ('over', 'aborted') then given.at end
  from written join given using (match_id)
  where matches.id = written.match_id
)
select match_id, at from written`;

/** The times of the entries that were written, by match; another writer was faster with the others. */
async function write(to: Pool | PoolClient, clock: Clock, entries: readonly NewEntry[]): Promise<Map<string, number>> {
  const at = stamp(clock);
  const values = [
    ...[entries.map(({ match }) => match), entries.map(({ seq }) => seq), entries.map(({ kind }) => kind)],
    ...[entries.map(({ seat }) => seat ?? null), entries.map(({ body }) => JSON.stringify(body))],
    ...[entries.map(({ hash }) => hash), entries.map(() => at), entries.map(({ status }) => status)],
    entries.map(({ result }) => (result === undefined ? null : JSON.stringify(result))),
    entries.map(({ dueAt }) => (dueAt === undefined ? null : new Date(dueAt))),
    ...[entries.map(({ calm }) => calm), entries.map(({ version }) => version)],
  ];
  // The name lets the database recognise the statement, so it need not parse and plan it for every answer.
  const { rows } = await to.query<{ match_id: string; at: Date }>({ name: 'append', text: APPEND, values });
  return new Map(rows.map((row) => [row.match_id, row.at.getTime()]));
}

interface Waiting {
  readonly entry: NewEntry;
  readonly resolve: (at: number | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** After this time the next statement does not wait for the one under way, which one of its matches may hold up. */
const LATE_MS = 25;
/** How many statements may be so late. */
const LATE_MAX = 4;

/**
 * Writes the entries of many matches. Those that come while a statement is under way are written together by the next
 * one, so the busier the server is, the less an entry costs.
 */
export class EntryWriter {
  readonly #pool: Pool;
  readonly #clock: Clock;
  #waiting: Waiting[] = [];
  #isWriting = false;
  #late = 0;

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  /**
   * The time of the entry, or undefined if another writer was faster. After a failure it is uncertain whether it was
   * written. A match waits for one entry before it appends the next.
   */
  append(entry: NewEntry): Promise<number | undefined> {
    if (entry.status === 'over') return end(this.#pool, this.#clock, entry);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#waiting.length === 0 || this.#isWriting || this.#late === LATE_MAX) return;
    const together = this.#waiting;
    this.#waiting = [];
    this.#isWriting = true;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      this.#late++;
      this.#isWriting = false;
      void this.#next();
    }, LATE_MS);
    await this.#write(together);
    clearTimeout(late);
    if (isLate) this.#late--;
    else this.#isWriting = false;
    void this.#next();
  }

  async #write(together: readonly Waiting[]): Promise<void> {
    try {
      const written = await write(
        this.#pool,
        this.#clock,
        together.map(({ entry }) => entry),
      );
      for (const { entry, resolve } of together) resolve(written.get(entry.match));
    } catch (error) {
      // An entry that the database refuses must not take the others along.
      if (together.length > 1 && isRefused(error)) for (const each of together) await this.#write([each]);
      else for (const { reject } of together) reject(error);
    }
  }
}

/** The last entry: the players' ratings are computed with it or not at all. */
async function end(pool: Pool, clock: Clock, entry: NewEntry): Promise<number | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const at = (await write(client, clock, [entry])).get(entry.match);
    if (at !== undefined && entry.result) await rateMatch(client, entry.match, entry.result, new Date(at));
    await client.query('commit');
    return at;
  } catch (error) {
    // A connection that is broken has nothing to roll back.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** A fingerprint of a match's state. Processes with different fingerprints do not play by the same rules. */
export function fingerprint({ state, questions, result }: Match): string {
  const asked = questions.map(({ seat, step }) => [seat, step]);
  return hash('sha256', JSON.stringify([state, asked, result ?? null]), 'base64url').slice(0, 22);
}
