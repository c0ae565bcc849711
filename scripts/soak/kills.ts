// A server in a process of its own is killed (`kill -9`) again and again at random moments while several people play, and now and then while it
// starts. After every start all of them connect again, send what was under way once more and ask for what was acknowledged; at the end
// every acknowledged answer must stand in the database once, in its order, and nothing else. `npm run soak -- --set kills --kills 100
// --people 4` (`--postgres`: on a PostgreSQL that is started for it). Bounded: after `--minutes 60` no further kill comes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@praxis/server/storage/database.ts';
import { eventually, Player, type SpawnedServer, spawnServer } from '@praxis/server/testing/process.ts';

export interface KillOptions {
  readonly kills: number;
  readonly people: number;
  /** After so long it is ended and reported what was done. */
  readonly minutes: number;
  readonly games: readonly string[];
  readonly postgres: boolean;
}

export interface KillReport {
  readonly failures: readonly string[];
  readonly lines: readonly string[];
}

/** A server that starts lives so long at most, if it is to die then. */
const START_MS_MAX = 3000;
/** Everybody gives up to so many answers between two kills; the kill comes at any moment within the last ones. */
const ANSWERS_MAX = 6;
const ANSWER_MS_MAX = 100;
/** Every so many-th kill comes while the server starts. */
const STARTS_KILLED = 10;
/** So many of the last acknowledged answers are asked for after each start; at the end all of them are looked at. */
const ASKED_AGAIN = 5;

/** An answer that was given before its turn falls to the ground if somebody before it does something; it is not known again then. */
const VOID: ReadonlySet<string> = new Set(['not asked', 'stale']);

interface Given {
  readonly number: number;
  readonly answer: string;
}

/** One person and the matches that were played one after the other. */
class Sitter {
  readonly player: Player;
  readonly game: string;
  /** What was acknowledged, by match. */
  readonly acknowledged = new Map<string, Given[]>();
  /** Sent, but the server died before it said anything. */
  underWay: Given | undefined;
  isDown = true;

  constructor(game: string) {
    this.player = new Player('');
    this.game = game;
  }

  get own(): Given[] {
    return this.acknowledged.get(this.player.match) ?? [];
  }

  /** A new match, on a server that is there. */
  async begin(): Promise<void> {
    const { player, game } = this;
    player.close();
    const body = { game, seats: 2, language: 'en' };
    const { match } = await player.post<{ match: string }>('/api/play', body);
    this.acknowledged.set(match, []);
    await player.watch(match);
  }

  /** Answers one question after the other until the server is gone. */
  async play(): Promise<void> {
    const { player } = this;
    while (!this.isDown) {
      await player.ask({ t: 'hurry', match: player.match });
      await eventually(() => this.isDown || player.decision !== undefined || player.table?.state === 'over', 5000);
      if (this.isDown) return;
      if (player.table?.state === 'over') await this.begin();
      const { decision } = player;
      const answer = decision && (await player.complete(decision, this.own.length));
      if (decision && answer !== undefined) await this.give({ number: decision.number, answer });
      // The server may have shown what came of an answer and died before it said that it has it: that is said again before anything else.
      if (this.underWay) return;
    }
  }

  async give(given: Given): Promise<string | undefined> {
    const { player } = this;
    this.underWay = given;
    player.decision = undefined;
    const reply = await player.answer(given.number, given.answer);
    if (reply.t === 'again') return undefined;
    this.underWay = undefined;
    if (reply.t !== 'done') return reply.t === 'refused' ? reply.code : reply.t;
    this.own.push(given);
    return undefined;
  }

  /** Connects again. What was under way is acknowledged now, and what was acknowledged still is. Returns what was lost. */
  async comeBack(url: string): Promise<readonly string[]> {
    const { player } = this;
    player.url = url;
    if (player.match === '') {
      await this.begin();
      return [];
    }
    await player.watch(player.match);
    const failures: string[] = [];
    const asked = player.decision?.number;
    if (this.own.some(({ number }) => number === asked))
      failures.push(`${player.match}: answer ${asked} was acknowledged and is asked for again`);
    const given = this.underWay;
    const refused = given && (await this.give(given));
    if (refused !== undefined && !VOID.has(refused))
      failures.push(`${player.match}: what was under way was refused (${refused})`);
    for (const { number, answer } of this.own.slice(-ASKED_AGAIN)) {
      const reply = await player.ask({ t: 'answer', match: player.match, number, answer });
      if (reply.t === 'refused' && !VOID.has(reply.code))
        failures.push(`${player.match}: answer ${number} is lost (${reply.code})`);
    }
    return failures;
  }
}

