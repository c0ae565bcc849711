/** Recovery codes, which open an account without the password: shown once, stored as hashes, each valid once. */
import { randomInt } from 'node:crypto';
import { sha256 } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import type { ServerResources } from '../resources.ts';

export const CODES = 10;
/** No letters that look like digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS_PER_CODE = 16;

function newCode(): string {
  const signs = Array.from({ length: SIGNS_PER_CODE }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
}

/** With 80 random bits nobody finds a code from its hash. However it is typed, the same code has the same hash. */
function hashOf(person: string, code: string): string {
  const typed = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return sha256(`${person} ${typed}`);
}

/** Earlier codes become invalid. */
export async function makeCodes({ database, clock }: ServerResources, person: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from recovery_codes where person_id = $1', [person]);
    await client.query('insert into recovery_codes (hash, person_id, created_at) select unnest($1::text[]), $2, $3', [
      ...[codes.map((code) => hashOf(person, code)), person, new Date(clock.now())],
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
  return codes;
}

export async function codesLeft({ database }: ServerResources, person: string): Promise<number> {
  const { rows } = await database.pool.query<{ left: number }>(
    'select count(*)::integer as left from recovery_codes where person_id = $1 and used_at is null',
    [person],
  );
  return rows[0]?.left ?? 0;
}

/** Sets a new password and ends all sessions. Nobody learns whether the address or the code was wrong. */
export async function recover(
  resources: ServerResources,
  { email, code, newPassword }: { readonly email: string; readonly code: string; readonly newPassword: string },
): Promise<void> {
  const { accounts, bus, clock, database } = resources;
  const person = await accounts.idOf(email);
  const { rowCount } = await database.pool.query(
    'update recovery_codes set used_at = $3 where hash = $1 and person_id = $2 and used_at is null',
    [hashOf(person ?? '', code), person ?? '', new Date(clock.now())],
  );
  if (rowCount === 0 || person === undefined) throw new Unfulfilled('recovery code');
  await accounts.setPassword(email, newPassword);
  bus.tell('person', person);
}
