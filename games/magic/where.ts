/**
 * The situation of a match in its views. These types are all that the page and the terminal know of it. Cards are named
 * by handles.
 */
import type { Seat, View, Where } from '@praxis/engine';
import type { Step } from './rules/state/steps.ts';

export interface MagicWhere extends Where {
  readonly turn: Seat;
  readonly turnNumber: number;
  readonly step: Step;
  readonly startingSeat: Seat;
  /** The top of the stack comes last. */
  readonly stack: readonly StackItemView[];
  readonly combat?: CombatView | undefined;
}

export type MagicView = View<MagicWhere>;

/** A spell or an ability on the stack. */
export interface StackItemView {
  readonly id: number;
  readonly kind: 'spell' | 'ability';
  /** The spell itself, or the source of the ability. */
  readonly card: number;
  readonly name: string;
  readonly seat: Seat;
  readonly x: number;
  readonly targets: readonly TargetView[];
}

export type TargetView = { readonly card: number } | { readonly seat: Seat };

export interface CombatView {
  readonly attackers: readonly AttackerView[];
}

export interface AttackerView {
  readonly card: number;
  readonly defender: Seat;
  readonly planeswalker?: number;
  readonly blocked: boolean;
  readonly blockers: readonly number[];
}
