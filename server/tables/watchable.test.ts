/** Matches that everybody may watch. */
import { expect, test } from 'vitest';
import { begin, choose } from '../testing/fixtures.ts';
import { BIDS, testServer } from '../testing/test-server.ts';
import { watchableMatches } from './summaries.ts';

const server = testServer({ games: [BIDS] });

const listed = () => watchableMatches(server.services.resources, server.host);

test('matches of tables in the lobby can be found and watched, those among friends cannot', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const first = await begin(server, [ada, ben], { game: 'bids', open: true });
  server.clock.set(server.clock.now() + 1000);
  await begin(server, [server.client(), server.client()], { game: 'bids', open: false });
  const second = await begin(server, [server.client()], { game: 'bids', open: true });
  const found = await listed();
  expect(found.map(({ id }) => id)).toEqual([second, first]);
  expect(found.every((match) => match.state === 'running' && match.mine === undefined)).toBe(true);
  expect(found[1]?.seats.map(({ name, bot }) => [name, bot])).toEqual([
    [ada.person.name, false],
    [ben.person.name, false],
  ]);
});

test('a match that is over is no longer listed', async () => {
  const players = [server.client(), server.client()];
  const match = await begin(server, players, { game: 'bids', open: true });
  const isListed = async (): Promise<boolean> => (await listed()).some(({ id }) => id === match);
  expect(await isListed()).toBe(true);
  for (let rounds = 0; rounds < 20 && players[0]?.table?.state !== 'over'; rounds++) {
    for (const player of players) choose(player, match);
    await server.wait(3);
  }
  expect(players[0]?.table?.state).toBe('over');
  expect(await isListed()).toBe(false);
});
