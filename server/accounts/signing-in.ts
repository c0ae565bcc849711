/** Signing in with a password or a passkey, and proving one's identity again with a passkey. */
import type { Me } from '@praxis/protocol/http.ts';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Config } from '../base/config.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { refuseBanned } from '../people/bans.ts';
import type { Person } from '../people/people.ts';
import type { ServerResources } from '../resources.ts';
import { meOf, personOfAccount } from './account-person.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './accounts.ts';
import { passed, setCookies } from './auth-requests.ts';
import { forgetGuest, guestOf } from './identity.ts';
import { takeOver } from './takeover.ts';

/** Attempts at a password are limited this many times more strictly than other requests. */
const GUESSING = 60;

/** Options for routes that could be used to guess a secret. */
export function guessing({ requestsPerMinute }: Config): RouteShorthandOptions {
  return { config: { rateLimit: { max: Math.ceil(requestsPerMinute / GUESSING), timeWindow: '1 minute' } } };
}

/** After signing in: the guest's belongings come along. */
export async function enter(
  resources: ServerResources,
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<Me> {
  const { user } = (await response.json()) as { user: { id: string; name: string; email: string } };
  const { pool } = resources.database;
  try {
    await refuseBanned(resources, user.id);
  } catch (error) {
    // The session that was just made is nobody's.
    await pool.query('delete from auth_sessions where "userId" = $1', [user.id]);
    throw error;
  }
  const person = await personOfAccount(resources, user);
  const language = languageFrom(request.headers['accept-language']);
  await pool.query('update people set language = $2 where id = $1', [person.id, language]);
  setCookies(reply, response.headers.getSetCookie());
  const guest = guestOf(request);
  if (guest !== undefined) {
    await takeOver(resources, guest, person);
    forgetGuest(reply);
  }
  return meOf(resources, person);
}

/**
 * Refuses unless the device has just answered with a passkey of this very account. The challenge for it is that of
 * signing in.
 */
export async function demandPasskey(
  resources: ServerResources,
  request: FastifyRequest,
  person: Person,
  response: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { pool } = resources.database;
  // Checked first: another person's passkey must not sign anyone in as that person.
  const { rowCount } = await pool.query('select from auth_passkeys where "credentialID" = $1 and "userId" = $2', [
    ...[String(response.id), person.id],
  ]);
  if (rowCount === 0) throw new Unfulfilled('passkey');
  const answered = await passed(resources, request, '/passkey/verify-authentication', { response });
  const { session } = (await answered.json()) as { readonly session: { readonly id: string; readonly userId: string } };
  // Only the proof is needed, not the session that comes with it.
  await pool.query('delete from auth_sessions where id = $1', [session.id]);
  if (session.userId !== person.id) throw new Unfulfilled('passkey');
}

export function refuseNoPassword({ length }: string): void {
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) throw new Unfulfilled('password');
}
