/**
 * Versions of games. Each release of the server leaves its own in the database, so that a later one can go on with matches that it
 * would lead elsewhere.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Registry, Release } from './registry.ts';

export class Releases {
  readonly #registry: Registry;
  readonly #database: Database;
  readonly #log: Log;
  readonly #others = new Map<string, Promise<Release | undefined>>();
  readonly #kept = new Map<string, Promise<void>>();
  #folder: string | undefined;

  constructor(registry: Registry, database: Database, log: Log) {
    this.#registry = registry;
    this.#database = database;
    this.#log = log;
  }

  /** Files that were unpacked are not needed any more. */
  close(): void {
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  /** The version with which matches begin here. It is kept in the database from then on. */
  async current(game: string): Promise<Release | undefined> {
    const release = await this.#registry.current(game);
    if (!release) return undefined;
    const keeping = this.#kept.get(game) ?? this.#keep(release);
    this.#kept.set(game, keeping);
    keeping.catch(() => this.#kept.delete(game));
    await keeping;
    return release;
  }

  /** A certain version: the current one, or one that an earlier or later release has left; undefined if there is none. */
  async of(game: string, version: string): Promise<Release | undefined> {
    const current = await this.current(game);
    if (current?.version === version) return current;
    const key = `${game} ${version}`;
    const loading = this.#others.get(key) ?? this.#load(game, version);
    this.#others.set(key, loading);
    // What is missing now may be there later.
    loading.then(
      (found) => found || this.#others.delete(key),
      () => this.#others.delete(key),
    );
    return loading;
  }

  /** Whether a version was there before another one; one that nobody knows is older than all others. */
  async isOlder(game: string, version: string, than: string): Promise<boolean> {
    const { rows } = await this.#database.pool.query<{ version: string }>(
      'select version from releases where game = $1 and version in ($2, $3) order by at desc limit 1',
      [game, version, than],
    );
    return version !== than && rows[0]?.version !== version;
  }

  async #keep({ game, version }: Release): Promise<void> {
    const code = this.#registry.codeOf(game);
    await this.#database.pool.query(
      `insert into releases (game, version, code) values ($1, $2, $3)
       on conflict (game, version) do update set code = coalesce(releases.code, excluded.code)`,
      [game, version, code ?? null],
    );
  }

  async #load(game: string, version: string): Promise<Release | undefined> {
    const { rows } = await this.#database.pool.query<{ code: string | null }>(
      'select code from releases where game = $1 and version = $2',
      [game, version],
    );
    const code = rows[0]?.code;
    if (code === undefined || code === null) return undefined;
    this.#folder ??= mkdtempSync(join(tmpdir(), 'praxis-releases-'));
    const file = join(this.#folder, `${game}-${version}.mjs`.replaceAll(/[^\w.-]/g, '_'));
    writeFileSync(file, code);
    const module = pathToFileURL(file).href;
    const { hosting, openMatch } = (await import(module)) as Pick<Release, 'hosting' | 'openMatch'>;
    this.#log.info({ game, version }, 'an earlier version of the rules is used');
    return { game, version, hosting, module, openMatch };
  }
}
