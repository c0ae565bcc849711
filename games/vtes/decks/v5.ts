/**
 * The V5 format: only cards that were printed for the Fifth Edition.
 *
 * The publisher's announcement of 16 September 2025 settled its content: 28 products, which the official lists count as
 * ten sets, and 19 promotional cards by name. The announcement itself was not at hand. The sets and the cards below rest
 * on two lists that tournament players use and that follow it (VDB's list of the format and the formats of KRCG, as of
 * July 2026); everything that both of them have is here. They differ in four promotional cards, which only VDB has and
 * which are not here: Ambush, Antediluvian Awakening, Bum's Rush and Tribute to the Master. The names of the sets and
 * the sets of each card are those of the official VEKN lists of the same time.
 */
import { PRINTED } from '../cards/index.ts';
import type { KnownCard } from './knowledge.ts';

/**
 * Release dates are no criterion: older cards were reprinted in the same years for the other format (First Blood,
 * Echoes of Gehenna, print on demand).
 */
const V5_SETS: ReadonlySet<string> = new Set([
  'V5', // Fifth Edition
  'V5A', // Fifth Edition (Anarch)
  'V5C', // Fifth Edition (Companion)
  'NB', // New Blood
  'NB2', // New Blood II
  'NB3', // New Blood III
  'SV5', // Sabbat V5
  'FoL', // Fall of London
  'SoB', // Shadows of Berlin
  '30th', // Thirtieth Anniversary
]);

/** Promotional cards that the format names one by one, by their VEKN numbers. */
const V5_PROMOS: ReadonlySet<number> = new Set([
  100018, // Aching Beauty
  100408, // Conquer the Beast
  101013, // Island of Yiaros
  101019, // Jake Washington
  101156, // Malkavian Rider Clause
  101192, // The Meddling of Semsith
  101214, // Mind of the Wilds
  101297, // Nosferatu Bestial
  102020, // Tremere Convocation
  201525, // Bituin
  201527, // Gabriel Tremblay
  201528, // Bolesław Gutowski
  201616, // Fiorenza Savona
  201617, // Gilbert Duane (G6)
  201618, // Okulos (G7)
  201619, // Victoria Ash (G7)
  201621, // Karl Schrekt (G6)
  201633, // Maila
  201654, // Tegyrius, Vizier (G6)
]);

export function isInV5({ number, sets, def }: Pick<KnownCard, 'number' | 'sets' | 'def'>): boolean {
  if (number !== undefined && V5_PROMOS.has(number)) return true;
  if (sets) return sets.some((set) => V5_SETS.has(set));
  // Without the official lists only the cards that have a definition are known.
  return def !== undefined && PRINTED.get(def)?.v5 === true;
}
