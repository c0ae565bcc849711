/**
 * Accounts on the embedded database: signing up and in, taking over a guest's belongings, forged cookies, export and
 * deletion.
 */
import type { MatchSummary, Me, SavedDeck } from '@praxis/protocol/http.ts';
import type { Table } from '@praxis/protocol/table.ts';
import { describe, expect, test } from 'vitest';
import { openApp } from '../http/app.ts';
import { setPassword } from '../ops/reset-password.ts';
import { openTestServices, SETTINGS } from '../testing/fixtures.ts';
import { eventually } from '../testing/process.ts';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';
import { PASSWORD, Visitor } from './testing-visitor.ts';

const room = testServer({ embedded: true, games: [CHAIN], realTime: true, config: { requestsPerMinute: 100_000 } });
const pages = testPages(room);

const settings = { ...SETTINGS, game: 'chain' };

async function table(visitor: Visitor): Promise<string> {
  const { body } = await visitor.post<Table>('/api/tables', { settings });
  return body.id;
}

/** Two visitors begin a match; the first has opened the table. */
async function match(host: Visitor, other: Visitor): Promise<string> {
  const id = await table(host);
  await other.post(`/api/tables/${id}/join`);
  await other.post(`/api/tables/${id}/ready`, { ready: true });
  expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
  return id;
}

async function names(id: string): Promise<readonly string[]> {
  const { body } = await new Visitor(pages.app).get<MatchSummary>(`/api/matches/${id}`);
  return body.seats.map(({ name }) => name);
}

describe('An account', () => {
  test('is made with an address and a password, and is known by its session', async () => {
    const ada = new Visitor(pages.app);
    const { status, body, cookies } = await ada.signUp('Ada@Example.org', 'Ada');
    expect(status).toBe(200);
    expect(body).toEqual({ id: body.id, name: 'Ada', guest: false, email: 'ada@example.org', ratings: [] });
    expect(cookies.find((each) => each.startsWith('praxis.session_token='))).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect((await ada.me()).body).toEqual(body);
    await ada.post('/api/auth/sign-out');
    const { body: after } = await ada.me();
    expect(after.guest).toBe(true);
    expect(after.id).not.toBe(body.id);
    expect((await ada.signIn('ada@example.org')).body).toEqual(body);
    expect((await ada.me()).body.id).toBe(body.id);
  });

  test('is refused with the reason', async () => {
    const ben = new Visitor(pages.app);
    expect((await ben.signUp('no address')).code).toBe('email');
    expect((await ben.signUp('ben@example.org', 'Ben', 'short')).code).toBe('password');
    expect((await ben.signUp('ben@example.org', '\u202eBen')).code).toBe('name');
    expect((await ben.signUp('ben@example.org', 'Ben')).status).toBe(200);
    const other = await new Visitor(pages.app).signUp('BEN@example.org', 'Benno', 'another password');
    expect(other.code).toBe('email taken');
    // Signing up again with the right password signs in to the existing account.
    expect((await new Visitor(pages.app).signUp('BEN@example.org', 'Benno')).body.name).toBe('Ben');
    const wrong = await new Visitor(pages.app).signIn('ben@example.org', 'wrong password');
    const nobody = await new Visitor(pages.app).signIn('nobody@example.org', 'wrong password');
    expect([wrong.status, wrong.code]).toEqual([401, 'credentials']);
    // The answer does not reveal which addresses have an account.
    expect(nobody).toEqual(wrong);
    expect((await ben.post('/api/auth/sign-in/email', { email: 'x' })).code).toBe('malformed');
  });

  test('gives the reason in the visitor’s language', async () => {
    const eva = new Visitor(pages.app);
    eva.headers = { 'accept-language': 'fr' };
    const { body } = await eva.signIn('nobody@example.org');
    expect(body).toEqual({
      error: { code: 'credentials', text: 'L’adresse e-mail ou le mot de passe est incorrect.' },
    });
  });

  test('is not needed: a guest is called by the language of the browser, and keeps the number', async () => {
    const guest = new Visitor(pages.app);
    const { body: english } = await guest.me();
    expect(english.name).toMatch(/^Guest \d{4}$/);
    guest.headers = { 'accept-language': 'pt-BR,pt;q=0.9' };
    expect((await guest.me()).body).toEqual({ ...english, name: english.name.replace('Guest', 'Convidado') });
  });

  test('offers nothing of better-auth that is not meant to be', async () => {
    const cleo = new Visitor(pages.app);
    await cleo.signUp('cleo@example.org');
    for (const path of ['update-user', 'delete-user', 'change-email', 'request-password-reset', 'sign-in/social'])
      expect((await cleo.post(`/api/auth/${path}`, { name: 'x' })).status).toBe(404);
    expect((await cleo.get('/api/auth/list-sessions')).status).toBe(404);
  });

  test('changes its password, which ends the other sessions', async () => {
    const [dan, elsewhere] = [new Visitor(pages.app), new Visitor(pages.app)];
    const { body } = await dan.signUp('dan@example.org');
    await elsewhere.signIn('dan@example.org');
    const change = { currentPassword: 'wrong', newPassword: 'another password' };
    expect((await dan.post('/api/auth/change-password', change)).code).toBe('credentials');
    expect((await dan.post('/api/auth/change-password', { ...change, currentPassword: PASSWORD })).status).toBe(200);
    expect((await dan.me()).body.id).toBe(body.id);
    expect((await elsewhere.me()).body.guest).toBe(true);
    expect((await dan.signIn('dan@example.org')).code).toBe('credentials');
    expect((await dan.signIn('dan@example.org', 'another password')).status).toBe(200);
  });

  test('is not tried for passwords without end', async () => {
    const strict = await openTestServices({
      games: [CHAIN],
      database: room.database,
      config: { requestsPerMinute: 120 },
    });
    const other = (await openApp(strict.services)).fastify;
    const eve = new Visitor(other);
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 4; tries++) codes.push((await eve.signIn('ada@example.org', `wrong ${tries}`)).code);
    expect(codes).toEqual(['credentials', 'credentials', 'too many requests', 'too many requests']);
    await other.close();
    await strict.close();
  });
});

