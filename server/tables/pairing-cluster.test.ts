/** Many strangers at once, through two processes on one PostgreSQL: all find a table, and no table has too many. */
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { type StartedPostgres, startPostgres } from '@praxis/testkit/postgres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuest, type Person } from '../people/people.ts';
import type { HostedGame } from '../registry.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { FakeClock, hosted, openTestServices, type TestServices } from '../testing/fixtures.ts';

const SEATS = 5;
const PEOPLE = 83;

const bids = hosted({ game: bidsGame, seatsMost: SEATS, turn: 'prize' });
/** The same game, usually played by five. */
const GAME: HostedGame = {
  ...bids,
  load: async () => {
    const hosting = await bids.load();
    return { ...hosting, choices: { ...hosting.choices, seats: { least: 2, most: SEATS, usual: SEATS } } };
  },
};

let postgres: StartedPostgres;
const databases: Database[] = [];
const both: TestServices[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  for (let process = 0; process < 2; process++) {
    const database = await openDatabase({ dataFolder: '', databaseUrl: postgres.url });
    databases.push(database);
    both.push(await openTestServices({ games: [GAME], database, clock: new FakeClock() }));
  }
}, 120_000);

afterAll(async () => {
  for (const services of both) await services.close();
  for (const database of databases) await database.close();
  await postgres.stop();
});

test('everybody asks on both processes in the same moment: full tables begin, one waits, nobody sits twice', async () => {
  const people = Array.from({ length: PEOPLE }, newGuest);
  const wish = { game: 'bids', language: 'en', contributes: true };
  // A player who asks twice has one seat, so nobody is ready yet: a match that has begun would allow another one.
  const asked = people.flatMap((person) => both.map(async ({ services }) => services.pairing.pair(person, wish, 'en')));
  const tables = await Promise.all(asked);
  for (const [index] of people.entries()) expect(tables[2 * index]?.id).toBe(tables[2 * index + 1]?.id);
  const { rows } = await (databases[0] as Database).pool.query<{ id: string; people: Person['id'][] }>(
    'select match_id as id, array_agg(person_id) as people from seats where person_id is not null group by match_id',
  );
  const sizes = rows.map((row) => row.people.length).sort((one, other) => other - one);
  expect(sizes).toEqual([...Array.from({ length: Math.floor(PEOPLE / SEATS) }, () => SEATS), PEOPLE % SEATS]);
  expect(new Set(rows.flatMap((row) => row.people)).size).toBe(PEOPLE);
  const ready = rows.flatMap(({ id, people: sitting }) => sitting.map((person) => ({ id, person })));
  await Promise.all(
    ready.map(({ id, person }, index) =>
      (both[index % 2] as TestServices).services.tables.ready(
        id,
        people.find((each) => each.id === person) as Person,
        true,
      ),
    ),
  );
  const { rows: states } = await (databases[0] as Database).pool.query<{ status: string; count: number }>(
    "select case when status = 'gathering' then status else 'begun' end as status, count(*)::integer from matches group by 1 order by 1",
  );
  expect(states).toEqual([
    { status: 'begun', count: Math.floor(PEOPLE / SEATS) },
    { status: 'gathering', count: 1 },
  ]);
});
