/** The sessions of an account: listed, and ended by their owner only. */
import type { Session } from '@praxis/protocol/http.ts';
import { expect, test } from 'vitest';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';
import { deviceOf } from './sessions.ts';
import { Visitor } from './testing-visitor.ts';

const room = testServer({ games: [CHAIN], realTime: true, config: { requestsPerMinute: 100_000 } });
const pages = testPages(room);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

const listed = async (visitor: Visitor): Promise<readonly Session[]> =>
  (await visitor.get<readonly Session[]>('/api/account/sessions')).body;

test.each([
  [FIREFOX, 'Firefox, Linux'],
  [PHONE, 'Safari, iOS'],
  [EDGE, 'Edge, Windows'],
  ['curl/8.5.0', ''],
])('%s is %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test('all sessions of a person are listed, each with its device and which one this is', async () => {
  const [desk, phone] = [new Visitor(pages.app), new Visitor(pages.app)];
  [desk.headers, phone.headers] = [{ 'user-agent': FIREFOX }, { 'user-agent': PHONE }];
  await desk.signUp('ada@example.org');
  await phone.signIn('ada@example.org');
  await room.database.pool.query(`update auth_sessions set "updatedAt" = now() - interval '1 hour'`);
  await phone.me();
  const seen = await listed(desk);
  expect(seen.map(({ device, current }) => [device, current])).toEqual([
    ['Safari, iOS', false],
    ['Firefox, Linux', true],
  ]);
  expect((await listed(phone)).map(({ current }) => current)).toEqual([true, false]);
  expect((seen[0]?.usedAt ?? 0) - (seen[1]?.usedAt ?? 0)).toBeGreaterThan(3_000_000);
});

test('one session is ended, or all others; nobody can end another person’s', async () => {
  const [ben, second, third, eve] = [1, 2, 3, 4].map(() => new Visitor(pages.app)) as [
    ...[Visitor, Visitor, Visitor, Visitor],
  ];
  await ben.signUp('ben@example.org');
  await eve.signUp('eve@example.org');
  await second.signIn('ben@example.org');
  await third.signIn('ben@example.org');
  const own = (await listed(second)).find(({ current }) => current)?.id as string;
  expect((await eve.delete(`/api/account/sessions/${own}`)).code).toBe('unknown');
  expect((await second.me()).body.guest).toBe(false);
  expect((await ben.delete(`/api/account/sessions/${own}`)).status).toBe(200);
  expect((await second.me()).body.guest).toBe(true);
  expect((await third.me()).body.guest).toBe(false);
  expect((await ben.post('/api/account/sessions/end-others')).status).toBe(200);
  expect((await third.me()).body.guest).toBe(true);
  expect(await listed(ben)).toHaveLength(1);
  expect((await eve.me()).body.guest).toBe(false);
  expect((await third.get('/api/account/sessions')).code).toBe('account only');
});
