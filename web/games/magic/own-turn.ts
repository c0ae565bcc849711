/** The rest of the player's own turn, which one click can end. */
import type { View } from '@praxis/engine';
import { whereOf } from './where.ts';

/** The same text until the turn is over; undefined in other turns, and where something is on the stack. */
export function ownTurnKey(view: View): string | undefined {
  const { turn, turnNumber = 0, stack = [], series } = whereOf(view);
  if (turn !== view.viewer || turnNumber === 0 || stack.length > 0) return undefined;
  return `${series?.game ?? 0} ${turnNumber}`;
}

/** A pass ends the turn by itself, and its button says so. */
export function endsTurn(view: View): boolean {
  const { step } = whereOf(view);
  return step === 'main 2' || step === 'end';
}
