/** Signing in, by whatever means: a password or a passkey. */
import type { Me } from '@praxis/protocol/http.ts';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { setCookies } from './accounts-passing.ts';
import { meOf, personOfAccount } from './accounts-people.ts';
import { takeOver } from './accounts-takeover.ts';
import type { Config } from './config.ts';
import { forgetGuest, guestOf } from './identity.ts';
import type { Services } from './services.ts';

/** A password can be tried so much more rarely than anything else. */
const GUESSING = 60;

/** The options of routes by which somebody could try to find out a secret. */
export function guessing({ requestsPerMinute }: Config): RouteShorthandOptions {
  return { config: { rateLimit: { max: Math.ceil(requestsPerMinute / GUESSING), timeWindow: '1 minute' } } };
}

/** Somebody has just signed in: what was done as a guest comes along. */
export async function enter(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<Me> {
  const { user } = (await response.json()) as { user: { id: string; name: string; email: string } };
  const person = await personOfAccount(services, user);
  setCookies(reply, response.headers.getSetCookie());
  const guest = guestOf(request);
  if (guest !== undefined) {
    await takeOver(services, guest, person);
    forgetGuest(reply);
  }
  return meOf(services, person);
}
