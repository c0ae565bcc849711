/** Requests that are passed on to better-auth, with its refusals in our words. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, Unfulfilled } from '../base/words.ts';
import type { ServerResources } from '../resources.ts';
import { ADDRESS_HEADER, AUTH_PATH } from './accounts.ts';

/** Our error codes for better-auth's refusals. */
const REFUSED: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'credentials',
  INVALID_PASSWORD: 'credentials',
  INVALID_EMAIL: 'email',
  USER_ALREADY_EXISTS: 'email taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email taken',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  INVALID_TOKEN: 'link',
  TOKEN_EXPIRED: 'link',
  INVALID_USER: 'link',
  USER_NOT_FOUND: 'link',
  UNAUTHORIZED: 'not signed in',
  SESSION_NOT_FRESH: 'sign in again',
  CHALLENGE_NOT_FOUND: 'passkey',
  PASSKEY_NOT_FOUND: 'passkey',
  AUTHENTICATION_FAILED: 'passkey',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey',
};

/** Returns better-auth's answer to a request, with a refusal in our words. Without a body the request is a GET. */
export async function passed(
  resources: ServerResources,
  request: FastifyRequest,
  path: string,
  body?: object,
): Promise<Response> {
  const { accounts, log } = resources;
  const { cookie, origin, 'user-agent': agent, 'accept-language': language } = request.headers;
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (cookie !== undefined) headers.set('cookie', cookie);
  // The request is already known not to come from a foreign page; programs send no origin.
  headers.set('origin', origin ?? accounts.url);
  if (agent !== undefined) headers.set('user-agent', agent);
  if (language !== undefined) headers.set('accept-language', language);
  const url = `${accounts.url}${AUTH_PATH}${path}`;
  const asked =
    body === undefined ? { method: 'GET', headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await accounts.handle(new Request(url, asked));
  if (response.ok) return response;
  const { code = '' } = (await response.json().catch(() => ({}))) as { readonly code?: string };
  const known = REFUSED[code];
  if (known) throw new Unfulfilled(known);
  // A statement that fails is not the client's fault.
  if (response.status < 500 && !code.startsWith('FAILED_TO_')) throw new Unfulfilled('malformed', `(${code})`);
  log.error({ path, status: response.status, code }, 'accounts');
  throw new Unfulfilled('fault');
}

/** Cookies that better-auth has written, beside any of our own. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
