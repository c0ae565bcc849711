/** A worth with its reason. */
import type { Score as AnyScore } from '@praxis/kit/insight.ts';
import type { BotReason } from '../text/keys/bot-reasons.ts';

export type Score = AnyScore<BotReason>;

export const scored = (worth: number, why?: BotReason): Score => (why === undefined ? { worth } : { worth, why });
export const NEVER: Score = scored(-6);

/** Helpful moves come before the Battle Phase; this is how much earlier. */
export const FIRST = 4;
