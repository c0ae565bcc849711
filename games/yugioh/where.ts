/**
 * The situation of a Duel in its views. These types are all that the page and the terminal know of it. Cards are named
 * by handles.
 */
import type { Seat, View, Where } from '@praxis/engine';
import type { Step } from './rules/state/steps.ts';

export interface YugiohWhere extends Where {
  readonly turn: Seat;
  readonly turnNumber: number;
  /** The phase, or the step of the Battle Phase. */
  readonly phase: Step;
  /** The window that is open or comes next: `response`, `attack declared`, a part of the Damage Step. */
  readonly window: Step;
  /**
   * `open`: the turn player may do anything; `closing`: he wants to leave the phase, and his opponent may still answer;
   * `window`: all other moments, for fast effects.
   */
  readonly at: 'open' | 'closing' | 'window';
  /** The events that can be answered in the open window; undefined if nothing has happened. */
  readonly happened?: HappenedView | undefined;
  readonly startingSeat: Seat;
  /** Link 1 first. */
  readonly chain: readonly LinkView[];
  readonly attack?: AttackView | undefined;
  /** A Summon that is declared and has not succeeded. */
  readonly summon?: { readonly seat: Seat; readonly way: string; readonly cards: readonly number[] } | undefined;
}

export type YugiohView = View<YugiohWhere>;

export interface HappenedView {
  /** A Summon has succeeded, or something else has happened. */
  readonly what: 'summon' | 'event';
  /** The players who Summoned, or whose cards or Life Points it concerned. */
  readonly seats: readonly Seat[];
}

export interface LinkView {
  readonly id: number;
  readonly seat: Seat;
  readonly card: number;
  readonly speed: 1 | 2 | 3;
  readonly targets: readonly number[];
  readonly negated: boolean;
}

export interface AttackView {
  readonly attacker: number;
  /** Undefined: a direct attack. */
  readonly target?: number | undefined;
  readonly state: string;
}
