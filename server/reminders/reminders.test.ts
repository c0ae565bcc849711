/** Reminders of correspondence matches: their recipients, times and number, with one or several processes. */
import type { MatchSummary } from '@praxis/protocol/http.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leadMs } from '../host/match-host.ts';
import { Tasks } from '../resources.ts';
import { matchesOf } from '../tables/summaries.ts';
import { begin, choose, hosted, openTestServices, type TestClient } from '../testing/fixtures.ts';
import { testServer } from '../testing/test-server.ts';
import { type Reminder, Reminders, type ReminderWay } from './reminders.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const GAMES = [hosted({ game: chainGame, seatsMost: 3 })];
const server = testServer({ games: GAMES });
const { clock } = server;
let reminders: Reminders;
const sent: Reminder[] = [];

beforeAll(() => {
  // The server looks by itself; here it looks when a test says so.
  server.services.reminders.stop();
  reminders = new Reminders(server.services.resources, server.host, [
    {
      remind: async (reminder) => {
        sent.push(reminder);
        return true;
      },
    },
  ]);
});

beforeEach(async () => {
  await server.database.pool.query(`update matches set status = 'aborted' where status = 'running'`);
  sent.length = 0;
});

async function look(): Promise<void> {
  await reminders.look();
  await server.settle();
}

/** Time passes without the many things that happen every second. */
async function later(ms: number): Promise<void> {
  await server.database.pool.query(
    `update matches set begun_at = begun_at - $1 * interval '1 millisecond' where status = 'running'`,
    [ms],
  );
  await server.database.pool.query(
    `update entries set at = at - $1 * interval '1 millisecond' where match_id in (select id from matches where status = 'running')`,
    [ms],
  );
  await server.database.pool.query(`update reminded set next_at = next_at - $1 * interval '1 millisecond'`, [ms]);
  await server.database.pool.query(`update reminders set lease_until = lease_until - $1 * interval '1 millisecond'`, [
    ms,
  ]);
  for (const id of server.host.rooms.loaded) server.host.rooms.forget(id);
}

/** A match of two, and the seat that is asked first. Both have closed the page. */
async function started(days: number): Promise<{ match: string; asked: TestClient; other: TestClient }> {
  const clients = [server.client(), server.client()] as const;
  const speed = { kind: 'correspondence', daysPerDecision: days } as const;
  const match = await begin(server, clients, { game: 'chain', speed });
  await clock.advance(2000, server.settle);
  const [asked, other] = clients[0].decision ? clients : ([clients[1], clients[0]] as const);
  for (const client of clients) client.tell({ t: 'unwatch', match });
  await server.settle();
  return { match, asked, other };
}

test('a player who owes an answer is reminded after a minute, once', async () => {
  const { match, asked, other } = await started(3);
  await look();
  expect(sent).toEqual([]);
  await later(MINUTE_MS);
  await look();
  expect(sent).toMatchObject([
    { person: asked.person.id, match, game: 'chain', urgency: 'your move', others: [other.person.name] },
  ]);
  await look();
  await later(HOUR_MS);
  await look();
  expect(sent).toHaveLength(1);
});

test('before the time is up there is one more, and both say when that is', async () => {
  const { asked } = await started(2);
  await later(MINUTE_MS);
  await look();
  await later(1.5 * DAY_MS);
  await look();
  await look();
  expect(sent.map(({ urgency }) => urgency)).toEqual(['your move', 'last call']);
  expect(sent.every(({ person }) => person === asked.person.id)).toBe(true);
  const left = (sent[1] as Reminder).dueAt - clock.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(leadMs(2));
});

test('an answer passes the reminder on to the player who is asked next', async () => {
  const { match, asked, other } = await started(3);
  await later(MINUTE_MS);
  await look();
  asked.watch(match);
  await server.settle();
  choose(asked, match);
  await clock.advance(2000, server.settle);
  asked.tell({ t: 'unwatch', match });
  await later(MINUTE_MS);
  await look();
  const room = await server.host.rooms.enter(match);
  const owing = room?.live.decisions.map(({ seat }) => seat) ?? [];
  const next = owing.includes(room?.seatOf(other.person.id) ?? -1) ? other : asked;
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ person: next.person.id, urgency: 'your move' });
});

test('a player who is looking at the match is not reminded', async () => {
  const { match, asked } = await started(3);
  asked.watch(match);
  await server.settle();
  await later(MINUTE_MS);
  await look();
  expect(sent).toEqual([]);
  asked.tell({ t: 'unwatch', match });
  await server.settle();
});

