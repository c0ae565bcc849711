/** A referendum or a blood hunt, and the votes in it. */

import type { CardId, Seat } from '@praxis/engine';
import type { PutOff } from './action.ts';

export interface Referendum {
  /**
   * Its caller: the controller of the acting vampire; of a blood hunt, the player who called for it or the diablerist's
   * controller.
   */
  readonly caller: Seat;
  /** The acting vampire, or the diablerist of a blood hunt. */
  readonly by: CardId;
  /** The card that called it or whose text it uses, if any. */
  readonly card: CardId | undefined;
  readonly bloodHunt: boolean;
  /** The X of the card's cost. */
  readonly x: number;
  step: 'terms' | 'polling' | 'over';
  for: number;
  against: number;
  /** Everything that votes were gained from or cast with. */
  ballots: Ballot[];
  /** Minions that cannot cast votes, as a filter of the card that says so. */
  barred: { readonly filter: unknown; readonly seat: Seat }[];
  terms: Readonly<Record<string, readonly number[]>>;
  /** The cards among the terms. */
  about: readonly CardId[];
  cancelled: boolean;
  /** It passes without votes. */
  automatic: boolean;
  /** Effects to be carried out when the votes have been counted, and after those of the referendum itself. */
  afterTally: PutOff[];
  afterPassing: PutOff[];
  /** The pool that each player loses by its effects, while they happen. */
  losses: number[] | undefined;
  /** Undefined until the votes have been counted. */
  passed: boolean | undefined;
}

/** The votes of one source: a minion, a political action card, the Edge, a card in play. All of them are cast the same way. */
export interface Ballot {
  readonly seat: Seat;
  readonly kind: 'minion' | 'political card' | 'edge' | 'card';
  /** The minion or card that gives the votes; nothing for the Edge and for political action cards. */
  readonly source: CardId | undefined;
  /** Votes gained in this referendum, beyond the source's own. */
  gained: number;
  /** The votes cast. */
  votes: number;
  subVotes: number;
  cast: 'for' | 'against' | undefined;
  /** Its votes were gained for one side only. */
  only: 'for' | 'against' | undefined;
  abstains: boolean;
}
