/** Servers note that they are alive. Times at which none was are recorded and charged to nobody. */
import type { PoolClient } from 'pg';
import type { Downtime } from '../match/timekeeping.ts';
import type { Resources } from '../resources.ts';
import { asc, lt } from '../storage/drizzle.ts';
import { downtimes, processes } from '../storage/schema.ts';

const BEAT_MS = 2000;
/** A process that has not reported for this long counts as dead. */
const ALIVE_MS = 6000;
const FORGOTTEN_MS = 86_400_000;
/** Any number that nobody else locks in this database. */
const LOCK = 7_201_948;

export class Lifetime {
  readonly #resources: Resources;
  #cancel: (() => void) | undefined;

  constructor(resources: Resources) {
    this.#resources = resources;
  }

  /** Notes the time without a server that ends now, if there was any. */
  async start(): Promise<void> {
    const { database, tasks, clock } = this.#resources;
    const client = await database.pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      await this.#noteDowntime(client);
      // Releases the leases of a dead process: with the embedded database there is no other process.
      if (database.embedded) await client.query('update matches set lease_until = null where lease_until is not null');
      await client.query(BEAT, [this.#resources.processId, new Date(clock.now())]);
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    } finally {
      client.release();
    }
    await this.read();
    const beat = (): void => {
      tasks.run('tell that the server is alive', () => this.#beat());
      this.#cancel = clock.at(clock.now() + BEAT_MS, beat);
    };
    this.#cancel = clock.at(clock.now() + BEAT_MS, beat);
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#beat();
  }

  /** Another process may have noted some. */
  async read(): Promise<void> {
    const rows = await this.#resources.database.queries.select().from(downtimes).orderBy(asc(downtimes.fromAt));
    const read = rows.map(({ fromAt, untilAt }): Downtime => ({ from: fromAt, until: untilAt }));
    this.#resources.downtimes.splice(0, this.#resources.downtimes.length, ...read);
  }

  async #noteDowntime(client: PoolClient): Promise<void> {
    const { clock, database } = this.#resources;
    const now = clock.now();
    const { rows } = await client.query<{ last: Date | null }>('select max(alive_at) as last from processes');
    const last = rows[0]?.last?.getTime();
    // Only one process can use the embedded database, so any earlier one is dead.
    if (last === undefined || last >= now || (!database.embedded && now - last < ALIVE_MS)) return;
    await client.query('insert into downtimes (from_at, until_at) values ($1, $2) on conflict do nothing', [
      ...[new Date(last), new Date(now)],
    ]);
  }

  async #beat(): Promise<void> {
    const { database, clock, processId } = this.#resources;
    const now = clock.now();
    await database.pool.query(BEAT, [processId, new Date(now)]);
    await database.queries.delete(processes).where(lt(processes.aliveAt, now - FORGOTTEN_MS));
  }
}

const BEAT =
  'insert into processes (id, alive_at) values ($1, $2) on conflict (id) do update set alive_at = excluded.alive_at';
