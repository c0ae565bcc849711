/** Reports of chat lines and people to the operator, and the operator's decisions. */
import type { NewReport, Report } from '@praxis/protocol/http.ts';
import { newId } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import { cleanLine } from '../people/hygiene.ts';
import { keepPerson, type Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import { and, asc, count, desc, eq, isNull, lte } from '../storage/drizzle.ts';
import { chat, matches, people, reports, seats } from '../storage/schema.ts';
import { mayHear } from '../tables/chat.ts';

const DAY_MS = 86_400_000;
/** The most open reports of one person. */
const OPEN_MAX = 20;
const LISTED_MAX = 200;
/** The number of lines shown with a report, up to the reported one. */
const CONTEXT_LINES = 10;

/** The reported person, with the name and the line at that time. */
interface Reported {
  readonly personId: string;
  readonly name: string;
  readonly line: number | undefined;
  readonly said: string | undefined;
}

/** A report that was made before is not made again. */
export async function report(resources: Resources, reporter: Person, wish: NewReport): Promise<void> {
  const { database, clock } = resources;
  const { queries } = database;
  const why = wish.why === undefined ? undefined : cleanLine(wish.why);
  if (wish.why !== undefined && why === undefined)
    throw new Unfulfilled('malformed', { about: 'field form', field: 'why' });
  if (wish.line !== undefined && !(await mayHear(resources, wish.match, reporter.id))) throw new Unfulfilled('unknown');
  const { personId, name, line, said } = await reported(resources, wish);
  if (personId === reporter.id) throw new Unfulfilled('yourself');
  const [open] = await queries
    .select({ count: count() })
    .from(reports)
    .where(and(eq(reports.reporter, reporter.id), isNull(reports.settledAt)));
  if ((open?.count ?? 0) >= OPEN_MAX) throw new Unfulfilled('too many reports');
  const [known] = await queries
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        ...[eq(reports.matchId, wish.match), eq(reports.reporter, reporter.id), eq(reports.personId, personId)],
        line === undefined ? isNull(reports.line) : eq(reports.line, line),
      ),
    );
  if (known) return;
  await keepPerson(resources, reporter);
  await queries.insert(reports).values({
    ...{ id: newId(), matchId: wish.match, line: line ?? null, said: said ?? null, personId, name },
    ...{ reporter: reporter.id, reporterName: reporter.name, why: why ?? null, at: clock.now() },
  });
  resources.log.info({ match: wish.match }, 'something was reported');
}

async function reported({ database }: Resources, { match, line, seat }: NewReport): Promise<Reported> {
  const { queries } = database;
  if (line !== undefined) {
    const [row] = await queries
      .select()
      .from(chat)
      .where(and(eq(chat.matchId, match), eq(chat.n, line)));
    if (!row) throw new Unfulfilled('unknown');
    return { personId: row.personId, name: row.name, line, said: row.text ?? `(${row.phrase})` };
  }
  const [row] = await queries
    .select()
    .from(seats)
    .where(and(eq(seats.matchId, match), eq(seats.seat, seat ?? -1)));
  if (row?.kind !== 'person' || row.personId === null) throw new Unfulfilled('unknown');
  return { personId: row.personId, name: row.name, line: undefined, said: undefined };
}

/** Those that nobody has looked at yet, the oldest first. */
export async function openReports(resources: Resources): Promise<readonly Report[]> {
  const rows = await resources.database.queries
    .select({ report: reports, game: matches.game })
    .from(reports)
    .innerJoin(matches, eq(matches.id, reports.matchId))
    .where(isNull(reports.settledAt))
    .orderBy(asc(reports.at))
    .limit(LISTED_MAX);
  return Promise.all(
    rows.map(async ({ report: row, game }) => ({
      ...{ id: row.id, at: row.at, match: row.matchId, game },
      person: { id: row.personId, name: row.name },
      reporter: { id: row.reporter, name: row.reporterName },
      ...(row.line === null ? {} : { line: row.line }),
      ...(row.said === null ? {} : { said: row.said }),
      ...(row.why === null ? {} : { why: row.why }),
      chat: await linesUpTo(resources, row.matchId, row.line),
    })),
  );
}

/** The lines up to a reported one; without one, the latest lines. */
async function linesUpTo({ database }: Resources, match: string, line: number | null): Promise<Report['chat']> {
  const rows = await database.queries
    .select()
    .from(chat)
    .where(and(eq(chat.matchId, match), line === null ? undefined : lte(chat.n, line)))
    .orderBy(desc(chat.n))
    .limit(CONTEXT_LINES);
  return rows.reverse().map(({ n, name, text, phrase }) => ({ n, by: name, said: text ?? `(${phrase})` }));
}

/**
 * Settles a report: with no consequence, or by excluding the person from chats for some days. That settles all open
 * reports of that person.
 */
export async function settle(resources: Resources, id: string, silenceDays: number): Promise<void> {
  const { database, clock } = resources;
  const now = clock.now();
  await database.queries.transaction(async (queries) => {
    const [row] = await queries.select().from(reports).where(eq(reports.id, id)).for('update');
    if (!row) throw new Unfulfilled('unknown');
    const settled = { settledAt: now, outcome: silenceDays > 0 ? `silenced for ${silenceDays} days` : 'dismissed' };
    if (silenceDays === 0) {
      await queries.update(reports).set(settled).where(eq(reports.id, id));
      return;
    }
    await queries
      .update(people)
      .set({ silencedUntil: now + silenceDays * DAY_MS })
      .where(eq(people.id, row.personId));
    await queries
      .update(reports)
      .set(settled)
      .where(and(eq(reports.personId, row.personId), isNull(reports.settledAt)));
  });
}
