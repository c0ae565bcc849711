/** A simulation whose games are being played, here or on many machines. */
import type { Plan } from '@praxis/bots/simulation/plan.ts';
import type { PlayedGame } from '@praxis/bots/simulation/play.ts';

export interface Running {
  readonly plan: Plan;
  /** How many of the planned games have been played. */
  count(): Promise<number>;
  /** Plays the missing games. Ends when all have been played, or early when the signal says so. */
  play(threads: number, onPlayed: (count: number) => void, signal: AbortSignal): Promise<void>;
  played(): Promise<readonly PlayedGame[]>;
  /** Lets go of files and connections. */
  end(): Promise<void>;
}
