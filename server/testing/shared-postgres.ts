/**
 * One PostgreSQL for all tests that need some database: each test file gets a copy of an empty one. It answers several
 * times faster than the embedded database, which has tests of its own.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../storage/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the empty database that others are copied from. */
    emptyDatabase: string;
  }
}

/** Called by vitest before the tests with servers; vitest calls the result after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keeper = new Worker(new URL('./postgres-worker.ts', import.meta.url));
  const [url] = (await once(keeper, 'message')) as [string];
  await (await openDatabase({ dataFolder: '', databaseUrl: url })).close();
  project.provide('emptyDatabase', url);
  return async () => {
    keeper.postMessage('stop');
    await once(keeper, 'message');
    await keeper.terminate();
  };
}

/** A database without any rows. It is removed when all tests are done. */
export async function copyEmptyDatabase(): Promise<string> {
  const empty = new URL(inject('emptyDatabase'));
  const copy = `copy-${randomUUID()}`;
  const beside = new URL(empty);
  beside.pathname = '/postgres';
  const client = new pg.Client(beside.href);
  await client.connect();
  try {
    await client.query(`create database "${copy}" template "${empty.pathname.slice(1)}"`);
  } finally {
    await client.end();
  }
  beside.pathname = `/${copy}`;
  return beside.href;
}
