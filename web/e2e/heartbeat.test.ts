/** The network falls silent and comes back: the page says so, and then shows the true position without being loaded again. */
import { startServer } from '@praxis/server/main.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginMatch, testServer } from './matches.ts';
import { keenOn, play, untilAsked } from './playing.ts';
import { openNetwork, type StalledNetwork } from './stalled-network.ts';

const server = testServer(startServer);
let network: StalledNetwork;
beforeAll(async () => {
  network = await openNetwork(server.url);
});
afterAll(() => network.close());

const bleeder = keenOn(/Bleed /, /Move .+ to ready/, /Move 1 pool to/, /Hunt with/, /\d ways/);

test('nothing is heard of the server for a while', async () => {
  const { page, context, complaints } = await server.visitor({ baseURL: network.url });
  await beginMatch(page, { Players: '2' });
  const lost = page.getByText('Connection lost. Reconnecting…');
  expect(await lost.count()).toBe(0);

  network.stall();
  await lost.waitFor();

  // The same person goes on elsewhere, past the network that is silent.
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${server.url}${new URL(page.url()).pathname}`);
  await untilAsked(elsewhere);
  const told = elsewhere.getByRole('log', { name: 'Log', exact: true });
  const before = (await told.innerText()).length;
  await play(elsewhere, bleeder, async () => (await told.innerText()).length > before + 40);
  await untilAsked(elsewhere);
  const lines = told.locator('p');
  const newest = await lines.last().innerText();
  const count = await lines.count();
  expect(await lost.count()).toBe(1);

  network.resume();
  await lost.waitFor({ state: 'detached' });
  const log = page.getByRole('log', { name: 'Log', exact: true }).locator('p');
  await log.nth(count - 1).waitFor();
  expect(await log.last().innerText()).toBe(newest);
  await untilAsked(page);
  expect(complaints).toEqual([]);
});
