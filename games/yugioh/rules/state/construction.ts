/** Whether a deck is legal (Y-DECK-001 to Y-DECK-011). */
import type { CardDef } from '../../cards/language.ts';
import { findCard, isExtraDeck } from './deck.ts';

export const MAIN_MIN = 40;
export const MAIN_MAX = 60;
export const EXTRA_MAX = 15;
/** Y-DECK-007, Y-AMB-01 */
export const COPIES_MAX = 3;

/** What is wrong with a deck. */
export type DeckProblem =
  | { readonly say: 'main too small' | 'main too large'; readonly rule: 'Y-DECK-001'; readonly size: number }
  | { readonly say: 'extra too large'; readonly rule: 'Y-DECK-002'; readonly size: number }
  | { readonly say: 'unknown card'; readonly rule: 'Y-DECK-008'; readonly card: string }
  | { readonly say: 'too many copies'; readonly rule: 'Y-DECK-007'; readonly card: string; readonly count: number };

/** Y-DECK-003 to Y-DECK-005 Each card goes to its own Deck by what it is, so no card can be in the wrong one. */
export function deckProblems(deck: Readonly<Record<string, number>>, defs: readonly CardDef[]): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const copies = new Map<string, number>();
  let main = 0;
  let extra = 0;
  for (const [name, count] of Object.entries(deck)) {
    const def = defs[findCard(defs, name) ?? -1];
    if (!def) {
      problems.push({ say: 'unknown card', rule: 'Y-DECK-008', card: name });
      continue;
    }
    copies.set(def.name, (copies.get(def.name) ?? 0) + count);
    if (isExtraDeck(def)) extra += count;
    else main += count;
  }
  if (main < MAIN_MIN) problems.push({ say: 'main too small', rule: 'Y-DECK-001', size: main });
  if (main > MAIN_MAX) problems.push({ say: 'main too large', rule: 'Y-DECK-001', size: main });
  if (extra > EXTRA_MAX) problems.push({ say: 'extra too large', rule: 'Y-DECK-002', size: extra });
  for (const [card, count] of copies)
    if (count > COPIES_MAX) problems.push({ say: 'too many copies', rule: 'Y-DECK-007', card, count });
  return problems;
}
