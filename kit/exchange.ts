/** Exchanging cards of a deck for cards of a side deck between two games of a series: any number, one for one. */
import { type CardId, END, type Path, type Piece } from '@praxis/engine';

export const KEEPS: Piece = { say: 'keeps' };

/** A card that leaves the deck and the card that replaces it. */
export interface Swap {
  readonly out: CardId;
  readonly into: CardId;
}

interface ExchangeRules {
  /** The cards that can leave the deck, and those of the side deck. */
  readonly out: readonly CardId[];
  readonly side: readonly CardId[];
  /** Copies of a card are offered as one. */
  sameCard(one: CardId, other: CardId): boolean;
  /** True if the deck after these swaps is legal. */
  isLegal(swaps: readonly Swap[]): boolean;
}

/** The swaps of an answer; none if the deck is kept. */
export function swapsOf(path: Path): readonly Swap[] {
  const cards = path.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return cards.flatMap((out, at) =>
    at % 2 === 0 && cards[at + 1] !== undefined ? [{ out, into: cards[at + 1] as CardId }] : [],
  );
}

/**
 * The next pieces: keeping the deck, or pairs of cards, in any order. Every legal deck can be reached by legal steps:
 * cards of the same kind first, then those that change the sizes of the decks, all in one direction.
 */
export function exchanges(rules: ExchangeRules): (prefix: Path) => readonly Piece[] {
  return (prefix) => {
    const last = prefix.at(-1);
    if (last?.say === KEEPS.say || last?.say === END.say) return [];
    const taken = new Set(prefix.map(({ card }) => card));
    const swaps = swapsOf(prefix);
    const left = (cards: readonly CardId[]): CardId[] =>
      unlike(
        cards.filter((card) => !taken.has(card)),
        rules,
      );
    const partners = (out: CardId): CardId[] =>
      left(rules.side).filter((into) => !rules.sameCard(out, into) && rules.isLegal([...swaps, { out, into }]));
    if (last?.say === 'exchanges') return partners(last.card as CardId).map((card) => ({ say: 'exchanged for', card }));
    const outs = left(rules.out).filter((out) => partners(out).length > 0);
    return [prefix.length === 0 ? KEEPS : END, ...outs.map((card): Piece => ({ say: 'exchanges', card }))];
  };
}

function unlike(cards: readonly CardId[], { sameCard }: ExchangeRules): CardId[] {
  const found: CardId[] = [];
  for (const card of cards) if (!found.some((each) => sameCard(each, card))) found.push(card);
  return found;
}
