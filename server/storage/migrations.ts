/** Brings the schema up to date: the numbered files of `migrations/`, each once, in order, by one process at a time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Any number that nobody else locks in this database. */
const LOCK = 7_201_947;
const FOLDER = join(import.meta.dirname, 'migrations');

/** Returns the names of the files that were carried out. Throws if the database was made by a newer server. */
export async function migrate(pool: Pool, folder = FOLDER): Promise<readonly string[]> {
  const files = readdirSync(folder)
    .filter((name) => /^\d{3}-.*\.sql$/.test(name))
    .sort();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const known = new Set(rows.map(({ name }) => name));
    const foreign = [...known].filter((name) => !files.includes(name));
    if (foreign.length > 0)
      throw new Error(
        `This server is older than its database: a newer release has changed the schema (${foreign.join(', ')}). ` +
          'Nothing was changed. Start that release again, or restore a backup from before it (docs/operations.md).',
      );
    const missing = files.filter((name) => !known.has(name));
    for (const name of missing) {
      await client.query('begin');
      try {
        await client.query(readFileSync(join(folder, name), 'utf8'));
        await client.query('insert into migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
    }
    return missing;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
}
