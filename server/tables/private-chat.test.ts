/** Only the players at a private table hear its chat. */
import { expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import { begin } from '../testing/fixtures.ts';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [CHAIN], config: { requestsPerMinute: 100_000 } });
const pages = testPages(server);

test.each([
  [false, 0],
  [true, 2],
])('at a table with open: %s a spectator hears %s lines, before and after coming', async (open, heard) => {
  const [ada, ben, stranger] = [server.client(), server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain', open });
  ada.ask({ t: 'say', match, text: 'before' });
  await server.settle();
  stranger.watch(match);
  await server.settle();
  ada.ask({ t: 'say', match, text: 'after' });
  await server.settle();
  expect(ben.chat.map(({ text }) => text)).toEqual(['before', 'after']);
  expect(stranger.chat).toHaveLength(heard);
  expect(stranger.view).toBeDefined();
  // Nor do reports reveal which lines there are.
  const { code } = await new Visitor(pages.app).post('/api/reports', { match, line: 1 });
  expect(code).toBe(open ? undefined : 'unknown');
});
