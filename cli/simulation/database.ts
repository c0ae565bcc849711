/**
 * Simulations in a PostgreSQL, whose games are played by many machines. The games are handed out in chunks as jobs of
 * pg-boss; the chunk of a worker that dies is handed out again. The table of games decides: its key admits each game
 * once, no matter which worker plays it and how often.
 */
import { hostname } from 'node:os';
import { type Plan, readPlan } from '@praxis/bots/simulation/plan.ts';
import type { PlayedGame } from '@praxis/bots/simulation/play.ts';
import pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';

/** The first worker makes the tables; the lock keeps two from doing it at once. */
const TABLES = `
  begin;
  select pg_advisory_xact_lock(hashtext('praxis simulation'));
  create schema if not exists simulation;
  create table if not exists simulation.plans (
    id bigint generated always as identity primary key,
    plan json not null,
    begun_at timestamptz not null default now(),
    -- Whether games are handed out.
    is_open boolean not null default false
  );
  create table if not exists simulation.games (
    simulation bigint not null references simulation.plans (id) on delete cascade,
    game integer not null,
    result json not null,
    played_by text not null,
    played_at timestamptz not null default now(),
    primary key (simulation, game)
  );
  commit;`;

const JOBS_SCHEMA = 'simulation_jobs';

/** A worker reports every few seconds; after this much silence it counts as dead. */
const SILENCE_SECONDS = 10;
const SIGN_OF_LIFE_MS = 3000;
const WATCH_SECONDS = 2;
/** A chunk may take long: signs of life show that it still goes on. */
const CHUNK_SECONDS_MAX = 86_399;
const RETRIES = 20;
/** Small enough that nobody waits long for the last one, large enough that handing out costs little. */
const CHUNK_GAMES_MAX = 10;
const CHUNKS_WANTED = 200;
const JOBS_AT_ONCE = 1000;

/** Games of a simulation that are played by one worker, one after the other. */
interface Chunk {
  readonly games: readonly number[];
}

export interface Taken {
  readonly id: string;
  readonly job: Job<Chunk>;
}

export class SimulationDatabase {
  readonly #pool: pg.Pool;
  readonly #boss: PgBoss;
  readonly #name = `${hostname()}:${process.pid}`;

  private constructor(pool: pg.Pool, boss: PgBoss) {
    this.#pool = pool;
    this.#boss = boss;
  }

  /** Throws the error of the driver if the database cannot be reached or used. */
  static async open(url: string, onError: (error: Error) => void): Promise<SimulationDatabase> {
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    pool.on('error', onError);
    try {
      await pool.query(TABLES);
      const boss = new PgBoss({
        connectionString: url,
        schema: JOBS_SCHEMA,
        max: 4,
        schedule: false,
        superviseIntervalSeconds: WATCH_SECONDS,
        monitorIntervalSeconds: WATCH_SECONDS,
      });
      boss.on('error', onError);
      await boss.start();
      return new SimulationDatabase(pool, boss);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /** This worker's unfinished jobs go back to the others at once. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: true });
    await this.#pool.end();
  }

  async begin(plan: Plan): Promise<string> {
    const { rows } = await this.#pool.query('insert into simulation.plans (plan) values ($1) returning id', [
      JSON.stringify(plan),
    ]);
    return String(rows[0]?.id);
  }

  /** Undefined if there is none. */
  async plan(id: string): Promise<Plan | undefined> {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const { rows } = await this.#pool.query('select plan from simulation.plans where id = $1', [id]);
    return rows[0] && readPlan(rows[0].plan);
  }

  /** How many games are planned by now. */
  async planned(id: string): Promise<number> {
    const { rows } = await this.#pool.query(
      `select (plan ->> 'games')::int as games from simulation.plans where id = $1`,
      [id],
    );
    return rows[0]?.games ?? 0;
  }

  /** More or fewer games than planned are to be played. */
  async change(id: string, plan: Plan): Promise<void> {
    await this.#pool.query('update simulation.plans set plan = $2 where id = $1', [id, JSON.stringify(plan)]);
  }

  /** Simulations with games still to be played, the oldest first. */
  async open(): Promise<readonly string[]> {
    const { rows } = await this.#pool.query('select id from simulation.plans where is_open order by id');
    return rows.map(({ id }) => String(id));
  }

  async count(id: string, games: number): Promise<number> {
    const { rows } = await this.#pool.query(
      'select count(*)::int as count from simulation.games where simulation = $1 and game < $2',
      [id, games],
    );
    return rows[0]?.count;
  }

