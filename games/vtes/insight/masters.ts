/** Master cards. */
import { bestLock } from './danger.ts';
import type { CardEstimate, ModeEstimate } from './estimate.ts';
import { NEVER, type Score, scored } from './score.ts';
import { canLearn, type Table } from './table.ts';
import { benefitWorth, inPlayWorth, poolWorth } from './worth.ts';

/** The worth of a master card. */
export function masterScore(table: Table, card: CardEstimate): Score {
  let best: Score = NEVER;
  for (const mode of card.modes) {
    const score = masterModeScore(table, card, mode);
    if (score.worth > best.worth) best = score;
  }
  return best;
}

export function masterModeScore(table: Table, card: CardEstimate, { gives, cost, hostile }: ModeEstimate): Score {
  const { pool, ready } = table.own;
  if (cost.pool >= pool || (card.teaches !== undefined && !ready.some((each) => canLearn(each, card)))) return NEVER;
  const price = cost.pool * poolWorth(pool);
  const fullest = ready.reduce((most, each) => (each.blood > most.blood ? each : most), { blood: 0, capacity: 0 });
  const worth =
    benefitWorth(table, gives, fullest.blood, fullest.capacity) +
    bestLock(table, gives) +
    barWorth(table, card) +
    ((gives.staysInPlay ?? 0) > 0 ? inPlayWorth(card) : 0);
  // A master phase action that is not used is lost, and the card is replaced.
  return scored(worth + (hostile ? 0.6 : 0.3) + (card.trifle ? 0.2 : 0) - price, 'master');
}

/** The number of turns in which a blocker of the prey that cannot block any more would have mattered. */
const BARRED_TURNS = 2.5;

/** The worth of a card that keeps one of the prey's minions from blocking: the fewer others can, the more bleeds pass. */
function barWorth(table: Table, { inPlay }: CardEstimate): number {
  if ((inPlay.removesBlocker ?? 0) <= 0 || (inPlay.stealth ?? 0) > 0) return 0;
  const blockers = table.player(table.prey).ready.length;
  const attackers = Math.min(3, table.own.ready.length);
  return blockers === 0 ? -1 : (BARRED_TURNS * BARRED * attackers) / blockers;
}

/** The worth of a bleed of which one that would have been blocked passes. */
const BARRED = 0.4;
