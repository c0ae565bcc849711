/**
 * Deletes an account and every trace of its holder. Matches with other players stay, under a name that belongs to
 * nobody.
 */
import { DELETED, deletedName } from '@praxis/contract/deleted.ts';
import type { PoolClient } from 'pg';
import { releaseNames } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { eq } from '../storage/drizzle.ts';
import { bots } from '../storage/schema.ts';
import { leaveEverything } from './leaving.ts';

/**
 * Everything whose real owner was deleted belongs to `DELETED`; nobody can sign in as this person. Can be repeated if it
 * breaks off: the account itself is deleted last.
 */
export async function deleteAccount(services: Services, person: Person): Promise<void> {
  const { resources } = services;
  const own = await resources.database.queries.select().from(bots).where(eq(bots.owner, person.id));
  const ids = [...own.map(({ personId }) => personId), person.id];
  for (const id of ids) await leaveEverything(services, { ...person, id });
  const touched = await resources.database.pool.connect().then(async (client) => {
    try {
      return await inTransaction(client, ids, resources.clock.now());
    } finally {
      client.release();
    }
  });
  for (const match of touched) {
    resources.bus.tell('renewed', match);
    resources.bus.tell('table', match);
  }
  for (const id of ids) resources.bus.tell('person', id);
}

async function inTransaction(client: PoolClient, ids: readonly string[], now: number): Promise<ReadonlySet<string>> {
  await client.query('begin');
  try {
    const touched = new Set<string>();
    for (const id of ids) {
      for (const match of await forget(client, id)) touched.add(match);
      await releaseNames(client, id, now);
    }
    await client.query('commit');
    return touched;
  } catch (error) {
    // A connection that is broken has nothing to roll back.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Removes data that concern nobody else, and anonymises data that others share. */
const FORGET = [
  `update chat set person_id = '${DELETED}', name = '${DELETED}', text = case when text is null then null else '—' end
   where person_id = $1`,
  `update matches set host = '${DELETED}' where host = $1`,
  'update matches set turned_away = array_remove(turned_away, $1) where $1 = any (turned_away)',
  `update reports set person_id = '${DELETED}', name = '${DELETED}', said = case when said is null then null else '—' end
   where person_id = $1`,
  `update reports set reporter = '${DELETED}', reporter_name = '${DELETED}', why = case when why is null then null else '—' end
   where reporter = $1`,
  `update operator_log set person_id = '${DELETED}', name = '${DELETED}', why = '—' where person_id = $1`,
  'delete from auth_verifications where value = $1',
  'delete from push_subscriptions where person_id = $1',
  'delete from decks where person_id = $1',
  'delete from ratings where person_id = $1',
  'delete from presence where person_id = $1',
  'delete from bots where person_id = $1',
  'delete from auth_users where id = $1',
  'delete from people where id = $1',
];

interface Named {
  readonly match_id: string;
  readonly seat: number;
  /** The person sat there, and did not only give the seat a name. */
  readonly own: boolean;
}

/** Returns the matches in which the person sat, or that went on from one of these. */
async function forget(client: PoolClient, id: string): Promise<readonly string[]> {
  const { rows } = await client.query<Named>(
    'select match_id, seat, person_id is not distinct from $1 as own from seats where person_id = $1 or name_of = $1',
    [id],
  );
  for (const row of rows) await rename(client, row);
  for (const statement of FORGET) await client.query(statement, [id]);
  return rows.map(({ match_id }) => match_id);
}

/**
 * The match setup names its seats, too, and requires different names. The course of the match does not depend on names.
 */
async function rename(client: PoolClient, { match_id: match, seat, own }: Named): Promise<void> {
  await client.query('select from matches where id = $1 for update', [match]);
  const { rows } = await client.query<{ name: string }>('select name from seats where match_id = $1 and seat <> $2', [
    ...[match, seat],
  ]);
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
  let number = 1;
  while (taken.has(deletedName(number))) number++;
  const name = deletedName(number);
  const whose = own ? `, person_id = '${DELETED}', guest = true` : '';
  await client.query(
    `update seats set name = $3, name_of = null, deck_name = null${whose} where match_id = $1 and seat = $2`,
    [match, seat, name],
  );
  await client.query(
    `update matches set renewed = renewed + 1, setup = jsonb_set(setup, array['seats', $2::text, 'name'], to_jsonb($3::text))
     where id = $1 and setup is not null`,
    [match, String(seat), name],
  );
}
