/**
 * Requests of a player to the others: carried out when all players have agreed. Bots agree to everything that is theirs
 * to decide.
 */
import type { RequestKind } from '@praxis/protocol/table.ts';
import type { Refused } from '../base/refusals.ts';
import { askedRequest, keptBefore, lapsedBy, type StoredRequest } from '../match/lapsing.ts';
import type { Outcome, Referee } from '../match/referee.ts';
import type { AskedRequest, Room } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Resources } from '../resources.ts';
import { and, eq } from '../storage/drizzle.ts';
import { requests } from '../storage/schema.ts';
import type { RematchSeed } from './rematch.ts';

const DONE: Outcome = { done: true };
const NOT_ALLOWED: Refused = { refused: 'not allowed' };
const NOT_NOW: Refused = { refused: 'not now' };
/** How many passes may come while a takeback is being written. */
const ATTEMPTS_MAX = 5;

/** Starts a rematch of the same people. Returns the new match. */
export type Rematch = (room: Room, seed: RematchSeed) => Promise<string>;

/** A player's reply to a request. */
export interface Consent {
  readonly what: RequestKind;
  readonly yes: boolean;
  /** To the seed of a rematch. */
  readonly contribution?: string;
}

export class Requests {
  readonly #resources: Resources;
  readonly #rooms: Rooms;
  readonly #referee: Referee;
  readonly #rematch: Rematch;

  constructor(resources: Resources, rooms: Rooms, referee: Referee, rematch: Rematch) {
    this.#resources = resources;
    this.#rooms = rooms;
    this.#referee = referee;
    this.#rematch = rematch;
  }

  /** A player who `contributes` to the seed of a rematch agrees later, when the commitment is known. */
  async request(room: Room, seat: number, what: RequestKind, contributes = false): Promise<Outcome> {
    const refused = whyNot(room, seat, what);
    if (refused) return refused;
    const { database, newSecret, bus } = this.#resources;
    const { queries } = database;
    // Entries that others had written before the request are no reason for it to lapse.
    await room.exclusive(() => this.#rooms.refresh(room));
    const { live } = room;
    const before = await this.#open(room, what);
    // Meanwhile another request may have taken its place.
    if (before?.head !== undefined && lapsedBy(live, before))
      await queries.delete(requests).where(and(this.#row(room, what), eq(requests.head, before.head)));
    const kept = what === 'takeback' ? keptBefore(live, seat) : undefined;
    const secret = what === 'rematch' ? newSecret() : null;
    const isLater = contributes && what === 'rematch';
    await queries
      .insert(requests)
      .values({
        matchId: room.id,
        what,
        seat,
        agreed: isLater ? [] : [seat],
        head: live.head,
        kept: kept ?? null,
        secret,
      })
      .onConflictDoNothing();
    if (!isLater) return this.#agree(room, seat, what);
    bus.tell('table', room.id);
    return DONE;
  }

  async consent(room: Room, seat: number, { what, yes, contribution }: Consent): Promise<Outcome> {
    const open = await this.#open(room, what);
    if (!open || lapsedBy(room.live, open)) return NOT_NOW;
    if (yes) return this.#agree(room, seat, what, contribution);
    await this.#remove(room, what);
    return DONE;
  }

  async #open(room: Room, what: RequestKind): Promise<AskedRequest | undefined> {
    const { queries } = this.#resources.database;
    const [row] = await queries.select().from(requests).where(this.#row(room, what));
    return row && askedRequest(row);
  }

  /**
   * Only the last player to agree finds all others in the list, because one statement changes the row. The first
   * agreement of a seat counts, with its contribution.
   */
  async #agree(room: Room, seat: number, what: RequestKind, contribution?: string): Promise<Outcome> {
    const { pool } = this.#resources.database;
    const { rows } = await pool.query<StoredRequest>(
      `update requests set agreed = case when $3 = any(agreed) then agreed else agreed || $3::integer end,
         contributions = case when $3 = any(agreed) or $4::text is null then contributions
           else contributions || jsonb_build_object($3::integer::text, $4::text) end
       where match_id = $1 and what = $2 returning what, seat, agreed, head, kept, secret, contributions`,
      [room.id, what, seat, contribution ?? null],
    );
    const [row] = rows;
    if (!row) return NOT_NOW;
    const request = askedRequest(row);
    const missing = consenting(room, what).filter((each) => !request.agreed.includes(each));
    if (missing.length > 0) {
      this.#resources.bus.tell('table', room.id);
      return DONE;
    }
    await this.#remove(room, what);
    return whyNot(room, request.by, what) ?? (await this.#carryOut(room, request, row));
  }

  async #remove(room: Room, what: RequestKind): Promise<void> {
    await this.#resources.database.queries.delete(requests).where(this.#row(room, what));
    this.#resources.bus.tell('table', room.id);
  }

  #row(room: Room, what: RequestKind) {
    return and(eq(requests.matchId, room.id), eq(requests.what, what));
  }

  async #carryOut(room: Room, request: AskedRequest, { secret, contributions }: StoredRequest): Promise<Outcome> {
    const { what, by: seat } = request;
    const why = (): Refused | undefined => whyNot(room, seat, what);
    switch (what) {
      case 'takeback':
        return this.#takeBack(room, request);
      case 'pause':
        return this.#referee.record(room, 'pause', seat, {}, why);
      case 'resume':
        return this.#referee.record(room, 'resume', seat, {}, why);
      case 'abort':
        return this.#referee.record(room, 'abort', seat, { reason: 'agreed' }, why);
      case 'rematch':
        // An older version stored no secret.
        await this.#rematch(room, { secret: secret ?? this.#resources.newSecret(), contributions });
        await room.exclusive(() => this.#rooms.refreshFacts(room));
        return DONE;
    }
  }

  /** Takes back the answer that the request was about, and everything since. */
  async #takeBack(room: Room, request: AskedRequest): Promise<Outcome> {
    const { by: seat, kept } = request;
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      const { head, match } = room.live;
      const count = match.moves - (kept ?? keptBefore(room.live, seat) ?? match.moves);
      const outcome = await this.#referee.record(room, 'takeback', seat, { count }, (live) => {
        if (lapsedBy(live, request)) return NOT_NOW;
        return live.head === head ? whyNot(room, seat, 'takeback') : { refused: 'try again' };
      });
      if (!('refused' in outcome) || outcome.refused !== 'try again') return outcome;
    }
    return { refused: 'try again' };
  }
}

