/** Decks: their cards, and their legality (M-DECK-001, M-DECK-002, M-X-001, M-AMB-05). */
import { plainName } from '@praxis/kit/spelling.ts';
import type { CardDef } from '../../cards/language.ts';

const indexes = new WeakMap<readonly CardDef[], ReadonlyMap<string, number>>();

/** The definition of a name or id; tokens and emblems are no cards. */
export function findCard(defs: readonly CardDef[], name: string): number | undefined {
  let index = indexes.get(defs);
  if (!index) {
    const found = new Map<string, number>();
    for (const [at, def] of defs.entries()) {
      if (def.object !== undefined || def.as !== undefined) continue;
      found.set(plainName(def.name), at);
      found.set(def.id, at);
    }
    index = found;
    indexes.set(defs, index);
  }
  return index.get(name) ?? index.get(plainName(name));
}

/** M-AMB-05 Size and copies belong to the format; the decks of thirty cards play only against each other. */
export const FORMATS = { constructed: { size: 60, copies: 4 }, sample: { size: 30, copies: 4 } } as const;
/** M-X-001 */
const SIDEBOARD_MAX = 15;
export type FormatName = keyof typeof FORMATS;

/** A problem of a deck. */
export type DeckProblem =
  | { readonly say: 'too small'; readonly rule: 'M-DECK-001'; readonly size: number; readonly least: number }
  | { readonly say: 'sideboard too large'; readonly rule: 'M-X-001'; readonly size: number; readonly most: number }
  | { readonly say: 'no lands' | 'no creatures'; readonly rule: 'M-DECK-002' }
  | { readonly say: 'unknown card'; readonly rule: 'M-DECK-002'; readonly card: string }
  | {
      readonly say: 'too many copies';
      readonly rule: 'M-X-001';
      readonly card: string;
      readonly count: number;
      readonly most: number;
    };

export function deckProblems(
  deck: Readonly<Record<string, number>>,
  defs: readonly CardDef[],
  format: FormatName = 'constructed',
  side: Readonly<Record<string, number>> = {},
): DeckProblem[] {
  const { size: least, copies: most } = FORMATS[format];
  const problems: DeckProblem[] = [];
  const copies = new Map<CardDef, number>();
  const count = (part: Readonly<Record<string, number>>): number => {
    let size = 0;
    for (const [name, number] of Object.entries(part)) {
      const at = findCard(defs, name);
      size += number;
      if (at === undefined) problems.push({ say: 'unknown card', rule: 'M-DECK-002', card: name });
      else copies.set(defs[at] as CardDef, (copies.get(defs[at] as CardDef) ?? 0) + number);
    }
    return size;
  };
  const size = count(deck);
  const cards = [...copies.keys()];
  const aside = count(side);
  if (size < least) problems.push({ say: 'too small', rule: 'M-DECK-001', size, least });
  if (aside > SIDEBOARD_MAX)
    problems.push({ say: 'sideboard too large', rule: 'M-X-001', size: aside, most: SIDEBOARD_MAX });
  if (!cards.some(({ types }) => types.includes('land'))) problems.push({ say: 'no lands', rule: 'M-DECK-002' });
  if (!cards.some(({ types }) => types.includes('creature')))
    problems.push({ say: 'no creatures', rule: 'M-DECK-002' });
  // Main deck and sideboard together.
  for (const [{ name, supertypes = [] }, count] of copies)
    if (count > most && !supertypes.includes('basic'))
      problems.push({ say: 'too many copies', rule: 'M-X-001', card: name, count, most });
  return problems;
}

/** True if the rules forbid the deck; a merely unusual one gets a warning and is allowed. */
export function isError({ say }: DeckProblem): boolean {
  return say !== 'no lands' && say !== 'no creatures';
}
