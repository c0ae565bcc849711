/** Explains why a seat can do something now, or why not. */
import type { Language } from '@praxis/contract';
import { type Match, toldReasons } from '@praxis/engine';
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
  const line = card === undefined ? words : match.view(seat).cards[card]?.name;
  if (line === undefined) return undefined;
  const explanation = match.explain(seat, line, language, true);
  const { possible, sentences } = explanation;
  return {
    possible: possible ? sentences : [],
    reasons: toldReasons(match.game, explanation).map(({ rule, words: text }) => ({ rule, text })),
  };
}
