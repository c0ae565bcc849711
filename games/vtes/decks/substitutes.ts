/** Playable cards that could take the place of one that is not, as far as their printed facts show. */
import type { KnownCard } from './knowledge.ts';

const SHOWN = 3;

/** The likeliest first; `taken` are in the deck already. */
export function substitutesFor(
  missing: KnownCard,
  cards: readonly KnownCard[],
  taken: ReadonlySet<string> = new Set(),
): readonly KnownCard[] {
  return cards
    .filter((card) => card.def !== undefined && card.banned === undefined && !taken.has(card.name))
    .map((card) => ({ card, likeness: likeness(missing, card) }))
    .filter((each): each is { card: KnownCard; likeness: number } => each.likeness !== undefined)
    .sort((a, b) => b.likeness - a.likeness || a.card.name.localeCompare(b.card.name))
    .slice(0, SHOWN)
    .map(({ card }) => card);
}

/** Undefined: it is no substitute at all. */
function likeness(missing: KnownCard, card: KnownCard): number | undefined {
  if (missing.kind !== card.kind) return undefined;
  return missing.kind === 'library' ? ofLibrary(missing, card) : ofCrypt(missing, card);
}

/** A vampire of a neighbouring group with the same clan or most of the Disciplines. */
function ofCrypt(missing: KnownCard, card: KnownCard): number | undefined {
  const [mine, its] = [missing.group, card.group];
  if (typeof mine === 'number' && typeof its === 'number' && Math.abs(mine - its) > 1) return undefined;
  const levels = Object.entries(missing.disciplines ?? {});
  const shared = levels.reduce((sum, [code, level]) => sum + Math.min(level, card.disciplines?.[code] ?? 0), 0);
  const all = levels.reduce((sum, [, level]) => sum + level, 0);
  const isKin = missing.clan === card.clan;
  if (!isKin && shared * 2 < all) return undefined;
  const distance = Math.abs((missing.capacity ?? 0) - (card.capacity ?? 0));
  return shared + (isKin ? 3 : 0) + (mine === its ? 1 : 0) - distance;
}

/** A card of the same types with the same Disciplines, and for the same clan if it has one. */
function ofLibrary(missing: KnownCard, card: KnownCard): number | undefined {
  const same = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
    a.length === b.length && a.every((each) => b.includes(each));
  if (!same(missing.types, card.types) || !same(missing.requires, card.requires)) return undefined;
  if (card.clan !== undefined && card.clan !== missing.clan) return undefined;
  // Without a Discipline or a clan, cards of the same types have too little in common.
  if ((missing.requires ?? []).length === 0 && missing.clan === undefined) return undefined;
  const priceOf = ({ cost = {} }: KnownCard): number =>
    Object.values(cost).reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 1), 0);
  return (missing.clan === card.clan ? 2 : 0) - Math.abs(priceOf(missing) - priceOf(card));
}
