/**
 * Finished matches: records that prove their shuffles, replays for every pair of eyes, and going on from a position.
 */
import { statSync } from 'node:fs';
import type { Record, Seal, Segment, Setup, View } from '@praxis/engine';
import { replay } from '@praxis/engine';
import { commitment, drawSeats, mixSeed } from '@praxis/protocol';
import type { Begun, Replay } from '@praxis/protocol/http.ts';
import { patched } from '@praxis/protocol/patch.ts';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Room } from '../match/room.ts';
import { begin, choose, SETTINGS, type TestClient } from '../testing/fixtures.ts';
import { BIDS, testPages, testServer } from '../testing/test-server.ts';
import { continueMatch } from './continuing.ts';
import { recordOf } from './replays.ts';

const table = testServer({ embedded: true, games: [BIDS] });
const { wait } = table;
const pages = testPages(table);
let ada: TestClient;
let match: string;

beforeAll(async () => {
  ada = table.client();
  match = await begin(table, [ada], { game: 'bids', seats: 3 });
});

async function get<T>(path: string, status = 200): Promise<T> {
  const answered = await pages.app.inject({ url: `/api/matches/${match}${path}` });
  expect([path, answered.statusCode]).toEqual([path, status]);
  return answered.json() as T;
}

test('while a match runs nobody gets its record or a replay', async () => {
  for (const path of ['/record', '/replay?seat=0', '/replay?seat=all'])
    expect(await get(path, 409)).toMatchObject({ error: { code: 'not over' } });
});

test('a finished match is replayed as each seat saw it', async () => {
  for (let rounds = 0; rounds < 300 && ada.table?.state === 'running'; rounds++) {
    if (ada.decision) choose(ada, match);
    await wait(1);
  }
  expect(ada.table?.state).toBe('over');
  const own = await get<Replay>('/replay?seat=0');
  const final = own.updates.reduce<unknown>((view, update) => {
    return update.view ?? (update.patch ? patched(view, update.patch) : view);
  }, undefined);
  expect(final).toEqual(ada.view);
  expect(own.updates.map(({ n }) => n)).toEqual(own.updates.map((_, index) => index));
  expect(own.outcome).toBe('rounds');
  const first = (replayed: Replay): View => replayed.updates[0]?.view as View;
  expect(first(await get('/replay')).seats.map(({ zones }) => typeof zones.hand)).toEqual([
    'number',
    'number',
    'number',
  ]);
  const all = first(await get('/replay?seat=all'));
  for (const { zones } of all.seats) {
    expect(Array.isArray(zones.hand)).toBe(true);
    for (const handle of zones.hand as readonly number[]) expect(all.cards[handle]?.name).toBeDefined();
  }
  await get('/replay?seat=7', 400);
});

test('the record replays to the same result, and its seed is mixed from the published secret', async () => {
  const record = await get<Record>('/record');
  const again = replay(bidsGame, record);
  expect(again.result).toEqual(ada.view?.result);
  const { seal, segments } = record;
  const { rows } = await table.database.pool.query('select commitment from matches where id = $1', [match]);
  expect(seal?.commitment).toBe(rows[0]?.commitment);
  expect(commitment(seal?.secret as string)).toBe(seal?.commitment);
  expect(mixSeed(seal?.secret as string, seal?.contributions ?? [])).toBe((segments[0] as Segment).start.setup.seed);
  expect(seal?.contributions).toHaveLength(3);
});

test('going on from a position: the same cards, bots at the other seats', async () => {
  const { updates } = await get<Replay>('/replay?seat=1');
  const step = 4;
  const post = (body: object) => pages.app.inject({ method: 'POST', url: `/api/matches/${match}/continue`, body });
  expect((await post({ step: 100_000, seat: 1 })).statusCode).toBe(400);
  expect((await post({ step, seat: 5 })).statusCode).toBe(400);
  const answered = await post({ step, seat: 1 });
  expect(answered.statusCode).toBe(200);
  const { match: next } = answered.json() as { match: string };
  const { rows } = await table.database.pool.query<{ person_id: string }>(
    "select person_id from seats where match_id = $1 and kind = 'person'",
    [next],
  );
  const [row] = rows;
  const player = table.client({ id: row?.person_id as string, name: 'x', guest: true });
  player.watch(next);
  await table.settle();
  const view = updates.slice(0, step + 1).reduce<unknown>((before, update) => {
    return update.view ?? (update.patch ? patched(before, update.patch) : before);
  }, undefined) as View;
  expect(player.view?.seats[1]).toEqual(view.seats[1]);
  await wait(5);
  expect(player.table?.seats.map(({ sitter }) => sitter.kind)).toEqual(['bot', 'person', 'bot']);
  for (let rounds = 0; rounds < 300 && player.table?.state === 'running'; rounds++) {
    if (player.decision) choose(player, next);
    await wait(1);
  }
  expect(player.table?.state).toBe('over');
});

