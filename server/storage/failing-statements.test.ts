/** Statements that fail: their parameters stay out of the log, for any value and any place of failure. */
import { inspect } from 'node:util';
import type { Me } from '@praxis/protocol/http.ts';
import { TABLE_STATES, type Table } from '@praxis/protocol/table.ts';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { PASSWORD, Visitor } from '../accounts/testing-visitor.ts';
import { ID_PATTERN } from '../base/ids.ts';
import { openLog } from '../base/log.ts';
import { choose, SETTINGS, type TestClient } from '../testing/fixtures.ts';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';

const lines: string[] = [];
const log = openLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) });
const server = testServer({
  ...{ games: [CHAIN], log },
  config: { requestsPerMinute: 100_000, operatorToken: 'operator-of-this-test-0123' },
});
const pages = testPages(server);
afterEach(() => vi.restoreAllMocks());

/** Every statement fails at its first attempt. Returns the parameters of the failed ones, by their texts. */
function failOnce(): ReadonlyMap<string, readonly unknown[]> {
  const failed = new Map<string, readonly unknown[]>();
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { readonly text: string; readonly values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = Array.isArray(second) ? second : typeof first === 'string' ? undefined : first.values;
    if (!values?.length || failed.has(text)) return query.apply(this, given);
    failed.set(text, values);
    // PostgreSQL repeats the parameters in its messages and details.
    const said = `invalid input syntax: ${values.map(shown).join(', ')}`;
    const error = Object.assign(new pg.DatabaseError(said, 1, 'error'), {
      ...{ severity: 'ERROR', code: '22P02', detail: said, where: said, routine: 'pg_strtoint32' },
    });
    const callback = given.at(-1);
    if (typeof callback !== 'function') return Promise.reject(error);
    setImmediate(callback as (error: Error) => void, error);
    return undefined;
  } as never);
  return failed;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : (JSON.stringify(value) ?? '');

/** Does it again until no statement of it fails any more. */
async function atLast<T>(what: string, work: () => Promise<{ readonly status: number; readonly body: T }>): Promise<T> {
  for (let tries = 0; tries < 40; tries++) {
    const { status, body } = await work();
    if (status < 500) {
      expect([what, status, body]).toEqual([what, 200, body]);
      return body;
    }
  }
  throw new Error(`${what} fails again and again.`);
}

async function reached(what: string, claim: () => boolean, again: () => void): Promise<void> {
  for (let tries = 0; tries < 40 && !claim(); tries++) {
    again();
    await server.clock.advance(2000, server.settle);
  }
  expect([what, claim()]).toEqual([what, true]);
}

const watched = (client: TestClient, match: string): Promise<void> =>
  reached(
    'watching',
    () => client.table !== undefined,
    () => client.watch(match),
  );

test('every statement fails once, and nothing that any was given is in the log', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const failed = failOnce();
  const [ada, ben] = [new Visitor(pages.app), new Visitor(pages.app)];
  const account = { password: PASSWORD, name: 'Canary Ada' };
  await atLast('sign-up', () => ada.post('/api/auth/sign-up/email', { ...account, email: 'canary@example.org' }));
  const { id } = await atLast('me', () => ada.get<Me>('/api/me'));
  await atLast('guest', () => ben.post('/api/me', { name: 'Canary Ben' }));
  const other = await atLast('guest', () => ben.get<Me>('/api/me'));
  await atLast('deck', () => ada.post('/api/decks', { game: 'chain', name: 'Canary deck', text: '13 canaries' }));
  await atLast('decks', () => ada.get('/api/decks'));
  await atLast('bots', () => ada.post('/api/bots', { name: 'Canary bot' }));
  const settings = { ...SETTINGS, game: 'chain', speed: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } };
  const table = await atLast('table', () =>
    ada.post<Table>('/api/tables', { settings, deck: { text: '17 canaries' } }),
  );
  await atLast('join', () => ben.post(`/api/tables/${table.id}/join`));
  const contribution = 'c0ffee'.repeat(10).padEnd(64, '0');
  await atLast('ready', () => ben.post(`/api/tables/${table.id}/ready`, { ready: true, contribution }));
  await atLast('start', () => ada.post(`/api/tables/${table.id}/start`, { contribution }));
  const clients = [
    server.client({ id, name: account.name, guest: false }),
    server.client({ id: other.id, name: 'Canary Ben', guest: true }),
  ] as const;
  for (const client of clients) await watched(client, table.id);
  const [first, second] = clients;
  const said = (): boolean => second.chat.length > 0;
  await reached('chat', said, () => first.ask({ t: 'say', match: table.id, text: 'A canary sings.' }));
  await reached(
    'answer',
    () => second.decision !== undefined,
    () => first.decision && choose(first, table.id),
  );
  await atLast('report', () => ben.post('/api/reports', { match: table.id, seat: 0, why: 'It is a canary.' }));
  second.connection.close();
  await server.wait(300);
  await atLast('mine', () => ada.get('/api/matches/mine'));
  await atLast('export', () => ada.get('/api/account/export'));
  const values = [...failed.values()].flat().map(shown);
  const written = lines.join('') + inspect(printed.mock.calls, { depth: 9, maxStringLength: null });
  vi.restoreAllMocks();

  expect(failed.size).toBeGreaterThan(60);
  expect(written).toContain('22P02');
  // Logs name matches, people and processes by their ids; the states of tables and the kind of account are part of the
  // statements themselves.
  const isKnown = (value: string): boolean =>
    ID_PATTERN.test(value) || value === 'credential' || TABLE_STATES.some((state) => state === value);
  const secret = new Set(values.filter((value) => value.length >= 8 && !isKnown(value)));
  expect(secret.size).toBeGreaterThan(30);
  expect([...secret].filter((value) => written.includes(JSON.stringify(value).slice(1, -1)))).toEqual([]);
  expect(written).not.toMatch(/canar/i);
});
