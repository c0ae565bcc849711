/**
 * The sessions of accounts: listed for their owner, ended one by one, and checked while their connections stay open.
 */
import type { Session } from '@praxis/protocol/http.ts';
import { Unfulfilled } from '../base/words.ts';
import type { Resources } from '../resources.ts';

/** A connected person, and the session behind it. */
export interface Claim {
  readonly person: string;
  /** The id of the session; undefined for guests and programs. */
  readonly session: string | undefined;
  readonly bot: boolean;
}

/**
 * Returns the claims that no longer hold, because the session has ended or the token was revoked. The others are noted
 * as in use.
 */
export async function lapsed({ database }: Resources, claims: readonly Claim[]): Promise<readonly Claim[]> {
  const { pool } = database;
  const sessions = claims.flatMap(({ session }) => session ?? []);
  const bots = claims.filter(({ bot }) => bot).map(({ person }) => person);
  if (sessions.length === 0 && bots.length === 0) return [];
  const { rows } = await pool.query<{ id: string }>(
    `select id from auth_sessions where id = any ($1) and "expiresAt" > now()
     union all select person_id from bots where person_id = any ($2) and revoked_at is null
       and not exists (select from people where people.id = bots.owner and banned_until > now())`,
    [sessions, bots],
  );
  const valid = new Set(rows.map(({ id }) => id));
  await noteUse({ database }, sessions);
  return claims.filter(({ person, session, bot }) => (session !== undefined || bot) && !valid.has(session ?? person));
}

/** At most once a minute, so that not every visit writes. */
export async function noteUse({ database }: Pick<Resources, 'database'>, sessions: readonly string[]): Promise<void> {
  if (sessions.length === 0) return;
  await database.pool.query(
    `update auth_sessions set "usedAt" = now()
     where id = any ($1) and ("usedAt" is null or "usedAt" < now() - interval '1 minute')`,
    [sessions],
  );
}

/** The one that was used last comes first. */
export async function sessionsOf(
  { database }: Resources,
  person: string,
  current: string | undefined,
): Promise<readonly Session[]> {
  const { rows } = await database.pool.query<{ id: string; agent: string | null; created: Date; used: Date }>(
    `select id, "userAgent" as agent, "createdAt" as created, coalesce("usedAt", "updatedAt") as used
     from auth_sessions where "userId" = $1 and "expiresAt" > now() order by used desc, id`,
    [person],
  );
  return rows.map(({ id, agent, created, used }) => ({
    ...{ id, device: deviceOf(agent ?? ''), createdAt: created.getTime(), usedAt: used.getTime() },
    current: id === current,
  }));
}

/** Ends one session of a person. All processes close its connections. */
export async function endSession({ database, bus }: Resources, person: string, id: string): Promise<void> {
  const { rowCount } = await database.pool.query('delete from auth_sessions where id = $1 and "userId" = $2', [
    ...[id, person],
  ]);
  if (rowCount === 0) throw new Unfulfilled('unknown');
  bus.tell('person', person);
}

/** Ends all sessions of a person but one; all if none is named. */
export async function endSessions({ database, bus }: Resources, person: string, kept?: string): Promise<void> {
  await database.pool.query('delete from auth_sessions where "userId" = $1 and id is distinct from $2', [
    ...[person, kept ?? null],
  ]);
  bus.tell('person', person);
}

/** The first that fits counts: browsers name others, too, whose pages they can show. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** The browser and the system by their names; empty if neither is known. */
export function deviceOf(agent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return named.join(', ');
}
