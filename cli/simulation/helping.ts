/** Plays games of simulations in a database, together with other workers. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Plan, PlanMistake, requireSameRules } from '@praxis/bots/simulation/plan.ts';
import type { PlayedGame } from '@praxis/bots/simulation/play.ts';
import { Closed, type Pool } from '@praxis/bots/simulation/pool.ts';
import { playedOrCrashed } from '@praxis/bots/simulation/run.ts';
import { hostingNamed } from '../games.ts';
import type { SimulationDatabase, Taken } from './database.ts';
import { poolFor } from './threads.ts';

export interface HelpingOptions {
  readonly threads: number;
  /** Only this simulation; otherwise all that are open. */
  readonly only?: string;
  onChunk?(id: string, games: readonly number[]): void;
  /** A simulation of other rules or cards than those here. */
  onRefused?(id: string, problem: PlanMistake): void;
  onError(error: Error): void;
}

interface Joined {
  readonly plan: Plan;
  readonly pool: Pool<PlayedGame>;
}

const LOOKS_EVERY_MS = 500;
const AFTER_ERROR_MS = 2000;

export class Helper {
  readonly #database: SimulationDatabase;
  readonly #options: HelpingOptions;
  readonly #joined = new Map<string, Promise<Joined | undefined>>();
  #open: readonly string[] = [];
  #lookedMs = Number.NEGATIVE_INFINITY;
  #stopped = false;
  /** How many games were played here and counted. */
  games = 0;
  /** How many lanes look for something to do, load its rules, or play. */
  #working = 0;
  /** When there was something to do last. */
  #busyMs = performance.now();

  constructor(database: SimulationDatabase, options: HelpingOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** For how long there has been nothing to do. A slow look or loading rules is no idleness. */
  get idleMs(): number {
    return this.#working > 0 ? 0 : performance.now() - this.#busyMs;
  }

  /** Plays until it is stopped. */
  async run(): Promise<void> {
    // Twice as many chunks as threads, so that no thread waits for the database.
    await Promise.all(Array.from({ length: 2 * this.#options.threads }, () => this.#lane()));
  }

  /** Chunks that are being played go back to the others. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const joined of this.#joined.values()) await (await joined)?.pool.close();
  }

  async #lane(): Promise<void> {
    while (!this.#stopped) {
      try {
        if (!(await this.#playNext())) await delay(LOOKS_EVERY_MS);
      } catch (error) {
        if (this.#stopped) return;
        this.#options.onError(error as Error);
        await delay(AFTER_ERROR_MS);
      }
    }
  }

  /** False if there is nothing to do. */
  async #playNext(): Promise<boolean> {
    this.#working++;
    try {
      const taken = await this.#next();
      if (taken) await this.#play(taken);
      return taken !== undefined;
    } finally {
      this.#working--;
    }
  }

  async #next(): Promise<Taken | undefined> {
    for (const id of await this.#simulations()) {
      if (this.#stopped) return undefined;
      const taken = (await this.#join(id)) && (await this.#database.take(id));
      if (taken) return taken;
    }
    return undefined;
  }

  /** Open simulations change rarely, so they are not looked up for every chunk. */
  async #simulations(): Promise<readonly string[]> {
    const { only } = this.#options;
    if (only !== undefined) return [only];
    const now = performance.now();
    if (now - this.#lookedMs < LOOKS_EVERY_MS) return this.#open;
    this.#lookedMs = now;
    this.#open = await this.#database.open();
    for (const [id, joined] of this.#joined) {
      if (this.#open.includes(id)) continue;
      this.#joined.delete(id);
      await (await joined)?.pool.close();
    }
    return this.#open;
  }

  #join(id: string): Promise<Joined | undefined> {
    const known = this.#joined.get(id);
    if (known) return known;
    const joined = this.#joining(id);
    this.#joined.set(id, joined);
    joined.catch(() => this.#joined.delete(id));
    return joined;
  }

  async #joining(id: string): Promise<Joined | undefined> {
    try {
      const plan = await this.#database.plan(id);
      if (!plan) return undefined;
      requireSameRules(plan, await hostingNamed(plan.game));
      return { plan, pool: poolFor(plan, this.#options.threads) };
    } catch (error) {
      if (!(error instanceof PlanMistake)) throw error;
      this.#options.onRefused?.(id, error);
      return undefined;
    }
  }

  async #play(taken: Taken): Promise<void> {
    const { id, job } = taken;
    const { plan, pool } = (await this.#join(id)) as Joined;
    const { games } = job.data;
    this.#busyMs = performance.now();
    this.#options.onChunk?.(id, games);
    const stop = this.#database.alive(taken);
    try {
      // Fewer games may be wanted now than when they were handed out.
      const planned = await this.#database.planned(id);
      for (const game of games) {
        if (game >= planned || (await this.#database.has(id, game))) continue;
        if (await this.#database.keep(id, await playedOrCrashed(pool, plan, game))) this.games++;
        this.#busyMs = performance.now();
      }
      await this.#database.done(taken);
      await this.#database.closeIfDone(id);
    } catch (error) {
      await this.#database.giveBack(taken).catch(() => {});
      // Another worker may have played the last games meanwhile and cleaned up.
      if (error instanceof Closed || !(await this.#database.open()).includes(id)) return;
      throw error;
    } finally {
      stop();
    }
  }
}
