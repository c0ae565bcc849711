/** A database of an earlier release, with matches in it, is brought up to date: everything in it stays and can be gone on with. */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFolder, temporaryFolder } from '../testing/fixtures.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { migrate } from './migrations.ts';

const ALL = join(import.meta.dirname, 'migrations');
const { folder, remove } = temporaryFolder();
let embedded: Embedded;
let pool: pg.Pool;

beforeAll(async () => {
  await prepareFolder(folder);
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

test('matches of versions that were never kept get theirs, older than all others; what was reminded of stays reminded of', async () => {
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
