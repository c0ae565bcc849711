/** The person of an account, and the account's own details as its holder sees them. */
import type { Me, Passkey } from '@praxis/protocol/http.ts';
import { guestName } from '../people/guest-names.ts';
import { cleanName } from '../people/hygiene.ts';
import { claimName, hashesOf } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import { ratingsOf } from '../people/ratings.ts';
import type { Resources, ServerResources } from '../resources.ts';
import { eq } from '../storage/drizzle.ts';
import { people } from '../storage/schema.ts';
import type { Account } from './accounts.ts';

/** An account holder is a person like any other. The row is written on first use. */
export async function personOfAccount(resources: Resources, { id, name }: Account): Promise<Person> {
  const { database, clock } = resources;
  const { queries } = database;
  const [row] = await queries.select().from(people).where(eq(people.id, id));
  if (row) return { id, name: row.name, guest: false };
  const now = clock.now();
  const wanted = cleanName(name) ?? guestName(id);
  // Another person may have taken the name since it was checked.
  const shown = (await claimName(resources, id, wanted)) ? wanted : guestName(id);
  const nameHashes = [...(await hashesOf(resources, shown))];
  await queries
    .insert(people)
    .values({ id, name: shown, nameHashes, guest: false, createdAt: now, seenAt: now })
    .onConflictDoNothing();
  return { id, name: shown, guest: false };
}

/** The oldest first. */
export async function passkeysOf({ database }: Resources, id: string): Promise<readonly Passkey[]> {
  const { rows } = await database.pool.query<{ id: string; name: string | null; createdAt: Date | null }>(
    'select id, name, "createdAt" from auth_passkeys where "userId" = $1 order by "createdAt"',
    [id],
  );
  return rows.map(({ id: own, name, createdAt }) => ({
    id: own,
    name: name ?? '',
    createdAt: createdAt?.getTime() ?? 0,
  }));
}

export async function meOf(resources: ServerResources, person: Person): Promise<Me> {
  const { id, name, guest, bot } = person;
  const canMail = resources.mailer !== undefined;
  if (guest) return { id, name, guest, ...(canMail ? { mail: {} } : {}) };
  const ratings = await ratingsOf(resources, [id]);
  const { rows } = await resources.database.pool.query<{ email: string; confirmed: boolean; reminders: boolean }>(
    `select email, "emailVerified" as confirmed, mail_reminders as reminders
     from auth_users join people on people.id = auth_users.id where auth_users.id = $1`,
    [id],
  );
  const { email, confirmed = false, reminders = false } = rows[0] ?? {};
  return {
    ...{ id, name, guest },
    ...(bot ? { bot } : {}),
    ...(email === undefined ? {} : { email }),
    ...(email === undefined || !canMail ? {} : { mail: { confirmed, reminders } }),
    ratings: ratings.map(({ game, rating, matches }) => ({ game, rating, matches })),
  };
}