test('tables and matches that nobody comes back to end, and the embedded database is backed up', async () => {
  const ben = table.client();
  const idle = await begin(table, [ben], { game: 'bids', seats: 2 });
  const { id: waiting } = await table.services.tables.open(
    ben.person,
    { settings: { ...(await table.services.tables.get(idle, undefined)).settings } },
    'en',
  );
  await table.database.pool.query(
    "update matches set begun_at = begun_at - interval '40 days', created_at = created_at - interval '40 days'",
  );
  await table.database.pool.query("update entries set at = at - interval '40 days' where match_id = $1", [idle]);
  await table.services.housekeeping.tidyUp();
  await expect(table.services.tables.get(waiting, undefined)).rejects.toThrow('unknown');
  expect((await table.services.tables.get(idle, undefined)).state).toBe('aborted');
  expect((await table.services.tables.get(match, undefined)).state).toBe('over');
  const file = await table.services.housekeeping.backUp();
  expect(statSync(file as string).size).toBeGreaterThan(100_000);
});

test('a match at once: the player adds to the seed after the server has published the hash of its secret', async () => {
  const { headers } = await pages.app.inject({ url: '/api/me' });
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  const post = (url: string, body: object) => pages.app.inject({ method: 'POST', url, body, headers: { cookie } });
  const wanted = { game: 'bids', language: 'en', seats: 3, contributes: true };
  const begun = (await post('/api/play', wanted)).json() as Begun;
  const status = async (): Promise<{ status: string; secret: string; setup: Setup | null }> =>
    (await table.database.pool.query('select status, secret, setup from matches where id = $1', [begun.match])).rows[0];
  expect(await status()).toMatchObject({ status: 'gathering', setup: null });
  expect(commitment((await status()).secret)).toBe(begun.commitment);
  const contribution = 'ab'.repeat(32);
  expect((await post(`/api/tables/${begun.match}/start`, { contribution })).statusCode).toBe(200);
  const { secret, setup } = await status();
  // Nobody contributes for the bots: otherwise that person could choose the seed.
  expect(setup?.seed).toBe(mixSeed(secret, [contribution, '', '']));
});

test('seats that are drawn by lot are drawn from the secret and all contributions, and the record proves it', async () => {
  const clients = Array.from({ length: 4 }, () => table.client());
  const [host] = clients as [TestClient];
  const settings = { ...SETTINGS, game: 'bids', seats: 5, seating: 'random' as const };
  const seatings = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const { id } = await table.services.tables.open(host.person, { settings }, 'en');
    const added = clients.map((_, place) => String(place).repeat(64));
    for (const [place, { person }] of clients.entries()) {
      await table.services.tables.join(id, person, place);
      await table.services.tables.ready(id, person, true, added[place]);
    }
    await table.services.tables.start(id, host.person);
    const room = (await table.host.rooms.enter(id)) as Room;
    await table.host.referee.record(room, 'abort', undefined, { reason: 'agreed' }, () => undefined);
    const { seal, segments } = await recordOf(table.services.resources, room.live);
    const { secret, contributions, seating = [] } = seal as Seal;
    // The fifth place was free and went to a bot, which contributes nothing.
    const byPlace = [...added, ''];
    expect(seating).toEqual(drawSeats(secret, byPlace));
    expect(contributions).toEqual(seating.map((place) => byPlace[place]));
    expect(mixSeed(secret, contributions)).toBe((segments[0] as Segment).start.setup.seed);
    for (const [seat, place] of seating.entries())
      expect(room.facts.seats[seat]?.personId ?? undefined).toBe(clients[place]?.person.id);
    seatings.add(seating.join());
  }
  expect(seatings.size).toBeGreaterThan(1);
});

test('chosen seats do not count as drawn, and a continued match claims no proof', async () => {
  expect((await get<Record>('/record')).seal).not.toHaveProperty('seating');
  const { resources, rooms, bots } = table.host;
  const room = (await rooms.enter(match)) as Room;
  const further = await continueMatch(resources, bots, room, ada.person, { step: 2, seat: 0 });
  const gone = (await rooms.enter(further)) as Room;
  expect(await recordOf(resources, gone.live)).not.toHaveProperty('seal');
});
