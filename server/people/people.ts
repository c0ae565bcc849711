/**
 * The people of the server. Guests are known by a signed cookie; their row is written when they first do something that
 * lasts.
 */
import type { Language } from '@praxis/contract';
import { newId, newSecret } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import type { Resources } from '../resources.ts';
import { eq } from '../storage/drizzle.ts';
import { people, settings } from '../storage/schema.ts';
import { guestName } from './guest-names.ts';
import { cleanName } from './hygiene.ts';
import { claimName, hashesOf, refuseTaken } from './names.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** A program that plays with a token of its own. */
  readonly bot?: true;
}

const COOKIE_KEY = 'cookie key';

/** The key by which cookies are signed: made by the first process, the same for all. */
export async function cookieKey({ database }: Pick<Resources, 'database'>): Promise<string> {
  const { queries } = database;
  await queries.insert(settings).values({ key: COOKIE_KEY, value: newSecret() }).onConflictDoNothing();
  const [row] = await queries.select().from(settings).where(eq(settings.key, COOKIE_KEY));
  return (row as { value: string }).value;
}

export function newGuest(language: Language = 'en'): Person {
  const id = newId();
  return { id, name: guestName(id, language), guest: true };
}

export async function findPerson({ database }: Resources, id: string, language: Language = 'en'): Promise<Person> {
  const [row] = await database.queries.select().from(people).where(eq(people.id, id));
  return row ? { id, name: row.name, guest: row.guest } : { id, name: guestName(id, language), guest: true };
}

/** From here on the person is in the database. */
export async function keepPerson({ database, clock }: Resources, { id, name, guest }: Person): Promise<void> {
  const now = clock.now();
  await database.queries
    .insert(people)
    .values({ id, name, guest, createdAt: now, seenAt: now })
    .onConflictDoUpdate({ target: people.id, set: { seenAt: now } });
}

export async function rename(resources: Resources, person: Person, given: string): Promise<Person> {
  const name = cleanName(given);
  if (name === undefined) throw new Unfulfilled('name');
  await keepPerson(resources, person);
  if (person.guest || person.bot) await refuseTaken(resources, name, person.id);
  else if (!(await claimName(resources, person.id, name))) throw new Unfulfilled('name taken');
  const nameHashes = [...(await hashesOf(resources, name))];
  await resources.database.queries.update(people).set({ name, nameHashes }).where(eq(people.id, person.id));
  return { ...person, name };
}

/** True if the operator has barred a person from the chat. */
export async function isSilenced({ database, clock }: Resources, { id }: Person): Promise<boolean> {
  const [row] = await database.queries.select({ until: people.silencedUntil }).from(people).where(eq(people.id, id));
  return (row?.until ?? 0) > clock.now();
}