export async function soakKills({ kills, people, minutes, games, postgres }: KillOptions): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-kills-'));
  const started = postgres ? await (await import('@praxis/testkit/postgres.ts')).startPostgres() : undefined;
  const environment = {
    ...{ PRAXIS_DATA: folder, PRAXIS_LOG: 'error', PRAXIS_BOT_MS: '20', PRAXIS_REQUESTS_PER_MINUTE: '1000000' },
    PRAXIS_CONNECTIONS_PER_ADDRESS: '10000',
    // What was compiled once need not be compiled a hundred times.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...{ PRAXIS_MATCHES_PER_PERSON: '10000', ...(started ? { DATABASE_URL: started.url } : {}) },
  };
  const sitters = Array.from({ length: people }, (_, at) => new Sitter(games[at % games.length] as string));
  const failures: string[] = [];
  const fail = (found: readonly string[]): void => {
    for (const each of found) console.log(`FAILED ${each}`);
    failures.push(...found);
  };
  const [starts, lost]: [number[], number[]] = [[], []];
  const end = performance.now() + minutes * 60_000;
  let [server, kill]: [SpawnedServer | undefined, number] = [undefined, 0];
  try {
    // It is kept when a server ends in order.
    await (await spawnServer(environment)).stop();
    while (kill < kills && performance.now() < end) {
      kill++;
      if (kill % STARTS_KILLED === 0) {
        await killedStart(environment);
        continue;
      }
      const begun = performance.now();
      server = await spawnServer(environment);
      starts.push(performance.now() - begun);
      await Promise.all(sitters.map(async (sitter) => fail(await sitter.comeBack(server?.url ?? ''))));
      for (const sitter of sitters) sitter.isDown = false;
      const playing = sitters.map((sitter) => sitter.play().catch(() => undefined));
      const enough = answered(sitters) + Math.ceil(Math.random() * ANSWERS_MAX * people);
      await eventually(() => answered(sitters) >= enough, 15_000);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * ANSWER_MS_MAX));
      await server.kill();
      for (const sitter of sitters) sitter.isDown = true;
      await Promise.all(playing);
      if (/"level":(?:50|60)/.test(server.log())) fail([`kill ${kill}: ${server.log().slice(0, 500)}`]);
      lost.push(sitters.filter(({ underWay }) => underWay).length);
      if (kill % 10 === 1)
        console.log(`${kill} of ${kills} kills, ${answered(sitters)} answers, ${failures.length} failures`);
    }
    server = await spawnServer(environment);
    await Promise.all(sitters.map(async (sitter) => fail(await sitter.comeBack(server?.url ?? ''))));
    for (const { player } of sitters) player.close();
    if ((await server.stop()) !== 0) fail(['the server did not stop in order']);
    fail(await compare(sitters, folder, started?.url));
  } finally {
    server?.process.kill('SIGKILL');
    await started?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [middle, longest] = [starts.toSorted((a, b) => a - b)[starts.length >> 1] ?? 0, Math.max(...starts)];
  const matches = sitters.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  return {
    failures,
    lines: [
      `${kill} kills on ${postgres ? 'PostgreSQL' : 'the embedded database'}, ${kill - starts.length} of them during the start`,
      `${answered(sitters)} answers acknowledged in ${matches} matches of ${people} people, ${lost.reduce((sum, each) => sum + each, 0)} under way at a kill`,
      `started again within ${(middle / 1000).toFixed(1)} s as a rule, ${(longest / 1000).toFixed(1)} s at most`,
      `${failures.length} failures`,
    ],
  };
}

function answered(sitters: readonly Sitter[]): number {
  return sitters.reduce((sum, { acknowledged }) => sum + [...acknowledged.values()].flat().length, 0);
}

/** A server that dies before it can say where it is. */
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

/** Every acknowledged answer stands in the database once, in its order, and the person has given no other. */
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
