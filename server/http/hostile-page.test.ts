/**
 * The server against hostile browsers and proxies: trusted addresses, files that are shown, and a page's permissions.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Config } from '../base/config.ts';
import type { Database } from '../storage/database.ts';
import { hosted, openTestDatabase, openTestServices, temporaryFolder } from '../testing/fixtures.ts';
import { openApp } from './app.ts';

const { folder, remove } = temporaryFolder();
const pageFolder = join(folder, 'page');
const PROXY = '10.0.0.1';
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase(folder);
  mkdirSync(join(pageFolder, 'assets'), { recursive: true });
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>the page</title>');
  writeFileSync(join(pageFolder, 'assets', 'main.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'the secret');
  writeFileSync(join(folder, 'page-secret.txt'), 'the secret');
});

afterAll(async () => {
  await database.close();
  remove();
});

async function withApp(config: Partial<Config>, work: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const games = [hosted({ game: chainGame, seatsMost: 2 })];
  const services = await openTestServices({ games, database, config: { pageFolder, ...config } });
  const { fastify } = await openApp(services.services);
  try {
    await work(fastify);
  } finally {
    await fastify.close();
    await services.close();
  }
}

test('repeated health checks ask the database once', async () => {
  await withApp({}, async (app) => {
    const asked = vi.spyOn(database.pool, 'query');
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/healthz' })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked.mock.calls.filter(([text]) => String(text) === 'select 1').length).toBeLessThan(5);
    asked.mockRestore();
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});

describe('A proxy', () => {
  /** The number of answered requests out of twenty, each of which claims another origin. */
  const answered = async (app: FastifyInstance, from: string): Promise<number> => {
    let count = 0;
    for (let number = 0; number < 20; number++) {
      const headers = { 'x-forwarded-for': `192.0.2.${number}` };
      const { statusCode } = await app.inject({ url: '/api/games', headers, remoteAddress: from });
      if (statusCode === 200) count++;
    }
    return count;
  };

  test('that nobody has named is not believed: an address cannot hide behind invented ones', async () => {
    await withApp({ requestsPerMinute: 10 }, async (app) => expect(await answered(app, PROXY)).toBe(10));
    await withApp({ requestsPerMinute: 10, trustedProxies: [PROXY] }, async (app) =>
      expect(await answered(app, '10.0.0.2')).toBe(10),
    );
  });

  test("that is trusted names the client's address", async () => {
    await withApp({ requestsPerMinute: 10, trustedProxies: ['10.0.0.0/24'] }, async (app) =>
      expect(await answered(app, PROXY)).toBe(20),
    );
  });

  test('is believed about TLS only if it is trusted', async () => {
    const isSecure = async (app: FastifyInstance, host = 'localhost'): Promise<boolean> => {
      const headers = { 'x-forwarded-proto': 'https', host };
      const { headers: given } = await app.inject({ url: '/api/me', headers, remoteAddress: PROXY });
      return /; Secure/i.test(String(given['set-cookie']));
    };
    await withApp({}, async (app) => expect(await isSecure(app)).toBe(false));
    await withApp({ trustedProxies: [PROXY] }, async (app) => expect(await isSecure(app)).toBe(true));
    await withApp({ publicUrl: 'https://play.example.org' }, async (app) =>
      expect(await isSecure(app, 'play.example.org')).toBe(true),
    );
  });

  test('cannot make a foreign page the own one by a header', async () => {
    const foreign = async (app: FastifyInstance): Promise<number> => {
      const headers = { origin: 'https://evil.example', host: 'play.example.org', 'x-forwarded-host': 'evil.example' };
      const wish = { method: 'POST', url: '/api/me', payload: { name: 'Eve' }, remoteAddress: '10.0.0.9' } as const;
      return (await app.inject({ ...wish, headers })).statusCode;
    };
    await withApp({ publicUrl: 'https://play.example.org', trustedProxies: [PROXY] }, async (app) =>
      expect(await foreign(app)).toBe(403),
    );
  });
});

