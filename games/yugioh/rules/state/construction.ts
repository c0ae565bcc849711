/** The legality of decks (Y-DECK-001 to Y-DECK-011). */
import type { CardDef } from '../../cards/language.ts';
import { findCard, isExtraDeck, isSide, withoutSide } from './deck.ts';
import { isLaterThan, type LimitList, limitOf } from './lists.ts';

export const MAIN_MIN = 40;
export const MAIN_MAX = 60;
export const EXTRA_MAX = 15;
export const SIDE_MAX = 15;
/** Y-DECK-007, Y-AMB-01 */
export const COPIES_MAX = 3;

/** A problem of a deck. */
export type DeckProblem =
  | { readonly say: 'main too small' | 'main too large'; readonly rule: 'Y-DECK-001'; readonly size: number }
  | { readonly say: 'extra too large'; readonly rule: 'Y-DECK-002'; readonly size: number }
  | { readonly say: 'side too large'; readonly rule: 'Y-DECK-006'; readonly size: number }
  | { readonly say: 'unknown card'; readonly rule: 'Y-DECK-008'; readonly card: string }
  | { readonly say: 'too many copies'; readonly rule: 'Y-DECK-007'; readonly card: string; readonly count: number }
  | { readonly say: 'not yet printed'; readonly rule: 'Y-DECK-011'; readonly card: string; readonly list: LimitList }
  | { readonly say: 'forbidden'; readonly rule: 'Y-DECK-009'; readonly card: string; readonly list: LimitList }
  | {
      readonly say: 'limited';
      readonly rule: 'Y-DECK-009';
      readonly card: string;
      readonly count: number;
      readonly most: 1 | 2;
      readonly list: LimitList;
    };

/** How many cards each of the three Decks has. Y-DECK-003 to Y-DECK-005 A card is in the Extra Deck because of its kind alone. */
export function deckSizes(
  deck: Readonly<Record<string, number>>,
  defs: readonly CardDef[],
): { readonly main: number; readonly extra: number; readonly side: number } {
  const sizes = { main: 0, extra: 0, side: 0 };
  for (const [name, count] of Object.entries(deck)) {
    const def = defs[findCard(defs, withoutSide(name)) ?? -1];
    sizes[isSide(name) ? 'side' : def && isExtraDeck(def) ? 'extra' : 'main'] += count;
  }
  return sizes;
}

export function deckProblems(
  deck: Readonly<Record<string, number>>,
  defs: readonly CardDef[],
  list: LimitList = 'none',
): DeckProblem[] {
  const problems: DeckProblem[] = [];
  /** Y-DECK-007, Y-DECK-010 Main, Extra and Side Deck are counted together; Y-DECK-008 by name. */
  const copies = new Map<string, number>();
  for (const [name, count] of Object.entries(deck)) {
    const def = defs[findCard(defs, withoutSide(name)) ?? -1];
    if (def) copies.set(def.name, (copies.get(def.name) ?? 0) + count);
    else problems.push({ say: 'unknown card', rule: 'Y-DECK-008', card: withoutSide(name) });
  }
  const { main, extra, side } = deckSizes(deck, defs);
  if (main < MAIN_MIN) problems.push({ say: 'main too small', rule: 'Y-DECK-001', size: main });
  if (main > MAIN_MAX) problems.push({ say: 'main too large', rule: 'Y-DECK-001', size: main });
  if (extra > EXTRA_MAX) problems.push({ say: 'extra too large', rule: 'Y-DECK-002', size: extra });
  if (side > SIDE_MAX) problems.push({ say: 'side too large', rule: 'Y-DECK-006', size: side });
  for (const [card, count] of copies) problems.push(...copiesProblem(card, count, list));
  return problems;
}

/**
 * Y-AMB-36 A format of a date refuses cards that were printed later. A table that plays with a list only counts copies: its
 * decks may have every card.
 */
export function laterCards(
  deck: Readonly<Record<string, number>>,
  defs: readonly CardDef[],
  list: LimitList,
): DeckProblem[] {
  const names = Object.keys(deck).flatMap((name) => defs[findCard(defs, withoutSide(name)) ?? -1]?.name ?? []);
  const later = [...new Set(names)].filter((name) => isLaterThan(list, name));
  return later.map((card) => ({ say: 'not yet printed', rule: 'Y-DECK-011', card, list }));
}

/** Y-DECK-009 The list may allow fewer copies than the rulebook. */
function copiesProblem(card: string, count: number, list: LimitList): DeckProblem[] {
  const most = limitOf(list, card);
  if (most === 0 && count > 0) return [{ say: 'forbidden', rule: 'Y-DECK-009', card, list }];
  if (most !== undefined && most !== 0 && count > most)
    return [{ say: 'limited', rule: 'Y-DECK-009', card, count, most, list }];
  return count > COPIES_MAX ? [{ say: 'too many copies', rule: 'Y-DECK-007', card, count }] : [];
}
