/** The keys of the texts about decks. A language that lacks one does not compile. */

import type { LineProblem } from '../../decks/exchange.ts';
import type { Section } from '../../decks/passcodes.ts';
import type { DeckProblem } from '../../rules/state/construction.ts';

export interface Decks {
  readonly problems: {
    readonly [Kind in DeckProblem['say']]: (problem: Extract<DeckProblem, { say: Kind }>) => string;
  };
  readonly lines: {
    readonly [Kind in LineProblem['say']]: (args: { readonly text: string }) => string;
  };
  readonly perhaps: (args: { readonly names: string }) => string;
  /** In the middle of a sentence. */
  readonly parts: { readonly [Each in Section]: string };
  /** Of a card that lists know. */
  readonly unplayable: (args: { readonly card: string }) => string;
  readonly withoutPasscode: (args: { readonly card: string }) => string;
}
