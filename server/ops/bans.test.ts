/**
 * The operator bans a person: sessions and connections end everywhere, matches go on without them, and the log says
 * why.
 */
import type { FoundPerson, OperatorDeed } from '@praxis/protocol/http.ts';
import type { Table } from '@praxis/protocol/table.ts';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, Visitor } from '../accounts/testing-visitor.ts';
import { SETTINGS } from '../testing/fixtures.ts';
import { CHAIN, testPages, twoServers } from '../testing/test-server.ts';

const TOKEN = 'operator-of-this-test-0123';
// Each process has wake-ups of its own only, so all that go from one to the other are lost.
const { here, there, settle } = twoServers({
  games: [CHAIN],
  config: { requestsPerMinute: 100_000, operatorToken: TOKEN },
});
const pages = testPages(here);
beforeAll(() => there.connections.start());

const operator = (): Visitor => {
  const visitor = new Visitor(pages.app);
  visitor.headers = { authorization: `Bearer ${TOKEN}` };
  return visitor;
};
const log = async (): Promise<readonly OperatorDeed[]> =>
  (await operator().get<readonly OperatorDeed[]>('/api/operator/log')).body;

test('a banned person is out at once, and in again when the ban is lifted', async () => {
  const [rude, olga] = [new Visitor(pages.app), new Visitor(pages.app)];
  const { body: me } = await rude.signUp('rude@example.org', 'Rudolf');
  const { body: bot } = await rude.post<{ readonly id: string; readonly token: string }>('/api/bots', {
    name: 'Robot',
  });
  const { body: table } = await rude.post<Table>('/api/tables', { settings: { ...SETTINGS, game: 'chain' } });
  await olga.post(`/api/tables/${table.id}/join`);
  await olga.post(`/api/tables/${table.id}/ready`, { ready: true });
  await rude.post(`/api/tables/${table.id}/start`);
  const { body: waiting } = await rude.post<Table>('/api/tables', { settings: { ...SETTINGS, game: 'chain' } });
  const session = (await rude.get<readonly { readonly id: string }[]>('/api/account/sessions')).body[0]?.id as string;
  const person = { id: me.id, name: me.name, guest: false };
  const [own, elsewhere] = [here.client(person, 'a', session), there.client(person, 'b', session)];
  const program = there.client({ id: bot.id, name: 'Robot', guest: false, bot: true });
  const watcher = here.client((await olga.me()).body);
  watcher.watch(table.id);
  await settle();

  const { body: found } = await operator().get<readonly FoundPerson[]>('/api/operator/people?name=rud0lf');
  expect(found).toEqual([{ id: me.id, name: 'Rudolf', guest: false, banned: false }]);
  const path = `/api/operator/people/${me.id}`;
  expect((await olga.post(`${path}/ban`, { why: 'Spam' })).code).toBe('not signed in');
  expect((await operator().post(`${path}/ban`, { why: '  ' })).code).toBe('malformed');
  expect((await operator().post(`/api/operator/people/${'x'.repeat(22)}/ban`, { why: 'Spam' })).code).toBe('unknown');
  expect((await operator().post(`${path}/ban`, { why: 'Spam', days: 3 })).status).toBe(200);
  await settle();
  expect(own.closed).toBe(1012);
  await here.clock.advance(10_000, settle);
  expect([elsewhere.closed, program.closed]).toEqual([1012, 1012]);
  // A bot plays on, as for every player who leaves for good.
  expect(watcher.table?.seats[0]?.sitter).toMatchObject({ kind: 'bot' });
  expect((await olga.get(`/api/tables/${waiting.id}`)).code).toBe('unknown');

  expect((await rude.me()).body.guest).toBe(true);
  expect((await rude.signIn('rude@example.org')).code).toBe('banned');
  expect((await rude.me()).body.guest).toBe(true);
  expect((await rude.signIn('rude@example.org', 'wrong password')).code).toBe('credentials');
  const machine = new Visitor(pages.app);
  machine.headers = { authorization: `Bearer ${bot.token}` };
  expect((await machine.me()).code).toBe('banned');
  expect((await new Visitor(pages.app).signUp('other@example.org', 'Rudolf')).code).toBe('name taken');

  expect((await operator().post(`${path}/unban`, { why: 'Has said sorry' })).status).toBe(200);
  expect((await rude.signIn('rude@example.org')).status).toBe(200);
  expect((await machine.me()).status).toBe(200);
  expect(await log()).toMatchObject([
    { action: 'unban', person: { id: me.id, name: 'Rudolf' }, why: 'Has said sorry' },
    { action: 'ban', person: { id: me.id, name: 'Rudolf' }, why: 'Spam', until: expect.any(Number) },
  ]);
  expect((await olga.get('/api/operator/log')).code).toBe('not signed in');

  // No log names a deleted person.
  expect((await rude.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  expect((await log()).map(({ person: { name }, why }) => [name, why])).toEqual([
    ['deleted', '—'],
    ['deleted', '—'],
  ]);
});

test('a ban ends by itself, and a guest can be banned, too', async () => {
  const [eve, guest] = [new Visitor(pages.app), new Visitor(pages.app)];
  const { body: me } = await eve.signUp('eve@example.org', 'Eve');
  await operator().post(`/api/operator/people/${me.id}/ban`, { why: 'Spam', days: 1 });
  expect((await eve.signIn('eve@example.org')).code).toBe('banned');
  here.clock.set(here.clock.now() + 86_400_000);
  expect((await eve.signIn('eve@example.org')).status).toBe(200);
  const { body: known } = await guest.post<{ readonly id: string }>('/api/me', { name: 'Gustav' });
  await operator().post(`/api/operator/people/${known.id}/ban`, { why: 'Spam' });
  expect((await guest.me()).code).toBe('banned');
  expect((await guest.post('/api/play', { game: 'chain', language: 'en' })).code).toBe('banned');
});
