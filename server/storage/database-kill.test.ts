/** The server survives a database whose processes die. */
import { type StartedPostgres, startPostgres } from '@praxis/testkit/postgres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, joinDatabase, openDatabase } from './database.ts';

let postgres: StartedPostgres;

beforeAll(async () => {
  postgres = await startPostgres({ survivesKills: true });
}, 120_000);

afterAll(() => postgres.stop());

test.each<[string, (url: string) => Promise<Database>]>([
  ['the main thread', async (url) => openDatabase({ dataFolder: '', databaseUrl: url })],
  ['a thread with matches', async (url) => joinDatabase({ url }, 2)],
])(
  'the connection of a transaction in %s breaks while nothing is asked: only that transaction fails',
  async (_, open) => {
    const database = await open(postgres.url);
    const client = await database.pool.connect();
    await client.query('begin');
    // Without a listener the process itself would end here.
    const broken = new Promise((resolve) => client.once('end', resolve));
    await postgres.kill();
    await broken;
    await expect(client.query('commit')).rejects.toThrow();
    client.release(true);
    await postgres.startAgain();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
);
