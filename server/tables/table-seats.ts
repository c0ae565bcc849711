/** Seats of a table that gathers players, as the database has them. */
import { decksIn, type Hosting } from '@praxis/contract';
import { Unfulfilled } from '../base/words.ts';
import { type ChosenDeck, offeredDeck } from '../decks/deck-choice.ts';
import type { Person } from '../people/people.ts';
import type { Queries } from '../storage/database.ts';
import { and, asc, eq } from '../storage/drizzle.ts';
import { type MatchRow, matches, type SeatRow, seats } from '../storage/schema.ts';

/**
 * A person who waits for strangers and was away for this long, or has not become ready, loses the seat. A reloaded page
 * and a telephone that changes its network are back sooner.
 */
export const GONE_MS = 15_000;

export function seatsOf(queries: Queries, matchId: string): Promise<readonly SeatRow[]> {
  return queries.select().from(seats).where(eq(seats.matchId, matchId)).orderBy(asc(seats.seat));
}

export function ownSeat(sitting: readonly SeatRow[], person: Person): SeatRow {
  const own = sitting.find(({ personId }) => personId === person.id);
  if (!own) throw new Unfulfilled('not at the table');
  return own;
}

export function emptySeat(matchId: string, seat: number): SeatRow {
  return {
    ...{ matchId, seat, kind: 'nobody', personId: null, guest: false, program: false, name: '' },
    ...{ bot: null, temperament: null, satAt: null, nameOf: null },
    ...{ deck: null, deckName: null, ready: false, contribution: null, place: null, standing: null, awaySince: null },
  };
}

/** Until the person is seen there they count as away: `now` is when they sit down. */
export function personSeat(matchId: string, seat: number, person: Person, now: number, chosen?: ChosenDeck): SeatRow {
  const { id, name, guest, bot: program = false } = person;
  const { deck = null, name: deckName = null, temperament = null } = chosen ?? {};
  return {
    ...emptySeat(matchId, seat),
    ...{ kind: 'person', personId: id, guest, program, name, deck, deckName, temperament },
    ...{ satAt: now, awaySince: now },
  };
}

/** Every seat of a table gets another of the offered decks, beginning anywhere. */
export function usualDeck(hosting: Hosting, edition: string, seat: number, secret: string): ChosenDeck | undefined {
  const decks = decksIn(hosting.decks, edition);
  const from = secret === '' ? 0 : Number.parseInt(secret.slice(0, 4), 16);
  const offered = decks[(from + seat) % decks.length];
  return offered && offeredDeck(offered);
}

/** Only the named columns are changed: other code notes the person's presence at the same moment. */
export async function put(queries: Queries, row: Partial<SeatRow> & Pick<SeatRow, 'matchId' | 'seat'>): Promise<void> {
  await queries
    .update(seats)
    .set(row)
    .where(and(eq(seats.matchId, row.matchId), eq(seats.seat, row.seat)));
}

/**
 * Frees the seats of people who no longer wait at a pairing table, whose row this transaction holds, and returns the
 * rest. A table that everybody has left is closed.
 */
export async function freeGone(
  queries: Queries,
  { id, host, pairs }: MatchRow,
  sitting: readonly SeatRow[],
  now: number,
): Promise<readonly SeatRow[]> {
  const isGone = (each: SeatRow): boolean => pairs && each.kind === 'person' && isLost(each, now);
  if (!sitting.some(isGone)) return sitting;
  const left = sitting.map((each) => (isGone(each) ? emptySeat(id, each.seat) : each));
  const people = left.filter(({ kind }) => kind === 'person');
  if (people.length === 0) {
    await queries.delete(matches).where(eq(matches.id, id));
    return [];
  }
  for (const each of left) if (isGone(sitting[each.seat] as SeatRow)) await put(queries, each);
  if (!people.some(({ personId }) => personId === host))
    await queries
      .update(matches)
      .set({ host: longestWaiting(people) })
      .where(eq(matches.id, id));
  return left;
}

/** The next host of a table when its host has left. */
export function longestWaiting(people: readonly SeatRow[]): string {
  const [first] = [...people].sort((one, other) => (one.satAt ?? 0) - (other.satAt ?? 0));
  return (first as SeatRow).personId as string;
}

function isLost({ awaySince, ready, satAt }: SeatRow, now: number): boolean {
  const before = now - GONE_MS;
  return (awaySince !== null && awaySince <= before) || (!ready && (satAt ?? 0) <= before);
}
