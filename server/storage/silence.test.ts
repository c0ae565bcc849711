/**
 * The network loses everything for a while, and earlier connections stay dead, as if the database's machine had
 * restarted.
 */
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SystemClock } from '../base/clock.ts';
import { openLog } from '../base/log.ts';
import { copyEmptyDatabase } from '../testing/shared-postgres.ts';
import { PostgresBus } from './bus.ts';
import { joinDatabase } from './database.ts';

const LOOK_MS = 50;
/** Longer than any test: no statement fails because it has taken too long. */
const STATEMENT_MS = 3_600_000;

let isDown = false;
const dead = new Set<Socket>();
const carried = new Set<Socket>();
let network: Server;
let url = '';

beforeAll(async () => {
  const database = new URL(await copyEmptyDatabase());
  const { port, hostname } = database;
  network = createServer((socket) => {
    carried.add(socket);
    socket.on('error', () => {});
    if (isDown) dead.add(socket);
    const beyond = dial(Number(port), hostname);
    beyond.on('error', () => {});
    socket.on('data', (data) => void (dead.has(socket) || beyond.write(data)));
    beyond.on('data', (data) => void (dead.has(socket) || socket.write(data)));
    socket.on('close', () => beyond.destroy());
    beyond.on('close', () => dead.has(socket) || socket.destroy());
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const address = network.address();
  database.hostname = '127.0.0.1';
  database.port = String(typeof address === 'object' ? address?.port : 0);
  url = database.href;
});

afterAll(() => {
  for (const socket of carried) socket.destroy();
  network.close();
});

/** All packets get lost, on the present connections for ever. */
function goDown(): void {
  isDown = true;
  for (const socket of carried) dead.add(socket);
}

/** Resolves after this many further connection attempts: the database was asked whether it is at work. */
async function tried(count: number): Promise<void> {
  const enough = carried.size + count;
  while (carried.size < enough) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

test('a statement on a silent connection fails when the database is back, and new connections replace the idle ones', async () => {
  const { pool, close } = joinDatabase({ url }, 3, STATEMENT_MS, LOOK_MS, 1000);
  // Two connections: one is waited on, the other is idle.
  const [one, other] = [await pool.connect(), await pool.connect()];
  for (const client of [one, other]) await client.query('select 1');
  other.release();
  goDown();
  const waiting = one.query('select 2').then(
    () => 'answered',
    () => 'failed',
  );
  await tried(2);
  isDown = false;
  expect(await waiting).toBe('failed');
  one.release(true);
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
  await close();
});

test('a statement that is merely slow is left alone', async () => {
  const { pool, close } = joinDatabase({ url }, 3, STATEMENT_MS, LOOK_MS, STATEMENT_MS);
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(7)');
  const slow: Promise<pg.QueryResult> = pool.query('select pg_advisory_lock(7)');
  await tried(3);
  await holder.query('select pg_advisory_unlock(7)');
  expect((await slow).rowCount).toBe(1);
  holder.release();
  await close();
});

test('the connection for wake-ups is renewed when it has died without a word', async () => {
  const { pool, close } = joinDatabase({ url }, 3, STATEMENT_MS, LOOK_MS);
  const clock = new SystemClock();
  const log = openLog({ logLevel: 'silent' });
  const bus = new PostgresBus(url, pool, clock, log, 'one');
  await bus.start();
  const gap = new Promise<void>((resolve) => bus.onGap(resolve));
  const heard = new Promise<string>((resolve) => bus.listen(({ match }) => resolve(match)));
  goDown();
  isDown = false;
  await gap;
  // The idle connections of the pool are dead, too; statements on them fail until one gets a new connection.
  const say = (): Promise<unknown> => pool.query('select pg_notify($1, $2)', ['praxis', 'another tsomething']);
  await say().catch(say);
  expect(await heard).toBe('something');
  await bus.close();
  await close();
});
