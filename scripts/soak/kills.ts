// A server in a process of its own is killed (`kill -9`) again and again at random moments while several people play,
// and now and then while it starts. After every start all of them reconnect, repeat the pending answer and ask for the
// acknowledged ones; at the end the database must contain every acknowledged answer once, in its order, and nothing
// else. `npm run soak -- --set kills --kills 100 --people 4` (`--postgres`: on a PostgreSQL that is started for it;
// `--victim database`: the PostgreSQL is killed instead of the server, and everybody stays connected). Bounded: after
// `--minutes 60` no further kill comes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@praxis/server/storage/database.ts';
import { eventually, type SpawnedServer, spawnServer } from '@praxis/server/testing/process.ts';
import type { StartedPostgres } from '@praxis/testkit/postgres.ts';
import { Sitter } from './sitter.ts';

export interface KillOptions {
  readonly kills: number;
  readonly people: number;
  /** After this long the run ends and reports. */
  readonly minutes: number;
  readonly games: readonly string[];
  readonly postgres: boolean;
  /** The process to kill. Only `postgres` has a separate database. */
  readonly victim: 'server' | 'database';
}

export interface KillReport {
  readonly failures: readonly string[];
  readonly lines: readonly string[];
}

/** The longest life of a server that is to die while it starts. */
const START_MS_MAX = 3000;
/** The most answers of each player between two kills; the kill comes at any moment within the last ones. */
const ANSWERS_MAX = 6;
const ANSWER_MS_MAX = 100;
/** One in this many kills comes while the server starts. */
const STARTS_KILLED = 10;
/** A killed database stays away for at most this long, and all players must be playing again soon after it is back. */
const AWAY_MS_MAX = 4000;
const BACK_MS_MAX = 60_000;
/** A failed statement is long, and its cause comes last. */
const COMPLAINT_MAX = 5000;

