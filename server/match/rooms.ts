/** The matches in the memory of this process. Any process may have any match; none owns one. */
import type { Setup } from '@praxis/engine';
import { faultText } from '../base/faults.ts';
import { Unfulfilled } from '../base/words.ts';
import { STRIKES_MAX } from '../limits/strikes.ts';
import type { Release } from '../registry.ts';
import type { Resources } from '../resources.ts';
import { and, asc, eq, gt, inArray } from '../storage/drizzle.ts';
import { entries, type MatchRow, matches, presence, requests, seats } from '../storage/schema.ts';
import type { Publisher } from '../updates/publisher.ts';
import { fingerprint } from './appending.ts';
import type { StoredEntry } from './entries.ts';
import { followGently } from './following.ts';
import { askedRequest } from './lapsing.ts';
import { type Beginning, LiveMatch, ReplayDiverged } from './live-match.ts';
import { Memory } from './memory.ts';
import { Room, type TableFacts } from './room.ts';

/** Delay before a match is read again after a failure of the database. */
const AGAIN_MS = 1000;
/** How often heads are read again in case a wake-up was lost. */
const HEADS_MS = 15_000;
/** A person not seen for this long counts as absent, even if their process has died. */
export const PRESENCE_MS = 45_000;

export class Rooms {
  readonly #resources: Resources;
  readonly #publisher: Publisher;
  readonly #memory: Memory;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  /** Those of them that have been read. */
  readonly #present = new Map<string, Room>();
  /** Readings under way, by match. */
  readonly #reading = new Map<string, Promise<unknown>>();
  readonly #cancels: (() => void)[] = [];
  /** Cancels the next reading of matches that could not be read, by match. */
  readonly #again = new Map<string, () => void>();
  /** Called when a match in memory has gone on elsewhere. */
  onMoved: (room: Room) => void = () => {};
  /** Called when a match was read again because its beginning was changed. */
  onRenewed: (id: string) => void = () => {};
  /** Called when a match is no longer in memory. */
  onForgotten: (id: string) => void = () => {};

