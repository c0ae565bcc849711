// Opens matches over real WebSockets on this machine and measures how fast answers are acknowledged. Bounded in count
// and time.
//
//   npm run load -- --matches 100 --seconds 30 [--warm 15] [--rate 0.3] [--game vtes] [--postgres] [--bots]
//                   [--processes 2 [--spread]] [--threads 1] [--flood 20]
//
// With --processes several servers share the PostgreSQL. Every match has a home among them, as behind a proxy that
// hashes the id in the address; with --spread connections go anywhere instead. They divide the match threads of one server
// (or as many as --threads says for each), as processes on one machine should. With --flood this many connections send
// wrong answers as fast as they can, from another address and again and again when they are disconnected, while the
// others play.
//
// All seats of a match are clients of their own, played by this program; a match gives about `rate` answers per second,
// like people who think for a moment. With --bots one client sits in each match and bots of the server have the rest.
// The server runs in a process of its own; with --postgres it uses a PostgreSQL that is started for it, otherwise the
// embedded database. The first seconds (--warm) are not counted: all matches have just been opened then, which no
// evening of play begins with. The processor time per answer is printed beside the times, because those depend on the
// machine's other work.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { eventually, Player, type SpawnedServer, spawnServer } from '@praxis/server/testing/process.ts';
import { type StartedPostgres, startPostgres } from '@praxis/testkit/postgres.ts';
import { WebSocket } from 'ws';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    warm: { type: 'string', default: '15' },
    rate: { type: 'string', default: '0.3' },
    game: { type: 'string', default: 'vtes' },
    postgres: { type: 'boolean', default: false },
    bots: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
    spread: { type: 'boolean', default: false },
    threads: { type: 'string' },
    flood: { type: 'string', default: '0' },
  },
});
const [processes, flooders] = [Number(values.processes), Number(values.flood)];
const [count, seconds, rate] = [Number(values.matches), Number(values.seconds), Number(values.rate)];
const warm = Number(values.warm);
/** The match threads of a server that has a machine for itself. */
const MATCH_THREADS = 2;
const threads = Number(values.threads ?? Math.max(1, Math.floor(MATCH_THREADS / processes)));
if (
  !(warm >= 0 && warm <= 600 && count >= 1 && count <= 2000 && seconds >= 1 && seconds <= 600 && rate > 0 && rate <= 20)
) {
  console.error(
    'Use 1 to 2000 matches, 1 to 600 seconds, 0 to 600 seconds before they count, and a rate of up to 20 answers per second.',
  );
  process.exit(2);
}
if (!(processes >= 1 && processes <= 4 && (processes === 1 || values.postgres) && flooders >= 0 && flooders <= 100)) {
  console.error('Use 1 to 4 processes, several only with --postgres, and up to 100 connections that flood.');
  process.exit(2);
}
if (!(Number.isInteger(threads) && threads >= 0 && threads <= 64)) {
  console.error('Use 0 to 64 match threads for each process.');
  process.exit(2);
}

/** How many matches are opened at the same time. */
const OPENED_AT_ONCE = 8;
/** How often the clients are checked for new questions. */
const LOOK_MS = 20;
/** Between two people, a move is shown after a second on average, which leaves no time to think. */
const PAUSE_MS = values.bots ? 0 : 1000;
/** The time is measured in this many parts, too. */
const PARTS = 4;

const folder = mkdtempSync(join(tmpdir(), 'praxis-load-'));
const postgres: StartedPostgres | undefined = values.postgres ? await startPostgres() : undefined;
const servers: SpawnedServer[] = [];
for (let each = 0; each < processes; each++)
  servers.push(
    await spawnServer({
      ...{ PRAXIS_DATA: folder, PRAXIS_LOG: 'error', PRAXIS_ROUTED: String(processes > 1 && !values.spread) },
      PRAXIS_MATCH_THREADS: String(threads),
      // Every player has an address, so that the usual limits hold here, too.
      PRAXIS_TRUSTED_PROXIES: '127.0.0.1',
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    }),
  );
const { url } = servers[0] as SpawnedServer;

/** The home process of a match. A proxy finds the same by consistent hashing. */
function homeOf(match: string): string {
  const number = createHash('md5').update(match).digest().readUInt32LE(4);
  return (servers[number % servers.length] as SpawnedServer).url;
}

let dealt = 0;
/** Some process, one after the other. */
const someUrl = (): string => (servers[dealt++ % servers.length] as SpawnedServer).url;

/** Resident memory of the servers, in megabytes. */
function memory(): number {
  return sumOf(({ process: { pid } }) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  });
}

