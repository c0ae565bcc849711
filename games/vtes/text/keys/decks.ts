/** The keys of messages about decks. A language that lacks one does not compile. */
import type { DeckMessages, DeckSay } from '../../decks/messages.ts';

export interface ProblemArgs {
  readonly card: string;
  readonly amount: number;
  readonly limit: number;
  readonly groups: string;
}

type Complain<K extends keyof ProblemArgs> = (args: Pick<ProblemArgs, K>) => string;

/** Breaches of the rulebooks. */
export interface Problems {
  readonly 'unknown card': Complain<'card'>;
  readonly 'not in this edition': Complain<'card'>;
  readonly 'crypt too small': Complain<'amount' | 'limit'>;
  readonly 'library too small': Complain<'amount' | 'limit'>;
  readonly 'library too large': Complain<'amount' | 'limit'>;
  readonly 'groups too far apart': Complain<'groups'>;
}

/** Each is a clause, without capital and full stop. */
export interface Decks {
  readonly problems: Problems;
  readonly messages: { readonly [Say in Exclude<DeckSay, keyof Problems>]: (args: DeckMessages[Say]) => string };
}
