/** A database of an earlier release is brought up to date: all its matches stay and can be continued. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFolder, temporaryFolder } from '../testing/fixtures.ts';
import { spawnServer } from '../testing/process.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { migrate } from './migrations.ts';

const ALL = join(import.meta.dirname, 'migrations');
const { folder, remove } = temporaryFolder();
let embedded: Embedded;
let pool: pg.Pool;

beforeAll(async () => {
  await prepareFolder(folder, 'none');
  embedded = await startEmbedded(folder);
  pool = new pg.Pool({ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres', max: 1 });
});

afterAll(async () => {
  await pool.end();
  await embedded.stop();
  remove();
});

/** The migrations up to a number, as an earlier release had them. */
function upTo(number: string): string {
  const earlier = join(folder, `until-${number}`);
  mkdirSync(earlier);
  for (const name of readdirSync(ALL)) if (name.slice(0, 3) <= number) cpSync(join(ALL, name), join(earlier, name));
  return earlier;
}

test('matches of versions that were never kept get theirs, older than all others; reminders stay sent', async () => {
  await migrate(pool, upTo('008'));
  await pool.query(
    `insert into people (id, name, guest, created_at, seen_at) values ('ada', 'Ada', true, now(), now())`,
  );
  await pool.query(`insert into releases (game, version, code) values ('chain', 'kept', 'code')`);
  for (const [id, version] of [
    ['first', 'forgotten'],
    ['second', 'kept'],
    ['third', null],
  ])
    await pool.query(
      `insert into matches (id, game, edition, settings, status, host, secret, commitment, rules_version, created_at)
       values ($1, 'chain', 'only', '{}', 'running', 'ada', '', '', $2, now())`,
      [id, version],
    );
  await pool.query(
    `insert into seats (match_id, seat, kind, name, contribution) values ('first', 0, 'person', 'Ada', 'ab')`,
  );
  await pool.query(`insert into reminders (match_id, seat, number, last_call) values ('first', 0, 7, false)`);
  await pool.query(`insert into requests (match_id, what, seat, agreed) values ('first', 'takeback', 0, '{0}')`);

  const done = await migrate(pool);
  expect(done[0]).toBe('009-announced-releases.sql');
  const { rows: versions } = await pool.query('select version, code from releases order by at');
  expect(versions).toEqual([
    { version: 'forgotten', code: null },
    { version: 'kept', code: 'code' },
  ]);
  const { rows: matches } = await pool.query('select id, rules_version from matches order by id');
  expect(matches).toEqual([
    { id: 'first', rules_version: 'forgotten' },
    { id: 'second', rules_version: 'kept' },
    { id: 'third', rules_version: null },
  ]);
  expect((await pool.query('select sent from reminders')).rows).toEqual([{ sent: true }]);
  expect((await pool.query('select head, kept from requests')).rows).toEqual([{ head: null, kept: null }]);
  expect((await pool.query('select contribution, place from seats')).rows).toEqual([
    { contribution: 'ab', place: null },
  ]);
  // A match cannot be of a version that is not there.
  await expect(pool.query(`update matches set rules_version = 'none' where id = 'third'`)).rejects.toThrow(
    'matches_release',
  );
  expect(await migrate(pool)).toEqual([]);
});

test('a server that is older than its database is refused, with advice, and changes nothing', async () => {
  const newer = join(folder, 'newer');
  cpSync(ALL, newer, { recursive: true });
  writeFileSync(join(newer, '999-of-a-later-release.sql'), 'create table later (id text primary key);');
  expect(await migrate(pool, newer)).toEqual(['999-of-a-later-release.sql']);
  const before = await pool.query('select name, at from migrations order by name');
  await expect(migrate(pool)).rejects.toThrow(
    /older than its database.*999-of-a-later-release\.sql.*Start that release again, or restore a backup/,
  );
  expect((await pool.query('select name, at from migrations order by name')).rows).toEqual(before.rows);
  // It is refused again and again, and the lock is free each time.
  await expect(migrate(pool)).rejects.toThrow('older than its database');
  expect(await migrate(pool, newer)).toEqual([]);
});

test('the process of an older server ends at once with that message, and leaves the database to the newer one', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  await prepareFolder(data, 'none');
  const made = await startEmbedded(data);
  const own = new pg.Pool({ host: made.host, port: made.port, user: 'postgres', database: 'postgres', max: 1 });
  await migrate(own);
  await own.query(`insert into migrations (name) values ('999-of-a-later-release.sql')`);
  await own.end();
  await made.stop();
  const refused = await spawnServer({ PRAXIS_DATA: data }).catch((error: Error) => error);
  expect(refused).toBeInstanceOf(Error);
  const { message } = refused as Error;
  expect(message).toContain('ended with status 1');
  expect(message).toContain('This server is older than its database');
  expect(message).toContain('999-of-a-later-release.sql');
  // The folder is free for the newer one.
  await (await startEmbedded(data)).stop();
});
