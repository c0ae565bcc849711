/** Entries of several matches are written together, and each match has its own fate. */
import type { Pool } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { begin } from '../testing/fixtures.ts';
import { CHAIN, testServer } from '../testing/test-server.ts';
import { EntryWriter, type NewEntry } from './appending.ts';

const server = testServer({ games: [CHAIN] });

afterEach(() => {
  vi.useRealTimers();
});

/** Only what hangs takes so long. */
const WAIT = { timeout: 60_000 };

let version = '';

/** Rows for matches of the same people as in a real one. */
async function beginMatches(ids: readonly string[]): Promise<void> {
  const real = await begin(server, [server.client(), server.client()], { game: 'chain' });
  for (const id of ids)
    await server.database.pool.query(
      `insert into matches (id, game, edition, settings, status, host, secret, commitment, rules_version, created_at)
       select $1, game, edition, settings, status, host, secret, commitment, rules_version, created_at from matches where id = $2`,
      [id, real],
    );
  const { rows } = await server.database.pool.query<{ rules_version: string }>('select rules_version from matches');
  version = rows[0]?.rules_version as string;
}

const entryOf = (match: string, seq: number, more: Partial<NewEntry> = {}): NewEntry => ({
  ...{ match, version, seq, kind: 'answer', seat: 0, body: { answer: 'pass', number: seq }, hash: 'a hash' },
  ...{ status: 'running', result: undefined, dueAt: undefined, calm: false },
  ...more,
});

async function stored(match: string): Promise<readonly [head: number, seqs: readonly number[]]> {
  const { pool } = server.database;
  const { rows } = await pool.query<{ head: number }>('select head from matches where id = $1', [match]);
  const entries = await pool.query<{ seq: number }>('select seq from entries where match_id = $1 order by seq', [
    match,
  ]);
  return [rows[0]?.head as number, entries.rows.map(({ seq }) => seq)];
}

/** The statements for entries, with the number of entries of each; they wait until they are released. */
function heldStatements(): { readonly sizes: number[]; readonly pool: Pool; release(): void } {
  const { pool } = server.database;
  const sizes: number[] = [];
  const releases: (() => void)[] = [];
  const query = async (given: { readonly values: readonly (readonly unknown[])[] }): Promise<unknown> => {
    sizes.push(given.values[0]?.length ?? 0);
    await new Promise<void>((resolve) => releases.push(resolve));
    return pool.query(given as never);
  };
  return { sizes, pool: { query } as unknown as Pool, release: () => releases.shift()?.() };
}

test('entries that come while a statement is under way are written together by the next one', async () => {
  await beginMatches(['a', 'b', 'c']);
  const { sizes, pool, release } = heldStatements();
  const writer = new EntryWriter(pool, server.clock);
  const times = ['a', 'b', 'c'].map((match) => writer.append(entryOf(match, 1)));
  expect(sizes).toEqual([1]);
  release();
  await times[0];
  await vi.waitFor(() => expect(sizes).toEqual([1, 2]), WAIT);
  release();
  expect(await Promise.all(times)).toEqual([server.clock.now(), server.clock.now(), server.clock.now()]);
  for (const match of ['a', 'b', 'c']) expect(await stored(match)).toEqual([1, [1]]);
});

test('where another writer was faster, only that entry is not written', async () => {
  await beginMatches(['d', 'e', 'f']);
  const { sizes, pool, release } = heldStatements();
  const writer = new EntryWriter(pool, server.clock);
  const first = writer.append(entryOf('d', 1));
  // Another process has written the first one meanwhile, and another version of the rules plays the last match.
  const others = [
    writer.append(entryOf('e', 1)),
    writer.append(entryOf('d', 2)),
    writer.append(entryOf('f', 1, { version: 'an older one' })),
  ];
  await new EntryWriter(server.database.pool, server.clock).append(entryOf('e', 1, { hash: 'of another process' }));
  release();
  expect(await first).toBe(server.clock.now());
  await vi.waitFor(() => expect(sizes).toEqual([1, 3]), WAIT);
  release();
  expect(await Promise.all(others)).toEqual([undefined, server.clock.now(), undefined]);
  expect(await stored('d')).toEqual([2, [1, 2]]);
  expect(await stored('e')).toEqual([1, [1]]);
  expect(await stored('f')).toEqual([0, []]);
});

test('an entry that the database refuses does not take the others along', async () => {
  await beginMatches(['g', 'h', 'i']);
  const writer = new EntryWriter(server.database.pool, server.clock);
  const first = writer.append(entryOf('g', 1));
  // PostgreSQL keeps no such character.
  const refused = writer.append(entryOf('h', 1, { body: { answer: '\u0000', number: 1 } }));
  const other = writer.append(entryOf('i', 1));
  await expect(refused).rejects.toThrow();
  expect(await Promise.all([first, other])).toEqual([server.clock.now(), server.clock.now()]);
  expect(await stored('h')).toEqual([0, []]);
  expect(await stored('i')).toEqual([1, [1]]);
});

test('a statement that is held up holds up nobody else for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sizes: number[] = [];
  const pool = {
    query: ({ values }: { readonly values: readonly (readonly string[])[] }) => {
      sizes.push(values[0]?.length ?? 0);
      const rows = values[0]?.map((match) => ({ match_id: match, at: new Date(5) }));
      return sizes.length === 1 ? new Promise(() => {}) : Promise.resolve({ rows });
    },
  } as unknown as Pool;
  const writer = new EntryWriter(pool, server.clock);
  void writer.append(entryOf('held up', 1));
  const others = [writer.append(entryOf('j', 1)), writer.append(entryOf('k', 1))];
  expect(sizes).toEqual([1]);
  vi.advanceTimersByTime(25);
  expect(await Promise.all(others)).toEqual([5, 5]);
  expect(sizes).toEqual([1, 2]);
  // From now on the others need not wait again.
  const next = writer.append(entryOf('j', 2));
  vi.advanceTimersByTime(25);
  expect(await next).toBe(5);
});
