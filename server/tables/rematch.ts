/** The same people play once more, with the same decks, at a new table. */
import { commitment } from '@praxis/protocol';
import { newId } from '../base/ids.ts';
import { demandMatch } from '../limits/quotas.ts';
import type { Due } from '../match/due.ts';
import type { Room } from '../match/room.ts';
import type { Resources } from '../resources.ts';
import type { Queries } from '../storage/database.ts';
import { and, eq, isNull } from '../storage/drizzle.ts';
import { type MatchRow, matches, seats } from '../storage/schema.ts';
import { beginning, type SetUps, startMatch } from './starting.ts';
import type { SetUp } from './tables.ts';

/** The sources of the new match's seed: the secret was committed to before anybody contributed. */
export interface RematchSeed {
  readonly secret: string;
  /** By seat of the match before. */
  readonly contributions: Readonly<Record<number, string>>;
}

/** The id of the new match; if there is one already, that. */
export async function rematchOf(
  resources: Resources,
  room: Room,
  { secret, contributions }: RematchSeed,
  due: Due,
  setUp: SetUp,
): Promise<string> {
  const { database, clock, bus } = resources;
  const now = clock.now();
  const id = newId();
  const begin = async (queries: Queries, setUps: SetUps): Promise<boolean> => {
    const [old] = await queries
      .update(matches)
      .set({ rematch: id })
      .where(and(eq(matches.id, room.id), isNull(matches.rematch)))
      .returning();
    if (!old) return false;
    // Always in the same order, or two such matches could wait for each other.
    const people = room.facts.seats.flatMap(({ personId }) => personId ?? []).sort();
    for (const person of people) await demandMatch(queries, resources.config, person);
    const { game, edition, settings, host } = old;
    const [row] = await queries
      .insert(matches)
      .values({
        ...{ id, game, edition, settings, host, secret, commitment: commitment(secret) },
        ...{ status: 'gathering', createdAt: now },
      })
      .returning();
    const sitting = room.facts.seats.map((each) => ({
      ...each,
      ...{ matchId: id, contribution: contributions[each.seat] ?? null, place: null, standing: null, awaySince: null },
    }));
    await queries.insert(seats).values(sitting);
    await startMatch(queries, setUps, row as MatchRow, sitting, now);
    return true;
  };
  const begun = await beginning(
    (match, given) => setUp(match, room.live.hosting.game.id, given),
    (setUps) => database.queries.transaction((queries) => begin(queries, setUps)),
  );
  bus.tell('table', room.id);
  if (!begun) {
    const [old] = await database.queries.select().from(matches).where(eq(matches.id, room.id));
    return old?.rematch ?? id;
  }
  due.expect(id, now);
  return id;
}
