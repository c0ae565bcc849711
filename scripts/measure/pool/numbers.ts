// The numbers of `pool.ts`, of the project that this file is in, as JSON; with `matches`, only those about matches.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Player, type SpawnedServer, spawnServer } from '@praxis/server/testing/process.ts';
import { WebSocket } from 'ws';
import { bundled } from '../../bundle.ts';
import { root } from '../../files.ts';

type Numbers = Record<string, number>;

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The server's processor time, all its threads together, in milliseconds. */
function workedMs({ process: { pid } }: SpawnedServer): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = '0', system = '0'] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return ((Number(user) + Number(system)) / TICKS_PER_SECOND) * 1000;
}

/** The output of a new process that runs this code. `worked()` is its processor time so far, in milliseconds. */
function inProcess(code: string): Numbers {
  const helper =
    'const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };';
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', `${helper}\n${code}`], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output) as Numbers;
}

/** In a process that has just loaded the game, as `praxis` and the threads that play matches do. */
function matches(): Numbers {
  return inProcess(`
    const begun = worked();
    const { hosting } = await import('@praxis/vtes/hosting.ts');
    const { openMatch } = await import('@praxis/engine');
    const loaded = worked();
    const { choices, decks, game } = hosting;
    // A player's own deck is an object of its own.
    const open = (number) => openMatch(game, {
      edition: choices.editions[0],
      seed: 'pool ' + number,
      seats: decks.slice(0, choices.seats.usual).map(({ name, deck }) => ({ name, deck: { ...deck } })),
    });
    open(0);
    const first = worked();
    for (let number = 1; number <= 50; number++) open(number);
    const warm = worked();
    for (let number = 51; number <= 550; number++) open(number);
    const later = worked();
    console.log(JSON.stringify({
      'ms to load the game': loaded - begun,
      'ms to open the first match': first - loaded,
      'ms to open a later match': (later - warm) / 500,
    }));
  `);
}

/** The bytes of a first visit with a match: the offered games, the words, the first update of a match. */
async function visit(url: string): Promise<number> {
  let bytes = 0;
  for (const path of ['/api/games', '/api/games/vtes/words?language=en'])
    bytes += (await (await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
      .byteLength;
  const player = new Player(url);
  const { match } = await player.post<{ match: string }>('/api/play', { game: 'vtes', seats: 2, language: 'en' });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie: player.cookie } });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', protocol: 2, language: 'en' }));
      socket.send(JSON.stringify({ t: 'watch', match }));
    });
    socket.on('message', (data) => {
      if ((JSON.parse(String(data)) as { t: string }).t !== 'update') return;
      socket.close();
      resolve(bytes + String(data).length);
    });
  });
}

async function server(): Promise<Numbers> {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-pool-data-'));
  const start = (): Promise<SpawnedServer> => spawnServer({ PRAXIS_DATA: folder, PRAXIS_LOG: 'error' });
  try {
    // The first start makes the database.
    await (await start()).stop();
    const started = await start();
    const begun = workedMs(started);
    const bytes = await visit(started.url);
    const visited = workedMs(started) - begun;
    await started.kill();
    return { 'ms to start the server': begun, 'ms of a first visit': visited, 'bytes of a first visit': bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(): Promise<Numbers> {
  const code = await bundled('vtes');
  return {
    'bytes of the game as one file': Buffer.byteLength(code),
    'bytes of the game as one file, packed': gzipSync(code).length,
  };
}

const isOnlyMatches = process.argv[2] === 'matches';
const numbers = isOnlyMatches ? matches() : { ...(await server()), ...matches(), ...(await bundle()) };
console.log(JSON.stringify(numbers));
