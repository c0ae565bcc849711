/** Plays many games of a plan on a pool of threads, in any order. */
import type { Plan } from './plan.ts';
import type { PlayedGame } from './play.ts';
import { Closed, Crash, type Pool } from './pool.ts';
import { seating } from './seating.ts';

/**
 * Gives every game that was played to `keep`, also those that failed. Ends when all have been played, or early when the
 * pool is closed; an error of `keep` ends it too. Returns how many games were kept.
 */
export async function playGames(
  pool: Pool<PlayedGame>,
  plan: Plan,
  games: Iterable<number>,
  keep: (game: PlayedGame) => void | Promise<void>,
): Promise<number> {
  const numbers = games[Symbol.iterator]();
  let kept = 0;
  let failure: { readonly error: unknown } | undefined;
  const lane = async (): Promise<void> => {
    for (let next = numbers.next(); !next.done && !failure; next = numbers.next()) {
      try {
        await keep(await playedOrCrashed(pool, plan, next.value));
        kept++;
      } catch (error) {
        if (!(error instanceof Closed)) failure ??= { error };
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: pool.width }, lane));
  if (failure) throw failure.error;
  return kept;
}

/** The game as it was played, also if it always brings down its thread. */
export async function playedOrCrashed(pool: Pool<PlayedGame>, plan: Plan, game: number): Promise<PlayedGame> {
  try {
    return await pool.play(game);
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
    return crashed(plan, game, error.message);
  }
}

/**
 * A game that has brought down its thread is counted like any other that failed; its record went down with the thread.
 */
export function crashed(plan: Plan, game: number, reason: string): PlayedGame {
  const contenders = seating(plan, game);
  return {
    game,
    contenders,
    end: 'failed',
    reason: `The thread that played it died: ${reason}`,
    winners: [],
    scores: [],
    turns: 0,
    decisions: 0,
    tallies: {},
    curve: contenders.map(() => []),
    cards: contenders.map(() => []),
  };
}

/** The numbers from 0 on that are not among those played. */
export function* missing(games: number, played: { has(game: number): boolean }): Generator<number> {
  for (let game = 0; game < games; game++) if (!played.has(game)) yield game;
}
