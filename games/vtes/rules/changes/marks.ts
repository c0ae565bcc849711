/** Locks and marks of cards in play, and the count of moves, which shows that the table has changed. */

import { bit, type CardId, refer, type Seat } from '@praxis/engine';
import { countsForHands } from '../facts/printed.ts';
import { cardOf, defOf, type G, playOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';

/** Must be called whenever a card moves, is attached or changes its controller. */
export function changed(g: G): void {
  g.state.changes++;
}

/** V-HAND-006 A card has come into play, left it or moved within it: hand sizes that depend on such cards are checked. */
export function checkHands(g: G): void {
  if (!isSaid(g, 'hand size')) return;
  if (g.state.cards.some(({ play }, id) => play !== undefined && countsForHands(defOf(g, id as CardId))))
    g.state.players.forEach((_, seat) => {
      g.state.unsettledHands |= bit(seat);
    });
}

/**
 * V-HAND-007 A card for whose departure or lock replacements waited has left play, or is locked: the hand is drawn up with the next thing that
 * happens.
 */
export function nowReplaced(g: G, id: CardId): void {
  g.state.players.forEach((player, seat) => {
    if (!player.delayed.some(({ card }) => card === id)) return;
    player.delayed = player.delayed.filter(({ card }) => card !== id);
    g.state.unsettledHands |= bit(seat as Seat);
  });
}

/** V-GEN-011 `byEffect`: it does not follow from the rules or a cost, so that a log mentions it. */
export function lock(g: G, id: CardId, byEffect = false): void {
  const play = playOf(g, id);
  if (play.locked) return;
  play.locked = true;
  if (isSaid(g, 'late replacement until it locks')) nowReplaced(g, id);
  g.emit({ type: 'locked', card: refer(g.state, id, true), byEffect });
}

/** False if it was unlocked before. */
export function unlock(g: G, id: CardId, byEffect = false): boolean {
  const play = playOf(g, id);
  if (!play.locked) return false;
  play.locked = false;
  g.emit({ type: 'unlocked', card: refer(g.state, id, true), byEffect });
  return true;
}

export function mark(g: G, id: CardId, name: string): void {
  const { play } = cardOf(g, id);
  if (!play || play.marks.includes(name)) return;
  play.marks.push(name);
  if (name === 'recruited') changed(g);
}

export function unmark(g: G, id: CardId, name: string): void {
  const { play } = cardOf(g, id);
  const at = play?.marks.indexOf(name) ?? -1;
  if (at >= 0) play?.marks.splice(at, 1);
}
