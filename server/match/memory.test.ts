/** How many matches are in memory: matches that nobody needs go first, and watched matches stay. */
import { afterEach, expect, test, vi } from 'vitest';
import { begin, choose, type TestClient } from '../testing/fixtures.ts';
import { BIDS, CHAIN, testServer } from '../testing/test-server.ts';

const MOST = 3;

const server = testServer({ games: [CHAIN, BIDS], config: { matchesInMemory: MOST } });
const watching: TestClient[] = [];

afterEach(async () => {
  for (const { connection } of watching.splice(0)) connection.close();
  await server.database.pool.query(`update matches set status = 'aborted', due_at = null where status = 'running'`);
  // Long enough that all of them are idle.
  await server.wait(20);
  server.clock.set(server.clock.now() + 400_000);
  await server.wait(20);
  expect(server.host.rooms.loaded).toEqual([]);
});

/** A match of two people who stay. */
async function watched(): Promise<{ readonly match: string; readonly host: TestClient }> {
  const people = [server.client(), server.client()] as const;
  watching.push(...people);
  return { match: await begin(server, people, { game: 'chain' }), host: people[0] };
}

/** A match that its people have left; the next one is begun a while later. */
async function left(): Promise<string> {
  const people = [server.client(), server.client()] as const;
  const match = await begin(server, people, { game: 'chain' });
  for (const { connection } of people) connection.close();
  await server.wait(12);
  return match;
}

async function metric(name: string): Promise<number> {
  const body = await server.services.resources.metrics.registry.metrics();
  return Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(body)?.[1]);
}

test('of matches that nobody watches the one that was not used for longest is forgotten first', async () => {
  const before = (await metric('praxis_matches_forgotten_total{why="bound"}')) || 0;
  const [first, second, third] = [await left(), await left(), await left()];
  expect(server.host.rooms.loaded).toEqual([first, second, third]);
  // A visitor looks at the first again, so the second is now the one that was unused for longest.
  await server.host.rooms.enter(first);
  await server.wait(12);
  const fourth = await left();
  expect([...server.host.rooms.loaded].sort()).toEqual([first, third, fourth].sort());
  expect(await metric('praxis_matches_forgotten_total{why="bound"}')).toBe(before + 1);
  expect(await metric('praxis_matches_loaded')).toBe(MOST);
  // A forgotten match is read again when it is wanted.
  expect((await server.host.rooms.enter(second))?.id).toBe(second);
});

test('a match counts as used until it was left, however long ago it was entered', async () => {
  const { match, host } = await watched();
  await server.wait(30);
  const second = await left();
  for (const { connection } of watching.splice(0)) connection.close();
  expect(host.view).toBeDefined();
  await server.wait(12);
  const others = [await left(), await left()];
  expect([...server.host.rooms.loaded].sort()).toEqual([match, ...others].sort());
  expect(server.host.rooms.loaded).not.toContain(second);
});

test('matches that people watch are never forgotten: more of them are read, with a warning', async () => {
  const warn = vi.spyOn(server.services.resources.log, 'warn');
  const all: Awaited<ReturnType<typeof watched>>[] = [];
  for (let count = 0; count < MOST + 2; count++) {
    all.push(await watched());
    await server.wait(12);
  }
  expect([...server.host.rooms.loaded].sort()).toEqual(all.map(({ match }) => match).sort());
  expect(await metric('praxis_matches_over_bound')).toBe(2);
  const told = warn.mock.calls.filter(([, text]) => text === 'more matches are in use than are to be in memory');
  expect(told).toEqual([[{ loaded: MOST + 1, bound: MOST }, expect.any(String)]]);
  // The warning is repeated, but not each time.
  await server.wait(60);
  expect(warn.mock.calls.filter(([, text]) => text === told[0]?.[1])).toHaveLength(2);
  warn.mockRestore();
  // All of them go on.
  for (const { match, host } of all) {
    const id = choose(host, match);
    await server.settle();
    expect(host.reply(id)?.t).toBe('done');
  }
  // A match without watchers is not kept beside them.
  const lonely = await left();
  await server.wait(15);
  expect(server.host.rooms.loaded).not.toContain(lonely);
  // When people have left, the number of matches falls to the limit.
  for (const { connection } of watching.splice(0)) connection.close();
  await server.wait(30);
  expect(server.host.rooms.loaded).toHaveLength(MOST);
  expect(await metric('praxis_matches_over_bound')).toBe(0);
});

test('a match that is being worked on is not forgotten, although nobody watches it', async () => {
  const match = await left();
  const room = await server.host.rooms.enter(match);
  let finish = (): void => {};
  const work = room?.use(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  for (let count = 0; count < MOST + 1; count++) await left();
  expect(server.host.rooms.loaded).toContain(match);
  expect(await server.host.rooms.enter(match)).toBe(room);
  finish();
  await work;
  for (let count = 0; count < MOST; count++) await left();
  expect(server.host.rooms.loaded).not.toContain(match);
});

test('bots play matches to their end that do not fit into memory together', async () => {
  const matches: string[] = [];
  for (let count = 0; count < 2 * MOST; count++) {
    const client = server.client();
    const match = await begin(server, [client], { game: 'bids', seats: 3, speed: LIVE });
    client.connection.close();
    matches.push(match);
    await server.wait(12);
  }
  // Nobody is there, so that a bot takes the seat after two minutes.
  let states: readonly string[] = ['running'];
  for (let minutes = 0; minutes < 20 && states.some((state) => state !== 'over'); minutes++) {
    await server.wait(60);
    const { rows } = await server.database.pool.query('select status from matches where id = any($1)', [matches]);
    states = rows.map(({ status }) => status);
  }
  expect(states).toEqual(matches.map(() => 'over'));
  expect(server.host.rooms.loaded.length).toBeLessThanOrEqual(MOST);
});

const LIVE = { kind: 'live', bankSeconds: 30, incrementSeconds: 5 } as const;
