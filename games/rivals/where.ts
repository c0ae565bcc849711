/**
 * The situation of a match in its views. These types are all that the page and the terminal know of it. Cards are named
 * by handles.
 */
import type { Seat, View, Where } from '@praxis/engine';

export interface RivalsWhere extends Where {
  readonly turn: Seat;
  /** 0 before the first turn. */
  readonly turnNumber: number;
  readonly phase: string;
  /** The Action Phase has been ended; the others may still use Relentless abilities. */
  readonly phaseEnded: boolean;
  /** The part of the rules that is being carried out. */
  readonly part: string;
  readonly first: Seat;
  /** The City: Mortals in The Streets, Ongoing Events, public piles, and how many cards the deck has. */
  readonly streets: readonly number[];
  readonly events: readonly number[];
  readonly cityDeck: number;
  readonly cityDiscard: readonly number[];
  readonly cityBurned: readonly number[];
  /** The Prince's title, and its bearer. */
  readonly prince?: number | undefined;
  readonly bearer?: number | undefined;
  readonly attack?: AttackView | undefined;
  readonly conflict?: ConflictView | undefined;
  /** How many of the rules are reconstructed: the open questions of the rule index. */
  readonly openQuestions: number;
}

export type RivalsView = View<RivalsWhere>;

export interface AttackView {
  readonly by: number;
  readonly seat: Seat;
  readonly on: number;
  readonly type?: string | undefined;
  readonly intel: number;
  readonly secrecy: number;
  readonly card?: number | undefined;
  readonly reaction?: number | undefined;
  readonly blocked: boolean;
  readonly bonus: number;
  /** Its progress: the key of a label, `step block`. */
  readonly step: string;
  readonly state: string;
}

export interface ConflictView {
  readonly by: Seat;
  readonly card: number;
  readonly stakes: readonly StakeView[];
  readonly yes: number;
  readonly no: number;
  readonly passed?: boolean | undefined;
}

export interface StakeView {
  readonly seat: Seat;
  readonly side?: string | undefined;
  readonly open: number;
  readonly card?: number | undefined;
  /** Visible to its own player, and to everybody at the end. */
  readonly hidden?: number | undefined;
}
