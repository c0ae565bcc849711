/** The year of a card's first printing, and the editions that have it for that reason. */

/** The last years whose sets the older editions know: Sabbat War appeared in 2000, Third Edition in 2006. */
const LAST_YEARS: Readonly<Record<string, number>> = { '2000': 2000, third: 2006, fifth: Number.POSITIVE_INFINITY };

/**
 * V-CARD-001 A card exists in an edition only if it had been printed by then. Undefined: in all of them. Kinds of cards
 * that an edition lacks (Imbued, events, Advanced vampires) are left to the rules of that edition.
 */
export function editionsSince(year: number | undefined): readonly string[] | undefined {
  if (year === undefined) return undefined;
  if (!known.has(year)) known.set(year, editionsOf(year));
  return known.get(year);
}

/** Every card asks at every start, and there are few years. */
const known = new Map<number, readonly string[] | undefined>();

function editionsOf(year: number): readonly string[] | undefined {
  const editions = Object.keys(LAST_YEARS).filter((edition) => year <= (LAST_YEARS[edition] as number));
  return editions.length === Object.keys(LAST_YEARS).length ? undefined : editions;
}
