/** From a table to a match: seats are settled, the seed is mixed, and the first decision is posed. */
import { randomInt } from 'node:crypto';
import { Mistake, type Setup } from '@praxis/engine/game.ts';
import type { AnyHosting } from '@praxis/engine/hosting.ts';
import { openMatch } from '@praxis/engine/open.ts';
import { mixSeed } from '@praxis/engine/random.ts';
import { eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { newSecret } from './ids.ts';
import { type MatchRow, matches, type SeatRow, seats } from './schema.ts';
import { Unfulfilled } from './words.ts';

/** Begins the match of a table whose row this transaction holds. All seats must be taken and have decks. */
export async function startMatch(
  queries: Queries,
  hosting: AnyHosting,
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
    // What nobody has contributed is drawn here; then the seed is as good as the other contributions.
    contribution: each.contribution ?? newSecret(),
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
    .set({ status: 'running', setup, rulesVersion: hosting.game.version, begunAt: now, dueAt: now })
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
