/** Each seat is addressed as "you". Spectators and viewers of a replay read names. */
import { ANYTIME_ACTION } from '@praxis/engine';
import type { Replay } from '@praxis/protocol/http.ts';
import { beforeAll, expect, test } from 'vitest';
import { begin, choose, type TestClient } from '../testing/fixtures.ts';
import { realGame, testPages, testServer } from '../testing/test-server.ts';

const here = testServer({ games: [realGame('magic')] });
const pages = testPages(here);

let clients: readonly [TestClient, TestClient];
let guest: TestClient;
let match: string;
let names: readonly string[];

beforeAll(async () => {
  clients = [here.client(), here.client()];
  guest = here.client();
  match = await begin(here, clients, { game: 'magic', edition: '2014' });
  clients[1].watch(match, 'es');
  guest.watch(match);
  await here.settle();
  names = (clients[0].view?.seats ?? []).map(({ name }) => name);
});

/** Both keep their hands. */
async function keepHands(): Promise<void> {
  const kept = (): boolean => guest.lines.filter((line) => line.endsWith(' keeps 7 cards')).length === 2;
  for (let tries = 0; tries < 100 && !kept(); tries++) {
    for (const client of clients) if (client.decision && !kept()) choose(client, match);
    await here.clock.advance(200, here.settle);
  }
  expect(kept()).toBe(true);
}

test('questions and events say you to each seat, in its language', async () => {
  await keepHands();
  const [ada, ben] = clients;
  expect(ada.lines).toContain('You keep 7 cards');
  expect(ada.lines).toContain(`${names[1]} keeps 7 cards`);
  expect(ben.lines).toContain('Te quedas con 7 cartas');
  expect(ben.lines).toContain(`${names[0]} se queda con 7 cartas`);
  for (const [seat, { lines }] of clients.entries())
    expect(lines.filter((line) => line.includes(names[seat] as string))).toEqual([]);
});

test('spectators read names', () => {
  for (const name of names) expect(guest.lines).toContain(`${name} keeps 7 cards`);
  expect(guest.lines.filter((line) => /\byou\b/i.test(line))).toEqual([]);
});

test('explanations use commands, and typed words are understood in either person', async () => {
  const explained = async (words: string): Promise<unknown> => {
    const id = clients[0].ask({ t: 'explain', match, words });
    await here.settle();
    return clients[0].reply(id);
  };
  expect(await explained('concede')).toMatchObject({ t: 'explained', possible: ['Concede'] });
  expect(await explained(`${names[0]} concedes`)).toMatchObject({ t: 'explained', possible: ['Concede'] });
});

test('a replay reads names, also through the eyes of a seat', async () => {
  clients[0].ask({ t: 'answer', match, number: ANYTIME_ACTION, answer: 'concedes' });
  await here.clock.advance(2000, here.settle);
  expect(clients[0].lines).toContain('You concede');
  const answered = await pages.app.inject({ url: `/api/matches/${match}/replay?seat=0` });
  const lines = (answered.json() as Replay).updates.flatMap(({ events }) => events.flatMap(({ line }) => line ?? []));
  expect(lines).toContain(`${names[0]} concedes`);
  expect(lines.filter((line) => /\byou\b/i.test(line))).toEqual([]);
});
