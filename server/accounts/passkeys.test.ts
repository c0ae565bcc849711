/** Passkeys on the embedded database: kept, used, listed, removed, and everything that must not open an account. */
import type { Me, Passkey, PasskeyOptions } from '@praxis/protocol/http.ts';
import { expect, test } from 'vitest';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';
import { Device } from './testing-passkeys.ts';
import { type Answer, PASSWORD, Visitor } from './testing-visitor.ts';

const room = testServer({ games: [CHAIN], realTime: true, config: { requestsPerMinute: 100_000 } });
const pages = testPages(room);

const PATH = '/api/auth/passkey';

async function options(visitor: Visitor, what: 'register' | 'sign-in'): Promise<PasskeyOptions> {
  const { status, body } = await visitor.post<PasskeyOptions>(`${PATH}/${what}-options`);
  expect(status).toBe(200);
  return body;
}

async function keep(visitor: Visitor, device: Device, name = 'Laptop'): Promise<Answer<Passkey>> {
  const response = device.register(await options(visitor, 'register'));
  return visitor.post<Passkey>(`${PATH}/register`, { response, name });
}

async function enter(visitor: Visitor, device: Device): Promise<Answer<Me>> {
  const response = device.signIn(await options(visitor, 'sign-in'));
  return visitor.post<Me>(`${PATH}/sign-in`, { response });
}

test('a passkey is kept, opens the account on its own, and is removed', async () => {
  const ada = new Visitor(pages.app);
  const { body: me } = await ada.signUp('ada@example.org', 'Ada');
  const device = new Device();
  const { status, body: kept } = await keep(ada, device);
  expect(status).toBe(200);
  expect(kept).toEqual({ id: kept.id, name: 'Laptop', createdAt: kept.createdAt });
  expect(Date.now() - kept.createdAt).toBeLessThan(60_000);

  const elsewhere = new Visitor(pages.app);
  const { body: guest } = await elsewhere.me();
  const entered = await enter(elsewhere, device);
  expect(entered.body).toEqual(me);
  expect((await elsewhere.me()).body.id).toBe(me.id);
  expect(guest.id).not.toBe(me.id);
  // Again, with a higher counter of the device.
  expect((await enter(new Visitor(pages.app), device)).status).toBe(200);

  expect((await ada.get('/api/account/passkeys')).body).toEqual([kept]);
  const { body: exported } = await ada.get<{ passkeys: unknown }>('/api/account/export');
  expect(exported.passkeys).toEqual([{ name: 'Laptop', createdAt: new Date(kept.createdAt).toISOString() }]);
  expect((await ada.delete(`/api/account/passkeys/${kept.id}`)).status).toBe(200);
  expect((await ada.get('/api/account/passkeys')).body).toEqual([]);
  const late = await enter(new Visitor(pages.app), device);
  expect([late.status, late.code]).toEqual([401, 'passkey']);
});

test("the guest's belongings come along", async () => {
  const device = new Device();
  const ben = new Visitor(pages.app);
  await ben.signUp('ben@example.org', 'Ben');
  await keep(ben, device);
  const guest = new Visitor(pages.app);
  const settings = {
    ...{ game: 'chain', edition: 'only', seats: 2, speed: { kind: 'untimed' } },
    ...{ rated: false, open: false, seating: 'chosen' },
  };
  const { body: table } = await guest.post<{ id: string }>('/api/tables', { settings });
  await enter(guest, device);
  const { body } = await guest.get<{ mine?: number; host: boolean }>(`/api/tables/${table.id}`);
  expect(body).toMatchObject({ mine: 0, host: true });
});

test('nothing else opens an account', async () => {
  const cleo = new Visitor(pages.app);
  await cleo.signUp('cleo@example.org');
  const device = new Device();
  await keep(cleo, device);

  // A device that nobody has registered.
  expect((await enter(new Visitor(pages.app), new Device())).code).toBe('passkey');
  // The right device on a foreign page.
  const phished = new Visitor(pages.app);
  const asked = await options(phished, 'sign-in');
  const foreign = new Device('https://praxis.example.net').signIn(asked);
  const own = device.signIn(asked);
  const mixed = { ...own, response: { ...(own.response as object), ...(foreign.response as object) } };
  expect((await phished.post(`${PATH}/sign-in`, { response: mixed })).code).toBe('passkey');
  // An answer that was heard before: the challenge was used up.
  const first = new Visitor(pages.app);
  const response = device.signIn(await options(first, 'sign-in'));
  expect((await first.post(`${PATH}/sign-in`, { response })).status).toBe(200);
  expect((await first.post(`${PATH}/sign-in`, { response })).code).toBe('passkey');
  const second = new Visitor(pages.app);
  await options(second, 'sign-in');
  expect((await second.post(`${PATH}/sign-in`, { response })).code).toBe('passkey');
  // Without having been asked, and with something that is no answer.
  expect((await new Visitor(pages.app).post(`${PATH}/sign-in`, { response })).code).toBe('passkey');
  const third = new Visitor(pages.app);
  await options(third, 'sign-in');
  expect((await third.post(`${PATH}/sign-in`, { response: { id: 7 } })).status).toBeLessThan(500);
  expect((await third.post(`${PATH}/sign-in`, { response: 'x' })).code).toBe('malformed');
  for (const visitor of [phished, second, third]) expect((await visitor.me()).body.guest).toBe(true);
});