  async numbers(id: string): Promise<ReadonlySet<number>> {
    const { rows } = await this.#pool.query('select game from simulation.games where simulation = $1', [id]);
    return new Set(rows.map(({ game }) => game as number));
  }

  async played(id: string, games: number): Promise<readonly PlayedGame[]> {
    const { rows } = await this.#pool.query(
      'select result from simulation.games where simulation = $1 and game < $2 order by game',
      [id, games],
    );
    return rows.map(({ result }) => result as PlayedGame);
  }

  async has(id: string, game: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query('select from simulation.games where simulation = $1 and game = $2', [
      id,
      game,
    ]);
    return rowCount === 1;
  }

  /** A game that another worker has already stored stays as it is. Returns whether this one was the first. */
  async keep(id: string, game: PlayedGame): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `insert into simulation.games (simulation, game, result, played_by) values ($1, $2, $3, $4)
       on conflict (simulation, game) do nothing`,
      [id, game.game, JSON.stringify(game), this.#name],
    );
    return rowCount === 1;
  }

  /** If all games have been played, nobody looks for more of them from now on. */
  async closeIfDone(id: string): Promise<void> {
    await this.#pool.query(
      `update simulation.plans set is_open = false where id = $1 and (plan ->> 'games')::int <=
         (select count(*) from simulation.games where simulation = $1 and game < (plan ->> 'games')::int)`,
      [id],
    );
  }

  /** Hands out games. */
  async handOut(id: string, games: Iterable<number>, planned: number): Promise<void> {
    const queue = queueOf(id);
    await this.#boss.createQueue(queue, {
      heartbeatSeconds: SILENCE_SECONDS,
      expireInSeconds: CHUNK_SECONDS_MAX,
      retryLimit: RETRIES,
      retryDelay: 0,
    });
    const size = Math.max(1, Math.min(CHUNK_GAMES_MAX, Math.floor(planned / CHUNKS_WANTED)));
    const all = [...games];
    const chunks: { data: Chunk; priority: number }[] = [];
    // In order of their numbers, also those that are handed out again.
    for (let at = 0; at < all.length; at += size)
      chunks.push({ data: { games: all.slice(at, at + size) }, priority: all.length - at });
    for (let at = 0; at < chunks.length; at += JOBS_AT_ONCE)
      await this.#boss.insert(queue, chunks.slice(at, at + JOBS_AT_ONCE));
    await this.#pool.query('update simulation.plans set is_open = true where id = $1', [id]);
  }

  /** True if some games are handed out or wait for it. */
  async busy(id: string): Promise<boolean> {
    if (!(await this.#boss.getQueue(queueOf(id)))) return false;
    const jobs = await this.#boss.findJobs(queueOf(id));
    return jobs.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
  }

  /** Takes a chunk, which from then on is nobody else's as long as there are signs of life. */
  async take(id: string): Promise<Taken | undefined> {
    const [job] = await this.#boss.fetch<Chunk>(queueOf(id));
    return job && { id, job };
  }

  /** Gives signs of life until the returned function is called. */
  alive({ id, job }: Taken): () => void {
    const timer = setInterval(() => {
      // If this report fails, the next one may succeed; if none does, another worker plays the chunk.
      this.#boss.touch(queueOf(id), job).catch(() => {});
    }, SIGN_OF_LIFE_MS);
    return () => clearInterval(timer);
  }

  async done({ id, job }: Taken): Promise<void> {
    await this.#boss.complete(queueOf(id), job);
  }

  async giveBack({ id, job }: Taken): Promise<void> {
    await this.#boss.fail(queueOf(id), job);
  }

  async forgetJobs(id: string): Promise<void> {
    await this.#boss.deleteQueue(queueOf(id));
  }
}

function queueOf(id: string): string {
  return `games-${id}`;
}
