/** Minions that were burned lately, and whose they were: some cards ask for it until the player's next turn is over. */

import type { CardId, Seat } from '@praxis/engine';
import { cardOf, type G, playerOf } from '../state/state.ts';

export function noteFallen(g: G, minion: CardId): void {
  g.state.fallen.push({ card: minion, seat: cardOf(g, minion).at, turn: g.state.turnNumber });
}

/** Whether it was burned since the last turn of the player was over, while another one controlled it. */
export function hasFallenFromAnother(g: G, seat: Seat, minion: CardId): boolean {
  const { lastTurn } = playerOf(g, seat);
  return g.state.fallen.some((each) => each.card === minion && each.seat !== seat && each.turn > lastTurn);
}

/** The turn is over: what happened before the last turns of all players is asked for by nobody any more. */
export function forgetFallen(g: G): void {
  const { state } = g;
  playerOf(g, state.turn).lastTurn = state.turnNumber;
  if (state.fallen.length === 0) return;
  state.fallen = state.fallen.filter(({ turn }) =>
    state.players.some((player) => !player.ousted && player.lastTurn < turn),
  );
}
