/**
 * Pauses that hide passes. The consequences of an answer are shown to the others no earlier than this, so the time does
 * not reveal whether a player was asked in between and passed. Pauses are drawn from public counts, never from anyone's
 * cards.
 */
import { keyedFraction } from '../base/ids.ts';

const FLOOR_LEAST_MS = 500;
export const FLOOR_MOST_MS = 1500;

/** The pause after `happened` publicly visible events. */
export function floorMs(secret: string, happened: number): number {
  return Math.round(FLOOR_LEAST_MS + keyedFraction(secret, `floor ${happened}`) * (FLOOR_MOST_MS - FLOOR_LEAST_MS));
}

/** Within a pause questions come at beats, so that it does not show how fast others have passed before them. */
const BEAT_MS = 100;

export function nextBeat(from: number, now: number): number {
  return from + (Math.floor((now - from) / BEAT_MS) + 1) * BEAT_MS;
}

const PACE_LEAST_MS = 600;
const PACE_MOST_MS = 1200;

/** How long people can look at the position before a bot does something in it. */
export function paceMs(secret: string, happened: number): number {
  return Math.round(PACE_LEAST_MS + keyedFraction(secret, `pace ${happened}`) * (PACE_MOST_MS - PACE_LEAST_MS));
}
