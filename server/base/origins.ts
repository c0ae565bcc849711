/** Which pages may talk to the server with the cookies of their visitors: its own. */
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

export function isForeign({ publicUrl, origins }: Config, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // A browser always says from which page a request comes; a program that does not has no cookies of anybody else.
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  if (origins.includes(origin) || (publicUrl !== undefined && origin === new URL(publicUrl).origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
