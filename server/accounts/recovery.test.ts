/**
 * Recovery codes: shown once, good once, and the end of all sessions; and how often secrets of one account can be
 * tried.
 */
import { expect, test } from 'vitest';
import { openApp } from '../http/app.ts';
import { openTestServices } from '../testing/fixtures.ts';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';
import { PASSWORD, Visitor } from './testing-visitor.ts';

const room = testServer({ games: [CHAIN], realTime: true, config: { requestsPerMinute: 100_000 } });
const pages = testPages(room);

interface Codes {
  readonly codes: readonly string[];
}

const made = async (visitor: Visitor): Promise<readonly string[]> =>
  (await visitor.post<Codes>('/api/account/recovery-codes', { password: PASSWORD })).body.codes;
const left = async (visitor: Visitor): Promise<number> =>
  (await visitor.get<{ readonly left: number }>('/api/account/recovery-codes')).body.left;
const recover = (email: string, code: string, newPassword = 'another password') =>
  new Visitor(pages.app).post('/api/auth/recover', { email, code, newPassword });

test('a code sets a new password once, and ends all sessions', async () => {
  const ada = new Visitor(pages.app);
  const { body: me } = await ada.signUp('ada@example.org', 'Ada');
  expect((await ada.post('/api/account/recovery-codes', { password: 'wrong' })).code).toBe('credentials');
  expect(await left(ada)).toBe(0);
  const codes = await made(ada);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  const { rows } = await room.database.pool.query('select * from recovery_codes');
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);

  const [code, second] = codes as [string, string];
  const open = room.client({ id: me.id, name: me.name, guest: false });
  expect((await recover('ada@example.org', code, 'short')).code).toBe('password');
  expect((await recover('nobody@example.org', code)).code).toBe('recovery code');
  expect((await recover('ada@example.org', 'AAAA-AAAA-AAAA-AAAA')).code).toBe('recovery code');
  // However it is typed.
  expect((await recover('Ada@example.org', code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await ada.me()).body.guest).toBe(true);
  expect(open.closed).toBe(1012);
  expect((await ada.signIn('ada@example.org')).code).toBe('credentials');
  expect((await ada.signIn('ada@example.org', 'another password')).status).toBe(200);
  expect((await recover('ada@example.org', code)).code).toBe('recovery code');
  expect(await left(ada)).toBe(9);
  expect((await recover('ada@example.org', second, PASSWORD)).status).toBe(200);
});

test('new codes take the place of the old ones, and nobody can use another person’s', async () => {
  const [ben, eve] = [new Visitor(pages.app), new Visitor(pages.app)];
  await ben.signUp('ben@example.org', 'Ben');
  await eve.signUp('eve@example.org', 'Eve');
  const [old] = (await made(ben)) as [string];
  const [fresh] = (await made(ben)) as [string];
  expect((await recover('ben@example.org', old)).code).toBe('recovery code');
  expect((await recover('eve@example.org', fresh)).code).toBe('recovery code');
  expect(await left(ben)).toBe(10);
  expect((await recover('ben@example.org', fresh)).status).toBe(200);
});

test('without a mail server nothing is offered by mail', async () => {
  const carl = new Visitor(pages.app);
  expect((await carl.signUp('carl@example.org', 'Carl')).body.mail).toBeUndefined();
  expect((await carl.post('/api/auth/request-reset', { email: 'carl@example.org' })).code).toBe('unknown');
  expect((await carl.post('/api/account/send-confirmation')).code).toBe('unknown');
});

test('secrets of one account are not tried without end, from however many addresses', async () => {
  const strict = await openTestServices({
    games: [CHAIN],
    database: room.database,
    config: { requestsPerMinute: 600, trustedProxies: ['127.0.0.1'] },
  });
  const { fastify } = await openApp(strict.services);
  const tried = async (email: string, number: number): Promise<string | undefined> => {
    const eve = new Visitor(fastify);
    eve.headers = { 'x-forwarded-for': `192.0.2.${number}` };
    return (await eve.signIn(email, `wrong ${number}`)).code;
  };
  const codes: (string | undefined)[] = [];
  for (let number = 1; number <= 40; number++) codes.push(await tried('ada@example.org', number));
  expect(codes.filter((code) => code === 'credentials').length).toBeLessThan(35);
  expect(codes.at(-1)).toBe('too many requests');
  expect(await tried('ben@example.org', 1)).toBe('credentials');
  await fastify.close();
  await strict.close();
});
