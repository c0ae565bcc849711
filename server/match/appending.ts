/** Writes an entry: the table's key decides which of several writers was first. */
import { hash } from 'node:crypto';
import type { Match, Result } from '@praxis/engine';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../base/clock.ts';
import { rateMatch } from '../people/ratings.ts';
import { isKeyTaken, stamp } from '../storage/database.ts';
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

/** An entry is written only directly after the previous one; the same statement updates the match row. */
const APPEND = `
with place as (
  select id from matches where id = $1 and head = $2 - 1 and rules_version = $12 and status in ('running', 'paused')
), written as (
  insert into entries (match_id, seq, kind, seat, body, hash, at)
  select id, $2, $3, $4, $5, $6, $7::timestamptz from place
  returning at
), moved as (
  update matches set head = $2, status = $8, result = $9, due_at = $10, hurry = hurry and not $11,
    ended_at = case when $8 in ('over', 'aborted') then (select at from written) end
  where id = (select id from place)
)
select at from written`;

/**
 * The time of the entry, or undefined if another writer was faster. After any other failure it is uncertain whether it
 * was written.
 */
export async function append(pool: Pool, clock: Clock, entry: NewEntry): Promise<number | undefined> {
  try {
    return await (entry.status === 'over' ? end(pool, clock, entry) : write(pool, clock, entry));
  } catch (error) {
    if (isKeyTaken(error)) return undefined;
    throw error;
  }
}

async function write(to: Pool | PoolClient, clock: Clock, entry: NewEntry): Promise<number | undefined> {
  const { match, version, seq, kind, seat, body, hash, status, result, dueAt, calm } = entry;
  const values = [
    ...[match, seq, kind, seat ?? null, JSON.stringify(body), hash, stamp(clock)],
    ...[status, result === undefined ? null : JSON.stringify(result)],
    ...[dueAt === undefined ? null : new Date(dueAt), calm, version],
  ];
  // The name lets the database recognise the statement, so it need not parse and plan it for every answer.
  const { rows } = await to.query<{ at: Date }>({ name: 'append', text: APPEND, values });
  return rows[0]?.at.getTime();
}

/** The last entry: the players' ratings are computed with it or not at all. */
async function end(pool: Pool, clock: Clock, entry: NewEntry): Promise<number | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const at = await write(client, clock, entry);
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
