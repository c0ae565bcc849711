/** A table that changes while it is being read is not shown as it was before. */
import { afterEach, expect, test, vi } from 'vitest';
import { SETTINGS } from '../testing/fixtures.ts';
import { BIDS, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [BIDS] });
afterEach(() => vi.restoreAllMocks());

test('of two readings beside each other the newer one is shown last', async () => {
  const { tables } = server.services;
  const [ana, rolf] = [server.client(), server.client()];
  const { id } = await tables.open(ana.person, { settings: { ...SETTINGS, game: 'bids', seats: 3 } }, 'en');
  await tables.join(id, rolf.person);
  ana.tell({ t: 'table', table: id, follow: true });
  await server.settle();

  // The next reading for Ana's page takes until it is let go.
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const get = tables.get.bind(tables);
  vi.spyOn(tables, 'get').mockImplementationOnce(async (...asked) => {
    const before = await get(...asked);
    begun.resolve();
    await held.promise;
    return before;
  });
  const shown = ana.connection.showTable(id);
  await begun.promise;
  await tables.ready(id, rolf.person, true);
  await ana.connection.showTable(id);
  held.resolve();
  await shown;
  expect(ana.gathering?.seats.map(({ ready }) => ready)).toEqual([false, true, false]);
});