describe('A person who signs in with credentials that are not theirs', () => {
  test('is a guest when cookies are forged', async () => {
    const ada = new Visitor(pages.app);
    const { body: own } = await ada.signIn('ada@example.org');
    const session = decodeURIComponent(ada.cookies.get('praxis.session_token') as string);
    const [token, signature] = [session.slice(0, session.indexOf('.')), session.slice(session.indexOf('.') + 1)];
    const forged = [
      token,
      `${token}.`,
      `${token}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
      `x.${signature}`,
    ];
    for (const value of forged) {
      const eve = new Visitor(pages.app);
      eve.cookies.set('praxis.session_token', encodeURIComponent(value));
      const { body, status } = await eve.me();
      expect(status).toBe(200);
      expect(body.guest).toBe(true);
      expect(body.id).not.toBe(own.id);
    }
    for (const value of [own.id, `${own.id}.`, `${own.id}.AAAA`]) {
      const eve = new Visitor(pages.app);
      eve.cookies.set('praxis', value);
      expect((await eve.me()).body.id).not.toBe(own.id);
    }
  });

  test('is refused from a foreign page', async () => {
    const eve = new Visitor(pages.app);
    eve.headers = { origin: 'https://evil.example', host: 'localhost' };
    expect((await eve.signIn('ada@example.org')).code).toBe('foreign page');
    eve.headers = { origin: 'http://localhost', host: 'localhost' };
    expect((await eve.signIn('ada@example.org')).status).toBe(200);
  });

  test('finds nothing that needs an account', async () => {
    const guest = new Visitor(pages.app);
    await guest.me();
    expect((await guest.get('/api/account/export')).code).toBe('account only');
    expect((await guest.post('/api/account/delete', { password: PASSWORD })).code).toBe('account only');
    expect((await guest.get('/api/bots')).code).toBe('account only');
  });
});

describe('A guest', () => {
  test('who signs up keeps the name, seats, tables, decks and chat lines', async () => {
    const [guest, other] = [new Visitor(pages.app), new Visitor(pages.app)];
    const before = (await guest.post<Me>('/api/me', { name: 'Wanda' })).body;
    const id = await match(guest, other);
    const waiting = await table(guest);
    const deck = (await guest.post<SavedDeck>('/api/decks', { game: 'chain', name: 'Mine', text: '1x' })).body;
    const client = room.client(before);
    client.watch(id);
    client.ask({ t: 'say', match: id, text: 'hello' });
    await room.settle();

    const { body: me } = await guest.signUp('wanda@example.org');
    expect(me).toMatchObject({ name: 'Wanda', guest: false });
    expect(guest.cookies.has('praxis')).toBe(false);
    const mine = (await guest.get<readonly MatchSummary[]>('/api/matches/mine')).body;
    expect(mine.map((each) => [each.id, each.mine])).toEqual([[id, 0]]);
    const { body: open } = await guest.get<Table>(`/api/tables/${waiting}`);
    expect(open.host).toBe(true);
    expect(open.seats[0]?.sitter).toMatchObject({ kind: 'person', id: me.id, name: 'Wanda', guest: false });
    expect((await guest.get('/api/decks')).body).toEqual([deck]);
    const { rows } = await room.database.pool.query('select person_id from chat where match_id = $1', [id]);
    expect(rows).toEqual([{ person_id: me.id }]);
    // The guest's connections are asked to reconnect, and the table shows the account's name.
    await room.settle();
    expect(client.closed).toBe(1012);
    const account = room.client({ id: me.id, name: me.name, guest: false });
    account.watch(id);
    await room.settle();
    expect(account.decision?.step).toBe('main');
  });

  test('who signs in to an account takes everything there, also if it broke off half-way', async () => {
    const [xenia, guest, other] = [new Visitor(pages.app), new Visitor(pages.app), new Visitor(pages.app)];
    const { body: account } = await xenia.signUp('xenia@example.org', 'Xenia');
    const { body: before } = await guest.me();
    const id = await match(guest, other);
    await guest.post('/api/decks', { game: 'chain', name: 'Kept', text: '1x' });
    // The seats have been taken over, and then the server was killed: the cookie of the guest is still there.
    await room.database.pool.query('update seats set person_id = $2 where person_id = $1', [before.id, account.id]);
    for (const [name, value] of xenia.cookies) guest.cookies.set(name, value);
    expect((await guest.me()).body.id).toBe(account.id);
    expect(guest.cookies.has('praxis')).toBe(false);
    expect((await guest.get<readonly SavedDeck[]>('/api/decks')).body.map(({ name }) => name)).toEqual(['Kept']);
    expect((await guest.get<readonly MatchSummary[]>('/api/matches/mine')).body.map((each) => each.id)).toEqual([id]);
  });

  test('who plays against the own account does not become both', async () => {
    const [yves, guest] = [new Visitor(pages.app), new Visitor(pages.app)];
    const { body: account } = await yves.signUp('yves@example.org', 'Yves');
    const id = await match(yves, guest);
    await guest.signIn('yves@example.org');
    const { rows } = await room.database.pool.query('select person_id from seats where match_id = $1 order by seat', [
      id,
    ]);
    expect(rows[0]).toEqual({ person_id: account.id });
    expect(rows[1]).not.toEqual({ person_id: account.id });
  });
});

describe('A person with an account', () => {
  test("closes other sessions' connections with a new password", async () => {
    const nina = new Visitor(pages.app);
    const { body: me } = await nina.signUp('nina@example.org', 'Nina');
    const [thief, stranger] = [room.client(me), room.client()];
    const change = { currentPassword: 'wrong password', newPassword: 'another password' };
    await nina.post('/api/auth/change-password', change);
    expect(thief.closed).toBeUndefined();
    await nina.post('/api/auth/change-password', { ...change, currentPassword: PASSWORD });
    expect(thief.closed).toBe(1012);
    expect(stranger.closed).toBeUndefined();
  });

  test('gets everything that is stored of it', async () => {
    const [zoe, other] = [new Visitor(pages.app), new Visitor(pages.app)];
    const { body: me } = await zoe.signUp('zoe@example.org', 'Zoe');
    const id = await match(zoe, other);
    const { body: deck } = await zoe.post('/api/decks', { game: 'chain', name: 'Mine', text: '1x' });
    const { body: bot } = await zoe.post<{ token: string }>('/api/bots', { name: 'Zoebot' });
    const { body } = await zoe.get<Record<string, readonly object[]>>('/api/account/export');
    expect(body).toMatchObject({ account: { id: me.id, name: 'Zoe', email: 'zoe@example.org' }, decks: [deck] });
    expect(body.matches).toMatchObject([{ id, seat: 0, name: 'Zoe' }]);
    expect(body.bots).toMatchObject([{ name: 'Zoebot' }]);
    const text = JSON.stringify(body);
    expect(text).not.toContain(bot.token);
    expect(text).not.toMatch(/secret|seed|password|contribution/);
  });

  test('can delete it, and nothing is left but matches of others', async () => {
    const [gone, other] = [new Visitor(pages.app), new Visitor(pages.app)];
    const { body: me } = await gone.signUp('gone@example.org', 'Gonzalo');
    await other.post('/api/me', { name: 'Olga' });
    const id = await match(gone, other);
    const waiting = await table(gone);
    await gone.post('/api/decks', { game: 'chain', name: 'Mine', text: '1x' });
    const { body: bot } = await gone.post<{ token: string }>('/api/bots', { name: 'Gonbot' });
    const client = room.client(me);
    client.watch(id);
    client.ask({ t: 'say', match: id, text: 'I am Gonzalo' });
    const olga = room.client((await other.me()).body);
    olga.watch(id);
    await room.settle();
    expect((await gone.post('/api/account/delete', { password: 'wrong password' })).code).toBe('credentials');
    expect(await names(id)).toEqual(['Gonzalo', 'Olga']);

    expect((await gone.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
    await room.settle();
    expect(await names(id)).toEqual(['deleted', 'Olga']);
    expect(client.closed).toBe(1012);
    expect((await gone.me()).body.guest).toBe(true);
    expect((await gone.signIn('gone@example.org')).code).toBe('credentials');
    expect((await gone.get(`/api/tables/${waiting}`)).code).toBe('unknown');
    const program = new Visitor(pages.app);
    program.headers = { authorization: `Bearer ${bot.token}` };
    expect((await program.me()).code).toBe('not signed in');
    const everything = await Promise.all(
      ['people', 'seats', 'matches', 'chat', 'decks', 'bots', 'auth_users', 'auth_sessions', 'auth_credentials'].map(
        async (name) => JSON.stringify((await room.database.pool.query(`select * from ${name}`)).rows),
      ),
    );
    expect(everything.join('\n')).not.toMatch(new RegExp(`Gonzalo|Gonbot|gone@example|${me.id}`, 'i'));

    // A bot plays on, everyone at the table sees it, and the match can be followed from the start.
    expect(await eventually(() => olga.decision !== undefined)).toBe(true);
    const late = room.client(olga.person);
    late.watch(id, 'fr');
    await room.settle();
    for (const { table: seen } of [olga, late])
      expect(seen?.seats[0]?.sitter).toMatchObject({ kind: 'bot', name: 'deleted' });
    // The page has a word of its own for this name; views and lines have it from the server.
    expect([olga, late].map(({ view }) => view?.seats[0]?.name)).toEqual(['Deleted account', 'Compte supprimé']);
    const again = await openTestServices({ games: [CHAIN], database: room.database });
    expect((await again.host.rooms.enter(id))?.live.match.view(1).seats[0]?.name).toBe('deleted');
    await again.close();
  });
});

test('an operator can set a password, but not beside a server with the embedded database', async () => {
  const ada = new Visitor(pages.app);
  const { id } = (await ada.signIn('ada@example.org')).body;
  const { accounts, config } = room.services.resources;
  await expect(
    setPassword({ ...config, dataFolder: room.folder }, 'ada@example.org', 'new password'),
  ).rejects.toThrow();
  expect(await setPassword({ ...config, dataFolder: room.folder }, 'ada@example.org', 'short')).toBe('no password');
  expect(await accounts.setPassword('nobody@example.org', 'new password')).toBeUndefined();
  expect(await accounts.setPassword('Ada@example.org', 'new password')).toBe(id);
  expect((await ada.me()).body.guest).toBe(true);
  expect((await ada.signIn('ada@example.org')).code).toBe('credentials');
  expect((await ada.signIn('ada@example.org', 'new password')).status).toBe(200);
});