function sumOf(of: (server: SpawnedServer) => number): number {
  return servers.reduce((sum, server) => sum + of(server), 0);
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The servers' processor time, all their threads together, in milliseconds. */
function worked(): number {
  return sumOf(({ process: { pid } }) => workedIn(`/proc/${pid}/stat`));
}

/** The processor time in a file of the system about a process or a thread, in milliseconds. */
function workedIn(path: string): number {
  const stat = readFileSync(path, 'utf8');
  const [user = '0', system = '0'] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return ((Number(user) + Number(system)) / TICKS_PER_SECOND) * 1000;
}

/** The servers' processor time by the names of threads, in milliseconds. */
function workedByThread(): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const {
    process: { pid },
  } of servers)
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const name = readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').trim();
      times.set(name, (times.get(name) ?? 0) + workedIn(`/proc/${pid}/task/${thread}/stat`));
    }
  return times;
}

function percentile(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}

let addresses = 1;

/** A player who thinks for a moment and then answers. */
class Client {
  readonly player = new Player(
    someUrl(),
    `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`,
  );
  /** When the answer to the open question will be given. */
  dueAt: number | undefined;
  isBusy = false;
}

async function openMatch(edition: string): Promise<readonly Client[]> {
  const { game } = values;
  const first = new Client();
  if (values.bots) {
    const { match } = await first.player.post<{ match: string }>('/api/play', { game, seats: 2, language: 'en' });
    goHome(first, match);
    await first.player.watch(match);
    return [first];
  }
  const second = new Client();
  const settings = {
    ...{ game, edition, seats: 2, speed: { kind: 'untimed' }, rated: false, open: false, seating: 'random' },
  };
  const { id } = await first.player.post<{ id: string }>('/api/tables', { settings });
  goHome(first, id);
  goHome(second, id);
  await second.player.post(`/api/tables/${id}/join`, {});
  await second.player.post(`/api/tables/${id}/ready`, { ready: true });
  await first.player.post(`/api/tables/${id}/start`, {});
  await Promise.all([first.player.watch(id), second.player.watch(id)]);
  return [first, second];
}

function goHome({ player }: Client, match: string): void {
  player.url = values.spread ? someUrl() : homeOf(match);
}

let cut = 0;
let flooded = 0;
/** How often a flooder sends, and how much at once. */
const [FLOOD_MS, FLOOD_AT_ONCE] = [10, 20];

/**
 * A client that sends wrong answers as fast as possible and reconnects when it is disconnected. Returns how to stop it.
 */
function flood(match: string): () => void {
  let isOver = false;
  let sending: NodeJS.Timeout | undefined;
  let socket: WebSocket | undefined;
  const connect = (): void => {
    if (isOver) return;
    socket = new WebSocket(`${url.replace('http', 'ws')}/ws?match=${match}`, {
      headers: { 'x-forwarded-for': '198.51.100.1' },
    });
    socket.on('error', () => {});
    socket.on('open', () => {
      sending = setInterval(() => {
        for (let each = 0; each < FLOOD_AT_ONCE; each++, flooded++)
          socket?.send(JSON.stringify({ t: 'answer', id: flooded, match, number: 1, answer: 'nothing' }));
      }, FLOOD_MS);
    });
    socket.on('close', (code) => {
      clearInterval(sending);
      if (code === 1008) cut++;
      setTimeout(connect, FLOOD_MS);
    });
  };
  connect();
  return () => {
    isOver = true;
    clearInterval(sending);
    socket?.close();
  };
}

const latencies: number[] = [];
const refusals = new Map<string, number>();

async function answer({ player }: Client): Promise<void> {
  const { decision } = player;
  if (!decision) return;
  const whole = await player.complete(decision, Math.floor(Math.random() * 50));
  if (whole === undefined || player.decision !== decision) return;
  player.decision = undefined;
  const begun = performance.now();
  const reply = await player.answer(decision.number, whole);
  latencies.push(performance.now() - begun);
  if (reply.t === 'refused') refusals.set(reply.code, (refusals.get(reply.code) ?? 0) + 1);
}

function look(clients: readonly Client[]): void {
  const now = Date.now();
  for (const client of clients) {
    if (client.isBusy || !client.player.decision) continue;
    const think = Math.max(0, 1000 / rate - PAUSE_MS) * (0.5 + Math.random());
    client.dueAt ??= now + think;
    if (client.dueAt > now) continue;
    client.dueAt = undefined;
    client.isBusy = true;
    void answer(client).finally(() => {
      client.isBusy = false;
    });
  }
}

