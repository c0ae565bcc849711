/** Requests that cost more than others. Anybody can make them, so they are bounded by address. */
import type { RouteShorthandOptions } from 'fastify';
import type { Config } from '../base/config.ts';

/** One of this many requests of an address may store something in the database. */
const MAKING = 5;
/** … and one may keep the server busy for a while. */
const TOILING = 20;

export function making(config: Config): RouteShorthandOptions {
  return oneOf(MAKING, config);
}

export function toiling(config: Config): RouteShorthandOptions {
  return oneOf(TOILING, config);
}

function oneOf(many: number, { requestsPerMinute }: Config): RouteShorthandOptions {
  return { config: { rateLimit: { max: Math.ceil(requestsPerMinute / many), timeWindow: '1 minute' } } };
}
