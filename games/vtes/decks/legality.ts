/** Deck legality: by the rules of an edition, and by those of tournaments and formats. */
import { type CountedCard, constructionProblems } from '../rules/setup/deck.ts';
import { EDITIONS, type Edition } from '../rules/state/editions.ts';
import { fullName, type KnownCard } from './knowledge.ts';
import { type DeckList, total } from './list.ts';
import type { DeckMessage } from './messages.ts';
import { isInV5 } from './v5.ts';

/** Tournament rules of the VEKN that are not in the rulebooks have ids of their own. */
export const BANNED_RULE = 'VEKN-BANNED';
export const V5_RULE = 'VEKN-V5';

export interface LegalityProblem {
  readonly rule: string;
  readonly message: DeckMessage;
}

export const DECK_FORMATS = ['standard', 'v5'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

export interface LegalityOptions {
  readonly edition: Edition;
  /** In 2000 and third the size of a library depends on it (V-DECK-004). */
  readonly players: number;
  readonly format?: DeckFormat;
}

/** Nothing if the deck is legal. V-DECK-001 An unknown card is none, but it counts for the sizes. */
export function legalityProblems(
  deck: DeckList,
  { edition, players, format = 'standard' }: LegalityOptions,
): readonly LegalityProblem[] {
  const unknown: CountedCard[] = deck.unknown.map(({ name, count, part }) => ({
    card: { name, kind: part === 'library' ? 'library' : 'vampire', group: 'any' },
    count,
  }));
  const construction = constructionProblems([...deck.cards, ...unknown], edition, players);
  return [
    ...deck.unknown.map(
      ({ name }): LegalityProblem => ({ rule: 'V-DECK-001', message: { say: 'unknown card', card: name } }),
    ),
    ...construction.map(({ rule, ...message }): LegalityProblem => ({ rule, message })),
    ...deck.cards.flatMap(({ card }): LegalityProblem[] => [
      ...(card.banned === undefined
        ? []
        : [{ rule: BANNED_RULE, message: { say: 'banned card', card: fullName(card), since: card.banned } as const }]),
      ...(format === 'v5' && !isInV5(card)
        ? [{ rule: V5_RULE, message: { say: 'outside V5', card: fullName(card) } as const }]
        : []),
    ]),
  ];
}

/** The ids of the editions in which the deck is legal. */
export function legalEditions(deck: DeckList, options: Omit<LegalityOptions, 'edition'>): readonly string[] {
  const editions = Object.values(EDITIONS).filter(
    (edition) => legalityProblems(deck, { ...options, edition }).length === 0,
  );
  return editions.map(({ id }) => id);
}

/** The number of cards, counted with their copies, that can be played here, and the cards that cannot. */
export function playability(
  deck: DeckList,
  substitutes: (card: KnownCard) => readonly KnownCard[] = () => [],
): {
  readonly playable: number;
  readonly all: number;
  readonly missing: readonly DeckMessage<'not yet playable'>[];
} {
  const playable = deck.cards.filter(({ card }) => card.def !== undefined);
  const missing = deck.cards.filter(({ card }) => card.def === undefined);
  return {
    playable: total(playable),
    all: total(deck.cards) + total(deck.unknown),
    missing: missing.map(({ card }) => {
      const instead = substitutes(card).map(fullName);
      return { say: 'not yet playable', card: fullName(card), ...(instead.length === 0 ? {} : { instead }) };
    }),
  };
}
