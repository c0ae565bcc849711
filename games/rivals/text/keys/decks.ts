/** The keys of the messages about decks. A language that lacks one does not compile. */
import type { LineProblem } from '../../decks/exchange.ts';
import type { DeckProblem } from '../../rules/setup/deck.ts';

export type { LineProblem };
export type Problem = DeckProblem | LineProblem;

export interface Decks {
  readonly problems: {
    readonly [Key in Problem['say']]: (problem: Extract<Problem, { readonly say: Key }>) => string;
  };
}
