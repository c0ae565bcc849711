/** What views of Yu-Gi-Oh! say of what is going on. These types are all that the page and the terminal know of it. Cards are named by handles. */
import type { Seat, View, Where } from '@praxis/engine';
import type { Step } from './rules/state/steps.ts';

export interface YugiohWhere extends Where {
  readonly turn: Seat;
  readonly turnNumber: number;
  /** The phase, or the step of the Battle Phase. */
  readonly phase: Step;
  /** The window that is open or comes next: `response`, `attack declared`, a part of the Damage Step. */
  readonly window: Step;
  readonly startingSeat: Seat;
  /** Link 1 first. */
  readonly chain: readonly LinkView[];
  readonly attack?: AttackView | undefined;
  /** A Summon that is declared and has not succeeded. */
  readonly summon?: { readonly seat: Seat; readonly way: string; readonly cards: readonly number[] } | undefined;
}

export type YugiohView = View<YugiohWhere>;

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
