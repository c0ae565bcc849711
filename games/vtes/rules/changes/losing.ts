/** Blood, life and counters that a card loses, and the consequences of losing the last one. */

import type { CardId, Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { controllerOf, isAlly, isImbued, isInPlay, isMinion, isType } from '../facts/cards.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { changeCounters, drainExcess, gainBlood, gainPool, spoilWithdrawal } from './counters.ts';
import { burn, move } from './moving.ts';

/** V-GEN-005 Burns up to `amount` counters of a card; returns how many. Losing blood or life spoils a withdrawal (V-WDR-003). */
export function burnBlood(g: G, id: CardId, amount: number): number {
  const play = cardOf(g, id).play;
  const burned = Math.min(amount, play?.counters ?? 0);
  if (burned <= 0) return 0;
  changeCounters(g, id, -burned);
  if (isMinion(g, id)) spoilWithdrawal(g, controllerOf(g, id));
  loseLastLife(g, id);
  return burned;
}

/**
 * V-ACT-027, V-ACT-032 A retainer or ally without life is burned; an Imbued is incapacitated (V-IMB-017). Either happens at once, so
 * neither can use anything in between (V-IMB-018).
 */
export function loseLastLife(g: G, id: CardId): void {
  const card = cardOf(g, id);
  if (!card.play || card.play.counters > 0) return;
  if (isImbued(g, id)) {
    if (card.place === 'ready') move(g, id, 'incapacitated', card.at);
  } else if (isBurnedEmpty(defOf(g, id))) {
    if (isInPlay(g, id)) burn(g, id);
  } else if ((isAlly(g, id) || isType(g, id, 'retainer')) && isInPlay(g, id)) burn(g, id);
}

function isBurnedEmpty({ abilities = [] }: CardDef): boolean {
  return abilities.some((ability) => 'always' in ability && ability.always === 'burned without counters');
}

/** Moves counters between cards; they change their name, not their number (V-GEN-009). */
export function moveCounters(g: G, from: CardId, to: CardId, amount: number): number {
  const moved = Math.min(amount, cardOf(g, from).play?.counters ?? 0);
  if (moved <= 0) return 0;
  changeCounters(g, from, -moved);
  gainBlood(g, to, moved);
  if (isMinion(g, from)) spoilWithdrawal(g, controllerOf(g, from));
  loseLastLife(g, from);
  drainExcess(g, to);
  return moved;
}

export function cardToPool(g: G, id: CardId, seat: Seat, amount: number): number {
  const moved = Math.min(amount, cardOf(g, id).play?.counters ?? 0);
  if (moved <= 0) return 0;
  changeCounters(g, id, -moved);
  if (isMinion(g, id) && isInPlay(g, id)) spoilWithdrawal(g, controllerOf(g, id));
  gainPool(g, seat, moved, id);
  loseLastLife(g, id);
  return moved;
}
