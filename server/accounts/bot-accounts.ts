/**
 * Programs that play over the same HTTP and WebSocket as people, each with a token of its own. An account answers for
 * them.
 */
import type { BotAccount, NewBotAccount } from '@praxis/protocol/http.ts';
import { newId, newSecret, sha256 } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import { cleanName } from '../people/hygiene.ts';
import { refuseTaken } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import { and, asc, count, eq, isNull } from '../storage/drizzle.ts';
import { bots, people } from '../storage/schema.ts';

const BOTS_MAX = 10;
/** So that a token that was published by mistake can be found, and is not taken for anything else. */
const PREFIX = 'praxis_';
const TOKEN = /^praxis_[0-9a-f]{64}$/;

/** The program whose token it is; undefined for a forged or revoked one. */
export async function botOfToken({ database }: Resources, token: string): Promise<Person | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await database.queries
    .select({ id: people.id, name: people.name })
    .from(bots)
    .innerJoin(people, eq(people.id, bots.personId))
    .where(and(eq(bots.tokenHash, sha256(token)), isNull(bots.revokedAt)));
  return row && { ...row, guest: false, bot: true };
}

/** The token is shown only here: just its hash is stored. */
export async function createBot(resources: Resources, owner: Person, given: string): Promise<NewBotAccount> {
  const { database, clock } = resources;
  const name = cleanName(given);
  if (name === undefined) throw new Unfulfilled('name');
  await refuseTaken(resources, name, owner.id);
  const token = `${PREFIX}${newSecret()}`;
  const id = newId();
  const now = clock.now();
  await database.queries.transaction(async (queries) => {
    // Two requests at once are counted one after the other.
    await queries.select().from(people).where(eq(people.id, owner.id)).for('update');
    const [own] = await queries
      .select({ count: count() })
      .from(bots)
      .where(and(eq(bots.owner, owner.id), isNull(bots.revokedAt)));
    if ((own?.count ?? 0) >= BOTS_MAX) throw new Unfulfilled('too many bots');
    await queries.insert(people).values({ id, name, guest: false, createdAt: now, seenAt: now });
    await queries
      .insert(bots)
      .values({ personId: id, owner: owner.id, tokenHash: sha256(token), createdAt: now, revokedAt: null });
  });
  return { id, name, createdAt: now, token };
}

/** Those that can still connect. */
export async function botsOf({ database }: Resources, owner: string): Promise<readonly BotAccount[]> {
  return database.queries
    .select({ id: people.id, name: people.name, createdAt: bots.createdAt })
    .from(bots)
    .innerJoin(people, eq(people.id, bots.personId))
    .where(and(eq(bots.owner, owner), isNull(bots.revokedAt)))
    .orderBy(asc(bots.createdAt));
}

/** Revokes the token and closes its connections. */
export async function revokeBot({ database, clock, bus }: Resources, owner: Person, id: string): Promise<void> {
  const revoked = await database.queries
    .update(bots)
    .set({ revokedAt: clock.now() })
    .where(and(eq(bots.personId, id), eq(bots.owner, owner.id), isNull(bots.revokedAt)))
    .returning();
  if (revoked.length === 0) throw new Unfulfilled('unknown');
  bus.tell('person', id);
}
