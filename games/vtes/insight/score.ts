/** The worth of an answer, and the reason. */
import type { Score as AnyScore } from '@praxis/kit/insight.ts';
import type { BotReason } from '../text/keys/bot-reasons.ts';

/** A worth (see `worth.ts`) with a reason. */
export type Score = AnyScore<BotReason>;

export function scored(worth: number, why?: BotReason): Score {
  return why === undefined ? { worth } : { worth, why };
}

export const INDIFFERENT: Score = { worth: 0 };
/** Something that is hardly ever a good idea. */
export const NEVER: Score = { worth: -8 };
