/** A person leaves all tables and matches for good. */
import type { Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import type { Services } from '../services.ts';
import { and, eq, inArray } from '../storage/drizzle.ts';
import { matches, seats } from '../storage/schema.ts';

/** The others go on: with a bot in matches under way, without the seat at tables that have not begun. */
export async function leaveEverything(services: Services, person: Person): Promise<void> {
  const { resources, matches, tables } = services;
  for (const { id, status } of await openMatches(resources, person.id)) {
    if (status === 'gathering') {
      await tables.leave(id, person);
      continue;
    }
    await matches.replace(id, person.id);
  }
}

function openMatches({ database }: Resources, id: string) {
  return database.queries
    .select({ id: matches.id, status: matches.status })
    .from(matches)
    .innerJoin(seats, eq(seats.matchId, matches.id))
    .where(and(eq(seats.personId, id), inArray(matches.status, ['gathering', 'running', 'paused'])));
}
