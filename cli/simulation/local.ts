/** A simulation on this machine, kept in a file. */
import type { Plan } from '@praxis/bots/simulation/plan.ts';
import type { PlayedGame } from '@praxis/bots/simulation/play.ts';
import { missing, playGames } from '@praxis/bots/simulation/run.ts';
import type { ResultsFile } from './results-file.ts';
import type { Running } from './running.ts';
import { poolFor } from './threads.ts';

export class LocalSimulation implements Running {
  readonly #results: ResultsFile;

  constructor(results: ResultsFile) {
    this.#results = results;
  }

  get plan(): Plan {
    return this.#results.plan;
  }

  get file(): string {
    return this.#results.file;
  }

  async count(): Promise<number> {
    return (await this.played()).length;
  }

  async play(threads: number, onPlayed: (count: number) => void, signal: AbortSignal): Promise<void> {
    const { plan, played } = this.#results;
    const pool = poolFor(plan, Math.max(1, threads));
    const close = (): void => void pool.close();
    signal.addEventListener('abort', close);
    let count = await this.count();
    try {
      await playGames(pool, plan, missing(plan.games, played), (game) => {
        this.#results.keep(game);
        onPlayed(++count);
      });
    } finally {
      signal.removeEventListener('abort', close);
      await pool.close();
    }
  }

  async played(): Promise<readonly PlayedGame[]> {
    const { plan, played } = this.#results;
    return [...played.values()].filter(({ game }) => game < plan.games);
  }

  async end(): Promise<void> {
    this.#results.close();
  }
}
