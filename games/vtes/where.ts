/**
 * The views' description of the current situation in VTES. These types are all that the page and the terminal know of
 * it. Cards are named by handles.
 */
import type { Seat, View, Where } from '@praxis/engine';

export interface VtesWhere extends Where {
  readonly turn: Seat;
  readonly turnNumber: number;
  readonly phase: string;
  /** The part of the rules that is being carried out. */
  readonly part: string;
  /** The seat that has the Edge. */
  readonly edge?: Seat | undefined;
  readonly playing?: PlayingView | undefined;
  readonly action?: ActionView | undefined;
  readonly combat?: CombatView | undefined;
  readonly referendum?: ReferendumView | undefined;
  readonly lasting: readonly LastingView[];
}

export type VtesView = View<VtesWhere>;

/** A card that is being played. */
export interface PlayingView {
  readonly card?: number | undefined;
  readonly seat: Seat;
  readonly minion?: number | undefined;
}

export interface ActionView {
  readonly kind: string;
  readonly by: number;
  readonly seat: Seat;
  readonly card?: number | undefined;
  readonly targets: readonly Seat[];
  /** The targets, and null in place of a target that is no card: JSON knows no undefined. */
  readonly on: readonly (number | null)[];
  readonly stealth: number;
  readonly bleed?: number | undefined;
  readonly state: 'announced' | 'blocked' | 'successful' | 'ended';
  readonly blocker?: number | undefined;
  readonly intercept?: number | undefined;
  /** Seats that make no more attempts to block. */
  readonly declined: readonly Seat[];
  readonly attempts: number;
  /** The intercept of all minions that may still attempt to block, by handle. */
  readonly intercepts: Readonly<Record<number, number>>;
}

export interface CombatView {
  readonly acting: number;
  readonly opposing: number;
  readonly range: 'close' | 'long';
  readonly round: number;
  readonly continuing: boolean;
  readonly strikes: readonly (StrikeKind | null)[];
  readonly fighters: readonly FighterView[];
}

export type StrikeKind =
  | 'hand'
  | 'damage'
  | 'dodge'
  | 'combat ends'
  | 'steal blood'
  | 'destroy equipment'
  | 'destroy weapon'
  | 'destroy retainer'
  | 'steal equipment'
  | 'steal weapon'
  | 'none';

export interface FighterView {
  readonly strength: number;
  /** Undefined until it is chosen, and again when it has been resolved. */
  readonly strike?: StrikeKind | undefined;
  /** The card or weapon that it strikes with. */
  readonly with?: number | undefined;
  readonly at?: number | undefined;
  readonly first?: true | undefined;
  readonly additional: number;
  /** In this round, to damage. */
  readonly lost: number;
  readonly inflicted: number;
}

export interface ReferendumView {
  readonly caller: Seat;
  readonly by?: number | undefined;
  readonly card?: number | undefined;
  readonly bloodHunt: boolean;
  readonly for: number;
  readonly against: number;
  /** Undefined until the votes have been counted. */
  readonly passed?: boolean | undefined;
  readonly terms: readonly TermView[];
  readonly ballots: readonly BallotView[];
}

export interface TermView {
  readonly seat?: Seat;
  readonly card?: number;
  readonly amount?: number;
}

export interface BallotView {
  readonly seat: Seat;
  readonly source?: number | undefined;
  readonly votes: number;
  readonly subVotes: number;
  readonly cast?: 'for' | 'against' | undefined;
}

/** A change of a value that lasts for a while. */
export interface LastingView {
  readonly until: string;
  readonly card?: number | undefined;
  readonly seat?: Seat | undefined;
  readonly stat: string;
  readonly amount: number;
}
