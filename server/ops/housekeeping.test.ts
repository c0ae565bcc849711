/** Tables and guests in any number: each person has a limit, and abandoned ones are removed. */
import { expect, test } from 'vitest';
import { SETTINGS } from '../testing/fixtures.ts';
import { CHAIN, testServer } from '../testing/test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STRANGERS = 2000;
const PER_PERSON = 5;

const here = testServer({ games: [CHAIN], config: { tablesPerPerson: PER_PERSON, tableHours: 24, matchDays: 14 } });
const { clock } = here;

async function count(table: string): Promise<number> {
  const { rows } = await here.database.pool.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
}

test('nobody opens more tables than allowed; thousands of strangers do, and their tables are gone a day later, and they themselves after some months', async () => {
  const { person } = here.client();
  const open = () => here.services.tables.open(person, { settings: { ...SETTINGS, game: 'chain', open: true } }, 'en');
  for (let table = 0; table < PER_PERSON; table++) await open();
  await expect(open()).rejects.toMatchObject({ code: 'too many tables' });
  await here.database.pool.query(
    `insert into people (id, name, guest, created_at, seen_at)
     select 'stranger' || number, 'Stranger', true, $1, $1 from generate_series(1, ${STRANGERS}) as number`,
    [new Date(clock.now())],
  );
  await here.database.pool.query(
    `insert into matches (id, game, edition, settings, status, host, secret, commitment, created_at)
     select lpad(number::text, 22, 't'), game, edition, settings, status, 'stranger' || number, secret, commitment, created_at
     from (select * from matches limit 1) as one, generate_series(1, ${STRANGERS}) as number`,
  );
  await here.database.pool.query(
    `insert into seats (match_id, seat, kind, name) select id, 1, 'nobody', '' from matches where host like 'stranger%'`,
  );
  // A visitor of the lobby is not sent all of them.
  expect(await here.services.tables.list(undefined)).toHaveLength(100);
  clock.set(clock.now() + 25 * HOUR_MS);
  await here.services.housekeeping.tidyUp();
  expect([await count('matches'), await count('seats')]).toEqual([0, 0]);
  expect(await count('people')).toBe(STRANGERS + 1);
  clock.set(clock.now() + 100 * DAY_MS);
  await here.services.housekeeping.tidyUp();
  expect(await count('people')).toBe(0);
});
