/**
 * Clients that want more than their share of the server: quotas, tricks against them, and the memory kept for visitors.
 */
import { createConnection, type Socket as NetSocket } from 'node:net';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedServer, startServer } from '../main.ts';
import { type HostedGame, Registry } from '../registry.ts';
import { hosted, prepareFolder, SETTINGS, temporaryFolder } from '../testing/fixtures.ts';
import { Network, type Socket } from '../testing/network.ts';
import { eventually } from '../testing/process.ts';

const LIMIT = 3;
const CONNECTIONS = 40;
/** Per minute. */
const REQUESTS = 5000;
/** How often the words of a game were built. */
let worded = 0;

function counted(game: HostedGame): HostedGame {
  return {
    ...game,
    load: async () => {
      const hosting = await game.load();
      const labels: typeof hosting.labels = (language) => {
        worded++;
        return hosting.labels(language);
      };
      return { ...hosting, labels };
    },
  };
}

const GAMES = [
  counted(hosted({ game: chainGame, seatsMost: 2 })),
  hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' }),
];
const { folder, remove } = temporaryFolder();
let server: StartedServer;
const network = new Network(() => server.url);
const settings = { ...SETTINGS, game: 'chain' };
const COUNT = Array.from({ length: 12 });

beforeAll(async () => {
  await prepareFolder(folder);
  server = await startServer({
    ...{ port: 0, dataFolder: folder, logLevel: 'silent', registry: new Registry(GAMES), requestsPerMinute: REQUESTS },
    ...{ matchesPerPerson: LIMIT, tablesPerPerson: LIMIT, connectionsPerAddress: CONNECTIONS },
  });
}, 120_000);

afterAll(async () => {
  await server.stop();
  remove();
});

async function rowsOf(person: string, status: string): Promise<number> {
  const { rows } = await server.services.resources.database.pool.query<{ count: string }>(
    'select count(*) from matches join seats on match_id = id where person_id = $1 and status = $2',
    [person, status],
  );
  return Number(rows[0]?.count);
}

async function idOf(cookie: string): Promise<string> {
  return (await network.call('/api/me', undefined, { cookie })).body.id as string;
}

