/** The operator bans and unbans people. Each action and its reason are kept in a log. */
import type { FoundPerson, OperatorDeed } from '@praxis/protocol/http.ts';
import { leaveEverything } from '../accounts/leaving.ts';
import { endSessions } from '../accounts/sessions.ts';
import { newId } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import { cleanLine } from '../people/hygiene.ts';
import { hashesOf } from '../people/names.ts';
import type { Resources } from '../resources.ts';
import type { Services } from '../services.ts';
import { eq } from '../storage/drizzle.ts';
import { bots, people } from '../storage/schema.ts';

const DAY_MS = 86_400_000;
/** A ban without an end. */
const FOR_EVER = Date.UTC(9999, 0, 1);
const LISTED_MAX = 200;

export interface Ban {
  readonly why: string;
  /** Without a number it has no end. */
  readonly days?: number;
}

/**
 * The person's sessions end and connections close on all processes; matches go on as if the person had left for good.
 */
export async function ban(services: Services, id: string, { why, days }: Ban): Promise<void> {
  const { resources } = services;
  const { bus, clock, database } = resources;
  const until = days === undefined ? FOR_EVER : clock.now() + days * DAY_MS;
  await note(resources, id, 'ban', why, until);
  await database.queries.update(people).set({ bannedUntil: until }).where(eq(people.id, id));
  await endSessions(resources, id);
  const own = await database.queries.select().from(bots).where(eq(bots.owner, id));
  for (const each of [id, ...own.map(({ personId }) => personId)]) {
    bus.tell('person', each);
    await leaveEverything(services, { id: each, name: '', guest: false });
  }
}

export async function unban(resources: Resources, id: string, why: string): Promise<void> {
  await note(resources, id, 'unban', why, undefined);
  await resources.database.queries.update(people).set({ bannedUntil: null }).where(eq(people.id, id));
}

/** Written first: no action goes unlogged. */
async function note(
  { clock, database }: Resources,
  id: string,
  action: OperatorDeed['action'],
  given: string,
  until: number | undefined,
): Promise<void> {
  const why = cleanLine(given);
  if (why === undefined) throw new Unfulfilled('malformed', { about: 'field form', field: 'why' });
  const { rowCount } = await database.pool.query(
    `insert into operator_log (id, at, action, person_id, name, why, until)
     select $1, $2, $3, id, name, $5, $6 from people where id = $4`,
    [newId(), new Date(clock.now()), action, id, why, until === undefined ? null : new Date(until)],
  );
  if (rowCount === 0) throw new Unfulfilled('unknown');
}

/** The newest first. */
export async function operatorLog({ database }: Resources): Promise<readonly OperatorDeed[]> {
  const { rows } = await database.pool.query<{
    at: Date;
    action: OperatorDeed['action'];
    person_id: string;
    name: string;
    why: string;
    until: Date | null;
  }>('select * from operator_log order by at desc, id limit $1', [LISTED_MAX]);
  return rows.map(({ at, action, person_id, name, why, until }) => ({
    ...{ at: at.getTime(), action, person: { id: person_id, name }, why },
    ...(until === null || until.getTime() === FOR_EVER ? {} : { until: until.getTime() }),
  }));
}

/** People with this name, or with one that looks the same. */
export async function findPeople(resources: Resources, name: string): Promise<readonly FoundPerson[]> {
  const { rows } = await resources.database.pool.query<{
    id: string;
    name: string;
    guest: boolean;
    banned_until: Date | null;
  }>(
    `select id, name, guest, banned_until from people where id = $1 or lower(name) = lower($1) or name_hashes && $2
     order by guest, seen_at desc limit $3`,
    [name, await hashesOf(resources, name), LISTED_MAX],
  );
  const now = resources.clock.now();
  return rows.map(({ id, name: own, guest, banned_until }) => ({
    ...{ id, name: own, guest },
    banned: (banned_until?.getTime() ?? 0) > now,
  }));
}
