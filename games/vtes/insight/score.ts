/** How much an answer is liked, and why. */
import type { PieceScore } from '@praxis/contract';
import type { BotReason } from '../text/keys/bot-reasons.ts';

/** A worth (see `worth.ts`) with a reason. */
export interface Score {
  readonly worth: number;
  readonly why?: BotReason;
}

export function scored(worth: number, why?: BotReason): Score {
  return why === undefined ? { worth } : { worth, why };
}

export const INDIFFERENT: Score = { worth: 0 };
/** Something that is hardly ever a good idea. */
export const NEVER: Score = { worth: -8 };

/** Worths are compared by their differences, weights by their ratios. */
export function pieceScore({ worth, why }: Score): PieceScore {
  const weight = Math.exp(Math.max(-20, Math.min(20, worth)));
  return why === undefined ? { weight } : { weight, why };
}
