/** Parts of conditions that ask for no other value. */

import type { CardId, Seat } from '@praxis/engine';
import type { SeatRef } from '../../cards/language.ts';
import type { Action } from '../state/action.ts';
import type { G } from '../state/state.ts';
import { seatsOf } from './references.ts';
import type { Scene } from './scenes.ts';

/** True if a player is one of those that a text means. */
export function isAmong(g: G, scene: Scene, who: SeatRef, seat: Seat | undefined): boolean {
  return seat !== undefined && seatsOf(g, scene, who).includes(seat);
}

/** The number of Disciplines that the minion has used for cards in the action. */
export function disciplinesUsed(action: Action | undefined, minion: CardId): number {
  const used = new Set<string>();
  for (const each of action?.skills ?? []) if (each.minion === minion) used.add(each.discipline);
  return used.size;
}
