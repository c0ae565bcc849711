/**
 * Cards' responses to minions that have left the ready region, and to vampires that have lost their blood in combat.
 */

import type { CardId, Procedure, Seat } from '@praxis/engine';
import { burn } from '../changes/moving.ts';
import { isVampire } from '../facts/cards.ts';
import type { Combat } from '../state/combat.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

/** One after the other, in the order in which they left; the effects may make others leave. */
export function* settleDepartures(g: G): Procedure {
  while (g.state.departed.length > 0) {
    const [next, ...rest] = g.state.departed;
    g.state.departed = rest;
    const before = g.state.concerned;
    g.state.concerned = next;
    for (const { card, seat } of next?.bearing ?? [])
      if (!playerOf(g, seat).ousted) yield* g.chapters.runAfterwards(g, card, seat, 'bearer leaves the ready region');
    if (next?.how === 'bereft') yield* settleBereft(g, next.card, next.seat);
    else if (next?.ready) {
      yield* g.chapters.runTriggers(g, 'a minion leaves the ready region');
      if (!playerOf(g, next.seat).ousted)
        yield* g.chapters.runAfterwards(g, next.card, next.seat, 'this leaves the ready region');
    }
    if (next?.how === 'anarch') yield* g.chapters.runTriggers(g, 'a vampire becomes Anarch');
    if (next?.how === 'burned' && defOf(g, next.card).kind === 'vampire')
      yield* g.chapters.runTriggers(g, 'a vampire is burned');
    g.state.concerned = before;
  }
}

/** The minion that the card was on was burned; the card follows unless it has found another place. */
function* settleBereft(g: G, card: CardId, seat: Seat): Procedure {
  if (cardOf(g, card).place !== 'in_play') return;
  yield* g.chapters.runAfterwards(g, card, seat, 'bearer burned');
  if (cardOf(g, card).place === 'in_play') burn(g, card);
}

/** One after the other; a vampire that has gained blood meanwhile has still been without. */
export function* settleDrained(g: G, combat: Combat): Procedure {
  while (combat.drained.length > 0) {
    const id = combat.drained.shift() as CardId;
    if (isVampire(g, id)) yield* g.chapters.runTriggers(g, 'bearer is drained', [id]);
  }
}
