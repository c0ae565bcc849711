/** A seat's expectation of the match's result. */
import { lifeWorth, type Side, type Table } from './table.ts';

/** Cards in hand and lands count besides the permanents. */
function strengthOf({ life, cards, permanents, lands }: Side): number {
  let board = 0;
  for (const { worth, isLand } of permanents) if (!isLand) board += worth;
  return lifeWorth(life) + board + 0.7 * Math.min(cards, 7) + 0.25 * Math.min(lands, 8);
}

/** How far a difference of a card tips the scales. */
const SLOPE = 0.42;

export function expectationOf({ own, foe, isMyTurn }: Table): number {
  if (own.life <= 0) return 0;
  if (foe.life <= 0) return 1;
  const lead = strengthOf(own) - strengthOf(foe) + (isMyTurn ? 0.2 : -0.2);
  return 1 / (1 + Math.exp(-SLOPE * lead));
}
