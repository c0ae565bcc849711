/**
 * The people connected to a match, through any process. An absent player who owes an answer does not hold up a live
 * table for long.
 */
import { PRESENCE_MS } from '../match/rooms.ts';
import type { Resources } from '../resources.ts';

const BEAT_MS = 15_000;

const ARRIVE = `
insert into presence (match_id, person_id, process_id, seen_at) values ($1, $2, $3, $4)
on conflict (match_id, person_id, process_id) do update set seen_at = excluded.seen_at`;
const HERE = 'update seats set away_since = null where match_id = $1 and person_id = $2';
const DEPART = 'delete from presence where match_id = $1 and person_id = $2 and process_id = $3';

/**
 * Seats of people whom no process has seen lately. A seat that is being changed is checked again with the next beat.
 */
const AWAY = `
update seats set away_since = $1
where (match_id, seat) in (
  select match_id, seat from seats
  where kind = 'person' and away_since is null
    and ($3::text is null or match_id = $3)
    and match_id in (select id from matches where status in ('running', 'paused') or status = 'gathering' and pairs)
    and not exists (
      select 1 from presence
      where presence.match_id = seats.match_id and presence.person_id = seats.person_id and presence.seen_at > $2
    )
  for update skip locked
)
returning match_id`;

export class Presence {
  readonly #resources: Resources;
  /** Separates these connections from those that another part of the process keeps. */
  readonly #place: string;
  /** Called when the times at which something falls due at a table may have changed. */
  readonly #onChanged: (match: string) => Promise<void>;
  /** How many connections of this process look at a match, by match and person. */
  readonly #looking = new Map<string, number>();
  readonly #telling = new Map<string, Promise<void>>();
  #cancel: (() => void) | undefined;

  constructor(resources: Resources, part: string, onChanged: (match: string) => Promise<void>) {
    this.#resources = resources;
    this.#place = `${resources.processId} ${part}`;
    this.#onChanged = onChanged;
  }

  start(): void {
    const { clock, tasks } = this.#resources;
    const beat = (): void => {
      tasks.run('tell who is there', () => this.#beat());
      this.#cancel = clock.at(clock.now() + BEAT_MS, beat);
    };
    this.#cancel = clock.at(clock.now() + BEAT_MS, beat);
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    const { database } = this.#resources;
    await database.pool.query('delete from presence where process_id = $1', [this.#place]);
  }

  async arrive(match: string, person: string): Promise<void> {
    const key = `${match} ${person}`;
    const count = (this.#looking.get(key) ?? 0) + 1;
    this.#looking.set(key, count);
    if (count === 1) await this.#tell(key, match, person);
  }

  async depart(match: string, person: string): Promise<void> {
    const key = `${match} ${person}`;
    const count = (this.#looking.get(key) ?? 1) - 1;
    if (count > 0) {
      this.#looking.set(key, count);
      return;
    }
    this.#looking.delete(key);
    await this.#tell(key, match, person);
  }

  /** Arrivals and departures are written in their order, so that the last one is true. */
  #tell(key: string, match: string, person: string): Promise<void> {
    const before = this.#telling.get(key) ?? Promise.resolve();
    const telling = before.catch(() => {}).then(() => this.#note(key, match, person));
    this.#telling.set(key, telling);
    const forget = (): void => {
      if (this.#telling.get(key) === telling) this.#telling.delete(key);
    };
    telling.then(forget, forget);
    return telling;
  }

  async #note(key: string, match: string, person: string): Promise<void> {
    const { database, clock } = this.#resources;
    const now = clock.now();
    if (this.#looking.has(key)) {
      await database.pool.query(ARRIVE, [match, person, this.#place, new Date(now)]);
      await database.pool.query(HERE, [match, person]);
    } else {
      await database.pool.query(DEPART, [match, person, this.#place]);
      await database.pool.query(AWAY, [new Date(now), new Date(now - PRESENCE_MS), match]);
    }
    await this.#changed(match);
  }

  async #beat(): Promise<void> {
    const { database, clock } = this.#resources;
    const now = clock.now();
    const seen = new Date(now - PRESENCE_MS);
    await database.pool.query('update presence set seen_at = $2 where process_id = $1', [this.#place, new Date(now)]);
    await database.pool.query('delete from presence where seen_at < $1', [seen]);
    const { rows } = await database.pool.query<{ match_id: string }>(AWAY, [new Date(now), seen, null]);
    for (const match of new Set(rows.map((row) => row.match_id))) await this.#changed(match);
  }

  /** Everybody sees who is there, and due times may have changed. */
  async #changed(match: string): Promise<void> {
    const { bus } = this.#resources;
    bus.tell('table', match);
    await this.#onChanged(match);
  }
}
