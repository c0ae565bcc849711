/** People whom the operator has banned. */
import { Unfulfilled } from '../base/words.ts';
import type { Resources } from '../resources.ts';

/** A program is banned with its owner. */
const BANNED = `
select from people where banned_until > $2 and (id = $1 or id = (select owner from bots where person_id = $1))`;

export async function refuseBanned({ database, clock }: Resources, person: string): Promise<void> {
  const { rowCount } = await database.pool.query(BANNED, [person, new Date(clock.now())]);
  if (rowCount !== 0) throw new Unfulfilled('banned');
}
