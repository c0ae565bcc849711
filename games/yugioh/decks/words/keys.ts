/** The keys of what is said about decks. A language that lacks one does not compile. */
import type { DeckProblem } from '../../rules/state/construction.ts';
import type { LineProblem } from '../exchange.ts';
import type { Section } from '../passcodes.ts';

export interface DeckWords {
  readonly problems: {
    readonly [Kind in DeckProblem['say']]: (problem: Extract<DeckProblem, { say: Kind }>) => string;
  };
  readonly lines: { readonly [Kind in LineProblem['say']]: (text: string) => string };
  readonly perhaps: (names: string) => string;
  /** In the middle of a sentence. */
  readonly parts: { readonly [Each in Section]: string };
  /** Of a card that lists know. */
  readonly unplayable: (card: string) => string;
  readonly withoutPasscode: (card: string) => string;
}
