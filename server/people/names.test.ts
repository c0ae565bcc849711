/** Names belong to accounts: nobody else can use the name of an account. */
import type { Me } from '@praxis/protocol/http.ts';
import { expect, test } from 'vitest';
import { PASSWORD, Visitor } from '../accounts/testing-visitor.ts';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';
import { claimExisting, claimName, KEPT_MS } from './names.ts';

const room = testServer({ games: [CHAIN], config: { requestsPerMinute: 100_000 } });
const pages = testPages(room);

async function account(email: string, name?: string): Promise<Visitor> {
  const visitor = new Visitor(pages.app);
  expect([email, (await visitor.signUp(email, name)).status]).toEqual([email, 200]);
  return visitor;
}

const rename = (visitor: Visitor, name: string) => visitor.post<Me>('/api/me', { name });

test('nobody else gets the name of an account, or one that looks like it', async () => {
  const ada = await account('ada@example.org', 'Ada Lovelace');
  const [guest, other] = [new Visitor(pages.app), await account('other@example.org', 'Other')];
  for (const name of ['Ada Lovelace', 'ada lovelace', 'AdaLovelace', 'Ada L0velace', 'Ada Iovelace']) {
    expect([name, (await rename(guest, name)).code]).toEqual([name, 'name taken']);
    expect([name, (await rename(other, name)).code]).toEqual([name, 'name taken']);
    expect((await new Visitor(pages.app).signUp('eve@example.org', name)).code).toBe('name taken');
    expect((await other.post('/api/bots', { name })).code).toBe('name taken');
  }
  expect((await rename(ada, 'ADA LOVELACE')).body.name).toBe('ADA LOVELACE');
  expect((await ada.post('/api/bots', { name: 'Ada Lovelace' })).status).toBe(200);
});

test('guests may share a name until an account owns it', async () => {
  const [one, two] = [new Visitor(pages.app), new Visitor(pages.app)];
  for (const guest of [one, two]) expect((await rename(guest, 'Bela')).body.name).toBe('Bela');
  await account('bela@example.org', 'Bela');
  for (const guest of [one, two]) expect((await guest.me()).body.name).toMatch(/^Guest \d{4}$/);
  expect((await rename(one, 'Bela')).code).toBe('name taken');
});

test("a person who signs up without a name, whose name as a guest was taken meanwhile, gets a guest's name", async () => {
  const guest = new Visitor(pages.app);
  await rename(guest, 'Carla');
  await account('carla@example.org', 'Carla');
  expect((await guest.signUp('late@example.org')).body.name).toMatch(/^Guest \d{4}$/);
});

test('a former name is kept for its owner for a while, and a few of them at most', async () => {
  const dora = await account('dora@example.org', 'Dora');
  await rename(dora, 'Dorothea');
  const other = await account('other-dora@example.org', 'Other Dora');
  expect((await rename(other, 'Dora')).code).toBe('name taken');
  expect((await rename(dora, 'Dora')).status).toBe(200);
  expect((await rename(dora, 'Dorothea')).status).toBe(200);
  room.clock.set(room.clock.now() + KEPT_MS - 1000);
  expect((await rename(other, 'Dora')).code).toBe('name taken');
  room.clock.set(room.clock.now() + 1000);
  expect((await rename(other, 'Dora')).status).toBe(200);
  expect((await rename(dora, 'Dora')).code).toBe('name taken');
  for (let count = 0; count < 10; count++) {
    room.clock.set(room.clock.now() + 1000);
    await rename(other, `Hoard ${'x'.repeat(count + 1)}`);
  }
  expect((await rename(dora, 'Hoard x')).status).toBe(200);
  expect((await rename(dora, 'Hoard xxxxxxxxx')).code).toBe('name taken');
});

test('the name of a deleted account is reserved for a while, and nothing reveals it', async () => {
  const emil = await account('emil@example.org', 'Emil');
  const { body: me } = await emil.me();
  expect((await emil.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  const guest = new Visitor(pages.app);
  expect((await rename(guest, 'Emil')).code).toBe('name taken');
  const { rows } = await room.database.pool.query('select * from names');
  expect(JSON.stringify(rows)).not.toMatch(/emil/i);
  expect(JSON.stringify(rows)).not.toContain(me.id);
  room.clock.set(room.clock.now() + KEPT_MS);
  expect((await rename(guest, 'Emil')).status).toBe(200);
});

test('among accounts from before names had owners, the oldest owns the name', async () => {
  const { pool } = room.database;
  const [first, second] = [await account('first@example.org', 'Frida'), await account('second@example.org', 'Second')];
  const ids = [(await first.me()).body.id, (await second.me()).body.id];
  await pool.query('delete from names where person_id = any ($1)', [ids]);
  await pool.query("update people set name = 'Frida', created_at = now() - interval '1 day' where id = $1", [ids[1]]);
  await claimExisting(room.services.resources);
  expect(await claimName(room.services.resources, ids[0] as string, 'Frida')).toBe(false);
  expect((await first.me()).body.name).toBe('Frida');
  expect((await rename(second, 'Frida')).status).toBe(200);
});

test('of two who claim a name at once one gets it', async () => {
  const claims = Array.from({ length: 8 }, (_, index) =>
    claimName(room.services.resources, `person ${index}`, 'Gustav'),
  );
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
});
