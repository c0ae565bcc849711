/** Effects that last for a while. */

import { type CardId, refer, type Seat } from '@praxis/engine';
import type { Effect, Ref, Until } from '../../cards/language.ts';
import type { Scene } from '../facts/scenes.ts';
import { amountOf, refsOf, seatsOf } from '../facts/select.ts';
import { type G, type Lasting, playerOf } from '../state/state.ts';
import { handSizeChanged } from './hand.ts';

export function addLasting(
  g: G,
  card: CardId | -1,
  seat: Seat | -1,
  stat: Effect & { do: 'modify' } extends { stat: infer S } ? S : never,
  amount: number,
  until: Until,
  source: CardId | -1,
  more: Pick<Lasting, 'while' | 'limited'> = {},
): void {
  g.state.lasting.push({ until, card, seat, stat, amount, source, ...more });
  g.emit({
    type: 'modified',
    stat,
    amount,
    until,
    ...(card === -1 ? {} : { card: refer(g.state, card, true) }),
    ...(seat === -1 ? {} : { seat }),
  });
}

/** V-PRO-010 Lasts until the end of the action by default. */
export function modify(g: G, scene: Scene, effect: Effect & { do: 'modify' }): void {
  const until = effect.until ?? (g.state.combat ? 'combat' : g.state.action ? 'action' : 'turn');
  const amount = amountOf(g, scene, effect.amount);
  const of = effect.of ?? defaultSubject(effect.stat);
  if (
    of === 'you' ||
    of === 'turn player' ||
    of === 'prey' ||
    of === 'predator' ||
    of === 'each' ||
    of.startsWith('controller of ')
  ) {
    for (const seat of seatsOf(g, scene, of as never)) {
      if (effect.stat === 'master actions') {
        giveMasterActions(g, seat, amount);
        continue;
      }
      addLasting(g, -1, seat, effect.stat, amount, until, scene.card);
      if (effect.stat === 'hand size') handSizeChanged(g, seat);
    }
    return;
  }
  const more = {
    ...(effect.while ? { while: effect.while } : {}),
    ...(effect.limited ? { limited: effect.limited } : {}),
  };
  for (const id of refsOf(g, scene, of as Ref)) {
    addLasting(g, id, -1, effect.stat, amount, effect.eachRound ? 'round' : until, scene.card, more);
    // It counts nothing itself: each later round begins with what it says.
    if (effect.eachRound)
      g.state.lasting.push({
        until,
        card: id,
        seat: -1,
        stat: effect.stat,
        amount: 0,
        source: scene.card,
        eachRound: amount,
      });
  }
}

/** V-MAS-001 In the player's own master phase they come at once, else in his next one. */
function giveMasterActions(g: G, seat: Seat, amount: number): void {
  const player = playerOf(g, seat);
  if (g.state.phase === 'master' && g.state.turn === seat) player.masterActions += amount;
  else player.masterDebt -= amount;
}

/** Bleed and stealth mean the acting minion, everything else the one that plays the card. */
function defaultSubject(stat: string): Ref | 'you' {
  if (stat === 'bleed' || stat === 'stealth' || stat.startsWith('unblockable') || stat === 'locks failed blockers')
    return 'acting';
  if (stat === 'hand size' || stat === 'transfers' || stat === 'master actions' || stat === 'discard actions')
    return 'you';
  return 'self';
}