try {
  const before = memory();
  const clients: Client[] = [];
  const games = (await (await fetch(`${url}/api/games`)).json()) as { id: string; editions: { id: string }[] }[];
  const edition = games.find(({ id }) => id === values.game)?.editions[0]?.id;
  if (edition === undefined) throw new Error(`There is no game ${values.game}.`);
  const openedAt = performance.now();
  for (let at = 0; at < count; at += OPENED_AT_ONCE) {
    const opened = Array.from({ length: Math.min(OPENED_AT_ONCE, count - at) }, () => openMatch(edition));
    clients.push(...(await Promise.all(opened)).flat());
  }
  const openedMs = performance.now() - openedAt;
  await eventually(() => clients.filter(({ player }) => player.decision).length > count / 2, 10_000);
  // The first answers come one after another, not all at once.
  for (const client of clients) client.dueAt = Date.now() + (Math.random() * 1000) / rate;
  const looking = setInterval(() => look(clients), LOOK_MS);
  await new Promise((resolve) => setTimeout(resolve, warm * 1000));
  latencies.length = 0;
  refusals.clear();
  const stops = Array.from({ length: flooders }, (_, at) => flood(clients[at % clients.length]?.player.match ?? ''));
  const workedBefore = worked();
  const threadsBefore = workedByThread();
  const ownBefore = process.cpuUsage();
  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  ownDelay.enable();
  /** Processor time for an answer in each part of the time: it falls while the code is still being compiled. */
  const parts: string[] = [];
  for (let part = 0; part < PARTS; part++) {
    const [workedSoFar, answeredSoFar] = [worked(), latencies.length];
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / PARTS));
    const answered = Math.max(1, latencies.length - answeredSoFar);
    parts.push(`${((worked() - workedSoFar) / answered).toFixed(1)} (${answered})`);
  }
  clearInterval(looking);
  for (const stop of stops) stop();
  const workedMs = worked() - workedBefore;
  const byThread = [...workedByThread()].map(([name, ms]) => [name, ms - (threadsBefore.get(name) ?? 0)] as const);
  const own = process.cpuUsage(ownBefore);
  ownDelay.disable();
  const after = memory();
  await eventually(() => clients.every(({ isBusy }) => !isBusy), 10_000);
  const sorted = latencies.toSorted((a, b) => a - b);
  const ended = clients.filter(({ player }) => player.table?.state === 'over').length;
  console.log(
    `${count} matches of ${values.game} on ${postgres ? 'PostgreSQL' : 'the embedded database'}, ${seconds} s, ${values.bots ? 'against bots of the server' : 'all seats are clients'}${processes > 1 ? `, ${processes} processes, ${values.spread ? 'connections anywhere' : 'matches have a home'}` : ''}, match threads for each process: ${threads}`,
  );
  console.log(
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, ${loadavg()[0]?.toFixed(1)} processes waiting on average`,
  );
  console.log(`opened in ${(openedMs / 1000).toFixed(1)} s, ${ended} clients at the end of their match`);
  console.log(`${(sorted.length / seconds).toFixed(1)} answers/s`);
  console.log(`acknowledged after p50 ${percentile(sorted, 0.5)} ms, p99 ${percentile(sorted, 0.99)} ms`);
  console.log(
    `the server worked ${(workedMs / Math.max(1, sorted.length)).toFixed(1)} ms for an answer, ${((workedMs / seconds / 1000) * 100).toFixed(0)} % of one processor`,
  );
  console.log(
    `of that in ${byThread
      .filter(([, ms]) => ms >= workedMs / 100)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, ms]) => `${name} ${(ms / Math.max(1, sorted.length)).toFixed(2)}`)
      .join(', ')} ms`,
  );
  console.log(
    `the clients worked ${((own.user + own.system) / 1000 / Math.max(1, sorted.length)).toFixed(1)} ms for an answer, and heard of it up to ${(ownDelay.percentile(99) / 1e6).toFixed(0)} ms late (p99)`,
  );
  console.log(`in ${PARTS} parts of the time: ${parts.join(', ')} ms (answers)`);
  console.log(
    `memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after: ${((after - before) / count).toFixed(2)} MB per match`,
  );
  if (refusals.size > 0) console.log(`refused: ${[...refusals].map(([code, times]) => `${code} ${times}`).join(', ')}`);
  if (flooders > 0)
    console.log(`${flooders} connections flooded: ${flooded} wrong answers sent, ${cut} times disconnected`);
  for (const { player } of clients) player.close();
} finally {
  for (const server of servers) await server.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