describe('The page', () => {
  const TRICKS = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/../page-secret.txt',
    '/-secret.txt',
    '//secret.txt',
    '/secret.txt%00.html',
    `/${encodeURIComponent(join(folder, 'secret.txt'))}`,
    '/assets/main.js/../../../secret.txt',
  ];

  test('is all that is read from the disk, for any path', async () => {
    await withApp({}, async (app) => {
      expect((await app.inject({ url: '/assets/main.js' })).body).toBe('export {};');
      expect((await app.inject({ url: '/any/where' })).body).toContain('the page');
      for (const url of TRICKS) {
        const { body, statusCode } = await app.inject({ url });
        expect([url, body]).not.toEqual([url, expect.stringContaining('the secret')]);
        expect([url, statusCode]).toEqual([url, expect.toSatisfy((status: number) => status < 500)]);
      }
    });
  });

  test('is not to be had by a name that is not the server’s', async () => {
    await withApp({ publicUrl: 'https://play.example.org' }, async (app) => {
      const ask = async (host: string, url = '/') => (await app.inject({ url, headers: { host } })).statusCode;
      expect([await ask('play.example.org'), await ask('evil.example'), await ask('evil.example', '/api/me')]).toEqual([
        ...[200, 421, 421],
      ]);
    });
  });

  test('is never opened over http again where the server is reached over https', async () => {
    for (const [publicUrl, header] of [
      ['https://praxis.example.org', 'max-age=15552000'],
      ['http://praxis.example.org', undefined],
    ] as const)
      await withApp({ publicUrl }, async (app) => {
        expect((await app.inject({ url: '/' })).headers['strict-transport-security']).toBe(header);
      });
  });

  test('can run only its own files, and be framed by nobody', async () => {
    await withApp({}, async (app) => {
      for (const url of ['/', '/any/where', '/assets/main.js', '/api/games', '/api/nothing']) {
        const { headers } = await app.inject({ url });
        const rules = String(headers['content-security-policy']).split(/;\s*/);
        expect([url, rules]).toEqual([url, expect.arrayContaining(["default-src 'none'", "script-src 'self'"])]);
        expect(rules).toEqual(
          expect.arrayContaining(["style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]),
        );
        expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:|https:/);
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    });
  });

  test('and what a person is told stay out of caches on the way; only built files may be kept there', async () => {
    await withApp({}, async (app) => {
      for (const url of ['/', '/api/me', '/api/matches/mine', '/api/tables', '/api/games', '/api/nothing', '/healthz'])
        expect([url, (await app.inject({ url })).headers['cache-control']]).toEqual([
          ...[url, expect.stringMatching(/^(?:private, )?no-(?:cache|store)$/)],
        ]);
      const { headers } = await app.inject({ url: '/assets/main.js' });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });
  });

  test('has no script or style within itself, which its policy would not allow', () => {
    const html = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'index.html'), 'utf8');
    expect(html).toMatch(/<script\b/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/i);
    expect(html).not.toMatch(/<style\b|\sstyle=|\son\w+=|javascript:/i);
  });
});

test('a client that does not read the reply is disconnected; a silent WebSocket is not', async () => {
  writeFileSync(join(pageFolder, 'assets', 'long.js'), Buffer.alloc(50_000_000));
  await withApp({ requestSeconds: 1 }, async (app) => {
    const url = new URL(await app.listen({ port: 0 }));
    const open = (): Promise<number> =>
      new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
    const socket = new WebSocket(`ws://${url.host}/ws`);
    await new Promise((resolve) => socket.once('open', resolve));
    const lazy = createConnection({ host: url.hostname, port: Number(url.port) });
    lazy.on('error', () => {});
    lazy.pause();
    await new Promise<void>((resolve) => {
      lazy.write('GET /assets/long.js HTTP/1.1\r\nHost: localhost\r\n\r\n', () => resolve());
    });
    while ((await open()) < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    while ((await open()) > 1) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    lazy.destroy();
    socket.close();
  });
});

test('things are made so much more rarely than they are looked at', async () => {
  await withApp({ requestsPerMinute: 50 }, async (app) => {
    const statuses: number[] = [];
    for (let number = 0; number < 15; number++) {
      const wish = { method: 'POST', url: '/api/me', payload: { name: `Guest ${number}` } } as const;
      statuses.push((await app.inject(wish)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), ...Array.from({ length: 5 }, () => 429)]);
    expect((await app.inject({ url: '/api/games' })).statusCode).toBe(200);
  });
});

test('a client that hops through a network of IPv6 is one address', async () => {
  await withApp({ requestsPerMinute: 10 }, async (app) => {
    const statuses: number[] = [];
    for (let number = 0; number < 12; number++) {
      const remoteAddress = `2001:db8:1:2::${number + 1}`;
      statuses.push((await app.inject({ url: '/api/games', remoteAddress })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
