/** Counters, pool and the Edge: gains, and the excess that a card cannot hold. Nothing here moves a card. */

import { type CardId, refer, type Seat } from '@praxis/engine';
import { type Counter, isOwned } from '../../cards/language/terms.ts';
import { isVampire } from '../facts/cards.ts';
import { namedCounters } from '../facts/named-counters.ts';
import { capacityOf, has } from '../facts/values.ts';
import { cardOf, type G, type NamedCounters, playerOf, playOf } from '../state/state.ts';

export function changeCounters(g: G, id: CardId, change: number): void {
  const play = playOf(g, id);
  play.counters += change;
  const { combat } = g.state;
  if (combat && change < 0 && play.counters === 0 && (combat.acting === id || combat.opposing === id))
    combat.drained.push(id);
  g.emit({ type: 'counters', card: refer(g.state, id, true), change, now: play.counters });
}

/**
 * V-GEN-006, V-GEN-010, V-GEN-014 Counters from the bank, which never runs out; a vampire never holds more blood than
 * its capacity. Returns the amount that stayed.
 */
export function gainBlood(g: G, id: CardId, amount: number): number {
  if (amount <= 0 || !cardOf(g, id).play) return 0;
  // V-GEN-001 The life of an ally that cannot gain any goes to the bank.
  if (has(g, id, 'cannot gain life')) return 0;
  changeCounters(g, id, amount);
  return amount - drainExcess(g, id);
}

/** V-GEN-014 Any excess goes to the bank at once. Uncontrolled cards hold any number, and so do allies (V-ALV-006). */
export function drainExcess(g: G, id: CardId): number {
  const card = cardOf(g, id);
  if (!isVampire(g, id) || card.place === 'uncontrolled' || !card.play) return 0;
  const excess = card.play.counters - capacityOf(g, id);
  if (excess <= 0) return 0;
  changeCounters(g, id, -excess);
  return excess;
}

/** Plain counters on cards that are no minions. */
export function addCounters(g: G, id: CardId, amount: number): void {
  if (amount !== 0 && cardOf(g, id).play) changeCounters(g, id, amount);
}

/** Counters with a name that a player puts on a card, or with a negative number takes off it. */
export function changeNamed(g: G, id: CardId, kind: Counter, seat: Seat, change: number): void {
  const { play } = cardOf(g, id);
  if (!play || change === 0) return;
  const all = play.named ?? [];
  let left = change;
  const kept: NamedCounters[] = [];
  for (const each of all) {
    const isMeant = each.kind === kind && (each.of === seat || (change < 0 && !isOwned(kind)));
    const count = isMeant ? Math.max(0, each.count + left) : each.count;
    left -= count - each.count;
    if (count > 0) kept.push({ ...each, count });
  }
  if (left > 0) kept.push({ kind, of: seat, count: left });
  play.named = kept.length > 0 ? kept : undefined;
  const done = change > 0 ? change : change - left;
  if (done !== 0)
    g.emit({
      type: 'named counters',
      card: refer(g.state, id, true),
      counter: kind,
      change: done,
      now: namedCounters(g, id, kind, seat),
    });
}

/** `from`: the card from which it comes, if not from the bank. */
export function gainPool(g: G, seat: Seat, amount: number, from?: CardId): void {
  const player = playerOf(g, seat);
  if (amount <= 0 || player.ousted) return;
  player.pool += amount;
  const card = from === undefined ? undefined : { card: refer(g.state, from, true) };
  g.emit({ type: 'pool', seat, change: amount, now: player.pool, ...card });
}

/** Without a seat nobody has the Edge any more. */
export function setEdge(g: G, to?: Seat): void {
  // An effect may burn the Edge instead of giving it to the player.
  const isBarred = to !== undefined && g.state.lasting.some((each) => each.seat === to && each.stat === 'no Edge');
  const seat = isBarred ? undefined : to;
  if (g.state.edge === seat) return;
  g.state.edge = seat;
  g.emit(seat === undefined ? { type: 'edge' } : { type: 'edge', seat });
}

/** V-WDR-002 to V-WDR-005 Any loss or any combat makes it fail, whatever is gained back later. */
export function spoilWithdrawal(g: G, seat: Seat): void {
  playerOf(g, seat).withdrawing = false;
}
