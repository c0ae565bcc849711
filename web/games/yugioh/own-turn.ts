/** The rest of the player's own turn, which one click can end. */
import type { View } from '@praxis/engine';
import { whereOf } from './where.ts';

/** The same text until the turn is over; undefined in other turns, and where something waits for an answer. */
export function ownTurnKey(view: View): string | undefined {
  const { turn, turnNumber, at, chain = [], summon, series } = whereOf(view);
  if (turn !== view.viewer || at !== 'open' || chain.length > 0 || summon) return undefined;
  return `${series?.game ?? 0} ${turnNumber}`;
}
