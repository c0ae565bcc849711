/** A backup is restored by the very steps of docs/operations.md, and all data are there again. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { openApp } from '../http/app.ts';
import { startServer } from '../main.ts';
import {
  begin,
  choose,
  FakeClock,
  hosted,
  openTestDatabase,
  openTestServices,
  prepareFolder,
  temporaryFolder,
} from '../testing/fixtures.ts';
import { eventually, Player, spawnServer } from '../testing/process.ts';
import { openDatabase } from './database.ts';

const GAMES = [hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' })];
const { folder, remove } = temporaryFolder();

afterAll(() => remove());

/** By the very steps of docs/operations.md, in a data folder without a database. */
function restore(data: string, file: string): void {
  const told = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  const [, steps = ''] = /`(mkdir database && tar [^`]+)`/.exec(told) ?? [];
  expect(steps).toContain('backups/praxis-….tar.gz');
  execFileSync('sh', ['-c', steps.replace('praxis-….tar.gz', basename(file))], { cwd: data });
}

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
  // Data written after the backup are lost with the database.
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
  restore(folder, file);

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

/** Gives this many answers that the server acknowledges, in a match that is far from its end. */
async function answers(player: Player, count: number): Promise<void> {
  const until = player.acknowledged.length + count;
  while (player.acknowledged.length < until) {
    await player.ask({ t: 'hurry', match: player.match });
    expect(await eventually(() => player.decision !== undefined || player.table?.state === 'over')).toBe(true);
    expect(player.table?.state).toBe('running');
    const decision = player.decision as NonNullable<typeof player.decision>;
    player.decision = undefined;
    const answer = (await player.complete(decision, player.acknowledged.length)) as string;
    expect((await player.answer(decision.number, answer)).t).toBe('done');
  }
}

test('on an empty machine a backup is all that is needed: people, their sessions and matches are there', async () => {
  const [here, there] = [temporaryFolder(), temporaryFolder()];
  await prepareFolder(here.folder);
  const first = await startServer({ port: 0, dataFolder: here.folder, pageFolder: here.folder, logLevel: 'silent' });
  const player = new Player(first.url);
  const { match } = await player.post<{ readonly match: string }>('/api/play', {
    // Nobody can be ousted within the answers of this test, however the match goes.
    ...{ game: 'vtes', seats: 2, language: 'en' },
  });
  await player.watch(match);
  await answers(player, 3);
  const file = (await first.services.housekeeping.backUp()) as string;
  player.close();
  await first.stop();

  // No other file comes along: neither the folder of the database nor any file beside it.
  mkdirSync(join(there.folder, 'backups'));
  cpSync(file, join(there.folder, 'backups', basename(file)));
  here.remove();
  restore(there.folder, file);
  const second = await spawnServer({ PRAXIS_DATA: there.folder, PRAXIS_BACKUP_HOURS: '0' });
  player.url = second.url;
  // The same cookie opens the same seat.
  await player.watch(match);
  await answers(player, 2);
  player.close();
  expect(await second.stop()).toBe(0);
  const database = await openDatabase({ dataFolder: there.folder, databaseUrl: undefined });
  const { rows } = await database.pool.query<{ body: { readonly number: number; readonly answer: string } }>(
    `select body from entries where match_id = $1 and seat = 0 and kind = 'answer' and body ->> 'by' is null order by seq`,
    [match],
  );
  expect(rows.map(({ body: { number, answer } }) => ({ number, answer }))).toEqual(player.acknowledged);
  await database.close();
  there.remove();
});
