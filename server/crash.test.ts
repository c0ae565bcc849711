/**
 * `kill -9` of a real server in the middle of matches: every acknowledged answer survives, and the match goes on. A
 * server that cannot start ends.
 */
import type { Record } from '@praxis/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFolder, temporaryFolder } from './testing/fixtures.ts';
import { eventually, Player, type SpawnedServer, someAnswer, spawnServer } from './testing/process.ts';

const KILLS = 3;
const ANSWERS_BETWEEN = 6;

const { folder, remove } = temporaryFolder();
let server: SpawnedServer | undefined;

beforeAll(() => prepareFolder(folder));

afterAll(async () => {
  await server?.kill();
  remove();
});

const started = (): Promise<SpawnedServer> => spawnServer({ PRAXIS_DATA: folder, PRAXIS_LOG: 'trace' });

/** Answers a few times; the last answer is on its way when the server dies. */
async function playUntilKilled(player: Player, running: SpawnedServer, round: number): Promise<void> {
  for (let given = 0; given < ANSWERS_BETWEEN; given++) {
    await player.ask({ t: 'hurry', match: player.match });
    await eventually(() => player.decision !== undefined || player.table?.state === 'over');
    const { decision } = player;
    if (!decision) return;
    player.decision = undefined;
    const answer = player.answer(decision.number, someAnswer(decision, given + round));
    if (given === ANSWERS_BETWEEN - 1) {
      await new Promise((resolve) => setTimeout(resolve, round * 4));
      await running.kill();
    }
    await answer;
  }
}

test('nothing that was acknowledged is lost', async () => {
  server = await started();
  const player = new Player(server.url);
  const { match } = await player.post<{ match: string }>('/api/play', { game: 'vtes', seats: 2, language: 'en' });
  let written = '';
  for (let round = 0; round < KILLS; round++) {
    await player.watch(match);
    await playUntilKilled(player, server, round);
    written += server.log();
    server = await started();
    player.url = server.url;
  }
  await player.watch(match);
  expect(player.acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  const known = [...player.acknowledged];
  for (const { number, answer } of known) expect((await player.answer(number, answer)).t).toBe('done');
  // The match goes on.
  await player.ask({ t: 'hurry', match });
  expect(await eventually(() => player.decision !== undefined || player.table?.state === 'over')).toBe(true);
  const { decision } = player;
  if (decision) expect((await player.answer(decision.number, someAnswer(decision, 0))).t).toBe('done');
  // After the match everyone may know the secrets that the logs never contain.
  await player.ask({ t: 'request', match, what: 'abort' });
  const { seal, segments } = (await (await fetch(`${server.url}/api/matches/${match}/record`)).json()) as Record;
  // When the server is asked to end, connected clients are told to reconnect.
  expect(await server.stop()).toBe(0);
  expect(player.isSentAway).toBe(true);
  player.close();
  const { log } = server;
  expect(await eventually(() => log().includes('"msg":"stopped"'))).toBe(true);
  written += log();
  expect(written).not.toMatch(/"level":(?:50|60)/);
  const answers = known.map(({ answer }) => answer).filter((answer) => answer.includes(':'));
  const secrets = [seal?.secret, segments[0]?.start.setup.seed, player.cookie.split('=')[1], ...answers];
  expect(answers.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => secret === undefined || written.includes(secret))).toEqual([]);
}, 480_000);

test('a second process on the same data folder is refused and says why', async () => {
  server = await started();
  await expect(started()).rejects.toThrow(/in use by process \d+/);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('a server whose port is taken says so and ends', async () => {
  const other = temporaryFolder();
  try {
    await prepareFolder(other.folder);
    const { port } = new URL((server as SpawnedServer).url);
    await expect(spawnServer({ PRAXIS_DATA: other.folder, PRAXIS_PORT: port })).rejects.toThrow(
      /ended with status 1: .*EADDRINUSE/s,
    );
  } finally {
    other.remove();
  }
});
