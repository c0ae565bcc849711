// Opens matches over real WebSockets on this machine and measures how fast answers are acknowledged. Bounded in count and time.
//
//   npm run load -- --matches 100 --seconds 30 [--rate 0.3] [--game vtes] [--postgres]
//
// Every match has one person, played by this program, and a bot. Each person answers `rate` times per second. The server runs in
// a process of its own; with --postgres it uses a PostgreSQL that is started for it, otherwise the embedded database.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eventually, Player, someAnswer, spawnServer } from '@praxis/server/spawned.ts';
import { type StartedPostgres, startPostgres } from '@praxis/testkit/postgres.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '0.3' },
    game: { type: 'string', default: 'vtes' },
    postgres: { type: 'boolean', default: false },
  },
});
const [count, seconds, rate] = [Number(values.matches), Number(values.seconds), Number(values.rate)];
if (!(count >= 1 && count <= 2000 && seconds >= 1 && seconds <= 600 && rate > 0 && rate <= 20)) {
  console.error('Use 1 to 2000 matches, 1 to 600 seconds and a rate of up to 20 answers per second.');
  process.exit(2);
}

/** How many matches are opened at the same time. */
const OPENED_AT_ONCE = 8;

const folder = mkdtempSync(join(tmpdir(), 'praxis-load-'));
const postgres: StartedPostgres | undefined = values.postgres ? await startPostgres() : undefined;
const server = await spawnServer({
  PRAXIS_DATA: folder,
  PRAXIS_LOG: 'error',
  PRAXIS_REQUESTS_PER_MINUTE: '1000000',
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
});

/** Resident memory of the server, in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function percentile(sorted: readonly number[], part: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}

const latencies: number[] = [];
const refusals = new Map<string, number>();
let ended = 0;

async function play(player: Player, until: number): Promise<void> {
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, (1000 / rate) * (0.5 + Math.random())));
    const { decision } = player;
    if (player.table?.state === 'over') {
      ended++;
      return;
    }
    if (!decision || Date.now() >= until) continue;
    player.decision = undefined;
    const begun = performance.now();
    const reply = await player.answer(decision.number, someAnswer(decision, Math.floor(Math.random() * 50)));
    latencies.push(performance.now() - begun);
    if (reply.t === 'refused') refusals.set(reply.code, (refusals.get(reply.code) ?? 0) + 1);
  }
}

try {
  const before = memory();
  const players: Player[] = [];
  const openedAt = performance.now();
  for (let at = 0; at < count; at += OPENED_AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(OPENED_AT_ONCE, count - at) }, async () => {
        const player = new Player(server.url);
        const { match } = await player.post<{ match: string }>('/api/play', {
          ...{ game: values.game, seats: 2, language: 'en' },
        });
        await player.watch(match);
        players.push(player);
      }),
    );
  const openedMs = performance.now() - openedAt;
  await eventually(() => players.filter(({ decision }) => decision).length > count / 2, 10_000);
  const until = Date.now() + seconds * 1000;
  await Promise.all(players.map((player) => play(player, until)));
  const after = memory();
  const sorted = latencies.toSorted((a, b) => a - b);
  console.log(
    `${count} matches of ${values.game} on ${postgres ? 'PostgreSQL' : 'the embedded database'}, ${seconds} s`,
  );
  console.log(`opened in ${(openedMs / 1000).toFixed(1)} s, ${ended} ended`);
  console.log(`${(sorted.length / seconds).toFixed(1)} answers/s`);
  console.log(`acknowledged after p50 ${percentile(sorted, 0.5)} ms, p99 ${percentile(sorted, 0.99)} ms`);
  console.log(
    `memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after: ${((after - before) / count).toFixed(2)} MB per match`,
  );
  if (refusals.size > 0) console.log(`refused: ${[...refusals].map(([code, times]) => `${code} ${times}`).join(', ')}`);
  for (const player of players) player.close();
} finally {
  await server.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
