/** A simulation in a database, whose games are played by workers. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Plan } from '@praxis/bots/simulation/plan.ts';
import type { PlayedGame } from '@praxis/bots/simulation/play.ts';
import { crashed, missing } from '@praxis/bots/simulation/run.ts';
import type { SimulationDatabase } from './database.ts';
import { Helper } from './helping.ts';
import type { Running } from './running.ts';

const LOOKS_EVERY_MS = 500;
/** After this long without a game it is checked whether anybody can still be playing. */
const STANDSTILL_MS = 30_000;
/** Games that failed this often crash their workers. */
const HANDED_OUT_MAX = 3;

export class SpreadSimulation implements Running {
  readonly id: string;
  readonly plan: Plan;
  readonly #database: SimulationDatabase;
  readonly #onError: (error: Error) => void;
  #handedOut = 0;

  private constructor(id: string, plan: Plan, database: SimulationDatabase, onError: (error: Error) => void) {
    this.id = id;
    this.plan = plan;
    this.#database = database;
    this.#onError = onError;
  }

  static async begun(
    database: SimulationDatabase,
    plan: Plan,
    onError: (error: Error) => void,
  ): Promise<SpreadSimulation> {
    return new SpreadSimulation(await database.begin(plan), plan, database, onError);
  }

  /** Undefined if there is no such simulation. */
  static async resumed(
    database: SimulationDatabase,
    id: string,
    games: number | undefined,
    onError: (error: Error) => void,
  ): Promise<SpreadSimulation | undefined> {
    const plan = await database.plan(id);
    if (!plan) return undefined;
    if (games === undefined || games === plan.games) return new SpreadSimulation(id, plan, database, onError);
    const changed = { ...plan, games };
    await database.change(id, changed);
    const numbers = await database.numbers(id);
    const further = [...missing(games, numbers)].filter((game) => game >= plan.games);
    if (further.length > 0) await database.handOut(id, further, games);
    return new SpreadSimulation(id, changed, database, onError);
  }

  count(): Promise<number> {
    return this.#database.count(this.id, this.plan.games);
  }

  async play(threads: number, onPlayed: (count: number) => void, signal: AbortSignal): Promise<void> {
    const helper = new Helper(this.#database, { threads, only: this.id, onError: this.#onError });
    if ((await this.count()) < this.plan.games && !(await this.#database.busy(this.id))) await this.#handOut();
    const helping = helper.run();
    try {
      await this.#watch(onPlayed, signal);
    } finally {
      await helper.stop();
      await helping;
    }
    if (!signal.aborted) {
      await this.#database.closeIfDone(this.id);
      await this.#database.forgetJobs(this.id);
    }
  }

  async #watch(onPlayed: (count: number) => void, signal: AbortSignal): Promise<void> {
    let last = -1;
    let movedMs = performance.now();
    while (!signal.aborted) {
      const count = await this.count();
      if (count !== last) {
        last = count;
        movedMs = performance.now();
        onPlayed(count);
      }
      if (count >= this.plan.games) return;
      if (performance.now() - movedMs > STANDSTILL_MS) {
        movedMs = performance.now();
        if (!(await this.#database.busy(this.id))) await this.#handOut();
      }
      await delay(LOOKS_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #handOut(): Promise<void> {
    const games = missing(this.plan.games, await this.#database.numbers(this.id));
    if (++this.#handedOut <= HANDED_OUT_MAX) {
      await this.#database.handOut(this.id, games, this.plan.games);
      return;
    }
    for (const game of games)
      await this.#database.keep(this.id, crashed(this.plan, game, 'Nobody who played it lived to tell.'));
  }

  played(): Promise<readonly PlayedGame[]> {
    return this.#database.played(this.id, this.plan.games);
  }

  end(): Promise<void> {
    return this.#database.close();
  }
}
