/** The legality of decks (P-DECK), and warnings about playable ones. */
import { type CardDef, hasTag, isPokemonDef } from '../cards/language.ts';
import { isBasicCard, nameOf } from '../rules/state/names.ts';

export const DECK_SIZE = 60;
export const COPIES_MAX = 4;

/** A problem, as a key with arguments, worded by `text/decks.ts`. */
export type DeckProblem =
  | { readonly say: 'size'; readonly rule: string; readonly amount: number; readonly limit: number }
  | {
      readonly say: 'copies';
      readonly rule: string;
      readonly card: string;
      readonly amount: number;
      readonly limit: number;
    }
  | { readonly say: 'no Basic Pokémon'; readonly rule: string }
  | { readonly say: 'ACE SPEC' | 'Radiant'; readonly rule: string; readonly amount: number }
  | { readonly say: 'other pieces'; readonly rule: string; readonly card: string }
  /** Legal, but useless. */
  | { readonly say: 'piece twice'; readonly rule: string; readonly card: string; readonly warning: true };

export interface Entry {
  readonly def: CardDef;
  readonly count: number;
}

/** All problems of a deck. P-DECK-006 Proportions are advice, so there is no message about them. */
export function deckProblems(cards: readonly Entry[]): readonly DeckProblem[] {
  return [...sizeOf(cards), ...copiesOf(cards), ...basicsOf(cards), ...onlyOnes(cards), ...unionsOf(cards)];
}

/** P-DECK-001 Exactly sixty. */
function sizeOf(cards: readonly Entry[]): DeckProblem[] {
  const amount = total(cards);
  return amount === DECK_SIZE ? [] : [{ say: 'size', rule: 'P-DECK-001', amount, limit: DECK_SIZE }];
}

function total(cards: readonly Entry[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/**
 * P-DECK-002 At most four of a name, in all prints; P-VUN-002 also of the pieces of a V-UNION together, P-TP-002 with
 * and without Team Plasma, P-MEGA-004 but four of each of two names. P-DECK-003 Basic Energy is not limited.
 * P-PRISM-001 One of each Prism Star name.
 */
function copiesOf(cards: readonly Entry[]): DeckProblem[] {
  const limited = cards.filter(({ def }) => def.kind !== 'Basic Energy');
  return [...Map.groupBy(limited, ({ def }) => nameOf(def))].flatMap(([card, entries]): DeckProblem[] => {
    const prism = entries.some(({ def }) => hasTag(def, 'Prism Star'));
    const [limit, rule] = prism ? [1, 'P-PRISM-001'] : [COPIES_MAX, 'P-DECK-002'];
    const amount = total(entries);
    return amount > limit ? [{ say: 'copies', rule, card, amount, limit }] : [];
  });
}

/** P-DECK-004 At least one Basic Pokémon. P-DECK-005 V-UNION pieces, Restored Pokémon and Fossils are none. */
function basicsOf(cards: readonly Entry[]): DeckProblem[] {
  const any = cards.some(({ def, count }) => count > 0 && isBasicCard(def));
  return any ? [] : [{ say: 'no Basic Pokémon', rule: 'P-DECK-004' }];
}

/** P-ACE-001, P-RAD-001 One ACE SPEC card and one Radiant Pokémon in all, with any names. */
function onlyOnes(cards: readonly Entry[]): DeckProblem[] {
  return (
    [
      ['ACE SPEC', 'P-ACE-001'],
      ['Radiant', 'P-RAD-001'],
    ] as const
  ).flatMap(([say, rule]) => {
    const amount = total(cards.filter(({ def }) => hasTag(def, say)));
    return amount > 1 ? [{ say, rule, amount }] : [];
  });
}

/** P-VUN-003 The pieces of one V-UNION are of one set of pieces. P-AMB-24 Two of the same piece are allowed, but of no use. */
function unionsOf(cards: readonly Entry[]): DeckProblem[] {
  const pieces = cards.flatMap(({ def, count }) =>
    isPokemonDef(def) && def.stage === 'V-UNION' && count > 0 ? [{ def, count }] : [],
  );
  return [...Map.groupBy(pieces, ({ def }) => nameOf(def))].flatMap(([card, entries]): DeckProblem[] => {
    const sets = new Set(entries.map(({ def }) => def.illustrator));
    const numbers = entries.flatMap(({ def, count }) => Array.from({ length: count }, () => def.piece));
    return [
      ...(sets.size > 1 ? [{ say: 'other pieces', rule: 'P-VUN-003', card } as const] : []),
      ...(new Set(numbers).size < numbers.length
        ? [{ say: 'piece twice', rule: 'P-AMB-24', card, warning: true } as const]
        : []),
    ];
  });
}