describe('A limit holds', () => {
  test('for tables that are opened all at once', async () => {
    const cookie = await network.guest();
    const opened = await Promise.all(COUNT.map(() => network.call('/api/tables', { settings }, { cookie })));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
    expect(new Set(opened.flatMap(({ body }) => body.error?.code ?? []))).toEqual(new Set(['too many tables']));
    expect(await rowsOf(await idOf(cookie), 'gathering')).toBe(LIMIT);
  });

  test('for matches that are begun all at once, and nothing is left of the others', async () => {
    const cookie = await network.guest();
    const wish = { game: 'chain', language: 'en' };
    const begun = await Promise.all(COUNT.map(() => network.call('/api/play', wish, { cookie })));
    expect(begun.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(LIMIT);
    for (const { status } of begun) expect([200, 429]).toContain(status);
    expect(await rowsOf(await idOf(cookie), 'running')).toBeLessThanOrEqual(LIMIT);
    expect(await rowsOf(await idOf(cookie), 'gathering')).toBe(0);
  });

  test('for matches that begin at tables, are paused, or are joined', async () => {
    const cookie = await network.guest();
    const begin = async (): Promise<readonly [number, string]> => {
      const { body } = await network.call('/api/tables', { settings }, { cookie });
      const started = await network.call(`/api/tables/${body.id}/start`, {}, { cookie });
      return [started.status, body.id as string];
    };
    const line = await network.connected({ cookie });
    for (let count = 0; count < LIMIT; count++) {
      const [status, match] = await begin();
      expect(status).toBe(200);
      // Alone one can pause at any time; a match that is paused is still there.
      expect((await line.ask({ t: 'request', id: count, match, what: 'pause' })).t).toBe('done');
    }
    line.socket.close();
    expect((await begin())[0]).toBe(429);
    const { body: other } = await network.call('/api/tables', { settings }, { cookie: await network.guest() });
    const joined = await network.call(`/api/tables/${other.id}/join`, {}, { cookie });
    expect([joined.status, joined.body.error?.code]).toEqual([429, 'too many matches']);
  });

  test('for rematches of matches that were given up at once', async () => {
    const cookie = await network.guest();
    const line = await network.connected({ cookie });
    const over: string[] = [];
    let id = 0;
    for (let count = 0; count <= LIMIT; count++) {
      const { body } = await network.call('/api/play', { game: 'chain', language: 'en' }, { cookie });
      const match = body.match as string;
      expect((await line.ask({ t: 'request', id: id++, match, what: 'abort' })).t).toBe('done');
      over.push(match);
    }
    const replies: unknown[] = [];
    for (const match of over) {
      const { t, code } = await line.ask({ t: 'request', id: id++, match, what: 'rematch' });
      replies.push(code ?? t);
    }
    expect(replies).toEqual([...Array.from({ length: LIMIT }, () => 'done'), 'too many']);
    expect(await rowsOf(await idOf(cookie), 'running')).toBe(LIMIT);
    line.socket.close();
  });
});

test('hidden tables do not crowd open ones out of the lobby', async () => {
  const { body: open } = await network.call(
    '/api/tables',
    { settings: { ...settings, open: true } },
    { cookie: await network.guest() },
  );
  const { pool } = server.services.resources.database;
  await pool.query(
    `insert into matches (id, game, edition, settings, status, host, secret, commitment, created_at)
     select 'crowd-' || number, game, edition, settings || '{"open": false}', status, host, secret, commitment, created_at + interval '1 minute'
     from matches, generate_series(1, 2000) as number where id = $1`,
    [open.id],
  );
  const { body } = await network.call('/api/tables');
  expect((body as unknown as { id: string }[]).map(({ id }) => id)).toContain(open.id);
  await pool.query("delete from matches where id like 'crowd-%'");
});

test('guests of one address do not crowd others out of the lobby', async () => {
  const open = async (cookie: string) =>
    network.call('/api/tables', { settings: { ...settings, open: true } }, { cookie });
  const guests: string[] = [];
  for (let count = 0; count < 10; count++) guests.push(await network.guest());
  const opened = (await Promise.all(guests.flatMap((cookie) => [open(cookie), open(cookie)]))).filter(
    ({ status }) => status === 200,
  );
  const { body: listed } = await network.call('/api/tables');
  expect((listed as unknown as readonly unknown[]).length).toBe(4 * LIMIT);
  const refused = await open(await network.guest());
  expect([refused.status, refused.body.error?.code]).toEqual([429, 'too many tables']);
  // Tables that nobody waits at any more make room.
  const { pool } = server.services.resources.database;
  await pool.query(`update matches set status = 'aborted' where id = $1`, [opened[0]?.body.id]);
  expect((await open(await network.guest())).status).toBe(200);
  expect((await open(await network.guest())).status).toBe(429);
  await pool.query(`update matches set status = 'aborted' where status = 'gathering'`);
});

test('connections that never say anything are counted by address, and others are heard', async () => {
  const { hostname, port } = new URL(server.url);
  const lines: NetSocket[] = [];
  /** Those that were closed without a word. One that is merely late is told so. */
  let refused = 0;
  const connect = (localAddress: string): { heard: string; readonly line: NetSocket } => {
    const line = createConnection({ host: hostname, port: Number(port), localAddress });
    const connected = { heard: '', line };
    line.on('error', () => {});
    line.on('data', (data) => {
      connected.heard += data;
    });
    line.on('close', () => {
      if (connected.heard === '') refused++;
    });
    lines.push(line);
    return connected;
  };
  const isHeard = async (localAddress: string): Promise<boolean> => {
    const connected = connect(localAddress);
    connected.line.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return eventually(() => connected.heard.startsWith('HTTP/1.1 200'));
  };
  for (let count = 0; count < 10 * CONNECTIONS + 50; count++) connect('127.0.0.2');
  expect(await eventually(() => refused >= 50, 20_000)).toBe(true);
  expect(await isHeard('127.0.0.3')).toBe(true);
  expect(refused).toBe(50);
  for (const line of lines) line.destroy();
  expect(await eventually(() => refused >= lines.length - 1)).toBe(true);
  // There is room again.
  expect(await isHeard('127.0.0.2')).toBe(true);
  lines.at(-1)?.destroy();
});

test('a seat bothers the others only so often, through however many connections', async () => {
  const [ada, ben] = [await network.guest(), await network.guest()];
  const { body: table } = await network.call('/api/tables', { settings }, { cookie: ada });
  await network.call(`/api/tables/${table.id}/join`, {}, { cookie: ben });
  await network.call(`/api/tables/${table.id}/ready`, { ready: true }, { cookie: ben });
  await network.call(`/api/tables/${table.id}/start`, {}, { cookie: ada });
  const lines = await Promise.all(COUNT.map(() => network.connected({ cookie: ada })));
  const said = await Promise.all(
    lines.map((line, id) => line.ask({ t: 'say', id, match: table.id as string, text: `line ${id}` })),
  );
  expect(said.filter(({ t }) => t === 'done').length).toBeLessThan(9);
  expect(said.filter(({ code }) => code === 'too many').length).toBeGreaterThan(3);
  const wished = await Promise.all(
    lines.map((line, id) => line.ask({ t: 'request', id: 100 + id, match: table.id as string, what: 'pause' })),
  );
  expect(wished.filter(({ code }) => code === 'too many').length).toBeGreaterThan(3);
  // The other seat has its own share.
  const other = await network.connected({ cookie: ben });
  expect((await other.ask({ t: 'say', id: 1, match: table.id as string, phrase: 'hello' })).t).toBe('done');
  for (const { socket } of [...lines, other]) socket.close();
});

test('explanations through many connections are limited by address', async () => {
  const cookie = await network.guest();
  const { body } = await network.call('/api/play', { game: 'chain', language: 'en' }, { cookie });
  const since = Date.now();
  const lines = await Promise.all(Array.from({ length: CONNECTIONS / 2 }, () => network.connected({ cookie })));
  // As many as a single connection may send at once.
  for (const line of lines)
    for (let id = 1; id <= 55; id++) line.tell({ t: 'explain', id, match: body.match, words: 'pass' });
  for (const line of lines) await line.until(() => line.messages.some(({ id }) => id === 55));
  const explained = lines.flatMap(({ messages }) => messages.filter(({ t }) => t === 'explained'));
  // One request per explanation: ten seconds' worth saved, plus those that have accrued since.
  const perSecond = REQUESTS / 60;
  expect(explained.length).toBeLessThanOrEqual(perSecond * (10 + (Date.now() - since) / 1000));
  expect(explained.length).toBeGreaterThan(0);
  // Playing on is not held up.
  const [line] = lines as [Socket];
  const answer = await line.ask({ t: 'answer', id: 99, match: body.match, number: 99_999, answer: 'pass' });
  expect(answer.code).not.toBe('too many');
  for (const { socket } of lines) socket.close();
  for (const each of lines) await each.until(() => each.closed !== undefined);
});

test('words of versions that nobody knows are not put together again and again', async () => {
  const words = (rules: string): Promise<{ readonly status: number }> =>
    network.call(`/api/games/chain/words?language=en&rules=${rules}`);
  expect((await words('x')).status).toBe(200);
  const before = worded;
  const answered = await Promise.all(COUNT.map((_, number) => words(`version-${number}`)));
  expect(answered.map(({ status }) => status)).toEqual(COUNT.map(() => 200));
  expect(worded).toBe(before);
});

test('a repeated parameter counts once, and an address that cannot be read is refused in words', async () => {
  for (const path of ['/api/games', '/api/games/chain/words', '/api/learn/chain/lessons', '/api/tables'])
    expect([path, (await network.call(`${path}?language=pt&language=fr`)).status]).toEqual([path, 200]);
  const twice = await network.call('/api/nothing?language=pt&language=fr');
  expect([twice.status, twice.body.error]).toEqual([404, { code: 'unknown', text: 'Não há nada aqui.' }]);
  const broken = await network.call('/%zz');
  expect([broken.status, broken.body.error?.code]).toEqual([400, 'malformed']);
});

/** A WebSocket by hand, and the first that the server says. */
async function upgraded(
  path: string,
  to = 'websocket',
): Promise<{ readonly socket: NetSocket; readonly greeting: string }> {
  const { port } = new URL(server.url);
  const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
  socket.on('error', () => {});
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: ${to}\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  const greeting = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
  });
  return { socket, greeting };
}

