/** The actions behind links in mails: confirm an address, set a new password. */
import type { FastifyRequest } from 'fastify';
import { Unfulfilled } from '../base/words.ts';
import type { ServerResources } from '../resources.ts';
import { passed } from './auth-requests.ts';

export async function confirmAddress(
  resources: ServerResources,
  request: FastifyRequest,
  token: string,
): Promise<void> {
  await passed(resources, request, `/verify-email?token=${encodeURIComponent(token)}`);
}

/** Gives the same answer for known and unknown addresses. Too many mails to one address are not sent. */
export async function requestReset(resources: ServerResources, request: FastifyRequest, email: string): Promise<void> {
  if (!resources.mailer) throw new Unfulfilled('unknown');
  if (resources.accountLimits.mail(email)) await passed(resources, request, '/request-password-reset', { email });
}

/**
 * Sets the password and ends all sessions. The reader of the mail owns the address, so it is confirmed. If it was not
 * before, another person may have made the account with it, so nothing but the new password opens it from now on.
 */
export async function resetPassword(
  resources: ServerResources,
  request: FastifyRequest,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  const { bus, database } = resources;
  const { pool } = database;
  const { rows } = await pool.query<{ person: string; confirmed: boolean }>(
    `select auth_users.id as person, "emailVerified" as confirmed
     from auth_verifications join auth_users on auth_users.id = value where identifier = $1`,
    [`reset-password:${token}`],
  );
  const [found] = rows;
  if (!found) throw new Unfulfilled('link');
  const { person, confirmed } = found;
  await passed(resources, request, '/reset-password', { token, newPassword });
  if (!confirmed) {
    await pool.query('delete from auth_passkeys where "userId" = $1', [person]);
    await pool.query('delete from recovery_codes where person_id = $1', [person]);
    await pool.query('update auth_users set "emailVerified" = true where id = $1', [person]);
  }
  bus.tell('person', person);
}
