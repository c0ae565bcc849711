/** Explains why a seat can do something now, or why not. */
import type { Language } from '@praxis/contract';
import type { CardId, Match } from '@praxis/engine';
import type { Reason } from '@praxis/protocol/messages.ts';

/** A card that the seat sees, by its handle, or words of a sentence. */
export interface Wondered {
  readonly card?: number | undefined;
  readonly words?: string | undefined;
}

export interface Explained {
  /** The possible sentences. */
  readonly possible: readonly string[];
  readonly reasons: readonly Reason[];
}

/** Undefined if the seat cannot know about it. */
export function explained(
  match: Match,
  seat: number,
  { card, words }: Wondered,
  language: Language,
): Explained | undefined {
  const line = card === undefined ? words : cardSeen(match, seat, card);
  if (line === undefined) return undefined;
  const { possible, sentences, told } = match.explain(seat, line, language, true);
  return { possible: possible ? sentences : [], reasons: told.map(({ rule, words: text }) => ({ rule, text })) };
}

/** The card with this handle, if the seat knows what it is. */
function cardSeen(match: Match, seat: number, handle: number): CardId | undefined {
  if (match.view(seat).cards[handle]?.name === undefined) return undefined;
  return match.state.cards.findIndex((card) => card.handle === handle) as CardId;
}