test('a WebSocket opens at one place only', async () => {
  for (const [path, status] of [
    ['/api/games', '200 OK'],
    ['/healthz', '200 OK'],
    ['/ws/', '404 Not Found'],
    ['/nothing.txt', '404 Not Found'],
  ]) {
    const { socket, greeting } = await upgraded(path as string);
    expect([path, greeting.split('\r\n')[0]]).toEqual([path, `HTTP/1.1 ${status}`]);
    socket.destroy();
  }
  // Programs that would prefer HTTP/2 get HTTP/1.1.
  const { socket, greeting } = await upgraded('/ws', 'h2c');
  expect(greeting).toMatch(/^HTTP\/1.1 404/);
  socket.destroy();
});

test('connections that break before they are open do not count for ever', async () => {
  const { port } = new URL(server.url);
  const cookie = await network.guest();
  // While the database is busy nobody knows yet whose connections they are.
  const busy = server.services.resources.database.pool.query('select pg_sleep(0.5)');
  for (let count = 0; count < CONNECTIONS; count++) {
    const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
    socket.on('error', () => {});
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\n` +
        'Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      () => setTimeout(() => socket.resetAndDestroy(), 100),
    );
  }
  await busy;
  // Sooner or later all that may be open at once can be opened again.
  const lines: Socket[] = [];
  while (lines.length < CONNECTIONS) {
    const line = network.connect({ cookie });
    await line.until(() => line.socket.readyState === line.socket.OPEN || line.closed !== undefined);
    if (line.closed === undefined) lines.push(line);
  }
  for (const { socket } of lines) socket.close();
  for (const line of lines) await line.until(() => line.closed !== undefined);
});

test('pings that nobody wants answered do not pile up', async () => {
  const { socket, greeting } = await upgraded('/ws');
  expect(greeting).toContain('101');
  let closed = false;
  socket.on('close', () => {
    closed = true;
  });
  let answered = 0;
  socket.on('data', (data) => {
    answered += data.length;
  });
  // A frame with the sign of a ping, a mask of zeros and as much as it can hold.
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const many = Buffer.concat(Array.from({ length: 100 }, () => ping));
  for (let count = 0; count < 50; count++) socket.write(many);
  expect(await eventually(() => closed)).toBe(true);
  expect(answered).toBeLessThan(100 * ping.length);
});

test('a connection that sends too much before it is identified is closed', async () => {
  const line = network.connect({ cookie: await network.guest() });
  line.socket.on('open', () => {
    for (let count = 0; count < 3000; count++) line.socket.send('{"t":"lobby","follow":false}');
  });
  await line.until(() => line.closed !== undefined);
  expect(line.closed).toBe(1008);
});
