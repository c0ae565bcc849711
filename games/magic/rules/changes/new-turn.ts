/** The state at the start of a turn (M-TURN-001). */
import type { Seat } from '@praxis/engine';
import { changedElsewhere } from '../facts/traits.ts';
import { type G, permanentOf } from '../state/state.ts';

export function startTurn(g: G, seat: Seat, number: number): void {
  const { state } = g;
  state.turn = seat;
  state.turnNumber = number;
  state.combat = undefined;
  for (const player of state.players) {
    player.landsPlayed = 0;
    player.spellsCast = 0;
    player.lifeLostLastTurn = player.lifeLost;
    player.lifeLost = 0;
  }
  for (const id of state.battlefield) permanentOf(g, id).loyaltyUsed = false;
  changedElsewhere(g);
  g.emit({ type: 'turn', seat, number });
  state.at = 'untap';
}
