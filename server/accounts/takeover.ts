/** Moves a guest's belongings to the account into which the guest signs in. */
import type { Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';

/** The account's own seat at a table is enough: where it sits already, the guest's seat stays the guest's. */
const SEATS = `
update seats set person_id = $2, guest = false
where person_id = $1 and not exists (
  select from seats as own where own.match_id = seats.match_id and own.person_id = $2
)
returning match_id`;

/** At tables that have not begun the account is called by its own name. */
const NAMES = `
update seats set name = $2 where person_id = $1
and exists (select from matches where matches.id = seats.match_id and matches.status = 'gathering')`;

/** The guest's other belongings. The seats come first, because others wait for them. */
const REST = [
  'update matches set host = $2 where host = $1',
  'update matches set turned_away = array_replace(turned_away, $1, $2) where $1 = any (turned_away)',
  'update chat set person_id = $2 where person_id = $1',
  'update reports set person_id = $2 where person_id = $1',
  'update reports set reporter = $2 where reporter = $1',
  'update push_subscriptions set person_id = $2 where person_id = $1',
  'update decks set person_id = $2 where person_id = $1',
];

/**
 * Every step can be repeated, so the next request with both cookies completes an interrupted takeover. Only guests are
 * taken over.
 */
export async function takeOver({ database, bus }: Resources, guest: string, account: Person): Promise<void> {
  const { pool } = database;
  const { rowCount } = await pool.query('select from people where id = $1 and guest', [guest]);
  // A guest without a row owns nothing permanent.
  if (rowCount !== 0 && guest !== account.id) {
    const { rows } = await pool.query<{ match_id: string }>(SEATS, [guest, account.id]);
    await pool.query(NAMES, [account.id, account.name]);
    for (const statement of REST) await pool.query(statement, [guest, account.id]);
    for (const { match_id } of rows) bus.tell('table', match_id);
    if (rows.length > 0) bus.tell('lobby', '');
  }
  bus.tell('person', guest);
}