test('only a signed-in person adds and removes passkeys, and only their own', async () => {
  const [dan, eve, guest] = [new Visitor(pages.app), new Visitor(pages.app), new Visitor(pages.app)];
  await dan.signUp('dan@example.org');
  await eve.signUp('eve@example.org');
  await guest.me();
  expect((await guest.post(`${PATH}/register-options`)).code).toBe('account only');
  expect((await guest.get('/api/account/passkeys')).code).toBe('account only');
  const { body: kept } = await keep(dan, new Device());
  expect((await eve.delete(`/api/account/passkeys/${kept.id}`)).code).toBe('unknown');
  expect((await dan.get<readonly Passkey[]>('/api/account/passkeys')).body).toHaveLength(1);
  // Neither account can answer the other's challenge.
  const response = new Device().register(await options(dan, 'register'));
  eve.cookies.set('praxis.passkey', dan.cookies.get('praxis.passkey') ?? '');
  expect((await eve.post(`${PATH}/register`, { response, name: 'x' })).code).toBe('passkey');
  expect((await eve.get('/api/account/passkeys')).body).toEqual([]);
  expect((await dan.post(`${PATH}/register`, { response, name: '\u202e' })).code).toBe('name');
});

test('an old session has to be renewed before a passkey is added', async () => {
  const finn = new Visitor(pages.app);
  const { body } = await finn.signUp('finn@example.org');
  await room.database.pool.query(
    `update auth_sessions set "createdAt" = now() - interval '3 days', "updatedAt" = now() where "userId" = $1`,
    [body.id],
  );
  expect((await finn.post(`${PATH}/register-options`)).code).toBe('sign in again');
  await finn.signIn('finn@example.org');
  expect((await keep(finn, new Device())).status).toBe(200);
});

test('a deleted account leaves no passkey behind', async () => {
  const gus = new Visitor(pages.app);
  await gus.signUp('gus@example.org');
  const device = new Device();
  const { body: kept } = await keep(gus, device);
  expect((await gus.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  expect((await enter(new Visitor(pages.app), device)).code).toBe('passkey');
  const { rowCount } = await room.database.pool.query('select from auth_passkeys where id = $1', [kept.id]);
  expect(rowCount).toBe(0);
});

interface Deleting {
  readonly visitor: Visitor;
  readonly device: Device;
  readonly id: string;
}

async function withPasskey(email: string): Promise<Deleting> {
  const visitor = new Visitor(pages.app);
  const { body } = await visitor.signUp(email);
  const device = new Device();
  await keep(visitor, device);
  return { visitor, device, id: body.id };
}

async function isThere(id: string): Promise<boolean> {
  const { rowCount } = await room.database.pool.query('select from auth_users where id = $1', [id]);
  return rowCount === 1;
}

test('an account is deleted with a passkey instead of the password', async () => {
  const { device, id } = await withPasskey('hana@example.org');
  // A person who signs in with a passkey may never have known the password.
  const elsewhere = new Visitor(pages.app);
  expect((await enter(elsewhere, device)).body.id).toBe(id);
  const response = device.signIn(await options(elsewhere, 'sign-in'));
  expect((await elsewhere.post('/api/account/delete', { response })).status).toBe(200);
  expect(await isThere(id)).toBe(false);
  expect((await elsewhere.me()).body.guest).toBe(true);
  expect((await enter(new Visitor(pages.app), device)).code).toBe('passkey');
});

test('only a fresh answer of an own passkey deletes an account', async () => {
  const { visitor, device, id } = await withPasskey('ines@example.org');
  const remove = (body: object) => visitor.post('/api/account/delete', body);
  // Having signed in with one is not enough, nor is the answer that was given for it.
  const used = device.signIn(await options(visitor, 'sign-in'));
  expect((await visitor.post(`${PATH}/sign-in`, { response: used })).status).toBe(200);
  expect((await remove({})).code).toBe('malformed');
  expect((await remove({ response: used })).code).toBe('passkey');
  // Another person's passkey, also under the name of one's own; and nobody is signed in by trying.
  const other = await withPasskey('jan@example.org');
  const sessions = async (): Promise<number | null> =>
    (await room.database.pool.query('select from auth_sessions where "userId" = $1', [other.id])).rowCount;
  const before = await sessions();
  const foreign = other.device.signIn(await options(visitor, 'sign-in'));
  expect((await remove({ response: foreign })).code).toBe('passkey');
  const own = device.signIn(await options(visitor, 'sign-in'));
  expect((await remove({ response: { ...foreign, id: own.id, rawId: own.id } })).code).toBe('passkey');
  expect(await sessions()).toBe(before);
  expect((await visitor.me()).body.id).toBe(id);
  // A device that nobody knows, something that is no answer, both proofs at once.
  const stranger = new Device().signIn(await options(visitor, 'sign-in'));
  expect((await remove({ response: stranger })).code).toBe('passkey');
  expect((await remove({ response: {} })).code).toBe('passkey');
  expect((await remove({ response: 'x' })).code).toBe('malformed');
  expect((await remove({ password: PASSWORD, response: own })).code).toBe('malformed');
  expect([await isThere(id), await isThere(other.id)]).toEqual([true, true]);
  // A guest has nothing to delete.
  const guest = new Visitor(pages.app);
  await guest.me();
  const offered = device.signIn(await options(guest, 'sign-in'));
  expect((await guest.post('/api/account/delete', { response: offered })).code).toBe('account only');
  expect(await isThere(id)).toBe(true);
});
