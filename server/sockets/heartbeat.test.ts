/** The heartbeat of connections: clients hear it, and connections without permission are closed by it. */
import { beforeAll, expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import type { TestClient } from '../testing/fixtures.ts';
import { CHAIN, testPages, twoServers } from '../testing/test-server.ts';

// Each process has wake-ups of its own only, so all that go from one to the other are lost.
const { here, there, settle } = twoServers({ games: [CHAIN], config: { requestsPerMinute: 100_000 } });
const pages = testPages(here);

beforeAll(() => {
  here.connections.start();
  there.connections.start();
});

const wait = (seconds: number): Promise<void> => here.clock.advance(seconds * 1000, settle);
const beats = ({ messages }: TestClient): number => messages.filter(({ t }) => t === 'beat').length;

/** An account holder, the session's id and a connection by it to each process. */
async function connected(email: string): Promise<{ visitor: Visitor; clients: readonly TestClient[] }> {
  const visitor = new Visitor(pages.app);
  const { body: me } = await visitor.signUp(email);
  const { body: sessions } =
    await visitor.get<readonly { readonly id: string; readonly current: boolean }[]>('/api/account/sessions');
  const session = sessions.find(({ current }) => current)?.id as string;
  const clients = [here, there].map((each) => each.client({ id: me.id, name: me.name, guest: false }, me.id, session));
  return { visitor, clients };
}

test('everybody who has said hello is shown every two seconds that the server is there', async () => {
  const [greeted, silent] = [here.client(), here.client()];
  greeted.tell({ t: 'hello', protocol: 2, language: 'en' });
  await settle();
  expect(greeted.messages).toEqual([expect.objectContaining({ t: 'welcome', beatMs: 2000 })]);
  // Within the first two seconds `welcome` has just been sent.
  await wait(2);
  const before = beats(greeted);
  await wait(20);
  expect(beats(greeted)).toBe(before + 10);
  expect(silent.messages).toEqual([]);
});

test('a beat is left out if something else has just shown that the server is there; no silence is longer than three seconds', async () => {
  const busy = here.client();
  busy.tell({ t: 'hello', protocol: 2, language: 'en' });
  await settle();
  for (let second = 0; second < 20; second++) {
    await wait(0.9);
    busy.tell({ t: 'lobby', follow: true });
    await settle();
  }
  expect(beats(busy)).toBe(0);
  let heard = busy.messages.length;
  for (let silence = 0; silence < 10; silence++) {
    await wait(3);
    expect(busy.messages.length).toBeGreaterThan(heard);
    heard = busy.messages.length;
  }
});

test('a heartbeat goes out in shares, so that many connections are not served all at once', async () => {
  const many = Array.from({ length: 40 }, () => here.client());
  for (const client of many) client.tell({ t: 'hello', protocol: 2, language: 'en' });
  await settle();
  await wait(2);
  const before = many.map(beats);
  const steps: number[] = [];
  for (let step = 0; step < 20; step++) {
    const heard = many.reduce((sum, client) => sum + beats(client), 0);
    await wait(0.1);
    steps.push(many.reduce((sum, client) => sum + beats(client), 0) - heard);
  }
  expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  expect(many.map(beats)).toEqual(before.map((count) => count + 1));
});

test('a session that ends closes its connections at once where it ends, elsewhere at the heartbeat', async () => {
  const { visitor, clients } = await connected('ada@example.org');
  await wait(60);
  expect(clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  await visitor.post('/api/auth/sign-out');
  await settle();
  expect(clients.map(({ closed }) => closed)).toEqual([1012, undefined]);
  await wait(10);
  expect(clients.map(({ closed }) => closed)).toEqual([1012, 1012]);
});

test('the end of one session leaves the others connected', async () => {
  const { visitor, clients } = await connected('ben@example.org');
  const elsewhere = new Visitor(pages.app);
  await elsewhere.signIn('ben@example.org');
  await elsewhere.post('/api/auth/sign-out');
  await wait(10);
  expect(clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  expect((await visitor.post('/api/account/sessions/end-others')).status).toBe(200);
  await wait(10);
  expect(clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
});

test('a token that is revoked closes the connections of its program, though the wake-up is lost', async () => {
  const visitor = new Visitor(pages.app);
  await visitor.signUp('cleo@example.org');
  const { body: bot } = await visitor.post<{ readonly id: string }>('/api/bots', { name: 'Robot' });
  const client = there.client({ id: bot.id, name: 'Robot', guest: false, bot: true });
  await wait(10);
  expect(client.closed).toBeUndefined();
  await visitor.delete(`/api/bots/${bot.id}`);
  await wait(10);
  expect(client.closed).toBe(1012);
});

test('guests, and a database that is away, send nobody away', async () => {
  const { clients } = await connected('dan@example.org');
  const guest = there.client();
  const { pool } = here.database;
  const { query } = pool;
  Object.assign(pool, { query: () => Promise.reject(new Error('The database is away.')) });
  await wait(20);
  Object.assign(pool, { query });
  await wait(10);
  expect([...clients, guest].map(({ closed }) => closed)).toEqual([undefined, undefined, undefined]);
});
