/** Events of cards since a player's last turn. */

import type { CardId, Seat } from '@praxis/engine';
import { cardOf, type G, playerOf } from '../state/state.ts';

/** True if it was burned since the player's last turn was over, while another player controlled it. */
export function hasFallenFromAnother(g: G, seat: Seat, minion: CardId): boolean {
  const { lastTurn } = playerOf(g, seat);
  return g.state.fallen.some((each) => each.card === minion && each.seat !== seat && each.turn > lastTurn);
}

/** The prefix of the mark with which a vampire remembers the turn in which it has committed diablerie. */
export const DIABLERIE_MARK = 'diablerie in turn ';

/** The mark of a diablerist until the next Gehenna event is played. */
export const DIABLERIST = 'diablerist';

export function hasDiablerized(g: G, seat: Seat, vampire: CardId): boolean {
  const { lastTurn } = playerOf(g, seat);
  const marks = cardOf(g, vampire).play?.marks ?? [];
  return marks.some((each) => each.startsWith(DIABLERIE_MARK) && Number(each.slice(DIABLERIE_MARK.length)) > lastTurn);
}
