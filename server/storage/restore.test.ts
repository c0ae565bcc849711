/** A backup is restored by the very steps of docs/operations.md, and what was there is there again. */
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { openApp } from '../http/app.ts';
import {
  begin,
  choose,
  FakeClock,
  hosted,
  openTestDatabase,
  openTestServices,
  temporaryFolder,
} from '../testing/fixtures.ts';
import { openDatabase } from './database.ts';

const GAMES = [hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' })];
const { folder, remove } = temporaryFolder();

afterAll(() => remove());

test('a match goes on from a backup, and a server without its database says that it is not well', async () => {
  const clock = new FakeClock();
  const before = await openTestDatabase(folder);
  const table = await openTestServices({
    ...{ games: GAMES, database: before, clock },
    config: { dataFolder: folder, pageFolder: folder },
  });
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'bids' });
  choose(ada, match);
  await clock.advance(3000, table.settle);
  const file = (await table.services.housekeeping.backUp()) as string;
  // What comes after the backup is lost with the database.
  choose(ben, match);
  await clock.advance(3000, table.settle);
  const { fastify } = await openApp(table.services);
  expect((await fastify.inject({ url: '/healthz' })).statusCode).toBe(200);
  await table.close();
  await before.close();
  // The database is asked once a second at most.
  await vi.waitFor(
    async () => {
      const ill = await fastify.inject({ url: '/healthz' });
      expect([ill.statusCode, ill.json()]).toEqual([503, { ok: false }]);
    },
    { timeout: 20_000, interval: 200 },
  );
  await fastify.close();

  renameSync(join(folder, 'database'), join(folder, 'lost'));
  const told = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  const [, steps = ''] = /`(mkdir database && tar [^`]+)`/.exec(told) ?? [];
  expect(steps).toContain('backups/praxis-….tar.gz');
  execFileSync('sh', ['-c', steps.replace('praxis-….tar.gz', basename(file))], { cwd: folder });

  const after = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
  const again = await openTestServices({ games: GAMES, database: after, clock });
  const { rows } = await after.pool.query('select kind, seat from entries where match_id = $1', [match]);
  expect(rows).toEqual([{ kind: 'answer', seat: 0 }]);
  const back = again.client(ben.person);
  back.watch(match);
  await again.settle();
  const id = choose(back, match);
  await clock.advance(3000, again.settle);
  expect(back.reply(id)?.t).toBe('done');
  await again.close();
  await after.close();
});
