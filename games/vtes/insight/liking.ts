/** How much an answer is liked, and why. */
import type { Weighed } from '@praxis/contract';
import type { BotReason } from '../text/keys/bot-reasons.ts';

/** A worth (see `worth.ts`) with a reason. */
export interface Liking {
  readonly worth: number;
  readonly why?: BotReason;
}

export function like(worth: number, why?: BotReason): Liking {
  return why === undefined ? { worth } : { worth, why };
}

export const INDIFFERENT: Liking = { worth: 0 };
/** Something that is hardly ever a good idea. */
export const NEVER: Liking = { worth: -8 };

/** Worths are compared by their differences, weights by their ratios. */
export function weighed({ worth, why }: Liking): Weighed {
  const weight = Math.exp(Math.max(-20, Math.min(20, worth)));
  return why === undefined ? { weight } : { weight, why };
}
