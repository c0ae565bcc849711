/**
 * Periodic work: abandoned tables and matches are ended, unneeded versions of rules are removed, and the embedded
 * database is backed up.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Matches } from '../host/matches.ts';
import type { Resources } from '../resources.ts';
import type { Pairing } from '../tables/pairing.ts';

const ROUND_MS = 600_000;
/** People who wait for strangers must not wait for someone who has left. */
const PAIRING_MS = 20_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** The most matches that are ended in one round. */
const ENDED_AT_ONCE = 50;
const BACKUPS_KEPT = 24;
/** Guests who never came back and sit nowhere are forgotten after this. */
const GUEST_DAYS = 90;

const ABANDONED = `
select id from matches
where status in ('running', 'paused')
  and coalesce((select at from entries where match_id = id and seq = head), begun_at) < $1
limit $2`;

const STRANGERS = `
delete from people
where guest and seen_at < $1
  and not exists (select 1 from seats where person_id = people.id)
  and not exists (select 1 from chat where person_id = people.id)
  and not exists (select 1 from matches where host = people.id)
  and not exists (select 1 from reports where person_id = people.id or reporter = people.id)`;

export class Housekeeping {
  readonly #resources: Resources;
  readonly #matches: Matches;
  readonly #pairing: Pairing;
  #cancels: (() => void)[] = [];

  constructor(resources: Resources, matches: Matches, pairing: Pairing) {
    this.#resources = resources;
    this.#matches = matches;
    this.#pairing = pairing;
  }

  start(): void {
    const { config, database } = this.#resources;
    this.#repeat(0, 'tidy up', ROUND_MS, () => this.tidyUp());
    this.#repeat(1, 'tidy up tables that pair', PAIRING_MS, () => this.#pairing.tidyUp());
    if (database.embedded && config.backupHours > 0)
      this.#repeat(2, 'back up', config.backupHours * HOUR_MS, () => this.backUp());
  }

  stop(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
  }

  #repeat(place: number, what: string, everyMs: number, work: () => Promise<unknown>): void {
    const { clock, tasks } = this.#resources;
    this.#cancels[place] = clock.at(clock.now() + everyMs, () => {
      tasks.run(what, work);
      this.#repeat(place, what, everyMs, work);
    });
  }

  async tidyUp(): Promise<void> {
    const { clock, config, database, releases } = this.#resources;
    // First, so that no other process takes this one for dead, even if a later step fails.
    await releases.announceAgain();
    const now = clock.now();
    const { pool } = database;
    const { rowCount } = await pool.query("delete from matches where status = 'gathering' and created_at < $1", [
      new Date(now - config.tableHours * HOUR_MS),
    ]);
    if (rowCount) this.#resources.bus.tell('lobby', '');
    const since = new Date(now - config.matchDays * DAY_MS);
    const { rows } = await pool.query<{ id: string }>(ABANDONED, [since, ENDED_AT_ONCE]);
    for (const { id } of rows) await this.#matches.abandon(id);
    // Challenges that no passkey has answered in time.
    await pool.query('delete from auth_verifications where "expiresAt" < $1', [new Date(now)]);
    // A strange reference somewhere keeps a guest; the others go.
    await pool.query(STRANGERS, [new Date(now - GUEST_DAYS * DAY_MS)]);
    await releases.removeUnneeded();
  }

  /** Writes all files of the embedded database as one archive, and keeps the last ones. Returns its path. */
  async backUp(): Promise<string | undefined> {
    const { clock, config, database } = this.#resources;
    const archive = await database.embedded?.backup();
    if (!archive) return undefined;
    const folder = join(config.dataFolder, 'backups');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `praxis-${new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
    const file = join(folder, name);
    writeFileSync(`${file}.part`, archive, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    const old = readdirSync(folder)
      .filter((each) => each.endsWith('.tar.gz'))
      .sort()
      .slice(0, -BACKUPS_KEPT);
    for (const each of old) rmSync(join(folder, each), { force: true });
    return file;
  }
}
