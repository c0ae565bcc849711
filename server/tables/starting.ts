/** From a table to a match: seats are settled, the seed is mixed, and the first decision is posed. */
import type { Setup } from '@praxis/engine';
import { drawSeats, mixSeed } from '@praxis/protocol';
import type { Queries } from '../storage/database.ts';
import { eq } from '../storage/drizzle.ts';
import { type MatchRow, matches, type SeatRow, seats } from '../storage/schema.ts';
import { seatsOf } from './table-seats.ts';

/** A match as the rules have set it up, and the version of these rules. */
export interface OpenedSetup {
  readonly version: string;
  readonly setup: Setup;
}

/** Returns the setup made from `given`; throws if the rules have not made it yet. */
export type SetUps = (match: string, given: Setup) => OpenedSetup;

/** The rules must still set up a match. */
class NotSetUp extends Error {
  override readonly name = 'NotSetUp';
  readonly match: string;
  readonly given: Setup;

  constructor(match: string, given: Setup) {
    super('The match has not been set up.');
    this.match = match;
    this.given = given;
  }
}

/** If the table changes meanwhile, the match is set up again; after this many attempts the start is given up. */
const ATTEMPTS_MAX = 5;

/**
 * A transaction in which a match may begin. Rules run in threads and may never end, and no transaction is to wait for
 * them. So it is carried out once to learn the match's setup, undone, and carried out again when the rules have set the
 * match up.
 */
export async function beginning<T>(
  setUp: (match: string, given: Setup) => Promise<OpenedSetup>,
  transaction: (setUps: SetUps) => Promise<T>,
): Promise<T> {
  const known = new Map<string, OpenedSetup>();
  for (let attempt = 1; ; attempt++)
    try {
      return await transaction((match, given) => {
        const opened = known.get(JSON.stringify(given));
        if (!opened) throw new NotSetUp(match, given);
        return opened;
      });
    } catch (error) {
      if (!(error instanceof NotSetUp) || attempt === ATTEMPTS_MAX) throw error;
      known.set(JSON.stringify(error.given), await setUp(error.match, error.given));
    }
}

/** Begins the match of a table whose row this transaction holds. All seats must be taken and have decks. */
export async function startMatch(
  queries: Queries,
  setUps: SetUps,
  row: MatchRow,
  sitting: readonly SeatRow[],
  now: number,
): Promise<void> {
  // Nothing is drawn here for players without a contribution: a party that knows the other contributions could choose
  // it.
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
    ...(row.settings.options ? { options: row.settings.options } : {}),
    seed: mixSeed(
      row.secret,
      seated.map(({ contribution }) => contribution),
    ),
  };
  // The match keeps its present definitions, even if the game gets other cards while it is under way.
  const { version, setup } = setUps(row.id, given);
  await queries.delete(seats).where(eq(seats.matchId, row.id));
  await queries.insert(seats).values(seated);
  await queries
    .update(matches)
    .set({ status: 'running', setup, rulesVersion: version, begunAt: now, dueAt: now, turnedAway: [] })
    .where(eq(matches.id, row.id));
}

/**
 * Begins the match of a table that pairs, whose row this transaction holds, if all seats are taken and everybody is
 * ready.
 */
export async function startIfComplete(queries: Queries, setUps: SetUps, row: MatchRow, now: number): Promise<boolean> {
  if (!row.pairs) return false;
  const sitting = await seatsOf(queries, row.id);
  if (!sitting.every(({ kind, ready }) => kind !== 'nobody' && ready)) return false;
  await startMatch(queries, setUps, row, sitting, now);
  return true;
}

/** Nobody chooses the seating either: everybody can repeat the draw when the secret is known. */
function drawPlaces({ secret }: MatchRow, all: readonly { readonly contribution: string }[]): readonly number[] {
  return drawSeats(
    secret,
    all.map(({ contribution }) => contribution),
  );
}

/** No two players at a table have the same name. */
function unlike(name: string, taken: Set<string>): string {
  let own = name;
  for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${name} ${number}`;
  taken.add(own.toLowerCase());
  return own;
}
