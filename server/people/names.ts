/** Names belong to accounts: nobody else can use an account's name, or one that looks the same. */
import type { PoolClient } from 'pg';
import { keyed, newSecret } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import type { Resources } from '../resources.ts';
import type { Database } from '../storage/database.ts';
import { eq } from '../storage/drizzle.ts';
import { settings } from '../storage/schema.ts';
import { guestName, isGuestName } from './guest-names.ts';
import { nameKeys } from './skeleton.ts';

type Shared = Pick<Resources, 'database' | 'clock'>;

/** How long a person's former name is kept from others, after a change of name or a deletion. */
export const KEPT_MS = 90 * 86_400_000;
/** The most hashes of former names kept for one person, so that nobody hoards names. */
const FORMER_MAX = 6;
const KEY = 'name key';

const secrets = new WeakMap<Database, Promise<string>>();

/** Made by the first process, the same for all. */
function secretOf(database: Database): Promise<string> {
  const known = secrets.get(database);
  if (known) return known;
  const { queries } = database;
  const read = queries
    .insert(settings)
    .values({ key: KEY, value: newSecret() })
    .onConflictDoNothing()
    .then(() => queries.select().from(settings).where(eq(settings.key, KEY)))
    .then(([row]) => (row as { value: string }).value);
  secrets.set(database, read);
  read.catch(() => secrets.delete(database));
  return read;
}

/** The hashes of a name. Generated names of guests belong to nobody and have none. */
export async function hashesOf({ database }: Pick<Resources, 'database'>, name: string): Promise<readonly string[]> {
  if (isGuestName(name)) return [];
  const secret = await secretOf(database);
  return nameKeys(name).map((key) => keyed(secret, key).toString('base64url'));
}

/** True if the name belongs to anybody but these people. */
export async function isTaken({ database, clock }: Shared, name: string, own: readonly string[]): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select from names where hash = any ($1) and coalesce(person_id, '') <> all ($2) and (until is null or until > $3)`,
    [await hashesOf({ database }, name), own, new Date(clock.now())],
  );
  return rowCount !== 0;
}

/** For guests and programs, which own no name. */
export async function refuseTaken(shared: Shared, name: string, ...own: readonly string[]): Promise<void> {
  if (await isTaken(shared, name, own)) throw new Unfulfilled('name taken');
}

const CLAIM = `
insert into names (hash, person_id, until) select unnest($1::text[]), $2, null
on conflict (hash) do update set person_id = excluded.person_id, until = null
where names.person_id = excluded.person_id or names.until <= $3`;

/**
 * Makes the name the person's own, and keeps the previous one for a while. False if another person owns it: then
 * nothing has changed.
 */
export async function claimName(shared: Shared, person: string, name: string): Promise<boolean> {
  const { database, clock } = shared;
  const hashes = await hashesOf(shared, name);
  const now = clock.now();
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(CLAIM, [hashes, person, new Date(now)]);
    if (rowCount !== hashes.length) {
      await client.query('rollback');
      return false;
    }
    await client.query('update names set until = $3 where person_id = $2 and until is null and hash <> all ($1)', [
      hashes,
      person,
      new Date(now + KEPT_MS),
    ]);
    await client.query(
      `delete from names where person_id = $1 and until is not null and hash not in
       (select hash from names where person_id = $1 and until is not null order by until desc limit $2)`,
      [person, FORMER_MAX],
    );
    await renameGuests(client, person, hashes);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Guests who have used the name get a generated one again. */
async function renameGuests(client: PoolClient, person: string, hashes: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from people where guest and id <> $1 and name_hashes && $2',
    [person, hashes],
  );
  for (const { id } of rows)
    await client.query(`update people set name = $2, name_hashes = '{}' where id = $1`, [id, guestName(id)]);
}

/** Nobody has the name any more, and for a while nobody gets it. */
export async function releaseNames(client: Pick<PoolClient, 'query'>, person: string, now: number): Promise<void> {
  await client.query('update names set person_id = null, until = $2 where person_id = $1', [
    ...[person, new Date(now + KEPT_MS)],
  ]);
}

/** Accounts from before names had owners: the oldest owns the name, and the others keep using it. */
export async function claimExisting(shared: Shared): Promise<void> {
  const { rows } = await shared.database.pool.query<{ id: string; name: string }>(
    `select people.id, people.name from people join auth_users on auth_users.id = people.id
     where not exists (select from names where names.person_id = people.id) order by people.created_at`,
  );
  for (const { id, name } of rows) if (!isGuestName(name)) await claimName(shared, id, name);
}
