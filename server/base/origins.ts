/** The server's own names, and the pages that may send requests with their visitors' cookies: only its own. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

export function isForeign({ publicUrl, origins }: Config, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // A browser always says from which page a request comes; a program that does not has no cookies of anybody else.
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  if (origins.includes(origin) || (publicUrl !== undefined && origin === new URL(publicUrl).origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}

/** For monitors of the process, which know it by another name. Cookies do not matter there. */
const BY_ANY_NAME = new Set(['/healthz', '/metrics']);

/**
 * True for a request to one of the server's own names. A foreign page can have its own name lead to any address, and
 * would then be taken for a page of the server. Without a public address only IP addresses and `localhost` count as own
 * names: nobody else can have those.
 */
export function isOwnHost({ publicUrl, origins }: Config, { host, url }: FastifyRequest): boolean {
  if (BY_ANY_NAME.has(url)) return true;
  const own = [publicUrl, ...origins].filter((each) => each !== undefined && URL.canParse(each)) as string[];
  if (own.some((each) => hostOf(new URL(each).protocol, host) === new URL(each).host)) return true;
  if (publicUrl !== undefined || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}

/** With the port only where it is not the usual one. */
function hostOf(protocol: string, host: string): string | undefined {
  return URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).host : undefined;
}
