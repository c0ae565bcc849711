/**
 * Versions of games. Each release of the server stores its own in the database, so that a later release can continue
 * matches that its own rules would change. Unneeded versions are removed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withPresentNames } from '@praxis/contract';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Registry, Release } from '../registry.ts';
import { type Database, isReferredTo } from '../storage/database.ts';
import { inPresentTerms } from './earlier.ts';

const HOUR_MS = 3_600_000;
/**
 * A release announced longer ago is announced again before a match begins with it: it may have been removed while this
 * machine slept.
 */
const ANNOUNCED_AGAIN_MS = HOUR_MS;
/** A version without matches that no server has announced for this long is removed. */
const UNANNOUNCED_MS = 7 * 24 * HOUR_MS;

const UNNEEDED = `
select game, version from releases
where announced_at < $1
  and not exists (select 1 from matches where matches.game = releases.game and rules_version = releases.version)`;

/** A version by which this process begins matches. */
interface Announced {
  readonly release: Release;
  readonly at: number;
  readonly done: Promise<void>;
}

export class Releases {
  readonly #registry: Registry;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #others = new Map<string, Promise<Release | undefined>>();
  readonly #announced = new Map<string, Announced>();
  #folder: string | undefined;

  constructor(registry: Registry, database: Database, clock: Clock, log: Log) {
    this.#registry = registry;
    this.#database = database;
    this.#clock = clock;
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
    const known = this.#announced.get(game);
    const isRecent = known && this.#clock.now() - known.at < ANNOUNCED_AGAIN_MS;
    await (isRecent ? known.done : this.#announce(release));
    return release;
  }

  /**
   * A certain version: the current one, or one that an earlier or later release has left; undefined if there is none.
   */
  async of(game: string, version: string): Promise<Release | undefined> {
    const current = await this.current(game);
    if (current?.version === version) return current;
    const key = `${game} ${version}`;
    const loading = this.#others.get(key) ?? this.#load(game, version);
    this.#others.set(key, loading);
    // A version that is missing now may be there later.
    loading.then(
      (found) => found || this.#others.delete(key),
      () => this.#others.delete(key),
    );
    return loading;
  }

  /** True if a version was stored before another one; an unknown version is older than all others. */
  async isOlder(game: string, version: string, than: string): Promise<boolean> {
    const { rows } = await this.#database.pool.query<{ version: string }>(
      'select version from releases where game = $1 and version in ($2, $3) order by at desc limit 1',
      [game, version, than],
    );
    return version !== than && rows[0]?.version !== version;
  }

  /** Announces again the versions by which this process begins matches, so that nobody removes them. */
  async announceAgain(): Promise<void> {
    for (const { release } of [...this.#announced.values()]) await this.#announce(release);
  }

  /**
   * Removes the versions without matches, finished ones included, by which no running server begins matches. The
   * database itself keeps versions under which a match has begun meanwhile.
   */
  async removeUnneeded(): Promise<void> {
    const { pool } = this.#database;
    const since = new Date(this.#clock.now() - UNANNOUNCED_MS);
    const { rows } = await pool.query<{ game: string; version: string }>(UNNEEDED, [since]);
    for (const { game, version } of rows)
      try {
        const { rowCount } = await pool.query(
          'delete from releases where game = $1 and version = $2 and announced_at < $3',
          [game, version, since],
        );
        if (rowCount) this.#log.info({ game, version }, 'a version of the rules that nobody needs was removed');
      } catch (error) {
        if (!isReferredTo(error)) throw error;
      }
  }

  #announce(release: Release): Promise<void> {
    const { game } = release;
    const announced = { release, at: this.#clock.now(), done: this.#keep(release) };
    this.#announced.set(game, announced);
    announced.done.catch(() => {
      if (this.#announced.get(game) === announced) this.#announced.delete(game);
    });
    return announced.done;
  }

  async #keep({ game, version }: Release): Promise<void> {
    const { pool } = this.#database;
    const now = new Date(this.#clock.now());
    // The code is sent only if it is not there yet: it is large.
    const { rowCount } = await pool.query(
      'update releases set announced_at = $3 where game = $1 and version = $2 and code is not null',
      [game, version, now],
    );
    if (rowCount) return;
    await pool.query(
      `insert into releases (game, version, code, announced_at) values ($1, $2, $3, $4)
       on conflict (game, version) do update
       set code = coalesce(releases.code, excluded.code), announced_at = excluded.announced_at`,
      [game, version, this.#registry.codeOf(game) ?? null, now],
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
    const loaded = (await import(module)) as Pick<Release, 'hosting' | 'openMatch'>;
    const { hosting, openMatch } = withPresentNames(loaded);
    this.#log.info({ game, version }, 'an earlier version of the rules is used');
    return { game, version, hosting: inPresentTerms(hosting), module, openMatch };
  }
}