export async function soakKills(options: KillOptions): Promise<KillReport> {
  const { people, games, postgres, victim } = options;
  const folder = mkdtempSync(join(tmpdir(), 'praxis-kills-'));
  const testkit = postgres ? await import('@praxis/testkit/postgres.ts') : undefined;
  const started = await testkit?.startPostgres({ survivesKills: true });
  const environment = {
    ...{ PRAXIS_DATA: folder, PRAXIS_LOG: 'error', PRAXIS_BOT_MS: '20', PRAXIS_REQUESTS_PER_MINUTE: '1000000' },
    PRAXIS_CONNECTIONS_PER_ADDRESS: '10000',
    // The code is compiled once, not a hundred times.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...{ PRAXIS_MATCHES_PER_PERSON: '10000', ...(started ? { DATABASE_URL: started.url } : {}) },
  };
  const sitters = Array.from({ length: people }, (_, at) => new Sitter(games[at % games.length] as string));
  const run = new Run(options, environment, sitters);
  try {
    // It is kept when a server ends in order.
    await (await spawnServer(environment)).stop();
    if (victim === 'server') await run.killServers();
    else if (started) await run.killDatabase(started);
    await run.end(folder, started?.url);
  } finally {
    run.server?.process.kill('SIGKILL');
    await started?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { failures: run.failures, lines: run.report() };
}

class Run {
  readonly failures: string[] = [];
  server: SpawnedServer | undefined;
  readonly #options: KillOptions;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #sitters: readonly Sitter[];
  readonly #end: number;
  #kills = 0;
  #killedStarts = 0;
  /** How long it took until everybody could play again, in milliseconds. */
  readonly #back: number[] = [];
  #underWay = 0;

  constructor(options: KillOptions, environment: Readonly<Record<string, string>>, sitters: readonly Sitter[]) {
    this.#options = options;
    this.#environment = environment;
    this.#sitters = sitters;
    this.#end = performance.now() + options.minutes * 60_000;
  }

  get #hasEnded(): boolean {
    const { exitCode = null, signalCode = null } = this.server?.process ?? {};
    return exitCode !== null || signalCode !== null;
  }

  get #hasTime(): boolean {
    return this.#kills < this.#options.kills && performance.now() < this.#end;
  }

  async killServers(): Promise<void> {
    while (this.#hasTime) {
      this.#kills++;
      if (this.#kills % STARTS_KILLED === 0) {
        this.#killedStarts++;
        await killedStart(this.#environment);
        continue;
      }
      const begun = performance.now();
      this.server = await spawnServer(this.#environment);
      this.#back.push(performance.now() - begun);
      await this.#comeBack();
      const playing = this.#play();
      await this.#waitForSome();
      await this.server.kill();
      await this.#stopPlaying(playing);
      this.#complain();
    }
  }

  /** Nobody reconnects: the players go on when the database is back. */
  async killDatabase(database: StartedPostgres): Promise<void> {
    this.server = await spawnServer(this.#environment);
    await this.#comeBack();
    const playing = this.#play();
    while (this.#hasTime) {
      this.#kills++;
      await this.#waitForSome();
      await database.kill();
      this.#underWay += this.#sitters.filter(({ underWay }) => underWay).length;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * AWAY_MS_MAX));
      await database.startAgain();
      const back = performance.now();
      const before = this.#sitters.map(({ answered }) => answered);
      // A player whose match has ended begins another, which takes its time and is no return to a position.
      const isBack = (): boolean =>
        this.#sitters.every(
          ({ answered, player }, at) => answered > (before[at] as number) || player.table?.state === 'over',
        );
      const isOver = (): boolean => isBack() || this.#hasEnded || this.#sitters.some(({ isCut }) => isCut);
      await eventually(isOver, BACK_MS_MAX);
      if (isBack()) this.#back.push(performance.now() - back);
      else {
        this.#fail([`kill ${this.#kills}: not everybody plays on: ${this.server?.log().slice(-1000)}`]);
        break;
      }
      this.#tell();
    }
    await this.#stopPlaying(playing);
  }

  async #comeBack(): Promise<void> {
    await Promise.all(this.#sitters.map((sitter) => sitter.comeBack(this.server?.url ?? '')));
  }

  #play(): Promise<unknown> {
    for (const sitter of this.#sitters) sitter.isDown = false;
    return Promise.all(this.#sitters.map((sitter) => this.#playOn(sitter)));
  }

  /** A new match cannot start while the database is away; it is tried again while anyone plays. */
  async #playOn(sitter: Sitter): Promise<void> {
    for (;;)
      try {
        await sitter.play();
        return;
      } catch {
        if (sitter.isDown || this.#options.victim === 'server') return;
        await new Promise((resolve) => setTimeout(resolve, ANSWER_MS_MAX));
      }
  }

  async #waitForSome(): Promise<void> {
    const enough = answered(this.#sitters) + Math.ceil(Math.random() * ANSWERS_MAX * this.#options.people);
    await eventually(() => answered(this.#sitters) >= enough, 15_000);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * ANSWER_MS_MAX));
  }

  async #stopPlaying(playing: Promise<unknown>): Promise<void> {
    for (const sitter of this.#sitters) sitter.isDown = true;
    await playing;
    if (this.#options.victim === 'server') this.#underWay += this.#sitters.filter(({ underWay }) => underWay).length;
    this.#tell();
  }

  /** A killed server has nothing to complain about; one whose database is away has. */
  #complain(): void {
    const lines = this.server?.log().split('\n') ?? [];
    const complaints = lines.filter((line) => /"level":(?:50|60)/.test(line));
    this.#fail(complaints.map((line) => `kill ${this.#kills}: ${line.slice(0, COMPLAINT_MAX)}`));
  }

  #tell(): void {
    this.#fail(this.#sitters.flatMap(({ failures }) => failures.splice(0)));
    if (this.#kills % 10 !== 1) return;
    const { kills } = this.#options;
    const { length } = this.failures;
    console.log(`${this.#kills} of ${kills} kills, ${answered(this.#sitters)} answers, ${length} failures`);
  }

  #fail(found: readonly string[]): void {
    for (const each of found) console.log(`FAILED ${each}`);
    this.failures.push(...found);
  }

  /** Everything that was acknowledged must be there, once and in its order. */
  async end(folder: string, url: string | undefined): Promise<void> {
    if (this.#options.victim === 'server') this.server = await spawnServer(this.#environment);
    await this.#comeBack();
    for (const { player } of this.#sitters) player.close();
    if ((await this.server?.stop()) !== 0) this.#fail(['the server did not stop in order']);
    this.#tell();
    this.#fail(await compare(this.#sitters, folder, url));
  }

  report(): readonly string[] {
    const { postgres, people, victim } = this.#options;
    const back = this.#back.toSorted((a, b) => a - b);
    const [middle, longest] = [back[back.length >> 1] ?? 0, back.at(-1) ?? 0];
    const matches = this.#sitters.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    const which = victim === 'server' ? `the server, ${this.#killedStarts} of them during its start` : 'the database';
    return [
      `${this.#kills} kills of ${which}, on ${postgres ? 'PostgreSQL' : 'the embedded database'}`,
      `${answered(this.#sitters)} answers acknowledged in ${matches} matches of ${people} people, ${this.#underWay} under way at a kill`,
      `${victim === 'server' ? 'started again' : 'everybody has played on'} within ${(middle / 1000).toFixed(1)} s as a rule, ${(longest / 1000).toFixed(1)} s at most`,
      `${this.failures.length} failures`,
    ];
  }
}

function answered(sitters: readonly Sitter[]): number {
  return sitters.reduce((sum, sitter) => sum + sitter.answered, 0);
}

/** A server that dies before it can print its address. */
async function killedStart(environment: Readonly<Record<string, string>>): Promise<void> {
  const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, PRAXIS_PORT: '0', NODE_OPTIONS: '', ...environment },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * START_MS_MAX));
  child.kill('SIGKILL');
  await ended;
}

interface Row {
  readonly seq: number;
  readonly kind: string;
  readonly body: { readonly number?: number; readonly answer?: string; readonly given?: string; readonly by?: string };
  readonly own: boolean;
}

/** Every acknowledged answer is in the database once, in its order, and the person has given no other. */
async function compare(
  sitters: readonly Sitter[],
  dataFolder: string,
  databaseUrl: string | undefined,
): Promise<readonly string[]> {
  const database = await openDatabase({ dataFolder, databaseUrl });
  const failures: string[] = [];
  try {
    for (const [match, acknowledged] of sitters.flatMap((sitter) => [...sitter.acknowledged])) {
      const { rows } = await database.pool.query<Row>(
        `select seq, entries.kind, body, seats.kind = 'person' as own from entries
         left join seats on seats.match_id = entries.match_id and seats.seat = entries.seat
         where entries.match_id = $1 order by seq`,
        [match],
      );
      if (rows.some(({ seq }, at) => seq !== at + 1)) failures.push(`${match}: the entries have gaps`);
      const given = rows.filter(
        ({ own, kind, body }) => own && (kind === 'sealed' || (kind === 'answer' && body.by === undefined)),
      );
      const stored = given.map(({ body }) => `${body.number} ${body.given ?? body.answer}`);
      const known = acknowledged.map(({ number, answer }) => `${number} ${answer}`);
      if (stored.join('\n') !== known.join('\n'))
        failures.push(`${match}: ${known.length} answers were acknowledged, and ${stored.length} are stored`);
    }
  } finally {
    await database.close();
  }
  return failures;
}
