/** Costly requests are bounded by address, through however many connections they come. */
import { expect, test } from 'vitest';
import { newGuest } from '../people/people.ts';
import { begin, choose, FakeClock } from '../testing/fixtures.ts';
import { CHAIN, testServer } from '../testing/test-server.ts';
import { Budgets } from './budgets.ts';

/** Two for every request: 20 each second, 200 that were saved. */
const server = testServer({ games: [CHAIN], config: { requestsPerMinute: 600 } });
const { clock, settle } = server;

test('a hundred connections of one address that ask why have no more answered than a few would', async () => {
  const [ada, ben] = [server.client(newGuest(), '192.0.2.1'), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  const crowd = Array.from({ length: 100 }, () => server.client(ada.person, '192.0.2.1'));
  const asked = (): { readonly explained: number; readonly refused: number } => {
    const ids = crowd.map((client) => [client, client.ask({ t: 'explain', match, words: 'pass' })] as const);
    return {
      get explained() {
        return ids.filter(([client, id]) => client.reply(id)?.t === 'explained').length;
      },
      get refused() {
        return ids.filter(([client, id]) => client.refusal(id) === 'too many').length;
      },
    };
  };
  // Watching the match has cost two of the saved requests; an explanation costs two as well.
  const [first, second] = [asked(), asked()];
  await settle();
  expect([first.explained, first.refused]).toEqual([99, 1]);
  expect([second.explained, second.refused]).toEqual([0, 100]);
  // A second later the budget has grown, without a new connection.
  clock.set(clock.now() + 1000);
  const third = asked();
  await settle();
  expect([third.explained, third.refused]).toEqual([10, 90]);
  expect(crowd.every(({ closed }) => closed === undefined)).toBe(true);
  // Other addresses are not affected, and neither are players at this one.
  const why = ben.ask({ t: 'explain', match, words: 'pass' });
  const answer = choose(ada, match);
  await settle();
  expect(ben.reply(why)?.t).toBe('explained');
  expect(ada.reply(answer)?.t).toBe('done');
});

test('a person whose budget is used up cannot watch again by reconnecting, but can a moment later', async () => {
  const ada = server.client(newGuest(), '192.0.2.2');
  const match = await begin(server, [ada, server.client()], { game: 'chain' });
  while (server.services.budgets.take('192.0.2.2', 'next'));
  const again = server.client(ada.person, '192.0.2.2');
  again.watch(match);
  await settle();
  expect(again.view).toBeUndefined();
  expect(again.messages).toContainEqual({ t: 'refused', code: 'too many', text: expect.any(String) });
  clock.set(clock.now() + 1000);
  again.watch(match);
  await settle();
  expect(again.view).toBeDefined();
});

test('addresses that have used nothing lately are not remembered', () => {
  const time = new FakeClock();
  const budgets = new Budgets(time, { requestsPerMinute: 600 });
  for (let wave = 0; wave < 20; wave++) {
    for (let count = 0; count < 500; count++) budgets.take(`${wave} ${count}`, 'watch');
    time.set(time.now() + 10_000);
  }
  expect(budgets.known).toBeLessThanOrEqual(1000);
  // A constant heavy user is remembered however many others come.
  while (budgets.take('busy', 'watch'));
  for (let count = 0; count < 5000; count++) budgets.take(`other ${count}`, 'watch');
  expect(budgets.take('busy', 'watch')).toBe(false);
});
