/**
 * Proves that nobody chose the shuffles or the seats of a finished match. It uses the record and this device's memory.
 */
import type { Record as MatchRecord, Seal } from '@praxis/engine';
import { commitment as commitmentTo, drawSeats, mixSeed } from '@praxis/protocol';
import type { Remembered } from './fairness.ts';

/**
 * `fair`: seed and secret fit the published values in the record. `… seats`: and the seats were drawn from them. `… and
 * mine`: and this device's contribution is part of it. `exchanged`: this device was shown another commitment, or its
 * contribution is missing or credited to another seat.
 */
export type Finding =
  | 'fair'
  | 'fair and mine'
  | 'fair seats'
  | 'fair seats and mine'
  | 'no seal'
  | 'other secret'
  | 'other seed'
  | 'other seats'
  | 'exchanged';

export function checkShuffles(
  { segments, seal }: Pick<MatchRecord, 'segments' | 'seal'>,
  remembered: Remembered | undefined,
): Finding {
  if (!seal) return 'no seal';
  const { commitment, secret, contributions, seating } = seal;
  if (!HEXADECIMAL.test(secret) || commitmentTo(secret) !== commitment) return 'other secret';
  if (mixSeed(secret, contributions) !== segments[0]?.start.setup.seed) return 'other seed';
  if (seating && !areDrawn(seal, seating)) return 'other seats';
  if (!remembered) return seating ? 'fair seats' : 'fair';
  const { contribution, place, seat: own } = remembered;
  // Seats that should have been drawn by lot, and were not.
  if (place !== undefined && !seating) return 'other seats';
  const isMine = contributions.some(
    (each, seat) =>
      each === contribution && (own ?? seat) === seat && (place === undefined || seating?.[seat] === place),
  );
  if (remembered.commitment !== commitment || !isMine) return 'exchanged';
  return seating ? 'fair seats and mine' : 'fair and mine';
}

const HEXADECIMAL = /^(?:[0-9a-f]{2})*$/i;

/** Draws the seats once more, from the contributions in the order of the places. */
function areDrawn({ secret, contributions }: Seal, seating: readonly number[]): boolean {
  const byPlace = contributions.map((_, place) => contributions[seating.indexOf(place)]);
  if (!byPlace.every((each) => each !== undefined)) return false;
  return drawSeats(secret, byPlace).join() === seating.join();
}
