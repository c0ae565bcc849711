/** The keys of the messages about decks. A language that lacks one does not compile. */
import type { LineProblem } from '../../decks/exchange.ts';
import type { DeckProblem } from '../../decks/legality.ts';

/** A card in the lists that cannot be played here. */
interface Unplayable {
  readonly say: 'not playable';
  readonly card: string;
}

export type Problem = DeckProblem | LineProblem | Unplayable;

export interface Decks {
  readonly problems: {
    readonly [Key in Problem['say']]: (problem: Extract<Problem, { readonly say: Key }>) => string;
  };
  /** Names that were perhaps meant. */
  readonly perhaps: (args: { readonly names: string }) => string;
}
