import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

test('without any variables the server is for one machine', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, databaseUrl: undefined, trustedProxies: [] });
});

test('variables are read, and empty ones are as if they were not there', () => {
  const config = readConfig({ PRAXIS_PORT: '0', PRAXIS_TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16', DATABASE_URL: '' });
  expect(config).toMatchObject({ port: 0, trustedProxies: ['10.0.0.1', '10.1.0.0/16'], databaseUrl: undefined });
});

test('every wrong variable is named', () => {
  const read = (): unknown =>
    readConfig({ PRAXIS_PORT: 'http', DATABASE_URL: 'mysql://x', PRAXIS_URL: 'javascript:1' });
  expect(read).toThrow(/PRAXIS_PORT/);
  expect(read).toThrow(/DATABASE_URL: must begin with postgres/);
  expect(read).toThrow(/PRAXIS_URL/);
});

test('docs/operations.md documents every variable', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  const told = [...page.matchAll(/^\| `(\w+)` \|/gm)]
    .map(([, name]) => name)
    .filter((name) => /^[A-Z]/.test(name ?? ''));
  expect(told).toEqual(VARIABLES);
});
