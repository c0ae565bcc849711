/**
 * Accounts: people sign in with an e-mail address and a password, or with a passkey. Better-auth keeps them in our own
 * database; no other service is asked.
 */
import { passkey } from '@better-auth/passkey';
import type { Language } from '@praxis/contract';
import { betterAuth } from 'better-auth';
import type { Config } from '../base/config.ts';
import { newId, newSecret } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import { languageFrom } from '../base/words.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Database } from '../storage/database.ts';
import { eq } from '../storage/drizzle.ts';
import { settings } from '../storage/schema.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const AUTH_PATH = '/api/auth';
/** The header with the client's address. It is ours: a client's own value never arrives. */
export const ADDRESS_HEADER = 'x-praxis-address';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
const SECRET_KEY = 'account key';

/** A signed-in user. The id is also the person's. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface SignedIn extends Account {
  /** The id of the session. */
  readonly session: string;
}

export interface Accounts {
  /** A request to better-auth, whose address begins with `url` and `AUTH_PATH`. */
  handle(request: Request): Promise<Response>;
  readonly url: string;
  /** The account whose session the cookies name; undefined for a forged or expired session. */
  signedIn(headers: Headers): Promise<SignedIn | undefined>;
  /** The cookies that renew a session in use. */
  prolonged(headers: Headers): Promise<readonly string[]>;
  isPassword(id: string, password: string): Promise<boolean>;
  /** The account with this address. */
  idOf(email: string): Promise<string | undefined>;
  /** Removes an account that nobody can sign in to, because it has neither a password nor a passkey. */
  removeUnusable(id: string): Promise<void>;
  /**
   * Sets a password without asking for the old one, and ends all sessions. The id of the account; undefined if there is
   * none.
   */
  setPassword(email: string, password: string): Promise<string | undefined>;
}

export interface AccountOptions {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly database: Database;
  readonly log: Log;
  /** Sends a mail some time soon; undefined: no mail is sent. */
  readonly post?: ((mail: Mail) => void) | undefined;
  /** How passwords are kept, if not in better-auth's way (scrypt). */
  readonly passwords?: Passwords;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(kept: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export async function openAccounts({ config, database, log, post, passwords }: AccountOptions): Promise<Accounts> {
  const { pool } = database;
  // Nobody is ever sent to this address: it only has to be the same for all requests.
  const url = config.publicUrl === undefined ? 'http://localhost' : new URL(config.publicUrl).origin;
  const languageOf = (request: Request | undefined): Language =>
    languageFrom(request?.headers.get('accept-language') ?? undefined);
  const auth = betterAuth({
    baseURL: url,
    basePath: AUTH_PATH,
    secret: await accountKey(database),
    database: pool,
    telemetry: { enabled: false },
    // Messages only: their arguments may name addresses.
    logger: { level: 'error', log: (_, message) => log.error({ message }, 'accounts') },
    // Otherwise it prints the failure with all parameters of the statement.
    onAPIError: { throw: true },
    emailAndPassword: {
      ...{ enabled: true, minPasswordLength: PASSWORD_MIN, maxPasswordLength: PASSWORD_MAX },
      ...{ revokeSessionsOnPasswordReset: true, resetPasswordTokenExpiresIn: HOUR_SECONDS },
      ...(passwords ? { password: passwords } : {}),
      // The token is put behind the #, so it never reaches a server or a log.
      ...(post
        ? {
            sendResetPassword: async ({ user, token }, request) =>
              post({ to: user.email, kind: 'reset', path: `/account/reset#${token}`, language: languageOf(request) }),
          }
        : {}),
    },
    ...(post
      ? {
          emailVerification: {
            ...{ sendOnSignUp: true, expiresIn: 7 * DAY_SECONDS },
            sendVerificationEmail: async ({ user, token }, request) =>
              post({
                to: user.email,
                kind: 'confirm',
                path: `/account/confirm#${token}`,
                language: languageOf(request),
              }),
          },
        }
      : {}),
    user: { modelName: 'auth_users' },
    account: { modelName: 'auth_credentials' },
    verification: { modelName: 'auth_verifications' },
    session: { modelName: 'auth_sessions', expiresIn: 60 * DAY_SECONDS, updateAge: DAY_SECONDS },
    // A passkey identifies its account, so nobody has to name it first.
    plugins: [
      passkey({
        rpID: new URL(url).hostname,
        rpName: 'Praxis',
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        schema: { passkey: { modelName: 'auth_passkeys' } },
      }),
    ],
    // Foreign pages and too many attempts are refused before a request comes here.
    trustedOrigins: (request) => [request?.headers.get('origin') ?? undefined],
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'praxis',
      useSecureCookies: url.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: newId },
    },
  });
  const { password: kept, internalAdapter } = await auth.$context;
  return {
    url,
    handle: (request) => auth.handler(request),
    signedIn: async (headers) => {
      if (!headers.get('cookie')?.includes('praxis.session_token')) return undefined;
      const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (!session) return undefined;
      const { id, name, email } = session.user;
      return { id, name, email, session: session.session.id };
    },
    prolonged: async (headers) => {
      const { headers: answered } = await auth.api.getSession({ headers, returnHeaders: true });
      return answered.getSetCookie();
    },
    isPassword: async (id, password) => {
      const { rows } = await pool.query<{ password: string | null }>(
        `select password from auth_credentials where "userId" = $1 and "providerId" = 'credential'`,
        [id],
      );
      const hash = rows[0]?.password;
      return typeof hash === 'string' && kept.verify({ hash, password });
    },
    idOf: async (email) => (await internalAdapter.findUserByEmail(email.toLowerCase()))?.user.id,
    removeUnusable: async (id) => {
      await pool.query(
        `with gone as (
           delete from auth_users where id = $1
           and not exists (select from auth_credentials where "userId" = $1)
           and not exists (select from auth_passkeys where "userId" = $1)
           returning id
         ) delete from names where person_id in (select id from gone)`,
        [id],
      );
    },
    setPassword: async (email, password) => {
      const found = await internalAdapter.findUserByEmail(email.toLowerCase());
      if (!found) return undefined;
      await internalAdapter.updatePassword(found.user.id, await kept.hash(password));
      await pool.query('delete from auth_sessions where "userId" = $1', [found.user.id]);
      return found.user.id;
    },
  };
}

/** The key by which the cookies of sessions are signed: made by the first process, the same for all. */
async function accountKey({ queries }: Database): Promise<string> {
  await queries.insert(settings).values({ key: SECRET_KEY, value: newSecret() }).onConflictDoNothing();
  const [row] = await queries.select().from(settings).where(eq(settings.key, SECRET_KEY));
  return (row as { value: string }).value;
}
