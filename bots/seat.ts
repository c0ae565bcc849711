/** Puts a program at a seat of a true match: it gets only the seat's side of it. */

import type { Insight } from '@praxis/contract';
import type { Decision, Match, View } from '@praxis/engine';
import { ANYTIME_ACTION, type VisibleDecision } from '@praxis/engine';
import type { Asked, Budget, Chosen } from './bot.ts';
import { rememberedDecision } from './remembered.ts';

/** A bot's equipment at its seat. */
export interface Mind {
  readonly insight: Insight;
  readonly temperament: string;
  readonly seed: string;
  readonly budget: Budget;
}

/** A bot's input when its seat is asked. */
export function askedAt(match: Match, decision: Decision, mind: Mind): Asked {
  return new AskedAtSeat(match, decision, mind);
}

/**
 * The number under which a match takes a bot's choice: that of the decision, or of actions that are open at any time.
 */
export function numberFor({ number }: Decision, { anytime }: Chosen): number {
  return anytime ? ANYTIME_ACTION : number;
}

/** Views are expensive, so they are made only for a program that looks at them. */
class AskedAtSeat implements Asked {
  readonly decision: VisibleDecision;
  readonly insight: Insight;
  readonly temperament: string;
  readonly seed: string;
  readonly budget: Budget;
  readonly #match: Match;
  #view: View | undefined;
  #lightView: View | undefined;

  constructor(match: Match, decision: Decision, { insight, temperament, seed, budget }: Mind) {
    this.#match = match;
    this.decision = rememberedDecision(match.state, decision);
    this.insight = insight;
    this.temperament = temperament;
    // From the position, not from the history: after a takeback the same question gets the same answer.
    this.seed = `${seed} ${match.moves}`;
    this.budget = budget;
  }

  get anytime(): VisibleDecision | undefined {
    const question = this.#match.anytimeActions(this.decision.seat);
    return question && rememberedDecision(this.#match.state, { ...question, number: ANYTIME_ACTION, forced: false });
  }

  get view(): View {
    this.#view ??= this.#match.view(this.decision.seat);
    return this.#view;
  }

  get lightView(): View {
    this.#lightView ??= this.#match.lightView(this.decision.seat);
    return this.#lightView;
  }

  imagine(seed: string): Match {
    return this.#match.imagine(this.decision.seat, seed);
  }
}
