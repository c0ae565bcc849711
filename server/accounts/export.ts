/** Everything stored about an account, for its owner. */
import { decksOf } from '../decks/saved-decks.ts';
import type { Person } from '../people/people.ts';
import { ratingHistory, ratingsOf } from '../people/ratings.ts';
import { subscriptionsOf } from '../reminders/push.ts';
import type { Resources } from '../resources.ts';
import { asc, eq, inArray } from '../storage/drizzle.ts';
import { chat, matches, people, seats } from '../storage/schema.ts';
import { passkeysOf } from './account-person.ts';
import { botsOf } from './bot-accounts.ts';

export async function exportAccount(resources: Resources, { id }: Person): Promise<object> {
  const { pool, queries } = resources.database;
  const [person] = await queries.select().from(people).where(eq(people.id, id));
  const { rows: users } = await pool.query<{ email: string; createdAt: Date }>(
    'select email, "createdAt" from auth_users where id = $1',
    [id],
  );
  const { rows: sessions } = await pool.query(
    `select "createdAt", "expiresAt", "ipAddress", "userAgent" from auth_sessions where "userId" = $1 order by "createdAt"`,
    [id],
  );
  const bots = await botsOf(resources, id);
  return {
    account: { id, name: person?.name, email: users[0]?.email, createdAt: users[0]?.createdAt },
    sessions,
    passkeys: (await passkeysOf(resources, id)).map(({ name, createdAt }) => ({
      name,
      createdAt: new Date(createdAt),
    })),
    reminders: (await subscriptionsOf(resources, id)).map(({ endpoint, language, createdAt }) => ({
      ...{ endpoint, language, createdAt: new Date(createdAt) },
    })),
    ratings: (await ratingsOf(resources, [id])).map(({ game, rating, matches }) => ({ game, rating, matches })),
    ratingHistory: await ratingHistory(resources, id),
    decks: await decksOf(resources, id),
    matches: await played(resources, id),
    chat: await said(resources, id),
    bots: await Promise.all(
      bots.map(async (bot) => ({
        ...bot,
        createdAt: new Date(bot.createdAt),
        decks: await decksOf(resources, bot.id),
        matches: await played(resources, bot.id),
      })),
    ),
  };
}

async function played({ database }: Resources, id: string): Promise<readonly object[]> {
  const own = await database.queries.select().from(seats).where(eq(seats.personId, id));
  if (own.length === 0) return [];
  const rows = await database.queries
    .select()
    .from(matches)
    .where(
      inArray(
        matches.id,
        own.map(({ matchId }) => matchId),
      ),
    )
    .orderBy(asc(matches.createdAt));
  return rows.map((row) => {
    const seat = own.find(({ matchId }) => matchId === row.id);
    const over = row.status === 'over' || row.status === 'aborted';
    return {
      ...{ id: row.id, game: row.game, edition: row.edition, state: row.status, settings: row.settings },
      ...{ seat: seat?.seat, name: seat?.name, deck: seat?.deck, deckName: seat?.deckName },
      createdAt: new Date(row.createdAt),
      begunAt: row.begunAt === null ? undefined : new Date(row.begunAt),
      endedAt: row.endedAt === null ? undefined : new Date(row.endedAt),
      // Data of a match under way leave the server only through its table.
      result: over ? row.result : undefined,
    };
  });
}

async function said({ database }: Resources, id: string): Promise<readonly object[]> {
  const lines = await database.queries.select().from(chat).where(eq(chat.personId, id)).orderBy(asc(chat.at));
  return lines.map(({ matchId, text, phrase, at }) => ({ match: matchId, text, phrase, at: new Date(at) }));
}
