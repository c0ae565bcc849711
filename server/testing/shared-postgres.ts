/**
 * One PostgreSQL for all tests that need some database: each test file gets a copy of an empty one. It answers several times faster than
 * the embedded database, which has tests of its own.
 */
import { randomUUID } from 'node:crypto';
import { startPostgres } from '@praxis/testkit/postgres.ts';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../storage/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the empty database is that others are copied from. */
    emptyDatabase: string;
  }
}

/** Called by vitest before the tests with servers, and what it returns after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  await (await openDatabase({ dataFolder: '', databaseUrl: postgres.url })).close();
  project.provide('emptyDatabase', postgres.url);
  return () => postgres.stop();
}

/** A database without any rows. It goes when all tests are done. */
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
