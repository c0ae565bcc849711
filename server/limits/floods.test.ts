/**
 * A client that floods the server pays for every message, waits in no endless queue, and is disconnected. Others do not
 * notice.
 */
import { expect, test } from 'vitest';
import { newGuest } from '../people/people.ts';
import { begin, choose, type TestClient } from '../testing/fixtures.ts';
import { CHAIN, testServer } from '../testing/test-server.ts';
import { PER_CONNECTION_MAX, PER_MATCH_MAX, STATEMENTS_MAX } from './bound.ts';

/** Two for every request: 20 each second, 200 that were saved. */
const server = testServer({ games: [CHAIN], config: { requestsPerMinute: 600 } });
const { clock, settle } = server;

const tooMany = ({ messages }: TestClient): number =>
  messages.filter((message) => message.t === 'refused' && message.code === 'too many').length;

test('wrong answers cost: at the pace that is allowed they are looked at for a while, then a client that goes on is disconnected', async () => {
  const [ada, ben] = [server.client(newGuest(), '192.0.2.3'), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  let sent = 0;
  // Ten in a second are within the limits of the connection; only that they are wrong is not.
  for (; ada.closed === undefined && sent < 2000; sent++) {
    ada.ask({ t: 'answer', match, number: 999_999, answer: 'nothing' });
    if (sent % 10 === 9) {
      await settle();
      clock.set(clock.now() + 100);
    }
  }
  await settle();
  expect(ada.closed).toBe(1008);
  expect(ada.messages.at(-1)).toMatchObject({ t: 'refused', code: 'too many' });
  expect(sent).toBeLessThan(1000);
  const asked = ben.ask({ t: 'explain', match, words: 'pass' });
  await settle();
  expect(ben.reply(asked)?.t).toBe('explained');
});

test('a person answers at a bounded rate, through however many connections', async () => {
  const ada = newGuest();
  const crowd = Array.from({ length: 20 }, (_, at) => server.client(ada, `192.0.2.${100 + at}`));
  for (const client of crowd)
    for (let count = 0; count < 20; count++)
      client.ask({ t: 'answer', match: 'nowhere-nowhere-nowher', number: 1, answer: '' });
  await settle();
  const refused = crowd.reduce((sum, client) => sum + tooMany(client), 0);
  // A hundred at once are dealt with.
  expect(refused).toBe(300);
});

test('nobody is disconnected for having asked too much now and then', async () => {
  const client = server.client();
  for (let hour = 0; hour < 10; hour++) {
    for (let count = 0; count < 160; count++) {
      client.tell({ t: 'unwatch', match: 'nowhere-nowhere-nowher' });
      if (count % 40 === 39) await settle();
    }
    clock.set(clock.now() + 3_600_000);
  }
  await settle();
  expect(tooMany(client)).toBe(1000);
  expect(client.closed).toBeUndefined();
});

/** Statements wait until it is called. */
function holdDatabase(): () => void {
  const { pool } = server.database;
  const { query } = pool;
  const held: (() => void)[] = [];
  const later = (...given: unknown[]): Promise<unknown> =>
    new Promise((resolve) => held.push(() => resolve((query as (...given: unknown[]) => unknown).apply(pool, given))));
  Object.assign(pool, { query: later });
  return () => {
    Object.assign(pool, { query });
    for (const go of held) go();
  };
}

test("only a limited number of one connection's messages wait for a slow database", async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  const release = holdDatabase();
  // One is being handled while the database does not answer; the rest wait behind it.
  for (let count = 0; count < 2 * PER_CONNECTION_MAX; count++) {
    ada.ask({ t: 'answer', match, number: 999_999, answer: 'nothing' });
    clock.set(clock.now() + 200);
  }
  expect(tooMany(ada)).toBe(PER_CONNECTION_MAX);
  release();
  await settle();
});

test("only a limited number of all connections' requests to one match wait", async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  const room = await server.host.rooms.enter(match);
  let release: () => void = () => {};
  const held = Array.from({ length: PER_MATCH_MAX }, () =>
    room?.asked.hold(() => new Promise<void>((resolve) => (release = chained(release, resolve)))),
  );
  const refused = ada.ask({ t: 'answer', match, number: 999_999, answer: 'nothing' });
  await settle();
  expect(ada.refusal(refused)).toBe('too many');
  release();
  await Promise.all(held);
  const taken = ada.ask({ t: 'answer', match, number: 999_999, answer: 'nothing' });
  await settle();
  expect(ada.refusal(taken)).not.toBe('too many');
});

function chained(before: () => void, next: () => void): () => void {
  return () => {
    before();
    next();
  };
}

test('when too many statements wait, requests are refused at once, and nobody pays for it', async () => {
  const ada = server.client();
  const match = await begin(server, [ada, server.client()], { game: 'chain' });
  const { pool } = server.database;
  Object.defineProperty(pool, 'waitingCount', { configurable: true, get: () => STATEMENTS_MAX + 1 });
  const asked = choose(ada, match);
  await settle();
  expect(ada.refusal(asked)).toBe('try again');
  Reflect.deleteProperty(pool, 'waitingCount');
  const again = choose(ada, match);
  await settle();
  expect(ada.reply(again)?.t).toBe('done');
});
