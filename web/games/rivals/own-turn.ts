/** The rest of the player's own turn, which one click can end. */
import type { View } from '@praxis/engine';
import { attackNow, whereOf } from './where.ts';

/** The same text until the turn is over; undefined in other turns, attacks and conflicts. */
export function ownTurnKey(view: View): string | undefined {
  const { turn, turnNumber = 0, conflict } = whereOf(view);
  const isConflict = conflict !== undefined && conflict.passed === undefined;
  if (turn !== view.viewer || turnNumber === 0 || attackNow(view) || isConflict) return undefined;
  return String(turnNumber);
}
