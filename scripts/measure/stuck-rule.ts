// A rule that never ends, and everybody else meanwhile: how fast the server replies to others before and while the rule runs, until its
// thread is ended.
//
//   node scripts/measure/stuck-rule.ts [--seconds 10]
//
// The server is a process of its own with the games of its tests, among them one whose rules never end. A ping is a `hello` and its
// `welcome`, ten times a second from each of ten connections.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ServerMessage } from '@praxis/protocol/messages.ts';
import { startServer } from '@praxis/server/main.ts';
import { Player } from '@praxis/server/testing/process.ts';
import { WebSocket } from 'ws';

const CONNECTIONS = 10;
const PING_MS = 100;
const HELLO = JSON.stringify({ t: 'hello', protocol: 2, language: 'en' });

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '10' } },
  allowPositionals: true,
});
if (positionals[0] === 'serve') await serve();
else await measure(Number(values.seconds));

async function serve(): Promise<void> {
  const gamesModule = new URL('../../server/host/testing-games.ts', import.meta.url).href;
  const dataFolder = positionals[1] as string;
  const server = await startServer({ port: 0, dataFolder, logLevel: 'silent', gamesModule });
  process.send?.(server.url);
}

async function measure(seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-stuck-'));
  const child = fork(import.meta.filename, ['serve', folder]);
  try {
    const url = await new Promise<string>((resolve) => child.once('message', (message) => resolve(String(message))));
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => connected(url)));
    report('before', await pings(sockets, seconds));
    const player = new Player(url);
    const { match } = await player.post<{ match: string }>('/api/play', { game: 'endless', seats: 2, language: 'en' });
    await player.watch(match);
    while (!player.decision) await new Promise((resolve) => setTimeout(resolve, PING_MS));
    const { number, passive } = player.decision;
    const begun = performance.now();
    // The rules begin to run for ever with the answers of this round; nobody waits for the reply.
    void player.answer(number, passive?.answer ?? '').then(({ t }) => {
      console.log(`the match was told "${t}" after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    });
    report('while the rule runs', await pings(sockets, seconds));
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}

function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function pings(sockets: readonly WebSocket[], seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() < end) {
        const sent = performance.now();
        await replied(socket);
        times.push(performance.now() - sent);
        await new Promise((resolve) => setTimeout(resolve, PING_MS));
      }
    }),
  );
  return times.toSorted((a, b) => a - b);
}

function replied(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: unknown): void => {
      if ((JSON.parse(String(data)) as ServerMessage).t !== 'welcome') return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
    socket.send(HELLO);
  });
}

function report(when: string, sorted: readonly number[]): void {
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  console.log(
    `${when}: ${sorted.length} pings, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${loadavg()[0]?.toFixed(1)} processes waiting on average`,
  );
}
