/** Hostile messages over the network: refused clearly, without an effect on anybody else. */
import { request as httpRequest } from 'node:http';
import { createConnection } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchHost } from '../host/match-host.ts';
import { type StartedServer, startServer } from '../main.ts';
import { Registry } from '../registry.ts';
import { hosted, prepareFolder, SETTINGS, temporaryFolder } from '../testing/fixtures.ts';
import { Network, type Socket } from '../testing/network.ts';

/** A game with views too large to be read quickly. */
const BROAD = 200_000;
const broadGame = {
  ...bidsGame,
  id: 'broad',
  view: (...seen: Parameters<typeof bidsGame.view>) => {
    const view = bidsGame.view(...seen);
    return { ...view, where: { ...view.where, padding: 'x'.repeat(BROAD) } };
  },
};

/**
 * The memory the server may keep for a client that does not read, and some more for other work; all requests together
 * are twice as much.
 */
const KEPT_MOST = 5_000_000;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const GAMES = [
  hosted({ game: broadGame, seatsMost: 5, turn: 'prize' }),
  hosted({ game: chainGame, seatsMost: 2 }),
  hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' }),
];
const { folder, remove } = temporaryFolder();
let server: StartedServer;

const TOKEN = 'the-token-of-these-metrics';
const metrics = async (): Promise<string> =>
  (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

beforeAll(async () => {
  await prepareFolder(folder);
  server = await startServer({
    ...{ port: 0, dataFolder: folder, logLevel: 'silent', registry: new Registry(GAMES), requestsPerMinute: 5000 },
    ...{ metricsToken: TOKEN, matchesPerPerson: 3, connectionsPerAddress: 12, requestSeconds: 3 },
  });
}, 120_000);

afterAll(async () => {
  await server.stop();
  remove();
});

const network = new Network(() => server.url);
const call: Network['call'] = (...given) => network.call(...given);
const guest = (): Promise<string> => network.guest();
const connect: Network['connect'] = (headers) => network.connect(headers);

async function playing(cookie: string): Promise<string> {
  const { body } = await call('/api/play', { game: 'chain', language: 'en' }, { cookie });
  return body.match as string;
}

describe('HTTP', () => {
  test('a page gets strict headers and a cookie that scripts cannot read', async () => {
    const { headers } = await call('/api/me');
    const policy = headers.get('content-security-policy') as string;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const cookie = headers.get('set-cookie') as string;
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test('a guest stays the same guest; a forged cookie is nobody', async () => {
    const cookie = await guest();
    const me = (await call('/api/me', undefined, { cookie })).body;
    expect((await call('/api/me', undefined, { cookie })).body).toEqual(me);
    const forged = cookie.replace(/=[^.]*/, '=AAAAAAAAAAAAAAAAAAAAAA');
    const other = await call('/api/me', undefined, { cookie: forged });
    expect(other.body.id).not.toBe('AAAAAAAAAAAAAAAAAAAAAA');
    expect(other.headers.get('set-cookie')).not.toBeNull();
  });

  test('every wrong request gets the reason, in its language', async () => {
    const cookie = await guest();
    const wrong: readonly (readonly [string, unknown, number, string, RegExp])[] = [
      ['/api/play', '{"game":', 400, 'malformed', /JSON/],
      ['/api/play', { game: 'chess', language: 'en' }, 404, 'unknown game', /"chess"/],
      ['/api/play', { game: 'chain' }, 400, 'malformed', /language/],
      ['/api/play', { game: 'chain', language: 'en', seats: 9 }, 400, 'settings', /It has 2 seats/],
      ['/api/play', { game: 'chain', language: 'en', edition: 'first' }, 400, 'settings', /The editions are only/],
      ['/api/play', { game: 'chain', language: 'pt', seats: 'x' }, 400, 'malformed', /O campo seats deve/],
      ['/api/play', { game: 'chain', language: 'en', admin: true }, 400, 'malformed', /admin/],
      ['/api/play', { game: 'chain', language: 'en', deck: { offered: 'none' } }, 400, 'deck', /"none"/],
      ['/api/play', { game: 'chain', language: 'es', deck: { offered: 'x' } }, 400, 'deck', /Este mazo/],
      ['/api/tables', { settings: { ...SETTINGS, game: 'chain', speed: { kind: 'fast' } } }, 400, 'malformed', /speed/],
      ['/api/tables/short/join', {}, 400, 'malformed', /The field .* has the wrong form/],
      ['/api/tables/AAAAAAAAAAAAAAAAAAAAAA/join', {}, 404, 'unknown', /nothing/],
      ['/api/me', { name: 'a\u202eb' }, 400, 'name', /24/],
      ['/api/me', { name: '   ' }, 400, 'name', /24/],
      // Invisible letters, and a stroke that counts as a space.
      ...[
        '\u3164',
        '\u115f\u1160',
        'Ada\uffa0',
        'Ada\u034f',
        'Ada\u2800',
        'A\u{e0041}da',
        'A\u200dda',
        '\ud800Ada',
      ].map((name) => ['/api/me', { name }, 400, 'name', /24/] as const),
      ['/api/tables', { settings: { ...SETTINGS, game: 'chain', language: '<b>' } }, 400, 'malformed', /language/],
      ['/api/me', { name: 'x'.repeat(25) }, 400, 'name', /24/],
      ['/api/nothing', {}, 404, 'unknown', /nothing/],
      ['/api/decks/check', { game: 'chain', text: 'x'.repeat(70_000) }, 400, 'malformed', /text/],
      ['/api/decks/check', { game: 'chain', text: 'x'.repeat(200_000) }, 400, 'malformed', /large/],
    ];
    for (const [path, body, status, code, text] of wrong) {
      const answered = await call(path, body, { cookie });
      expect([path, answered.status, answered.body.error?.code]).toEqual([path, status, code]);
      expect(answered.body.error?.text).toMatch(text);
    }
    expect((await call('/api/me', { name: ' Ana  María ' }, { cookie })).body.name).toBe('Ana María');
  });

  test('a request from another page is refused, also before a WebSocket is opened', async () => {
    const cookie = await guest();
    const foreign = await call(
      '/api/play',
      { game: 'chain', language: 'en' },
      { cookie, origin: 'https://evil.example' },
    );
    expect([foreign.status, foreign.body.error?.code]).toEqual([403, 'foreign page']);
    const blind = await call('/api/me', { name: 'x' }, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(blind.status).toBe(403);
    const own = await call('/api/me', { name: 'Own' }, { cookie, origin: server.url });
    expect(own.status).toBe(200);
    const socket = connect({ cookie, origin: 'https://evil.example' });
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toBe(1006);
  });

  test('paths lead nowhere but where they should', async () => {
    for (const path of ['/../package.json', '/%2e%2e/%2e%2e/package.json', '/..%2fserver%2fmain.ts', '/.env']) {
      const { port } = new URL(server.url);
      const status = await new Promise<number | undefined>((resolve, reject) => {
        httpRequest({ host: '127.0.0.1', port, path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect([path, status]).toEqual([path, expect.toSatisfy((each: number) => each >= 400 && each < 500)]);
    }
  });

  test('a request that comes letter by letter is ended, and others are not kept waiting', async () => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
    let ended = false;
    socket.on('close', () => {
      ended = true;
    });
    socket.on('error', () => {});
    socket.resume();
    socket.write(
      'POST /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    );
    for (let tries = 0; tries < 300 && !ended; tries++) {
      socket.write(' ');
      expect((await call('/healthz')).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(ended).toBe(true);
  });

  test('nobody has more matches than are allowed', async () => {
    const cookie = await guest();
    for (let count = 0; count < 3; count++) expect(await playing(cookie)).toMatch(/^[\w-]{22}$/);
    const fourth = await call('/api/play', { game: 'chain', language: 'pt' }, { cookie });
    expect([fourth.status, fourth.body.error?.code]).toEqual([429, 'too many matches']);
  });

  test('a stranger cannot act at a table', async () => {
    const [ada, eve] = [await guest(), await guest()];
    const settings = { ...SETTINGS, game: 'bids', seats: 3 };
    const { body: table } = await call('/api/tables', { settings }, { cookie: ada });
    for (const [verb, body] of [
      ['start', {}],
      ['bots', {}],
      ['ready', { ready: true }],
      ['leave', {}],
      ['deck', { deck: { text: 'x' } }],
    ] as const) {
      const answered = await call(`/api/tables/${table.id}/${verb}`, body, { cookie: eve });
      expect([verb, answered.status]).toEqual([verb, 403]);
    }
  });

  test('the server reports its health and its metrics', async () => {
    expect((await call('/healthz')).body).toEqual({ ok: true });
    expect(await metrics()).toMatch(/^praxis_faults_total 0/m);
    for (const headers of [{}, { authorization: 'Bearer nobody' }])
      expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(401);
  });
});

describe('WebSocket', () => {
  test('malformed messages are refused by name and the connection lives on', async () => {
    const cookie = await guest();
    const match = await playing(cookie);
    const line = connect({ cookie });
    await line.until(() => line.socket.readyState === line.socket.OPEN);
    const wrong: readonly (readonly [string, string, RegExp])[] = [
      ['nonsense', 'malformed', /JSON/],
      ['[]', 'malformed', /message/],
      ['{"t":"answer"}', 'malformed', /id/],
      ['{"t":"explode","id":1}', 'malformed', /field t /],
      ['{"t":"watch","match":"../../etc"}', 'malformed', /match/],
      ['{"t":"watch","match":"AAAAAAAAAAAAAAAAAAAAAA"}', 'unknown match', /match/],
      [`{"t":"answer","id":1,"match":"${match}","number":0.5,"answer":"pass"}`, 'malformed', /number/],
      [`{"t":"answer","id":1,"match":"${match}","number":1,"answer":"pass","seat":1}`, 'malformed', /seat/],
      [`{"t":"say","id":1,"match":"${match}"}`, 'malformed', /text or phrase/],
      [`{"t":"explain","id":1,"match":"${match}","card":4242}`, 'not an option', /possible/],
      ['{"t":"hello","protocol":99,"language":"en"}', 'malformed', /protocol is 2/],
      ['{"t":"watch","match":"AAAAAAAAAAAAAAAAAAAAAA","after":-1}', 'malformed', /after/],
    ];
    for (const [text, code, words] of wrong) {
      const before = line.messages.length;
      line.socket.send(text);
      await line.until(() => line.messages.length > before);
      expect([text, line.messages[before]?.code]).toEqual([text, code]);
      expect(line.messages[before]?.text).toMatch(words);
    }
    expect(line.closed).toBeUndefined();
    line.socket.close();
  });

  test('a message that is too large or binary closes the connection, and only that one', async () => {
    const cookie = await guest();
    const [large, binary, other] = [connect({ cookie }), connect({ cookie }), connect({ cookie })];
    for (const { until, socket } of [large, binary, other]) await until(() => socket.readyState === socket.OPEN);
    large.socket.send(JSON.stringify({ t: 'hello', protocol: 2, language: 'x'.repeat(20_000) }));
    binary.socket.send(Buffer.from([1, 2, 3]));
    await large.until(() => large.closed === 1009);
    await binary.until(() => binary.closed === 1003);
    other.socket.send(JSON.stringify({ t: 'hello', protocol: 2, language: 'fr' }));
    await other.until(() => other.messages.some(({ t }) => t === 'welcome'));
    other.socket.close();
  });

  test('a client that floods is refused, and then disconnected', async () => {
    const line = await network.connected({ cookie: await guest() });
    for (let count = 0; count < 1000; count++) line.socket.send('{"t":"lobby","follow":false}');
    await line.until(() => line.closed === 1008);
    expect(line.messages.filter(({ code }) => code === 'too many').length).toBeGreaterThan(100);
  });

  test('a refused surplus request is named by its number, so that nobody waits for a reply for ever', async () => {
    const line = await network.connected({ cookie: await guest() });
    for (let id = 1; id <= 250; id++) line.socket.send(JSON.stringify({ t: 'hurry', id, match: 'none' }));
    await line.until(() => line.messages.some(({ id }) => id === 250));
    expect(line.messages.find(({ id }) => id === 250)).toMatchObject({ t: 'refused', code: 'too many' });
    line.socket.close();
  });

  test('a client that does not read is disconnected, takes little memory, and holds up nobody', async () => {
    const [lazy, eager] = [await guest(), await guest()];
    const { body } = await call('/api/play', { game: 'broad', language: 'en', seats: 2 }, { cookie: lazy });
    const other = await playing(eager);
    const [slow, quick] = [await network.connected({ cookie: lazy }), await network.connected({ cookie: eager })];
    const heap = (): number => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    };
    const before = heap();
    slow.socket.pause();
    // Each of these is answered with the whole view; the network takes some of it, the server must not keep the rest.
    for (let count = 0; count < 55; count++) slow.socket.send(JSON.stringify({ t: 'watch', match: body.match }));
    quick.socket.send(JSON.stringify({ t: 'watch', match: other }));
    await quick.until(() => quick.messages.some(({ t }) => t === 'update'));
    const open = async (): Promise<string | undefined> => /^praxis_connections (\d+)/m.exec(await metrics())?.[1];
    // The server had begun to show the match to this connection, and gave it up.
    const room = await (server.services.matches as MatchHost).rooms.enter(body.match as string);
    await quick.until(() => room !== undefined && room.feeds.size > 0 && !room.isWatched);
    expect(heap() - before).toBeLessThan(KEPT_MOST);
    slow.socket.resume();
    await slow.until(() => slow.closed !== undefined);
    expect(slow.closed).toBe(1013);
    expect(slow.messages.at(-1)).toEqual({ t: 'again' });
    expect(slow.messages.length).toBeLessThan(55);
    expect(Number(await open())).toBeGreaterThan(0);
    quick.socket.close();
  });

  test('one address cannot hold any number of connections', async () => {
    const cookie = await guest();
    const lines = Array.from({ length: 30 }, () => connect({ cookie }));
    const settled = ({ socket, closed }: Socket): boolean => socket.readyState === socket.OPEN || closed !== undefined;
    for (const line of lines) await line.until(() => settled(line));
    const here = lines.filter(({ socket }) => socket.readyState === socket.OPEN);
    expect(here.length).toBeGreaterThan(0);
    expect(here.length).toBeLessThanOrEqual(12);
    for (const { socket } of here) socket.close();
    for (const line of here) await line.until(() => line.closed !== undefined);
    // There is room again.
    const later = connect({ cookie });
    await later.until(() => later.socket.readyState === later.socket.OPEN);
    later.socket.close();
  });

  test('another player’s cards are neither explained nor shown', async () => {
    const [ada, eve] = [await guest(), await guest()];
    const match = await playing(ada);
    const [own, foreign] = [connect({ cookie: ada }), connect({ cookie: eve })];
    for (const { until, socket } of [own, foreign]) {
      await until(() => socket.readyState === socket.OPEN);
      socket.send(JSON.stringify({ t: 'watch', match }));
    }
    await own.until(() => own.messages.some(({ t }) => t === 'update'));
    await foreign.until(() => foreign.messages.some(({ t }) => t === 'update'));
    const view = own.messages.find(({ t }) => t === 'update')?.view as { seats: { zones: { hand: number[] } }[] };
    const card = view.seats[0]?.zones.hand[0] as number;
    foreign.socket.send(JSON.stringify({ t: 'explain', id: 7, match, card }));
    await foreign.until(() => foreign.messages.some(({ id }) => id === 7));
    expect(foreign.messages.find(({ id }) => id === 7)?.code).toBe('not your seat');
    const told = JSON.stringify(foreign.messages.filter(({ t }) => t === 'update'));
    expect(told).not.toMatch(/Ember|Moth|Raze|Tithe|Pyre/);
    own.socket.send(JSON.stringify({ t: 'explain', id: 8, match, card }));
    await own.until(() => own.messages.some(({ id }) => id === 8));
    expect(own.messages.find(({ id }) => id === 8)?.t).toBe('explained');
    for (const { socket } of [own, foreign]) socket.close();
  });

  test('a thousand strangers leave nothing behind in the database', async () => {
    const count = async (): Promise<number> => {
      const { rows } = await server.services.resources.database.pool.query<{ count: string }>(
        'select count(*) from people',
      );
      return Number(rows[0]?.count);
    };
    const before = await count();
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 50 }, () => call('/api/me')));
    expect(await count()).toBe(before);
  });
});

test('a second start on the same data folder is refused with the process that has it', async () => {
  await expect(startServer({ port: 0, dataFolder: folder, logLevel: 'silent' })).rejects.toThrow(
    `is in use by process ${process.pid}`,
  );
  expect((await call('/healthz')).status).toBe(200);
});
