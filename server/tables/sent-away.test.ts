/** The host of a table removes a player who does not get ready. */
import { expect, test } from 'vitest';
import { takeOver } from '../accounts/takeover.ts';
import { keepPerson, newGuest, type Person } from '../people/people.ts';
import { SETTINGS } from '../testing/fixtures.ts';
import { BIDS, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [BIDS] });

/** A table of three, at which the second player has sat down and does nothing. */
async function gather(host: Person, idle: Person): Promise<string> {
  const { tables } = server.services;
  const { id } = await tables.open(host, { settings: { ...SETTINGS, game: 'bids', seats: 3 } }, 'en');
  await tables.join(id, idle);
  return id;
}

test('frees the seat, shows it to all, and the removed player does not come back', async () => {
  const { tables } = server.services;
  const [ana, rolf] = [server.client(), server.client()];
  const id = await gather(ana.person, rolf.person);
  for (const client of [ana, rolf]) client.tell({ t: 'table', table: id, follow: true });
  await server.settle();
  await expect(tables.start(id, ana.person)).rejects.toThrow('not ready');
  const after = await tables.remove(id, ana.person, 1);
  expect(after.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'nobody', 'nobody']);
  await server.settle();
  expect(ana.gathering).toMatchObject({ mine: 0 });
  expect(ana.gathering).not.toHaveProperty('sentAway');
  expect(rolf.gathering).toMatchObject({ sentAway: true });
  expect(rolf.gathering).not.toHaveProperty('mine');
  await expect(tables.join(id, rolf.person)).rejects.toThrow('sent away');
  // Another player can take the seat, and the match can begin now.
  const clara = newGuest();
  await tables.join(id, clara, 1);
  await tables.ready(id, clara, true);
  await tables.start(id, ana.person);
  const { rows } = await server.database.pool.query('select status, turned_away from matches where id = $1', [id]);
  expect(rows).toEqual([{ status: 'running', turned_away: [] }]);
  await expect(tables.remove(id, ana.person, 1)).rejects.toThrow('begun');
});

test('is for the host, and for others than oneself', async () => {
  const { tables } = server.services;
  const [ana, rolf] = [newGuest(), newGuest()];
  const id = await gather(ana, rolf);
  await expect(tables.remove(id, rolf, 0)).rejects.toThrow('not the host');
  await expect(tables.remove(id, newGuest(), 1)).rejects.toThrow('not the host');
  await expect(tables.remove(id, ana, 0)).rejects.toThrow('yourself');
  await expect(tables.remove(id, ana, 7)).rejects.toThrow('nobody there');
  await tables.bots(id, ana, { seat: 2 });
  await expect(tables.remove(id, ana, 2)).rejects.toThrow('nobody there');
  expect((await tables.get(id, ana)).seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'person', 'bot']);
});

test('holds for the account that the guest signs in to', async () => {
  const { tables, resources } = server.services;
  const [ana, rolf] = [newGuest(), newGuest()];
  const id = await gather(ana, rolf);
  await tables.remove(id, ana, 1);
  const account: Person = { ...newGuest(), name: 'Rolf', guest: false };
  await keepPerson(resources, account);
  await takeOver(resources, rolf.id, account);
  await expect(tables.join(id, account)).rejects.toThrow('sent away');
});

const WISH = { game: 'bids', language: 'en' } as const;

test('holds for pairing, too', async () => {
  const { tables, pairing } = server.services;
  const [ana, rolf] = [server.client(), newGuest()];
  const speed = { kind: 'live', bankSeconds: 1500, incrementSeconds: 15 } as const;
  const settings = { ...SETTINGS, game: 'bids', speed, open: true };
  const { id } = await tables.open(ana.person, { settings }, 'en');
  ana.tell({ t: 'table', table: id, follow: true });
  await server.settle();
  expect((await pairing.pair(rolf, { ...WISH }, 'en')).id).toBe(id);
  await tables.remove(id, ana.person, 1);
  // The table that has waited longest comes first, and two that were opened in the same moment in any order.
  server.clock.set(server.clock.now() + 1000);
  const elsewhere = await pairing.pair(rolf, { ...WISH }, 'en');
  expect(elsewhere.id).not.toBe(id);
  // Others are still led there.
  expect((await pairing.pair(newGuest(), { ...WISH }, 'en')).id).toBe(id);
  await tables.leave(elsewhere.id, rolf);
});

test('is nothing for a table of strangers: nobody chooses among them', async () => {
  const { tables, pairing } = server.services;
  const [first, second] = [newGuest(), newGuest()];
  const { id, pairs } = await pairing.pair(first, { ...WISH, contributes: true }, 'en');
  expect(pairs).toBe(true);
  await tables.join(id, second);
  await expect(tables.remove(id, first, 1)).rejects.toThrow('not the host');
});
