/** From a table to a match: seats are settled, the seed is mixed, and the first decision is posed. */
import { Mistake, type Setup } from '@praxis/engine';
import { drawSeats, mixSeed } from '@praxis/protocol';
import { eq } from 'drizzle-orm';
import { Unfulfilled } from '../base/words.ts';
import type { Release } from '../registry.ts';
import type { Queries } from '../storage/database.ts';
import { type MatchRow, matches, type SeatRow, seats } from '../storage/schema.ts';
import { seatsOf } from './table-seats.ts';

/** Begins the match of a table whose row this transaction holds. All seats must be taken and have decks. */
export async function startMatch(
  queries: Queries,
  { hosting, version, openMatch }: Release,
  row: MatchRow,
  sitting: readonly SeatRow[],
  now: number,
): Promise<void> {
  // Nothing is drawn here for those who add nothing: whoever knows the other contributions could choose it.
  const all = sitting.map((each) => ({ ...each, contribution: each.contribution ?? '' }));
  const places = row.settings.seating === 'random' ? drawPlaces(row, all) : undefined;
  const order = places ? places.map((place) => all[place] as (typeof all)[number]) : all;
  const taken = new Set<string>();
  const seated = order.map((each, seat) => ({
    ...each,
    seat,
    name: unlike(each.name, taken),
    place: places?.[seat] ?? null,
    ready: true,
    awaySince: each.kind === 'person' ? now : null,
  }));
  const given: Setup = {
    edition: row.edition,
    seats: seated.map(({ name, deck }) => (deck ? { name, deck } : { name })),
    seed: mixSeed(
      row.secret,
      seated.map(({ contribution }) => contribution),
    ),
  };
  let setup: Setup;
  try {
    // The match keeps the definitions that it has now, whatever cards the game gets while it is under way.
    ({ setup } = openMatch(hosting.game, given));
  } catch (error) {
    if (error instanceof Mistake) throw new Unfulfilled('settings', error.message);
    throw error;
  }
  await queries.delete(seats).where(eq(seats.matchId, row.id));
  await queries.insert(seats).values(seated);
  await queries
    .update(matches)
    .set({ status: 'running', setup, rulesVersion: version, begunAt: now, dueAt: now, turnedAway: [] })
    .where(eq(matches.id, row.id));
}

/** Begins the match of a table that pairs, whose row this transaction holds, if all seats are taken and everybody is ready. */
export async function startIfComplete(
  queries: Queries,
  release: Release,
  row: MatchRow,
  now: number,
): Promise<boolean> {
  if (!row.pairs) return false;
  const sitting = await seatsOf(queries, row.id);
  if (!sitting.every(({ kind, ready }) => kind !== 'nobody' && ready)) return false;
  await startMatch(queries, release, row, sitting, now);
  return true;
}

/** Nobody chooses who sits where either: everybody can repeat the draw when the secret is known. */
function drawPlaces({ secret }: MatchRow, all: readonly { readonly contribution: string }[]): readonly number[] {
  return drawSeats(
    secret,
    all.map(({ contribution }) => contribution),
  );
}

/** Nobody at a table is called like somebody else. */
function unlike(name: string, taken: Set<string>): string {
  let own = name;
  for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${name} ${number}`;
  taken.add(own.toLowerCase());
  return own;
}
