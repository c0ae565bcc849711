/** Strangers who want to play with people find each other, and nobody is paired with a player who has left. */
import type { Table } from '@praxis/protocol/table.ts';
import { afterEach, expect, test } from 'vitest';
import { newGuest, type Person } from '../people/people.ts';
import { choose, SETTINGS, type TestClient } from '../testing/fixtures.ts';
import { CHAIN, realGame, testServer } from '../testing/test-server.ts';

const TABLES_MAX = 3;

const VTES = realGame('vtes');
const vtes = await VTES.load();
const here = testServer({ games: [CHAIN, VTES], config: { tablesPerPerson: TABLES_MAX } });
const { clock } = here;

afterEach(async () => {
  await here.database.pool.query("delete from matches where status = 'gathering'");
});

const goBy = (ms: number): Promise<void> => clock.advance(ms, here.settle);

function pair({ person }: { readonly person: Person }, game = 'chain'): Promise<Table> {
  return here.services.pairing.pair(person, { game, language: 'en' }, 'en');
}

/** Looks at the table as its page does. */
async function look(client: TestClient, { id }: Table): Promise<void> {
  client.tell({ t: 'hello', protocol: 2, language: 'en' });
  client.tell({ t: 'table', table: id, follow: true });
  await here.settle();
}

function seated({ seats }: Table): readonly string[] {
  return seats.flatMap(({ sitter }) => (sitter.kind === 'person' ? [sitter.id] : []));
}

async function waitingTables(): Promise<number> {
  const { rows } = await here.database.pool.query("select 1 from matches where status = 'gathering'");
  return rows.length;
}

test('the first waits, the second comes, and they play', async () => {
  const [ana, bruno] = [here.client(), here.client()];
  const waiting = await pair(ana);
  expect(waiting).toMatchObject({ state: 'gathering', pairs: true, mine: 0, host: true });
  expect(waiting.settings).toMatchObject({ seats: 2, rated: false, open: true, seating: 'random' });
  await look(ana, waiting);
  const found = await pair(bruno);
  expect(found).toMatchObject({ id: waiting.id, state: 'running' });
  expect([...seated(found)].sort()).toEqual([ana.person.id, bruno.person.id].sort());
  await here.settle();
  // The waiting player is notified without asking.
  expect(ana.gathering?.state).toBe('running');
  for (const client of [ana, bruno]) client.watch(found.id);
  await goBy(2000);
  const asked = [ana, bruno].find(({ decision }) => decision);
  const id = choose(asked as TestClient, found.id);
  await here.settle();
  expect(asked?.reply(id)?.t).toBe('done');
});

test('players add to the seed when the promise is known, and the match begins once the last one has', async () => {
  const [ana, bruno] = [here.client(), here.client()];
  const wish = { game: 'chain', language: 'en', contributes: true };
  const waiting = await here.services.pairing.pair(ana.person, wish, 'en');
  expect([waiting.commitment?.length, waiting.seats[0]?.ready]).toEqual([64, false]);
  const found = await here.services.pairing.pair(bruno.person, wish, 'en');
  expect(found).toMatchObject({ id: waiting.id, state: 'gathering', commitment: waiting.commitment });
  const { id } = found;
  const [anas, brunos] = ['a'.repeat(64), 'b'.repeat(64)];
  expect((await here.services.tables.ready(id, bruno.person, true, brunos)).state).toBe('gathering');
  expect((await here.services.tables.ready(id, ana.person, true, anas)).state).toBe('running');
  const { rows } = await here.database.pool.query<{ person_id: string; contribution: string; place: number }>(
    'select person_id, contribution, place from seats where match_id = $1 order by place',
    [id],
  );
  expect(rows).toEqual([
    { person_id: ana.person.id, contribution: anas, place: 0 },
    { person_id: bruno.person.id, contribution: brunos, place: 1 },
  ]);
});

test('five make a match of VTES, with decks of their own choice or offered ones', async () => {
  const five = Array.from({ length: 5 }, () => here.client());
  const tables: Table[] = [];
  for (const [index, client] of five.entries()) {
    const deck = index === 1 ? { deck: { offered: vtes.decks[0]?.id as string } } : {};
    const table = await here.services.pairing.pair(client.person, { game: 'vtes', language: 'en', ...deck }, 'en');
    await look(client, table);
    tables.push(table);
  }
  expect(tables.map((table) => [table.state, seated(table).length])).toEqual([
    ...[1, 2, 3, 4].map((count) => ['gathering', count]),
    ['running', 5],
  ]);
  expect(new Set(tables.map(({ id }) => id)).size).toBe(1);
  const { rows } = await here.database.pool.query('select 1 from seats where match_id = $1 and deck is not null', [
    tables[0]?.id,
  ]);
  expect(rows).toHaveLength(5);
  await expect(
    here.services.pairing.pair(here.client().person, { game: 'vtes', language: 'en', deck: { offered: 'none' } }, 'en'),
  ).rejects.toMatchObject({ code: 'deck' });
});

