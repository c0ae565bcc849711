/** Short descriptions of matches, for lists. */
import type { MatchSummary } from '@praxis/protocol/http.ts';
import type { Matches } from '../host/matches.ts';
import { FLOOR_MOST_MS } from '../match/floor.ts';
import type { Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import { and, asc, desc, eq, gt, inArray, or, sql } from '../storage/drizzle.ts';
import { type MatchRow, matches, type SeatRow, seats } from '../storage/schema.ts';

const LISTED_MAX = 50;
const WATCHED_MAX = 12;

/**
 * The match as everybody may see it: a match that has just ended counts as under way until its table is shown the end.
 * Otherwise this would reveal whether anybody was asked to respond to the last move.
 */
export async function shownRow(row: MatchRow, open: Pick<Matches, 'isEndHeld'>, now: number): Promise<MatchRow> {
  const isRecent = row.status === 'over' && row.endedAt !== null && now < row.endedAt + FLOOR_MOST_MS;
  if (!isRecent || !(await open.isEndHeld(row.id))) return row;
  return { ...row, status: 'running', endedAt: null, result: null };
}

/** The matches of a person: those under way first, then the newest. */
export async function matchesOf(resources: Resources, open: Matches, person: Person): Promise<readonly MatchSummary[]> {
  const { queries } = resources.database;
  const mine = queries.select({ id: seats.matchId }).from(seats).where(eq(seats.personId, person.id));
  const rows = await queries
    .select()
    .from(matches)
    .where(and(inArray(matches.id, mine), inArray(matches.status, ['running', 'paused', 'over'])))
    .orderBy(desc(matches.status), desc(matches.begunAt))
    .limit(LISTED_MAX);
  const sitting = await sittingAt(resources, rows);
  return Promise.all(rows.map((row) => summary(resources, open, row, sitting, person)));
}

/**
 * Matches that everybody may watch, the newest first: those under way whose tables were shown in the lobby. One that has
 * just ended may still count as under way.
 */
export async function watchableMatches(resources: Resources, open: Matches): Promise<readonly MatchSummary[]> {
  const justNow = resources.clock.now() - FLOOR_MOST_MS;
  const rows = await resources.database.queries
    .select()
    .from(matches)
    .where(
      and(
        sql`${matches.settings} ->> 'open' = 'true'`,
        or(eq(matches.status, 'running'), and(eq(matches.status, 'over'), gt(matches.endedAt, justNow))),
      ),
    )
    .orderBy(desc(matches.begunAt))
    .limit(WATCHED_MAX);
  const sitting = await sittingAt(resources, rows);
  const all = await Promise.all(rows.map((row) => summary(resources, open, row, sitting, undefined)));
  return all.filter(({ state }) => state === 'running');
}

/** Undefined if there is no such match, or it has not begun. */
export async function matchSummary(
  resources: Resources,
  open: Matches,
  id: string,
  person: Person | undefined,
): Promise<MatchSummary | undefined> {
  const [row] = await resources.database.queries.select().from(matches).where(eq(matches.id, id));
  if (!row || row.status === 'gathering') return undefined;
  return summary(resources, open, row, await sittingAt(resources, [row]), person);
}

async function sittingAt(resources: Resources, rows: readonly MatchRow[]): Promise<readonly SeatRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return resources.database.queries.select().from(seats).where(inArray(seats.matchId, ids)).orderBy(asc(seats.seat));
}

async function summary(
  resources: Resources,
  open: Matches,
  stored: MatchRow,
  sitting: readonly SeatRow[],
  person: Person | undefined,
): Promise<MatchSummary> {
  const row = await shownRow(stored, open, resources.clock.now());
  const own = sitting.filter(({ matchId }) => matchId === row.id);
  const mine = own.find(({ personId }) => personId !== null && personId === person?.id)?.seat;
  const isOpen = row.status === 'running' || row.status === 'paused';
  // The progress of a match under way is read only for its players.
  const progress = isOpen && mine !== undefined ? await open.progress(row.id, mine) : undefined;
  const { version = row.rulesVersion, ...where } = progress ?? {};
  const current = await resources.registry.current(row.game);
  return {
    ...{ id: row.id, game: row.game, edition: row.edition, state: row.status, speed: row.settings.speed },
    seats: own.map(({ seat, name, kind, program }) => ({ seat, name, bot: kind === 'bot' || program })),
    ...(version === null || version === current?.version ? {} : { rules: version }),
    ...(mine === undefined ? {} : { mine }),
    ...where,
    ...(row.result ? { result: row.result } : {}),
    begunAt: row.begunAt ?? row.createdAt,
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt }),
  };
}
