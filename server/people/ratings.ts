/**
 * Ratings, computed from rated matches by a method for several players. Openskill is loaded when the first rated match
 * ends: it consists of 500 files, and every thread of the server would wait for them at its start.
 */
import type { Result } from '@praxis/engine';
import type { RatedMatch } from '@praxis/protocol/http.ts';
import type { ClientBase } from 'pg';
import type { Resources } from '../resources.ts';
import { inArray } from '../storage/drizzle.ts';
import { ratings } from '../storage/schema.ts';

export interface PersonRating {
  readonly personId: string;
  readonly game: string;
  /** The person's near-certain strength, as a whole number: 1000 for a new player. */
  readonly rating: number;
  readonly matches: number;
}

interface Belief {
  readonly mu: number;
  readonly sigma: number;
}

/** Openskill's scale begins at 0 and moves by small fractions; people like to read whole numbers. */
const BEGIN = 1000;
const UNIT = 40;

/** How many deviations below its mean a strength is nearly certain; Openskill's `ordinal` is the same. */
const DEVIATIONS = 3;

export function shownRating({ mu, sigma }: Belief): number {
  return Math.round(BEGIN + UNIT * (mu - DEVIATIONS * sigma));
}

export async function ratingsOf({ database }: Resources, ids: readonly string[]): Promise<readonly PersonRating[]> {
  if (ids.length === 0) return [];
  const rows = await database.queries
    .select()
    .from(ratings)
    .where(inArray(ratings.personId, [...ids]));
  return rows.map(({ personId, game, mu, sigma, matches }) => ({
    ...{ personId, game, matches },
    rating: shownRating({ mu, sigma }),
  }));
}

const HISTORY = `
select game, match_id as match, at, mu, sigma from (
  select *, row_number() over (partition by game order by at desc) as age from rating_history where person_id = $1
) as kept where age <= $2 order by at, match_id`;
/** More points would be indistinguishable in a chart. */
const HISTORY_MAX = 500;

/** A person's ratings over time, the oldest first. */
export async function ratingHistory({ database }: Resources, person: string): Promise<readonly RatedMatch[]> {
  const { rows } = await database.pool.query<Belief & { game: string; match: string; at: Date }>(HISTORY, [
    ...[person, HISTORY_MAX],
  ]);
  return rows.map(({ game, match, at, mu, sigma }) => ({
    ...{ game, match, at: at.getTime() },
    rating: shownRating({ mu, sigma }),
  }));
}

const SITTING = `
select matches.game, seats.seat, seats.kind, seats.person_id as person,
  exists (select from auth_users where auth_users.id = seats.person_id) as account
from matches join seats on seats.match_id = matches.id
where matches.id = $1 and (matches.settings ->> 'rated')::boolean
order by seats.seat`;

interface Sitting {
  readonly game: string;
  readonly seat: number;
  readonly kind: string;
  readonly person: string | null;
  readonly account: boolean;
}

/** Rows are locked in the order of ids, so that two matches that end at once do not wait for each other. */
const BELIEFS = `
select person_id as person, mu, sigma from ratings where game = $1 and person_id = any($2) order by person_id for update`;

const KEEP = `
update ratings set mu = $3, sigma = $4, matches = matches + 1 where person_id = $1 and game = $2`;

const NOTE = `
insert into rating_history (person_id, match_id, game, at, mu, sigma) values ($1, $2, $3, $4, $5, $6)`;

/**
 * Counts a match that has just ended, within the transaction that ends it. Only rated ones count in which every seat is
 * a person with an account, and none counts twice.
 */
export async function rateMatch(client: ClientBase, match: string, result: Result, at: Date): Promise<void> {
  if (result.kind !== 'over') return;
  const { rows: sitting } = await client.query<Sitting>(SITTING, [match]);
  const people = sitting.flatMap(({ kind, person, account }) =>
    kind === 'person' && person !== null && account ? [person] : [],
  );
  const game = sitting[0]?.game;
  if (game === undefined || people.length < 2 || people.length !== sitting.length) return;
  const { rowCount } = await client.query(
    'insert into rated_matches (match_id, at) values ($1, $2) on conflict do nothing',
    [match, at],
  );
  if (rowCount === 0) return;
  const { rating } = await import('openskill');
  const begin = rating();
  await client.query(
    `insert into ratings (person_id, game, mu, sigma, matches)
     select unnest($1::text[]), $2, $3, $4, 0 order by 1 on conflict do nothing`,
    [people, game, begin.mu, begin.sigma],
  );
  const { rows } = await client.query<Belief & { person: string }>(BELIEFS, [game, people]);
  const beliefs = people.map((person) => rows.find((row) => row.person === person) ?? begin);
  const after = await rated(beliefs, result);
  for (const [seat, person] of people.entries()) {
    const { mu, sigma } = after[seat] as Belief;
    await client.query(KEEP, [person, game, mu, sigma]);
    await client.query(NOTE, [person, match, game, at, mu, sigma]);
  }
}

/** Winners come before all others; those are in the order of their scores. */
export async function rated(
  beliefs: readonly Belief[],
  { winners, scores }: Extract<Result, { kind: 'over' }>,
): Promise<Belief[]> {
  const better = (a: number, b: number): boolean => {
    const [first, second] = [winners.includes(a), winners.includes(b)];
    return first === second ? !first && (scores[a] ?? 0) > (scores[b] ?? 0) : first;
  };
  const seats = beliefs.map((_, seat) => seat);
  const rank = seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length);
  const { rate } = await import('openskill');
  return rate(
    beliefs.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank },
  ).map(([belief]) => belief as Belief);
}