/**
 * The seats whose people must agree. A bot that plays for an absent person agrees for them, but not to a takeback in a
 * rated match: nobody's rating may suffer while they cannot object.
 */
function consenting({ live, facts }: Room, what: RequestKind): readonly number[] {
  const { people, settings } = live.beginning;
  const isUnderWay = live.status === 'running' || live.status === 'paused';
  const asked = isUnderWay && !(what === 'takeback' && settings.rated) ? live.people : people;
  return asked.filter((seat) => hasPerson(facts, seat));
}

const hasPerson = ({ seats }: Room['facts'], seat: number): boolean =>
  seats.some((each) => each.seat === seat && each.personId !== null);

function whyNot({ live, facts }: Room, seat: number, what: RequestKind): Refused | undefined {
  const { status } = live;
  const { people, settings } = live.beginning;
  const refused: Refused = { refused: status === 'over' || status === 'aborted' ? 'over' : 'not now' };
  switch (what) {
    case 'takeback':
      if (settings.takebacks === false) return NOT_ALLOWED;
      // A person without an account any more cannot agree.
      if (settings.rated && !people.every((each) => hasPerson(facts, each))) return NOT_ALLOWED;
      return status === 'running' && keptBefore(live, seat) !== undefined ? undefined : refused;
    case 'pause':
      return status === 'running' && !settings.rated ? undefined : refused;
    case 'resume':
      return status === 'paused' ? undefined : refused;
    case 'abort':
      // After the first turn a match is conceded instead; alone one can always stop.
      if (status !== 'running' && status !== 'paused') return refused;
      return live.story.turn <= 1 || people.length < 2 ? undefined : { refused: 'not now' };
    case 'rematch':
      return (status === 'over' || status === 'aborted') && facts.rematch === undefined
        ? undefined
        : { refused: 'not now' };
  }
}
