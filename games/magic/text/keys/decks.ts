/** The keys of the messages about decks. A language that lacks one does not compile. */
import type { LineProblem } from '../../decks/exchange.ts';
import type { DeckProblem } from '../../rules/setup/deck.ts';

export interface Decks {
  readonly problems: {
    readonly [Kind in DeckProblem['say']]: (problem: Extract<DeckProblem, { say: Kind }>) => string;
  };
  readonly lines: { readonly [Kind in LineProblem['say']]: (args: { readonly text: string }) => string };
  readonly perhaps: (args: { readonly names: string }) => string;
  /** Of a card that lists know. */
  readonly unplayable: (args: { readonly card: string }) => string;
}
