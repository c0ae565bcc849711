/** Walks through a decision by the insight's scores of its pieces. */
import type { Insight, Situation } from '@praxis/contract';
import type { VisiblePiece } from '@praxis/engine';
import { type Dice, drawn } from './dice.ts';
import type { Trail } from './trail.ts';

/**
 * How far chance follows the weights: 1 as they are, less towards the greatest of them only. A piece whose weight is
 * less than `WORTHLESS` of the greatest is never taken.
 */
export interface Policy {
  readonly insight: Insight;
  readonly heat: number;
}

const WORTHLESS = 0.02;

/** The findings of a walk. */
export interface Walked {
  /** True if there was a choice. */
  readonly free: boolean;
  /** The insight's reason for the first piece that has one. */
  readonly reason: string | undefined;
  /** The product of the chances with which the pieces were taken. */
  readonly chance: number;
}

/** Completes the answer. */
export function walk(trail: Trail, situation: Situation, { insight, heat }: Policy, dice: Dice): Walked {
  let free = false;
  let reason: string | undefined;
  let chance = 1;
  for (let open = trail.open(); open.length > 0; open = trail.open()) {
    if (open.length === 1) {
      trail.take(0);
      continue;
    }
    free = true;
    const weights: number[] = [];
    const reasons: (string | undefined)[] = [];
    let most = 0;
    for (const piece of open) {
      const { weight, why } = insight.scorePiece(situation, trail.said, piece);
      weights.push(weight);
      reasons.push(why);
      if (weight > most) most = weight;
    }
    const chances = heated(weights, most, heat);
    const index = drawn(dice, chances);
    chance *= shareOf(chances, index);
    // The first piece names the action, the others its details. A reason for the details counts only if the first piece
    // has none.
    reason ??= reasons[index];
    trail.take(index);
  }
  return { free, reason, chance };
}

function heated(weights: readonly number[], most: number, heat: number): number[] {
  if (!(most > 0)) return weights.map(() => 1);
  return weights.map((weight) => (weight < most * WORTHLESS ? 0 : (weight / most) ** (1 / heat)));
}

function shareOf(chances: readonly number[], index: number): number {
  let sum = 0;
  for (const chance of chances) sum += chance;
  return sum > 0 ? (chances[index] as number) / sum : 1 / chances.length;
}

/** The insight for a game without one: all pieces and positions are equal until the match is over. */
export const NO_INSIGHT: Insight = {
  scorePiece: (_situation, _said, _piece: VisiblePiece) => ({ weight: 1 }),
  value: (view, seat) =>
    view.result?.kind === 'over' && view.result.winners.includes(seat) ? 1 : 1 / view.seats.length,
};
