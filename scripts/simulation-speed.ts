/** How many games of a simulation are played in a second, for `scripts/bench.ts`. */

import { planOf } from '../bots/simulation/plan.ts';
import { missing, playGames } from '../bots/simulation/run.ts';
import { poolFor } from '../cli/simulation/threads.ts';
import { hosting as vtesHosting } from '../games/vtes/hosting.ts';

const hosting = vtesHosting;

/** A thread that has just begun is slow: it loads the cards, and its code is not compiled yet. */
const WARM_UP_GAMES = 6;

/** Games per second between the starter decks of VTES, in so many threads. */
export async function simulationSpeed(threads: number, bot: string, games: number): Promise<number> {
  const contenders = hosting.decks.map(({ name, deck, temperament }) => ({ name, deck, temperament, bot }));
  const plan = planOf(hosting, {
    edition: 'fifth',
    seats: contenders.length,
    contenders,
    games,
    seed: 'bench',
    playouts: 1,
  });
  const pool = poolFor(plan, threads);
  try {
    const warmUp = WARM_UP_GAMES * threads;
    const before = new Set(Array.from({ length: warmUp }, (_, game) => game));
    await playGames(pool, plan, before, () => {});
    const startMs = performance.now();
    const played = await playGames(pool, plan, missing(warmUp + games, before), () => {});
    return (played / (performance.now() - startMs)) * 1000;
  } finally {
    await pool.close();
  }
}

if (import.meta.main)
  for (const threads of [1, 2])
    console.log(threads, await simulationSpeed(threads, process.argv[2] ?? 'heuristic', 20));
