/** From a table to a match: seats are settled, the seed is mixed, and the first decision is posed. */
import { randomInt } from 'node:crypto';
import { Mistake, type Setup } from '@praxis/engine/game.ts';
import { mixSeed } from '@praxis/engine/random.ts';
import { eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import type { Release } from './registry.ts';
import { type MatchRow, matches, type SeatRow, seats } from './schema.ts';
import { Unfulfilled } from './words.ts';

/** Begins the match of a table whose row this transaction holds. All seats must be taken and have decks. */
export async function startMatch(
  queries: Queries,
  { hosting, version, openMatch }: Release,
  row: MatchRow,
  sitting: readonly SeatRow[],
  now: number,
): Promise<void> {
  const order = row.settings.seating === 'random' ? shuffled(sitting) : [...sitting];
  const taken = new Set<string>();
  const seated = order.map((each, seat) => ({
    ...each,
    seat,
    name: unlike(each.name, taken),
    // Nothing is drawn here for those who add nothing: whoever knows the other contributions could choose it.
    contribution: each.contribution ?? '',
    ready: true,
    awaySince: each.kind === 'person' ? now : null,
  }));
  const setup: Setup = {
    edition: row.edition,
    seats: seated.map(({ name, deck }) => (deck ? { name, deck } : { name })),
    seed: mixSeed(
      row.secret,
      seated.map(({ contribution }) => contribution),
    ),
  };
  try {
    openMatch(hosting.game, setup);
  } catch (error) {
    if (error instanceof Mistake) throw new Unfulfilled('settings', error.message);
    throw error;
  }
  await queries.delete(seats).where(eq(seats.matchId, row.id));
  await queries.insert(seats).values(seated);
  await queries
    .update(matches)
    .set({ status: 'running', setup, rulesVersion: version, begunAt: now, dueAt: now })
    .where(eq(matches.id, row.id));
}

function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

/** Nobody at a table is called like somebody else. */
function unlike(name: string, taken: Set<string>): string {
  let own = name;
  for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${name} ${number}`;
  taken.add(own.toLowerCase());
  return own;
}
