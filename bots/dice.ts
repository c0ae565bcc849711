/** Chance for programs: fast, seeded, and without any connection to the luck of the match. */

/** Gives a number from 0 up to but not including 1. */
export type Dice = () => number;

/** Dice from any seed text: it is hashed (FNV-1a), and from the hash on counted up and mixed (Mulberry32). */
export function diceFrom(seed: string): Dice {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A whole number from 0 to `below - 1`. */
export function rolled(dice: Dice, below: number): number {
  return Math.floor(dice() * below);
}

/** The place of one of the weights, each with the chance that its share of the sum gives it; any place if all are 0. */
export function drawn(dice: Dice, weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (!(sum > 0)) return rolled(dice, weights.length);
  let left = dice() * sum;
  for (let at = 0; at < weights.length; at++) {
    left -= weights[at] as number;
    if (left < 0) return at;
  }
  return weights.length - 1;
}
