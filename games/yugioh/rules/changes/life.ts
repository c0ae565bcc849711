/** Life Points, draws and the end of a Duel. */
import { bit, refer, renew, type Seat } from '@praxis/engine';
import { handChanged, valuesChanged } from '../state/changed.ts';
import type { Moved } from '../state/happenings.ts';
import { cardOf, type G, playerOf, refTo } from '../state/state.ts';
import { happens } from './happening.ts';

/** Y-WIN-002 LP never go below 0. */
export function changeLife(g: G, seat: Seat, change: number, cause: 'battle' | 'effect' | 'cost'): number {
  const player = playerOf(g, seat);
  const before = player.lp;
  player.lp = Math.max(0, before + change);
  valuesChanged(g);
  g.emit({ type: 'life', seat, change: player.lp - before, now: player.lp, cause });
  if (player.lp !== before || change !== 0) happens(g, { type: 'life points', seat, change });
  return player.lp - before;
}

/**
 * Y-WIN-003 A player who must draw and cannot loses; Y-X-END-02 he draws as many as there are. Returns the number of
 * cards drawn.
 */
export function drawCards(g: G, seat: Seat, count: number, cause: 'rule' | 'effect'): number {
  const { state } = g;
  const player = playerOf(g, seat);
  const moves: Moved[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const id = player.deck.pop();
    if (id === undefined) {
      player.deckedOut = true;
      g.emit({ type: 'cannot draw', seat });
      break;
    }
    const card = cardOf(g, id);
    card.zone = 'hand';
    card.since = ++card.incarnation;
    card.seen |= bit(seat);
    renew(state, id);
    player.hand.push(id);
    g.emit({ type: 'drew', seat, card: refer(state, id, false) });
    moves.push({
      card: refTo(g, id),
      from: 'deck',
      to: 'hand',
      controller: seat,
      owner: seat,
      up: false,
      position: undefined,
      destroyed: false,
      cause: cause === 'rule' ? 'rule' : 'draw',
      by: seat,
      source: undefined,
      for: undefined,
      withMaterial: false,
      attacked: false,
    });
  }
  if (moves.length > 0) {
    handChanged(g, seat);
    happens(g, { type: 'moved', moves });
  }
  return moves.length;
}
