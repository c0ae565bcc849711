/** Effects of which a player is asked whether they are used as they happen. */
import type { VisiblePiece } from '@praxis/engine';
import { upkeepScore } from './actions.ts';
import type { Benefit, PaidEffect } from './estimate.ts';
import { type Score, scored } from './score.ts';
import type { Minion, Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { benefitWorth, bloodPrice, poolWorth } from './worth.ts';

/** An effect that may be used now or not: its worth by its numbers, and yes if they say nothing. */
export function mayUseScore(table: Table, piece: VisiblePiece, temperament: Temperament): Score {
  const card = table.card(piece.card);
  const kept = table.minion(piece.card);
  if (card && card.upkeep > 0 && kept) return upkeepScore(table, card, kept, temperament);
  if (card?.paid && isWeighed(card.paid)) return scored(paidWorth(table, card.paid), 'resources');
  const gives = card?.modes[0]?.gives ?? card?.inPlay ?? {};
  return scored(Math.max(-2, benefitWorth(table, gives, 3, 6)) + 0.3, 'resources');
}

/** What an action or an unlocked minion is worth depends on the situation: such effects are paid for. */
const OF_SITUATION: readonly Benefit[] = ['unlocks', 'removesBlocker', 'stealth', 'bleed'];

function isWeighed({ gives }: PaidEffect): boolean {
  return Object.keys(gives).length > 0 && !OF_SITUATION.some((name) => gives[name] !== undefined);
}

function paidWorth(table: Table, { cost, gives }: PaidEffect): number {
  const payer: Pick<Minion, 'blood' | 'capacity'> = table.minion(table.action?.by) ?? { blood: 3, capacity: 6 };
  const price = cost.pool * poolWorth(table.own.pool) + bloodPrice(payer.blood, cost.blood);
  return benefitWorth(table, gives, payer.blood, payer.capacity) - price;
}
