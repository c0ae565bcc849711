/** The matches in the memory of this process. Any process may have any match; none owns one. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { fingerprint } from './appending.ts';
import type { StoredEntry } from './entries.ts';
import { Astray, LiveMatch } from './live-match.ts';
import type { Publisher } from './publisher.ts';
import { Room, type TableFacts } from './room.ts';
import { entries, type MatchRow, matches, presence, requests, seats } from './schema.ts';
import type { Services } from './services.ts';

/** A match that nobody has used or watched for so long is forgotten; it is read again when it is wanted. */
const IDLE_MS = 300_000;
/** How often heads are read again in case a wake-up was lost. */
const HEADS_MS = 15_000;
/** Who has not been seen for so long is not there, whatever became of the process. */
export const PRESENCE_MS = 45_000;

export class Rooms {
  readonly #services: Services;
  readonly #publisher: Publisher;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #cancels: (() => void)[] = [];
  /** Called when a match in memory has gone on elsewhere. */
  onMoved: (room: Room) => void = () => {};

  constructor(services: Services, publisher: Publisher) {
    const { bus, clock, tasks } = services;
    this.#services = services;
    this.#publisher = publisher;
    this.#cancels.push(
      bus.listen(({ what, match }) => {
        if (what === 'entries' || what === 'table') tasks.run('follow a wake-up', () => this.#awake(what, match));
        else if (what === 'hurry') tasks.run('hurry', () => this.#hurry(match));
      }),
    );
    bus.onGap(() => tasks.run('read the heads', () => this.#readHeads()));
    const again = (): void => {
      this.#cancels[1] = clock.at(clock.now() + HEADS_MS, () => {
        tasks.run('read the heads', () => this.#readHeads());
        again();
      });
    };
    again();
  }

  close(): void {
    for (const cancel of this.#cancels) cancel();
  }

  get loaded(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  /** The match with this id if it has begun; undefined if there is none. Throws `Astray` if this process cannot play it. */
  async enter(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    const entering = known ?? this.#load(id);
    if (!known) {
      this.#rooms.set(id, entering);
      entering.then(
        (room) => {
          if (!room) this.#rooms.delete(id);
        },
        () => this.#rooms.delete(id),
      );
    }
    const room = await entering;
    if (room) room.usedAt = this.#services.clock.now();
    this.#services.metrics.rooms.set(this.#rooms.size);
    return room;
  }

  /** Reads what others have written since. True if there was anything. */
  async refresh(room: Room): Promise<boolean> {
    const news = await this.#entriesAfter(room.id, room.live.head);
    if (news.length === 0) return false;
    try {
      room.live.catchUp(news);
    } catch (error) {
      this.#rooms.delete(room.id);
      throw error;
    }
    return true;
  }

  /** Throws the copy of the match away, which may hold what was never written, and makes it anew. */
  async reload(room: Room): Promise<void> {
    this.#rooms.delete(room.id);
    room.live = await this.#follow(room.live.beginning);
    this.#rooms.set(room.id, Promise.resolve(room));
  }

  /** Whoever wants the match next reads all of it anew. */
  forget(id: string): void {
    this.#rooms.delete(id);
  }

  async refreshFacts(room: Room): Promise<void> {
    const { queries } = this.#services.database;
    const [row] = await queries.select().from(matches).where(eq(matches.id, room.id));
    if (row) room.facts = await this.#facts(row);
  }

  async #load(id: string): Promise<Room | undefined> {
    const { database, registry, clock } = this.#services;
    const [row] = await database.queries.select().from(matches).where(eq(matches.id, id));
    if (!row || row.status === 'gathering' || !row.setup || row.begunAt === null) return undefined;
    const hosting = await registry.hosting(row.game);
    if (!hosting || hosting.game.version !== row.rulesVersion)
      throw new Astray(`Match ${id} is of ${row.game} ${row.rulesVersion}, which this server does not have.`);
    const facts = await this.#facts(row);
    const live = await this.#follow({
      ...{ id, hosting, setup: row.setup, settings: row.settings, secret: row.secret, begunAt: row.begunAt },
      people: facts.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat),
    });
    return new Room(live, facts, clock.now());
  }

  async #follow(beginning: LiveMatch['beginning']): Promise<LiveMatch> {
    const live = new LiveMatch(beginning);
    const stored = await this.#entriesAfter(beginning.id, 0);
    live.catchUp(stored);
    const hash = stored.at(-1)?.hash;
    if (hash !== undefined && hash !== fingerprint(live.match))
      throw new Astray(`Match ${beginning.id} does not lead to the position that was stored with entry ${live.head}.`);
    return live;
  }

  async #entriesAfter(id: string, seq: number): Promise<(StoredEntry & { readonly hash: string })[]> {
    const { queries } = this.#services.database;
    const rows = await queries
      .select()
      .from(entries)
      .where(and(eq(entries.matchId, id), gt(entries.seq, seq)))
      .orderBy(asc(entries.seq));
    return rows.map(({ seq, kind, seat, body, at, hash }) => ({ seq, kind, seat: seat ?? undefined, body, at, hash }));
  }

  async #facts(row: MatchRow): Promise<TableFacts> {
    const { database, clock } = this.#services;
    const { queries } = database;
    const sitting = await queries.select().from(seats).where(eq(seats.matchId, row.id)).orderBy(asc(seats.seat));
    const open = await queries.select().from(requests).where(eq(requests.matchId, row.id));
    const looking = await queries
      .select({ personId: presence.personId })
      .from(presence)
      .where(and(eq(presence.matchId, row.id), gt(presence.seenAt, clock.now() - PRESENCE_MS)));
    return {
      seats: sitting,
      requests: open.map(({ what, seat, agreed }) => ({ what, by: seat, agreed })),
      hurry: row.hurry,
      rematch: row.rematch ?? undefined,
      here: new Set(looking.map(({ personId }) => personId)),
    };
  }

  async #awake(what: 'entries' | 'table', id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    if (!room) return;
    await room.exclusive(async () => {
      const moved = what === 'entries' ? await this.refresh(room) : false;
      if (what === 'table') await this.refreshFacts(room);
      if (moved) this.onMoved(room);
      this.#publisher.show(room);
    });
  }

  async #hurry(id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    if (!room) return;
    room.facts = { ...room.facts, hurry: true };
    room.hurried.abort();
    room.hurried = new AbortController();
  }

  /** Wake-ups can get lost, and matches that nobody needs take room. */
  async #readHeads(): Promise<void> {
    const { clock, database, metrics } = this.#services;
    const now = clock.now();
    for (const [id, entering] of [...this.#rooms]) {
      const room = await entering.catch(() => undefined);
      if (room && !room.isWatched && now - room.usedAt > IDLE_MS) this.#rooms.delete(id);
    }
    metrics.rooms.set(this.#rooms.size);
    if (this.#rooms.size === 0) return;
    const heads = await database.queries
      .select({ id: matches.id, head: matches.head })
      .from(matches)
      .where(inArray(matches.id, [...this.#rooms.keys()]));
    for (const { id, head } of heads) {
      const room = await this.#rooms.get(id);
      if (room && room.live.head < head) await this.#awake('entries', id);
    }
  }
}
