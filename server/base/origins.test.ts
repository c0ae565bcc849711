import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isOwnHost } from './origins.ts';

const request = (host: string, url = '/'): FastifyRequest => ({ host, url }) as FastifyRequest;

test.each(['localhost', 'localhost:8080', 'praxis.localhost', '127.0.0.1:8080', '192.168.1.5:8080', '[::1]:8080'])(
  'without a public address %s is the server',
  (host) => {
    expect(isOwnHost(readConfig({}), request(host))).toBe(true);
  },
);

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '', 'a b', 'evil.example:8080'])(
  'without a public address %s is not',
  (host) => {
    expect(isOwnHost(readConfig({}), request(host))).toBe(false);
  },
);

test('with a public address only that one and the further origins are', () => {
  const config = readConfig({ PRAXIS_URL: 'https://play.example.org', PRAXIS_ORIGINS: 'http://other.example:81' });
  for (const host of ['play.example.org', 'PLAY.example.org', 'play.example.org:443', 'other.example:81'])
    expect([host, isOwnHost(config, request(host))]).toEqual([host, true]);
  for (const host of ['localhost', '127.0.0.1', 'play.example.org:8080', 'example.org', 'other.example', ''])
    expect([host, isOwnHost(config, request(host))]).toEqual([host, false]);
  expect(isOwnHost(config, request('10.0.0.7:8080', '/healthz'))).toBe(true);
  expect(isOwnHost(config, request('10.0.0.7:8080', '/metrics'))).toBe(true);
});
