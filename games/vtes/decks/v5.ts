/** The V5 format: only cards that were printed for the Fifth Edition. */
import type { KnownCard } from './knowledge.ts';
import { OUTSIDE_V5 } from './numbers.ts';

/** Release dates do not tell: older cards were reprinted in the same years for the other format. */
const V5_SETS: ReadonlySet<string> = new Set(['V5', 'V5A', 'V5C', 'NB', 'NB2', 'NB3', 'SV5', 'FoL', 'SoB', '30th']);

/** Promotional cards that the format names one by one, by their VEKN numbers. */
const V5_PROMOS: ReadonlySet<number> = new Set([
  100018, 100046, 100073, 100266, 100408, 100713, 100714, 100716, 100723, 101013, 101019, 101156, 101192, 101214,
  101262, 101297, 102020, 102023, 102088, 200076, 201525, 201527, 201528, 201616, 201617, 201618, 201619, 201621,
  201633, 201654,
]);

export function isInV5({ number, sets }: KnownCard): boolean {
  if (number !== undefined && V5_PROMOS.has(number)) return true;
  if (sets) return sets.some((set) => V5_SETS.has(set));
  // Without the official catalogue only the cards that have a definition are known.
  return number === undefined || !OUTSIDE_V5.has(number);
}
