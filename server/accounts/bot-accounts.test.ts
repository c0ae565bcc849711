/** Programs with tokens: made, connected, refused, revoked. */
import type { BotAccount, MatchSummary, Me, NewBotAccount } from '@praxis/protocol/http.ts';
import type { Table } from '@praxis/protocol/table.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type App, openApp } from '../http/app.ts';
import type { Database } from '../storage/database.ts';
import {
  hosted,
  openTestDatabase,
  openTestServices,
  SETTINGS,
  type TestServices,
  temporaryFolder,
} from '../testing/fixtures.ts';
import { Visitor } from './testing-visitor.ts';

const { folder, remove } = temporaryFolder();
let database: Database;
let server: TestServices;
let app: App;
let url: string;
let owner: Visitor;

beforeAll(async () => {
  database = await openTestDatabase(folder);
  const games = [hosted({ game: chainGame, seatsMost: 2 })];
  server = await openTestServices({ games, database, config: { requestsPerMinute: 100_000 } });
  app = await openApp(server.services);
  url = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  owner = new Visitor(app.fastify);
  await owner.signUp('owner@example.org', 'Owner');
});

afterAll(async () => {
  app.connections.closeAll();
  await app.fastify.close();
  await server.close();
  await database.close();
  remove();
});

async function made(name: string): Promise<NewBotAccount> {
  return (await owner.post<NewBotAccount>('/api/bots', { name })).body;
}

function program(token: string): Visitor {
  const visitor = new Visitor(app.fastify);
  visitor.headers = { authorization: `Bearer ${token}` };
  return visitor;
}

/** Resolves to the server's first message, or to the status of its refusal. */
function greeted(token: string): Promise<{ readonly socket: WebSocket; readonly said: string }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${token}` } });
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: 2, language: 'en' })));
    socket.on('message', (data) => resolve({ socket, said: String(data) }));
    socket.on('unexpected-response', (_, response) => {
      resolve({ socket, said: String(response.statusCode) });
      socket.terminate();
    });
    socket.on('error', () => {});
  });
}

describe('A token', () => {
  test('is shown once and stored as a hash', async () => {
    const bot = await made('Hal');
    expect(bot.token).toMatch(/^praxis_[0-9a-f]{64}$/);
    const { body: listed } = await owner.get<readonly BotAccount[]>('/api/bots');
    expect(listed).toContainEqual({ id: bot.id, name: 'Hal', createdAt: bot.createdAt });
    const { rows } = await database.pool.query('select * from bots');
    expect(JSON.stringify([listed, rows])).not.toContain(bot.token.slice(7));
  });

  test('lets its bearer sit at tables', async () => {
    const bot = await made('Sitter');
    const hal = program(bot.token);
    const { body: me, cookies } = await hal.me();
    expect(me).toMatchObject({ id: bot.id, name: 'Sitter', guest: false, bot: true } satisfies Partial<Me>);
    expect(cookies).toEqual([]);
    const { body: table } = await owner.post<Table>('/api/tables', { settings: { ...SETTINGS, game: 'chain' } });
    const { body: joined } = await hal.post<Table>(`/api/tables/${table.id}/join`);
    expect(joined.mine).toBe(1);
    // Nobody takes it for a human being, neither before the match nor in it nor afterwards.
    const sitter = { kind: 'person', id: bot.id, name: 'Sitter', guest: false, program: true };
    expect(joined.seats[1]?.sitter).toMatchObject(sitter);
    expect(joined.seats[0]?.sitter).not.toHaveProperty('program');
    await hal.post(`/api/tables/${table.id}/ready`, { ready: true });
    await owner.post(`/api/tables/${table.id}/start`);
    const watcher = server.client();
    watcher.watch(table.id);
    await server.settle();
    expect(watcher.table?.seats[1]?.sitter).toMatchObject(sitter);
    const { body: summary } = await owner.get<MatchSummary>(`/api/matches/${table.id}`);
    expect(summary.seats.map(({ bot: isBot }) => isBot)).toEqual([false, true]);
  });

  test('opens a connection, which ends when it is revoked', async () => {
    const bot = await made('Caller');
    const { socket, said } = await greeted(bot.token);
    expect(JSON.parse(said)).toMatchObject({ t: 'welcome', you: { id: bot.id, name: 'Caller' } });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    expect((await owner.delete(`/api/bots/${bot.id}`)).status).toBe(200);
    expect(await closed).toBe(1012);
    expect((await greeted(bot.token)).said).toBe('401');
    expect((await program(bot.token).me()).code).toBe('not signed in');
    expect((await owner.delete(`/api/bots/${bot.id}`)).code).toBe('unknown');
  });

  test('that is forged opens nothing', async () => {
    const { token } = await made('Victim');
    const last = token.at(-1) === '0' ? '1' : '0';
    const forged = ['', 'x', token.slice(7), `${token.slice(0, -1)}${last}`, token.toUpperCase(), `${token}0`];
    for (const each of forged) {
      const { code, status } = await program(each).me();
      expect([status, code]).toEqual([401, 'not signed in']);
    }
    expect((await greeted(forged[3] as string)).said).toBe('401');
    const basic = new Visitor(app.fastify);
    basic.headers = { authorization: `Basic ${token}` };
    expect((await basic.me()).status).toBe(401);
  });

  test('does not open the account of its owner', async () => {
    const hal = program((await made('Thief')).token);
    for (const path of ['/api/bots', '/api/account/export']) expect((await hal.get(path)).code).toBe('account only');
    expect((await hal.post('/api/bots', { name: 'Offspring' })).code).toBe('account only');
    expect((await hal.post('/api/account/delete', { password: 'correct horse' })).code).toBe('account only');
    const { body: me } = await hal.me();
    expect(me.email).toBeUndefined();
  });
});

test('another account cannot revoke it, and nobody has more than ten', async () => {
  const eve = new Visitor(app.fastify);
  await eve.signUp('eve@example.org', 'Eve');
  const bot = await made('Mine');
  expect((await eve.delete(`/api/bots/${bot.id}`)).code).toBe('unknown');
  expect((await program(bot.token).me()).status).toBe(200);
  const tries = Array.from({ length: 12 }, (_, index) => eve.post('/api/bots', { name: `Bot ${index}` }));
  const codes = (await Promise.all(tries)).map(({ code }) => code ?? 'made');
  expect(codes.filter((code) => code === 'made')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too many bots')).toHaveLength(2);
  expect((await eve.post('/api/bots', { name: '\u202e' })).code).toBe('name');
});
