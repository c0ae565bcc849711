import type { SentDecision } from '@praxis/protocol/update.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedServer, startServer } from '../main.ts';
import { prepareFolder, temporaryFolder } from '../testing/fixtures.ts';
import { Network, type Socket } from '../testing/network.ts';

const { folder, remove } = temporaryFolder();
const gamesModule = new URL('./testing-games.ts', import.meta.url).href;
const METRICS_TOKEN = 'for-the-tests-of-threads-only';
let server: StartedServer;

async function start(): Promise<void> {
  server = await startServer({
    ...{ port: 0, dataFolder: folder, logLevel: 'silent', gamesModule, requestsPerMinute: 5000 },
    ...{ matchThreads: 2, ruleSeconds: 2, threadMegabytes: 96, metricsToken: METRICS_TOKEN },
  });
}

beforeAll(async () => {
  await prepareFolder(folder);
  await start();
}, 300_000);

afterAll(async () => {
  await server.stop();
  remove();
}, 300_000);

const network = new Network(() => server.url);

interface Player {
  readonly match: string;
  readonly line: Socket;
  readonly cookie: string;
}

/** A player in a match against a bot. */
async function playing(game: string): Promise<Player> {
  const cookie = await network.guest();
  const { body } = await network.call('/api/play', { game, language: 'en' }, { cookie });
  const match = body.match as string;
  const line = await network.connected({ cookie });
  line.tell({ t: 'watch', match });
  await line.until(() => asked(line) !== undefined);
  return { match, line, cookie };
}

/** The person's question in the last update that has one. */
function asked({ messages }: Socket): SentDecision | undefined {
  const said = messages.flatMap(({ t, decisions }) =>
    t === 'update' && decisions ? [decisions as readonly SentDecision[]] : [],
  );
  return said.at(-1)?.[0];
}

let ids = 1000;

const isSetAside = ({ messages }: Socket): boolean => messages.some(({ code }) => code === 'set aside');

const isOver = ({ messages }: Socket): boolean =>
  messages.some(({ view, patch }) => JSON.stringify([view, patch]).includes('"result"'));

/** Passes until the match is over, set aside, or an answer fails. */
async function playOn({ line, match }: Player): Promise<string> {
  for (;;) {
    if (isSetAside(line)) return 'set aside';
    if (isOver(line)) return 'over';
    const decision = asked(line);
    if (decision) {
      const { number, passive } = decision;
      const answer = { t: 'answer', id: ids++, match, number, answer: passive?.answer ?? '' };
      const { t, code } = await line.ask(answer);
      if (t === 'refused' && code !== 'stale' && code !== 'not asked') return String(code);
    }
    await line.until(() => isSetAside(line) || isOver(line) || asked(line)?.number !== decision?.number);
  }
}

const row = async (match: string) => {
  const { pool } = server.services.resources.database;
  const { rows } = await pool.query('select status, strikes, head from matches where id = $1', [match]);
  return rows[0] as { status: string; strikes: number; head: number };
};

test('matches are played, listed, recorded and replayed as if they ran in the main thread', async () => {
  const player = await playing('bids');
  expect(await playOn(player)).toBe('over');
  const { cookie, match } = player;
  const [mine] = (await network.call('/api/matches/mine', undefined, { cookie })).body as unknown as { id: string }[];
  expect(mine).toMatchObject({ id: match, state: 'over' });
  expect((await network.call(`/api/matches/${match}/record`)).body).toMatchObject({ game: 'bids' });
  const replay = await network.call(`/api/matches/${match}/replay?seat=all`);
  expect((replay.body.updates as readonly unknown[]).length).toBeGreaterThan(1);
  expect((await network.call(`/api/matches/${match}/replay?seat=9`)).body.error?.code).toBe('no seat');
  const continued = await network.call(`/api/matches/${match}/continue`, { step: 1, seat: 0 }, { cookie });
  expect(continued.status).toBe(200);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text();
  expect(metrics).toMatch(/^praxis_entries_total\{kind="answer"\} [1-9]/m);
  // Every thread would tell the memory of the whole process.
  const memory = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
  expect(memory / process.memoryUsage().rss).toBeCloseTo(1, 0);
}, 300_000);

test.each(['endless', 'hungry'])(
  'a rule that is %s ends its thread, not the server: others play on, and the match is set aside',
  async (game) => {
    const others = await Promise.all([playing('bids'), playing('bids'), playing('bids')]);
    const victim = await playing(game);
    const positions = (): number => victim.line.messages.filter(({ view }) => view !== undefined).length;
    // Counted before the rule runs: a slow machine may have shown the position again by the time anything else is done.
    const shown = positions();
    const ended = playOn(victim);
    // The main thread answers while the rule runs.
    expect((await network.call('/healthz')).status).toBe(200);
    const first = await ended;
    for (const other of others) expect(await playOn(other)).toBe('over');
    if (first !== 'set aside') {
      expect(first).toBe('try again');
      // The new thread shows the position again, and the same answer fails again.
      await victim.line.until(() => positions() > shown || isSetAside(victim.line));
      await playOn(victim);
      await victim.line.until(() => isSetAside(victim.line));
    }
    expect(await row(victim.match)).toMatchObject({ status: 'aborted', strikes: 2 });
  },
  400_000,
);

test('a rule that takes long by the clock, because its thread gets no processor, is left alone', async () => {
  const player = await playing('slow');
  expect(await playOn(player)).toBe('over');
  expect(await row(player.match)).toMatchObject({ status: 'over', strikes: 0 });
}, 300_000);

test.each([
  ['a match that it never sets up', '/api/play', { game: 'stuck', language: 'en' }],
  ['a lesson that it never ends', '/api/learn/stuck/lessons/lesson-1/next', { at: 0, answer: '' }],
])(
  'a rule with %s ends its thread: the main thread goes on, and after the second time it is not tried again',
  async (_, path, body) => {
    const other = await playing('bids');
    const cookie = await network.guest();
    const code = async (): Promise<unknown> => (await network.call(path, body, { cookie })).body.error?.code;
    const first = code();
    // The main thread answers while the rule runs.
    expect((await network.call('/healthz')).status).toBe(200);
    expect(await first).toBe('fault');
    expect(await code()).toBe('fault');
    expect(await code()).toBe('set aside');
    expect(await playOn(other)).toBe('over');
    const { body: mine } = await network.call('/api/matches/mine', undefined, { cookie });
    expect(mine).toEqual([]);
  },
  400_000,
);

test('lessons are listed wherever they are played', async () => {
  const { body } = await network.call('/api/learn/stuck/lessons');
  expect(body.lessons).toMatchObject([{ id: 'lesson-1', kind: 'example' }]);
  expect((await network.call('/api/learn/nothing/lessons')).body.error?.code).toBe('unknown game');
});

test('a match that was set aside is not tried again when the server starts', async () => {
  const { pool } = server.services.resources.database;
  const { rows } = await pool.query<{ id: string }>('select id from matches where strikes = 2 limit 1');
  const { id } = rows[0] as { id: string };
  await server.stop();
  await start();
  const player = await playing('bids');
  const line = await network.connected({ cookie: player.cookie });
  line.tell({ t: 'watch', match: id });
  await line.until(() => isSetAside(line));
  expect((await network.call(`/api/matches/${id}/record`)).body.error?.code).toBe('set aside');
  expect(await row(id)).toMatchObject({ strikes: 2 });
  expect(await playOn(player)).toBe('over');
}, 300_000);
