/** Reports of lines and people, the operator's view of them, and their consequences. */
import type { Report } from '@praxis/protocol/http.ts';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, PASSWORD, Visitor } from '../accounts/testing-visitor.ts';
import type { Person } from '../people/people.ts';
import { begin, type TestClient } from '../testing/fixtures.ts';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';

const TOKEN = 'the-operator-of-this-very-server';
const DAY_MS = 86_400_000;
const server = testServer({ games: [CHAIN], config: { requestsPerMinute: 100_000, operatorToken: TOKEN } });
const { clock } = server;
const pages = testPages(server);

beforeEach(async () => {
  await server.database.pool.query('delete from reports');
});

function operator(token = TOKEN): Visitor {
  const visitor = new Visitor(pages.app);
  visitor.headers = { authorization: `Bearer ${token}` };
  return visitor;
}

const open = async (): Promise<readonly Report[]> =>
  (await operator().get<readonly Report[]>('/api/operator/reports')).body;

interface Quarrel {
  readonly match: string;
  readonly ana: Visitor;
  readonly rude: TestClient;
  readonly rudePerson: Person;
}

/** A person with a browser sits beside another who writes. */
async function quarrel(isOpen = false): Promise<Quarrel> {
  const ana = new Visitor(pages.app);
  const { body } = await ana.post<Person>('/api/me', { name: 'Ana' });
  const [first, rude] = [server.client({ ...body, guest: true }), server.client()];
  const match = await begin(server, [first, rude], { game: 'chain', open: isOpen });
  return { match, ana, rude, rudePerson: rude.person };
}

async function say(client: TestClient, match: string, text: string): Promise<string | undefined> {
  const id = client.ask({ t: 'say', match, text });
  await server.settle();
  return client.refusal(id);
}

const report = (visitor: Visitor, body: object): Promise<Answer> => visitor.post('/api/reports', body);

test('a line is reported with the lines before it, once', async () => {
  const { match, ana, rude, rudePerson } = await quarrel();
  await say(rude, match, 'hello');
  await say(rude, match, 'you fool');
  await say(rude, match, 'ha');
  expect((await report(ana, { match, line: 2, why: ' rude\u202e ' })).status).toBe(200);
  expect((await report(ana, { match, line: 2 })).status).toBe(200);
  const [only, ...more] = await open();
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    ...{ match, game: 'chain', line: 2, said: 'you fool', why: 'rude' },
    person: { id: rudePerson.id, name: rudePerson.name },
    reporter: { name: 'Ana' },
  });
  expect(only?.chat.map(({ n, said }) => [n, said])).toEqual([
    [1, 'hello'],
    [2, 'you fool'],
  ]);
});

test("a person is reported by the seat; missing lines and one's own cannot be reported", async () => {
  const { match, ana, rudePerson } = await quarrel();
  expect((await report(ana, { match, seat: 1 })).status).toBe(200);
  expect(await open()).toMatchObject([{ person: { id: rudePerson.id } }]);
  expect((await report(ana, { match, seat: 0 })).code).toBe('yourself');
  expect((await report(ana, { match, seat: 5 })).code).toBe('unknown');
  expect((await report(ana, { match, line: 9 })).code).toBe('unknown');
  expect((await report(ana, { match: 'x'.repeat(22), line: 1 })).code).toBe('unknown');
  expect((await report(ana, { match })).code).toBe('malformed');
  expect((await report(ana, { match, seat: 1, line: 1 })).code).toBe('malformed');
  expect((await report(ana, { match, seat: 1, why: 'x'.repeat(301) })).code).toBe('malformed');
  expect(await open()).toHaveLength(1);
});

test('a person who reports without end is stopped', async () => {
  const { match, ana, rude } = await quarrel();
  for (let line = 1; line <= 21; line++) {
    await say(rude, match, `line ${line}`);
    await clock.advance(5000, server.settle);
    const { code } = await report(ana, { match, line });
    expect(code).toBe(line <= 20 ? undefined : 'too many reports');
  }
});

test('the operator bars a person from the chat for some days, and all reports of that person are settled', async () => {
  const { match, ana, rude, rudePerson } = await quarrel();
  await say(rude, match, 'first');
  await say(rude, match, 'second');
  await report(ana, { match, line: 1 });
  await report(ana, { match, line: 2 });
  const [first] = await open();
  const path = `/api/operator/reports/${first?.id}`;
  expect((await operator().post(path, { silenceDays: -1 })).code).toBe('malformed');
  expect((await operator().post(path, { silenceDays: 2 })).status).toBe(200);
  expect(await open()).toEqual([]);
  expect(await say(rude, match, 'third')).toBe('muted');
  // Ready-made phrases, which everyone reads in their own language, cannot hurt anybody.
  const phrase = rude.ask({ t: 'say', match, phrase: 'sorry' });
  await server.settle();
  expect(rude.reply(phrase)?.t).toBe('done');
  const { rows } = await server.database.pool.query<{ until: Date }>(
    'select silenced_until as until from people where id = $1',
    [rudePerson.id],
  );
  expect(rows[0]?.until.getTime()).toBe(clock.now() + 2 * DAY_MS);
  await server.database.pool.query('update people set silenced_until = $2 where id = $1', [
    rudePerson.id,
    new Date(clock.now()),
  ]);
  expect(await say(rude, match, 'fourth')).toBeUndefined();
});

test('a report that comes to nothing is put away, and the person goes on writing', async () => {
  const { match, ana, rude } = await quarrel();
  await say(rude, match, 'hello');
  await report(ana, { match, line: 1 });
  const [only] = await open();
  expect((await operator().post(`/api/operator/reports/${only?.id}`, { silenceDays: 0 })).status).toBe(200);
  expect(await open()).toEqual([]);
  expect(await say(rude, match, 'still here')).toBeUndefined();
});

test('nobody but the operator reads or settles anything', async () => {
  const { match, ana } = await quarrel();
  await report(ana, { match, seat: 1 });
  const [only] = await open();
  for (const visitor of [ana, operator('x'), operator(TOKEN.toUpperCase()), operator(`${TOKEN}x`)]) {
    expect((await visitor.get('/api/operator/reports')).status).toBe(401);
    expect((await visitor.post(`/api/operator/reports/${only?.id}`, { silenceDays: 1 })).status).toBe(401);
  }
  expect(await open()).toHaveLength(1);
});

test('deleting an account leaves reports without a name', async () => {
  const { match, rude } = await quarrel(true);
  await say(rude, match, 'hello');
  const eve = new Visitor(pages.app);
  await eve.signUp('eve@example.org', 'Eve');
  await report(eve, { match, line: 1 });
  expect((await eve.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  expect(await open()).toMatchObject([{ said: 'hello', reporter: { id: 'deleted', name: 'deleted' } }]);
});