  constructor(resources: Resources, publisher: Publisher) {
    const { bus, clock, tasks } = resources;
    this.#resources = resources;
    this.#publisher = publisher;
    this.#memory = new Memory(resources);
    this.#cancels.push(
      bus.listen(({ what, match }) => {
        if (what === 'entries' || what === 'table') tasks.run('follow a wake-up', () => this.#awake(what, match));
        else if (what === 'hurry') tasks.run('hurry', () => this.#hurry(match));
        else if (what === 'renewed') tasks.run('read a match again', () => this.#renew(match));
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
    for (const cancel of [...this.#cancels, ...this.#again.values()]) cancel();
  }

  /** A match that is in memory. */
  present(id: string): Room | undefined {
    return this.#present.get(id);
  }

  get loaded(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  /**
   * The match with this id if it has begun; undefined if there is none. Throws `ReplayDiverged` if this process cannot
   * play it.
   */
  async enter(id: string): Promise<Room | undefined> {
    const entering = this.#rooms.get(id) ?? this.#keep(id, () => this.#load(id));
    const room = await entering;
    if (room) room.usedAt = this.#resources.clock.now();
    if (this.#rooms.size > this.#resources.config.matchesInMemory) this.#makeRoom();
    this.#resources.metrics.rooms.set(this.#rooms.size);
    return room;
  }

  /** For what needs an answer all the same: undefined also if the match cannot be read now. */
  async enterIfReadable(id: string): Promise<Room | undefined> {
    return this.enter(id).catch((error: unknown) => {
      this.#resources.log.debug({ match: id, error: faultText(error) }, 'a match cannot be read');
      return undefined;
    });
  }

  /** Reads entries that others have written since. True if there were any. */
  async refresh(room: Room): Promise<boolean> {
    if (room.isStale) {
      await this.reload(room);
      return true;
    }
    const news = await this.#entriesAfter(room.id, room.live.head);
    if (news.length === 0) return false;
    try {
      room.live.catchUp(news);
      demandSame(room.live, news);
    } catch (error) {
      // The match may have moved to another version of the rules, or the copy is broken.
      await this.reload(room);
      if (!(error instanceof ReplayDiverged)) throw error;
    }
    return true;
  }

  /**
   * Discards the copy of the match, which may hold entries that were never written, and rebuilds it. Visitors who enter
   * meanwhile wait for it.
   */
  async reload(room: Room): Promise<void> {
    room.isStale = true;
    try {
      await this.#keep(room.id, async () => {
        const { queries } = this.#resources.database;
        const [row] = await queries.select().from(matches).where(eq(matches.id, room.id));
        if (!row) throw new ReplayDiverged(`Match ${room.id} is no more.`);
        room.live = await this.#live(row, room.facts);
        room.renewed = row.renewed;
        return room;
      });
    } catch (error) {
      if (!(error instanceof ReplayDiverged)) this.#readLater(room);
      throw error;
    }
    room.isStale = false;
    this.#publisher.show(room);
  }

  /** The database is away. The spectators of this copy stay with it, so it is read again until that succeeds. */
  #readLater(room: Room): void {
    const { clock, tasks } = this.#resources;
    this.#hold(room.id, Promise.resolve(room));
    this.#present.set(room.id, room);
    this.#again.get(room.id)?.();
    const cancel = clock.at(clock.now() + AGAIN_MS, () => {
      this.#again.delete(room.id);
      tasks.run('read a match again', () =>
        room.exclusive(async () => {
          if (room.isStale) await this.#untilRead(room, () => this.refreshFacts(room));
          if (room.isStale) await this.reload(room);
        }),
      );
    });
    this.#again.set(room.id, cancel);
  }

  /** A wake-up is not lost if the database is away. */
  async #untilRead<T>(room: Room, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ReplayDiverged)) {
        room.isStale = true;
        this.#readLater(room);
      }
      throw error;
    }
  }

  /** The beginning of a match was changed: it is read again, and its spectators get all of it again. */
  async #renew(id: string): Promise<void> {
    const room = await this.#rooms.get(id)?.catch(() => undefined);
    if (room?.isInUse)
      await room.exclusive(async () => {
        await this.#untilRead(room, () => this.refreshFacts(room));
        for (const feed of room.feeds.values()) feed.restart();
        await this.reload(room);
      });
    else this.forget(id);
    this.onRenewed(id);
  }

  /** The next visitor reads the whole match again. Not for a watched match: it would go on without its viewers. */
  forget(id: string): void {
    if (this.#rooms.delete(id)) this.#resources.memory?.forget(id);
    if (this.#present.delete(id)) this.onForgotten(id);
  }

  /** Only unneeded matches are forgotten, so the only effect is the time that reading them again takes. */
  #makeRoom(): void {
    for (const { id } of this.#memory.toForget([...this.#present.values()])) this.forget(id);
  }

  async refreshFacts(room: Room): Promise<void> {
    const { queries } = this.#resources.database;
    const [row] = await queries.select().from(matches).where(eq(matches.id, room.id));
    if (row) room.facts = await this.#facts(row);
  }

  /**
   * Reads a match and keeps it if it exists. Reading is asynchronous, so others who want the same match meanwhile wait
   * for it: a long match is never read twice at once.
   */
  #keep(id: string, read: () => Promise<Room | undefined>): Promise<Room | undefined> {
    const before = this.#reading.get(id) ?? Promise.resolve();
    // Nothing is read before others can see that it is kept here, so that every later change is heard.
    const reading = before.then(read, read);
    this.#reading.set(id, reading);
    this.#hold(id, reading);
    const done = (room?: Room): void => {
      if (this.#reading.get(id) === reading) this.#reading.delete(id);
      if (this.#rooms.get(id) !== reading) return;
      if (room) this.#present.set(id, room);
      else this.forget(id);
    };
    reading.then(done, () => done());
    return reading;
  }

  #hold(id: string, room: Promise<Room | undefined>): void {
    if (!this.#rooms.has(id)) this.#resources.memory?.keep(id);
    this.#rooms.set(id, room);
  }

  async #load(id: string): Promise<Room | undefined> {
    const { database, clock } = this.#resources;
    const [row] = await database.queries.select().from(matches).where(eq(matches.id, id));
    if (!row || row.status === 'gathering' || !row.setup || row.begunAt === null) return undefined;
    if (row.strikes >= STRIKES_MAX) throw new Unfulfilled('set aside');
    const facts = await this.#facts(row);
    const room = new Room(await this.#live(row, facts), facts, clock.now());
    room.renewed = row.renewed;
    return room;
  }

  /**
   * The match under its version of the rules. A match under way moves to a newer version that leads to the same
   * position.
   */
  async #live(row: MatchRow, facts: TableFacts): Promise<LiveMatch> {
    const { id, game, setup, settings, secret, begunAt, status } = row;
    const { releases } = this.#resources;
    const version = row.rulesVersion ?? '';
    const stored = await this.#entriesAfter(id, 0);
    const people = facts.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
    const under = async (release: Release): Promise<LiveMatch> => {
      const live = beginMatch({
        ...{ id, release, setup: setup as Setup, settings, secret, begunAt: begunAt as number, people },
        onWork: this.#resources.onWork,
      });
      await followGently(live, stored);
      demandSame(live, stored);
      return live;
    };
    const current = await releases.current(game);
    const isUnderWay = status === 'running' || status === 'paused';
    if (
      current &&
      current.version !== version &&
      isUnderWay &&
      (await releases.isOlder(game, version, current.version))
    ) {
      const moved = await this.#moveOver(row, () => under(current));
      if (moved) return moved;
    }
    const own = await releases.of(game, version);
    if (own) return under(own);
    // A finished match can be shown by any version that leads to the same end.
    if (current && !isUnderWay) return under(current);
    throw new ReplayDiverged(`Match ${id} is of ${game} ${version}, which this server does not have.`);
  }

  /** Undefined if the present rules lead elsewhere, or another writer was faster. */
  async #moveOver(row: MatchRow, open: () => Promise<LiveMatch>): Promise<LiveMatch | undefined> {
    const { database, log } = this.#resources;
    try {
      const live = await open();
      const { version } = live.beginning.release;
      const { rowCount } = await database.pool.query(
        'update matches set rules_version = $2 where id = $1 and rules_version = $3 and head = $4',
        [row.id, version, row.rulesVersion, live.head],
      );
      if (rowCount !== 1) return undefined;
      log.info({ match: row.id, from: row.rulesVersion, to: version }, 'a match goes on under other rules');
      return live;
    } catch (error) {
      if (error instanceof ReplayDiverged) return undefined;
      throw error;
    }
  }

  async #entriesAfter(id: string, seq: number): Promise<(StoredEntry & { readonly hash: string })[]> {
    const { queries } = this.#resources.database;
    const rows = await queries
      .select()
      .from(entries)
      .where(and(eq(entries.matchId, id), gt(entries.seq, seq)))
      .orderBy(asc(entries.seq));
    return rows.map(({ seq, kind, seat, body, at, hash }) => ({ seq, kind, seat: seat ?? undefined, body, at, hash }));
  }

  async #facts(row: MatchRow): Promise<TableFacts> {
    const { database, clock } = this.#resources;
    const { queries } = database;
    const sitting = await queries.select().from(seats).where(eq(seats.matchId, row.id)).orderBy(asc(seats.seat));
    const open = await queries.select().from(requests).where(eq(requests.matchId, row.id));
    const looking = await queries
      .select({ personId: presence.personId })
      .from(presence)
      .where(and(eq(presence.matchId, row.id), gt(presence.seenAt, clock.now() - PRESENCE_MS)));
    return {
      seats: sitting,
      requests: open.map(askedRequest),
      hurry: row.hurry,
      rematch: row.rematch ?? undefined,
      here: new Set(looking.map(({ personId }) => personId)),
    };
  }

  async #awake(what: 'entries' | 'table', id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    if (!room) return;
    // The next visitor reads it. Without spectators, play at another process is not followed step by step.
    if (what === 'entries' && !room.isInUse) {
      this.forget(id);
      return;
    }
    await room.exclusive(async () => {
      const moved = what === 'entries' ? await this.#untilRead(room, () => this.refresh(room)) : false;
      if (what === 'table') await this.#untilRead(room, () => this.refreshFacts(room));
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
    const { database, metrics } = this.#resources;
    this.#makeRoom();
    metrics.rooms.set(this.#rooms.size);
    if (this.#rooms.size === 0) return;
    const heads = await database.queries
      .select({ id: matches.id, head: matches.head, renewed: matches.renewed })
      .from(matches)
      .where(inArray(matches.id, [...this.#rooms.keys()]));
    for (const { id, head, renewed } of heads) {
      const room = await this.#rooms.get(id);
      if (room && room.renewed < renewed) await this.#renew(id);
      else if (room && room.live.head < head) await this.#awake('entries', id);
    }
  }
}

/** Rules of another version may not know the match's setup. */
function beginMatch(beginning: Beginning): LiveMatch {
  try {
    return new LiveMatch(beginning);
  } catch (error) {
    throw new ReplayDiverged(`Match ${beginning.id} cannot be begun under ${beginning.release.version}.`, {
      cause: error,
    });
  }
}

/** Processes that come to another position do not play by the same rules. */
function demandSame(live: LiveMatch, stored: readonly { readonly hash: string }[]): void {
  const hash = stored.at(-1)?.hash;
  if (hash !== undefined && hash !== fingerprint(live.match))
    throw new ReplayDiverged(`Match ${live.id} does not lead to the position that was stored with entry ${live.head}.`);
}
