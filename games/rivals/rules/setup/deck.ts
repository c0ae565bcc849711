/** The contents of a deck (R-DECK). */
import { forbid } from '@praxis/engine';
import { plainName } from '@praxis/kit/spelling.ts';
import type { CardDef } from '../../cards/language.ts';

/** R-DECK-001, R-DECK-002, R-DECK-003 */
export const VAMPIRES = 7;
export const LIBRARY_MIN = 40;
export const LIBRARY_MAX = 60;
export const COPIES_MAX = 3;

const byName = new WeakMap<readonly CardDef[], ReadonlyMap<string, number>>();

/** The place of the card that a deck names by its id or its name. */
export function findCard(defs: readonly CardDef[], name: string): number | undefined {
  let places = byName.get(defs);
  if (!places) {
    const found = new Map<string, number>();
    for (const [index, def] of defs.entries()) {
      found.set(def.id, index);
      if (!found.has(plainName(def.name))) found.set(plainName(def.name), index);
    }
    places = found;
    byName.set(defs, places);
  }
  return places.get(name) ?? places.get(plainName(name));
}

export type DeckProblem =
  | { readonly say: 'unknown card'; readonly rule: 'R-DECK-008'; readonly card: string }
  | { readonly say: 'not for decks'; readonly rule: 'R-DECK-006'; readonly card: string }
  | { readonly say: 'agendas'; readonly rule: 'R-DECK-001'; readonly count: number }
  | { readonly say: 'havens'; readonly rule: 'R-DECK-001'; readonly count: number }
  | { readonly say: 'vampires'; readonly rule: 'R-DECK-001'; readonly count: number }
  | { readonly say: 'library size'; readonly rule: 'R-DECK-002'; readonly count: number }
  | { readonly say: 'copies'; readonly rule: 'R-DECK-003'; readonly card: string; readonly count: number }
  /** Legal, but worth a warning (R-DECK-007). */
  | { readonly say: 'unusable'; readonly rule: 'R-DECK-007'; readonly card: string };

export function isError(problem: DeckProblem): boolean {
  return problem.say !== 'unusable';
}

/** All problems of a deck. R-DECK-004 Clans may be mixed. */
export function deckProblems(deck: Readonly<Record<string, number>>, known: readonly CardDef[]): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const cards: { readonly def: CardDef; readonly count: number }[] = [];
  for (const [name, count] of Object.entries(deck)) {
    const def = known[findCard(known, name) ?? -1];
    if (!def) problems.push({ say: 'unknown card', rule: 'R-DECK-008', card: name });
    else if (def.kind === 'city') problems.push({ say: 'not for decks', rule: 'R-DECK-006', card: def.name });
    else cards.push({ def, count });
  }
  const number = (kind: CardDef['kind']): number =>
    cards.reduce((sum, { def, count }) => (def.kind === kind ? sum + count : sum), 0);
  const [agendas, havens, vampires, library] = [
    number('agenda'),
    number('haven'),
    number('vampire'),
    number('library'),
  ];
  if (forbid('R-DECK-001', agendas !== 1)) problems.push({ say: 'agendas', rule: 'R-DECK-001', count: agendas });
  if (forbid('R-DECK-001', havens !== 1)) problems.push({ say: 'havens', rule: 'R-DECK-001', count: havens });
  if (forbid('R-DECK-001', vampires !== VAMPIRES))
    problems.push({ say: 'vampires', rule: 'R-DECK-001', count: vampires });
  if (forbid('R-DECK-002', library < LIBRARY_MIN || library > LIBRARY_MAX))
    problems.push({ say: 'library size', rule: 'R-DECK-002', count: library });
  for (const { def, count } of cards) {
    const most = def.kind === 'library' ? COPIES_MAX : 1;
    if (forbid('R-DECK-003', count > most)) problems.push({ say: 'copies', rule: 'R-DECK-003', card: def.name, count });
    if (
      def.kind === 'library' &&
      !isUsable(
        def,
        cards.map((each) => each.def),
      )
    )
      problems.push({ say: 'unusable', rule: 'R-DECK-007', card: def.name });
  }
  return problems;
}

/** True if one of the vampires could use the card. */
function isUsable({ clan, requires = 0 }: CardDef, defs: readonly CardDef[]): boolean {
  return defs.some(
    (def) => def.kind === 'vampire' && (def.bp ?? 0) >= requires && (clan === undefined || def.clan === clan),
  );
}
