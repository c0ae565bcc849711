/** A requested takeback lapses once other people have gone on, and the requester is notified. */
import { effective, isAnswer } from '@praxis/engine';
import { commitment } from '@praxis/protocol';
import type { RequestRow } from '../storage/schema.ts';
import type { LiveMatch } from './live-match.ts';
import type { AskedRequest, Room } from './room.ts';

/** A person's visible action of their own accord, with the entry by which it was seen. */
export interface SeatAction {
  readonly seq: number;
  readonly seat: number | undefined;
}

/** The action by which a request has lapsed; undefined while it is open. */
export function lapsedBy({ actions }: LiveMatch, { what, head }: AskedRequest): SeatAction | undefined {
  return what === 'takeback' && head !== undefined ? actions.find(({ seq }) => seq > head) : undefined;
}

/**
 * True if a seat must be shown that its takeback lapsed because another player went on. It is, until it goes on itself.
 */
export function isToldOfLapse({ live, facts }: Room, seat: number | undefined): boolean {
  const own = facts.requests.find(({ what, by }) => what === 'takeback' && by === seat);
  if (own?.head === undefined) return false;
  const { head } = own;
  const since = live.actions.filter(({ seq }) => seq > head);
  const others = since.find((move) => move.seat !== seat);
  // Actions that became visible at the same moment came before.
  return others !== undefined && !since.some((move) => move.seat === seat && move.seq !== others.seq);
}

/** How many answers are left if a seat takes back the last one that it gave itself; undefined if it has given none. */
export function keptBefore({ record, automatic }: LiveMatch, seat: number): number | undefined {
  const given = effective(record).filter(isAnswer);
  const last = given.findLastIndex((entry) => entry.seat === seat && 'answer' in entry && !automatic.has(entry));
  return last < 0 ? undefined : last;
}

/** A request as the database has it. */
export type StoredRequest = Omit<RequestRow, 'matchId'>;

/** Without its secret, which stays in the database. */
export function askedRequest({ what, seat, agreed, head, kept, secret }: StoredRequest): AskedRequest {
  const published = secret === null ? {} : { commitment: commitment(secret) };
  return { what, by: seat, agreed, head: head ?? undefined, kept: kept ?? undefined, ...published };
}
