/** Matches in a few words, for lists. */
import type { MatchSummary } from '@praxis/protocol/http.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { seatDeadline } from '../match/due-time.ts';
import { questionTo } from '../match/questions.ts';
import type { Room } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Downtime } from '../match/timekeeping.ts';
import type { Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import { type MatchRow, matches, type SeatRow, seats } from '../storage/schema.ts';

const LISTED_MAX = 50;

/** The matches of a person: those under way first, then the newest. */
export async function matchesOf(resources: Resources, rooms: Rooms, person: Person): Promise<readonly MatchSummary[]> {
  const { queries } = resources.database;
  const mine = queries.select({ id: seats.matchId }).from(seats).where(eq(seats.personId, person.id));
  const rows = await queries
    .select()
    .from(matches)
    .where(and(inArray(matches.id, mine), inArray(matches.status, ['running', 'paused', 'over'])))
    .orderBy(desc(matches.status), desc(matches.begunAt))
    .limit(LISTED_MAX);
  const sitting = await sittingAt(resources, rows);
  return Promise.all(rows.map((row) => summary(resources, rooms, row, sitting, person)));
}

/** Undefined if there is no such match, or it has not begun. */
export async function matchSummary(
  resources: Resources,
  rooms: Rooms,
  id: string,
  person: Person | undefined,
): Promise<MatchSummary | undefined> {
  const [row] = await resources.database.queries.select().from(matches).where(eq(matches.id, id));
  if (!row || row.status === 'gathering') return undefined;
  return summary(resources, rooms, row, await sittingAt(resources, [row]), person);
}

async function sittingAt(resources: Resources, rows: readonly MatchRow[]): Promise<readonly SeatRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return resources.database.queries.select().from(seats).where(inArray(seats.matchId, ids)).orderBy(asc(seats.seat));
}

async function summary(
  resources: Resources,
  rooms: Rooms,
  row: MatchRow,
  sitting: readonly SeatRow[],
  person: Person | undefined,
): Promise<MatchSummary> {
  const own = sitting.filter(({ matchId }) => matchId === row.id);
  const mine = own.find(({ personId }) => personId !== null && personId === person?.id)?.seat;
  const isOpen = row.status === 'running' || row.status === 'paused';
  // A match under way is looked into only for those who play in it.
  const room = isOpen && mine !== undefined ? await rooms.enter(row.id).catch(() => undefined) : undefined;
  const version = room?.live.beginning.release.version ?? row.rulesVersion;
  const current = await resources.registry.current(row.game);
  return {
    ...{ id: row.id, game: row.game, edition: row.edition, state: row.status, speed: row.settings.speed },
    seats: own.map(({ seat, name, kind, program }) => ({ seat, name, bot: kind === 'bot' || program })),
    ...(version === null || version === current?.version ? {} : { rules: version }),
    ...(mine === undefined ? {} : { mine }),
    ...(room && mine !== undefined ? whereOf(room, mine, resources) : {}),
    ...(row.result ? { result: row.result } : {}),
    begunAt: row.begunAt ?? row.createdAt,
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt }),
  };
}

/** How far the match is for a seat. Until a pause is over nobody reads here what is held back at the table. */
function whereOf(
  room: Room,
  seat: number,
  { clock, downtimes }: Resources,
): Pick<MatchSummary, 'yourMove' | 'dueAt' | 'turn'> {
  const asked = questionTo(room, seat);
  if (room.live.heldUntil > clock.now() && (asked === undefined || asked.shownAt > clock.now()))
    return { yourMove: false };
  return { yourMove: asked !== undefined, ...dueOf(room, seat, downtimes), turn: room.live.story.turn };
}

/** When the time of a seat is up, in a match by correspondence. */
function dueOf(room: Room, seat: number, downtimes: readonly Downtime[]): { readonly dueAt?: number } {
  if (room.live.beginning.settings.speed.kind !== 'correspondence' || room.live.status !== 'running') return {};
  const deadline = seatDeadline(room, seat, downtimes);
  return deadline ? { dueAt: deadline.at } : {};
}
