import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

test('a PostgreSQL is started, has databases of its own, and leaves nothing behind', async () => {
  const postgres = await startPostgres();
  try {
    expect(existsSync(postgres.folder)).toBe(true);
    await ask(postgres.url, 'create table here (number int)');
    const other = await postgres.createDatabase('other');
    expect(await ask(other, "select to_regclass('here') as here")).toEqual([{ here: null }]);
    expect(await ask(postgres.url, "select to_regclass('here')::text as here")).toEqual([{ here: 'here' }]);
  } finally {
    await postgres.stop();
  }
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  expect(existsSync(postgres.folder)).toBe(false);
});

test('committed data survive the death of all its processes', async () => {
  const postgres = await startPostgres({ survivesKills: true });
  try {
    await ask(postgres.url, 'create table here as select 1 as number');
    await postgres.kill();
    await expect(ask(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    await postgres.startAgain();
    expect(await ask(postgres.url, 'select number from here')).toEqual([{ number: 1 }]);
  } finally {
    await postgres.stop();
  }
});
