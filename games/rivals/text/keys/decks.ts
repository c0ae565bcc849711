/** The keys of what is said about decks. A language that lacks one does not compile. */
import type { DeckProblem } from '../../rules/setup/deck.ts';

/** A line of a list that is not understood. */
export interface LineProblem {
  readonly say: 'line';
  readonly line: number;
  readonly text: string;
}

export type Problem = DeckProblem | LineProblem;

export type Decks = {
  readonly [Key in Problem['say']]: (problem: Extract<Problem, { readonly say: Key }>) => string;
};
