/** What a player asks the others for: it is done when all who play have agreed. Bots agree to everything. */
import { effective, isAnswer } from '@praxis/engine/record.ts';
import type { RequestKind } from '@praxis/protocol/table.ts';
import { and, eq } from 'drizzle-orm';
import type { LiveMatch } from './live-match.ts';
import type { Outcome, Referee } from './referee.ts';
import type { Refused } from './refusals.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { requests } from './schema.ts';
import type { Services } from './services.ts';

const DONE: Outcome = { done: true };

/** How a match is played once more by the same people. Returns the new one. */
export type Rematch = (room: Room) => Promise<string>;

export class Requests {
  readonly #services: Services;
  readonly #rooms: Rooms;
  readonly #referee: Referee;
  readonly #rematch: Rematch;

  constructor(services: Services, rooms: Rooms, referee: Referee, rematch: Rematch) {
    this.#services = services;
    this.#rooms = rooms;
    this.#referee = referee;
    this.#rematch = rematch;
  }

  async request(room: Room, seat: number, what: RequestKind): Promise<Outcome> {
    const refused = whyNot(room, seat, what);
    if (refused) return refused;
    const { queries } = this.#services.database;
    await queries
      .insert(requests)
      .values({ matchId: room.id, what, seat, agreed: [seat] })
      .onConflictDoNothing();
    return this.#agree(room, seat, what);
  }

  async consent(room: Room, seat: number, what: RequestKind, yes: boolean): Promise<Outcome> {
    const open = await this.#open(room, what);
    if (!open) return { refused: 'not now' };
    if (yes) return this.#agree(room, seat, what);
    await this.#remove(room, what);
    return DONE;
  }

  async #open(room: Room, what: RequestKind): Promise<{ seat: number; agreed: number[] } | undefined> {
    const { queries } = this.#services.database;
    const [row] = await queries.select().from(requests).where(this.#row(room, what));
    return row;
  }

  /** Only the one who is last to agree finds all others in the list, because the row is changed by one statement. */
  async #agree(room: Room, seat: number, what: RequestKind): Promise<Outcome> {
    const { pool } = this.#services.database;
    const { rows } = await pool.query<{ seat: number; agreed: number[] }>(
      `update requests set agreed = case when $3 = any(agreed) then agreed else agreed || $3::integer end
       where match_id = $1 and what = $2 returning seat, agreed`,
      [room.id, what, seat],
    );
    const row = rows[0];
    if (!row) return { refused: 'not now' };
    const missing = playing(room).filter((each) => !row.agreed.includes(each));
    if (missing.length > 0) {
      this.#services.bus.tell('table', room.id);
      return DONE;
    }
    await this.#remove(room, what);
    return whyNot(room, row.seat, what) ?? (await this.#carryOut(room, row.seat, what));
  }

  async #remove(room: Room, what: RequestKind): Promise<void> {
    await this.#services.database.queries.delete(requests).where(this.#row(room, what));
    this.#services.bus.tell('table', room.id);
  }

  #row(room: Room, what: RequestKind) {
    return and(eq(requests.matchId, room.id), eq(requests.what, what));
  }

  async #carryOut(room: Room, seat: number, what: RequestKind): Promise<Outcome> {
    const why = (): Refused | undefined => whyNot(room, seat, what);
    switch (what) {
      case 'takeback': {
        const count = takenBack(room.live, seat) ?? 0;
        const { head } = room.live;
        return this.#referee.record(room, 'takeback', seat, { count }, (live) =>
          live.head === head ? why() : { refused: 'try again' },
        );
      }
      case 'pause':
        return this.#referee.record(room, 'pause', seat, {}, why);
      case 'resume':
        return this.#referee.record(room, 'resume', seat, {}, why);
      case 'abort':
        return this.#referee.record(room, 'abort', seat, { reason: 'agreed' }, why);
      case 'rematch':
        await this.#rematch(room);
        await room.exclusive(() => this.#rooms.refreshFacts(room));
        return DONE;
    }
  }
}

/** The people who still have a say. */
function playing({ live, facts }: Room): readonly number[] {
  const people = live.status === 'running' || live.status === 'paused' ? live.people : live.beginning.people;
  return people.filter((seat) => facts.seats.some((each) => each.seat === seat && each.personId !== null));
}

function whyNot({ live, facts }: Room, seat: number, what: RequestKind): Refused | undefined {
  const { status } = live;
  const refused: Refused = { refused: status === 'over' || status === 'aborted' ? 'over' : 'not now' };
  switch (what) {
    case 'takeback':
      return status === 'running' && takenBack(live, seat) !== undefined ? undefined : refused;
    case 'pause':
      return status === 'running' && !live.beginning.settings.rated ? undefined : refused;
    case 'resume':
      return status === 'paused' ? undefined : refused;
    case 'abort':
      // Later a match is conceded; alone one can always stop.
      if (status !== 'running' && status !== 'paused') return refused;
      return live.story.turn <= 1 || live.beginning.people.length < 2 ? undefined : { refused: 'not now' };
    case 'rematch':
      return (status === 'over' || status === 'aborted') && facts.rematch === undefined
        ? undefined
        : { refused: 'not now' };
  }
}

/** How many answers must be taken back for the seat to be asked its last question again; undefined if it has answered none. */
function takenBack({ record, automatic }: LiveMatch, seat: number): number | undefined {
  const given = effective(record).filter(isAnswer);
  const last = given.findLastIndex((entry) => entry.seat === seat && 'answer' in entry && !automatic.has(entry));
  return last < 0 ? undefined : given.length - last;
}
