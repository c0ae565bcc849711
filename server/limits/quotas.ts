/** How many tables and matches one person can have at once. */
import type { Config } from '../base/config.ts';
import { Unfulfilled } from '../base/words.ts';
import type { Queries } from '../storage/database.ts';
import { and, count, eq, inArray, sql } from '../storage/drizzle.ts';
import { type MatchRow, matches, people, seats } from '../storage/schema.ts';

type Limits = Pick<Config, 'matchesPerPerson' | 'tablesPerPerson'>;

/** Refuses a further match to a person who has the maximum in progress. In a transaction it holds until the end. */
export async function demandMatch(queries: Queries, { matchesPerPerson }: Limits, person: string): Promise<void> {
  if ((await countOf(queries, person, ['running', 'paused'])) >= matchesPerPerson)
    throw new Unfulfilled('too many matches');
}

/** The same for tables that wait for players. */
export async function demandTable(queries: Queries, { tablesPerPerson }: Limits, person: string): Promise<void> {
  if ((await countOf(queries, person, ['gathering'])) >= tablesPerPerson) throw new Unfulfilled('too many tables');
}

/** Both checks at once, for a person who takes a seat at a table whose match may start at any moment. */
export async function demandSeat(queries: Queries, limits: Limits, person: string): Promise<void> {
  await hold(queries, person);
  const { rows } = await queries.execute<{ tables: number; begun: number }>(sql`
    select count(*) filter (where status = 'gathering')::integer as tables,
      count(*) filter (where status in ('running', 'paused'))::integer as begun
    from matches join seats on match_id = id where person_id = ${person}`);
  const { tables = 0, begun = 0 } = rows[0] ?? {};
  if (tables >= limits.tablesPerPerson) throw new Unfulfilled('too many tables');
  if (begun >= limits.matchesPerPerson) throw new Unfulfilled('too many matches');
}

async function countOf(queries: Queries, person: string, states: readonly MatchRow['status'][]): Promise<number> {
  await hold(queries, person);
  const [row] = await queries
    .select({ count: count() })
    .from(matches)
    .innerJoin(seats, eq(seats.matchId, matches.id))
    .where(and(eq(seats.personId, person), inArray(matches.status, [...states])));
  return row?.count ?? 0;
}

/** Requests that come at once are counted one after the other. */
async function hold(queries: Queries, person: string): Promise<void> {
  await queries.select({ id: people.id }).from(people).where(eq(people.id, person)).for('update');
}