test('a player who does not want to wait fills the table with bots, and those who have come stay', async () => {
  const [ana, bruno] = [here.client(), here.client()];
  const { id } = await pair(ana, 'vtes');
  await pair(bruno, 'vtes');
  await expect(here.services.tables.start(id, bruno.person)).rejects.toMatchObject({ code: 'not the host' });
  await here.services.tables.start(id, ana.person);
  const { seats, state } = await here.services.tables.get(id, ana.person);
  expect(state).toBe('running');
  expect(seats.map(({ sitter }) => sitter.kind).sort()).toEqual(['bot', 'bot', 'bot', 'person', 'person']);
});

test('asking again leads to the same table; leaving ends it', async () => {
  const ana = here.client();
  const first = await pair(ana);
  const again = await Promise.all([pair(ana), pair(ana), pair(ana)]);
  expect(again.map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
  expect(again.every((table) => seated(table).length === 1)).toBe(true);
  expect(await waitingTables()).toBe(1);
  await here.services.tables.leave(first.id, ana.person);
  expect(await waitingTables()).toBe(0);
  const bruno = await pair(here.client());
  expect(bruno).toMatchObject({ state: 'gathering', mine: 0 });
});

test('a player who has gone is not matched, and the seat is soon free', async () => {
  const [ana, bruno, carla] = [here.client(), here.client(), here.client()];
  const left = await pair(ana);
  await look(ana, left);
  await goBy(40_000);
  // As long as a player is looking, the seat is not given up.
  expect(seated(await here.services.tables.get(left.id, undefined))).toEqual([ana.person.id]);
  ana.connection.close();
  await goBy(16_000);
  const other = await pair(bruno);
  expect(other).toMatchObject({ state: 'gathering', mine: 0 });
  expect(other.id).not.toBe(left.id);
  // Nor does the old table wait beside the new one.
  expect(await waitingTables()).toBe(1);
  await look(bruno, other);
  expect(await pair(carla)).toMatchObject({ id: other.id, state: 'running' });
});

test('a table that everybody has left expires by itself; if one player stays, only the empty seat does, and that player is the host', async () => {
  const [ana, bruno, carla] = [here.client(), here.client(), here.client()];
  await pair(ana);
  const { id } = await pair(carla, 'vtes');
  await look(bruno, await pair(bruno, 'vtes'));
  await goBy(45_000);
  expect(await waitingTables()).toBe(1);
  const table = await here.services.tables.get(id, bruno.person);
  expect([seated(table), table.host]).toEqual([[bruno.person.id], true]);
  expect(bruno.gathering).toEqual(table);
});

test('a player who takes a seat and never gets ready does not hold up the others', async () => {
  const [ana, idler, carla] = [here.client(), here.client(), here.client()];
  const waiting = await pair(ana);
  await look(ana, waiting);
  const wish = { game: 'chain', language: 'en', contributes: true };
  await look(idler, await here.services.pairing.pair(idler.person, wish, 'en'));
  await goBy(40_000);
  expect(seated(await here.services.tables.get(waiting.id, undefined))).toEqual([ana.person.id]);
  expect(await pair(carla)).toMatchObject({ id: waiting.id, state: 'running' });
});

test("an open table of a present host is joined like one that pairs; one's own, other kinds and those of absent hosts are not", async () => {
  const [host, guest] = [here.client(), here.client()];
  const usual = {
    ...SETTINGS,
    ...{ game: 'chain', open: true, speed: { kind: 'live', bankSeconds: 1500, incrementSeconds: 15 } as const },
  };
  const open = async (client: TestClient, change: object): Promise<Table> => {
    const table = await here.services.tables.open(client.person, { settings: { ...usual, ...change } }, 'en');
    await look(client, table);
    return table;
  };
  const absent = await here.services.tables.open(newGuest(), { settings: usual }, 'en');
  for (const change of [{ open: false }, { rated: true }, { language: 'fr' }]) await open(here.client(), change);
  const wanted = await open(host, { language: 'en' });
  const own = await pair(host);
  expect([absent.id, wanted.id]).not.toContain(own.id);
  await here.services.tables.leave(own.id, host.person);
  const joined = await pair(guest);
  expect(joined).toMatchObject({ id: wanted.id, state: 'gathering', mine: 1, host: false });
  expect([joined.pairs, joined.seats[1]?.ready]).toEqual([undefined, true]);
});

test('quotas hold, programs are not taken for people, and unknown games and editions are refused', async () => {
  const { person } = here.client();
  for (let table = 0; table < TABLES_MAX; table++)
    await here.services.tables.open(person, { settings: { ...SETTINGS, game: 'chain' } }, 'en');
  await expect(pair({ person })).rejects.toMatchObject({ code: 'too many tables' });
  await expect(pair({ person: { ...newGuest(), guest: false, bot: true } })).rejects.toMatchObject({
    code: 'people only',
  });
  await expect(pair(here.client(), 'chess')).rejects.toMatchObject({ code: 'unknown game' });
  const wish = { game: 'chain', edition: 'none', language: 'en' };
  await expect(here.services.pairing.pair(newGuest(), wish, 'en')).rejects.toMatchObject({ code: 'settings' });
});