test('live tables remind nobody', async () => {
  await begin(server, [server.client(), server.client()], { game: 'chain', speed: { kind: 'untimed' } });
  await later(DAY_MS);
  await look();
  expect(sent).toEqual([]);
});

test('of several processes one reminds', async () => {
  const { match } = await started(3);
  await later(MINUTE_MS);
  const ways = [{ remind: async (reminder: Reminder) => sent.push(reminder) > 0 }];
  const second = await openTestServices({
    ...{ games: GAMES, database: server.database, clock },
    processId: 'second',
  });
  const elsewhere = new Reminders(second.services.resources, second.host, ways);
  await Promise.all([reminders.look(), elsewhere.look(), reminders.look()]);
  await second.settle();
  await server.settle();
  expect(sent.filter((each) => each.match === match)).toHaveLength(1);
  await second.close();
});

/** A server that sends reminders these ways, without waiting for its unfinished work. */
function sending(...ways: ReminderWay['remind'][]): Reminders {
  const { resources } = server.services;
  return new Reminders(
    { ...resources, tasks: new Tasks(resources.log) },
    server.host,
    ways.map((remind) => ({ remind })),
  );
}

test('a reminder whose server dies while it is sent is sent by another, some minutes later, and then no more', async () => {
  const { asked } = await started(3);
  await later(MINUTE_MS);
  let begun = 0;
  const dying = sending(() => {
    begun++;
    return new Promise(() => {});
  });
  await dying.look();
  expect(begun).toBe(1);
  // Perhaps it is only slow.
  await look();
  await later(MINUTE_MS);
  await look();
  expect(sent).toEqual([]);
  await later(MINUTE_MS);
  await look();
  expect(sent).toMatchObject([{ person: asked.person.id, urgency: 'your move' }]);
  await later(10 * MINUTE_MS);
  await look();
  expect(sent).toHaveLength(1);
});

test('a server that dies before it has noted that it has looked leaves nothing undone either', async () => {
  await started(3);
  await later(MINUTE_MS);
  await sending(() => new Promise(() => {})).look();
  await server.database.pool.query('delete from reminded');
  await look();
  expect(sent).toEqual([]);
  await later(2 * MINUTE_MS);
  await look();
  expect(sent).toHaveLength(1);
});

test('a reminder at which servers fail again and again is given up; the last one before the end still comes', async () => {
  await started(3);
  await later(MINUTE_MS);
  let tried = 0;
  const failing = sending(async () => {
    tried++;
    throw new Error('No way.');
  });
  for (let round = 0; round < 6; round++) {
    await failing.look();
    await server.settle();
    await later(2 * MINUTE_MS);
  }
  expect(tried).toBe(3);
  await look();
  expect(sent).toEqual([]);
  await later(3 * DAY_MS - leadMs(3));
  await look();
  expect(sent).toMatchObject([{ urgency: 'last call' }]);
});

test('a reminder that was taken in one way is not sent again because another way failed', async () => {
  await started(3);
  await later(MINUTE_MS);
  const tried: string[] = [];
  const half = sending(
    async () => {
      tried.push('push');
      throw new Error('No way.');
    },
    async () => {
      tried.push('mail');
      return true;
    },
  );
  for (let round = 0; round < 3; round++) {
    await half.look();
    await server.settle();
    await later(2 * MINUTE_MS);
  }
  expect(tried).toEqual(['push', 'mail']);
});

test('a question that was answered before the retry is not reminded of', async () => {
  const { match, asked } = await started(3);
  await later(MINUTE_MS);
  await sending(() => new Promise(() => {})).look();
  asked.watch(match);
  await server.settle();
  choose(asked, match, 'set');
  await clock.advance(2000, server.settle);
  await later(5 * MINUTE_MS);
  await look();
  asked.tell({ t: 'unwatch', match });
  await server.settle();
  expect(sent).toEqual([]);
});

test('the page gets it, too: whose move it is and until when', async () => {
  const { match, asked, other } = await started(3);
  const mine = async (client: TestClient): Promise<MatchSummary | undefined> =>
    (await matchesOf(server.services.resources, server.host, client.person)).find(({ id }) => id === match);
  const own = await mine(asked);
  expect(own?.yourMove).toBe(true);
  expect((own?.dueAt ?? 0) - clock.now()).toBeLessThanOrEqual(3 * DAY_MS);
  expect((own?.dueAt ?? 0) - clock.now()).toBeGreaterThan(2.9 * DAY_MS);
  const theirs = await mine(other);
  expect(theirs?.yourMove).toBe(false);
  expect(theirs).not.toHaveProperty('dueAt');
});
