/** While an action runs: modifiers for the seat's own, blocks and reactions against those of others. */
import type { VisiblePiece } from '@praxis/engine';
import type { ActionView } from '../where.ts';
import { actionModeScore, bleedScore, isActionType, NO_CARD } from './actions.ts';
import { mayHaveTarget } from './arms.ts';
import { bestBarred, fightWorth, homeWorth } from './danger.ts';
import type { Benefits, CardEstimate, ModeEstimate } from './estimate.ts';
import { oncePerMinion } from './once.ts';
import { likelyBleed } from './other-players.ts';
import { barScore, callWorth, interest, votesScore } from './politics.ts';
import { INDIFFERENT, type Score, scored } from './score.ts';
import { bestInHand, canPlay, canUse, type Minion, sumInHand, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { benefitWorth, bloodPrice, bloodWorth, harmTo, inPlayWorth, lossOf, poolWorth } from './worth.ts';

/** The worth of the running action to the seat that takes it. */
function ownActionWorth(table: Table, action: ActionView, temperament: Temperament): number {
  const by = table.minion(action.by);
  const card = table.card(action.card);
  switch (action.kind) {
    case 'bleed':
      return action.targets[0] === undefined
        ? 1
        : 0.5 + harmTo(table, action.targets[0], action.bleed ?? 1, temperament);
    case 'political':
      return card?.modes[0] && by ? callWorth(table, card, card.modes[0], by, temperament) : 1;
    case 'hunt':
      return 0.6;
    case 'leave torpor':
    case 'rescue':
      return 2;
    case 'equip':
    case 'employ':
    case 'recruit':
    case 'power':
      return card ? inPlayWorth(card) + 0.5 : 1;
    default:
      return card?.modes[0] && by ? Math.max(0.6, benefitWorth(table, card.modes[0].gives, by.blood, by.capacity)) : 1;
  }
}

/** The seat's loss if another player's action succeeds. */
export function threatOf(table: Table, action: ActionView, temperament: Temperament): number {
  const card = table.card(action.card);
  const atMe = action.targets.includes(table.me);
  const rival = action.seat === table.predator ? 1 : action.seat === table.prey ? 0.8 : 0.3;
  switch (action.kind) {
    case 'bleed': {
      if (!atMe) return 0;
      return bleedLoss(table.own.pool, action.bleed ?? 1, table.minion(action.by), RAISES_NOW, temperament);
    }
    case 'political':
      return (card?.modes[0]?.gives.poolOfOthers ?? 0) < 0 ? 1.6 * rival : 0.7 * rival;
    case 'hunt':
      return 0.25 * rival;
    case 'leave torpor':
    case 'rescue':
      return 0.7 * rival;
    case 'equip':
    case 'employ':
    case 'recruit':
    case 'power':
      return (card ? inPlayWorth(card) * 0.4 : 0.4) * rival;
    case 'fight':
      return atMe ? 0.4 : 0;
    case 'diablerize':
      return atMe ? 2.5 : 0.3 * rival;
    default: {
      const gives = card?.modes[0]?.gives ?? {};
      return (atMe ? 0.9 : 0) + ((gives.bloodOfUncontrolled ?? 0) > 0 ? 0.9 : 0.4) * rival;
    }
  }
}

/** What a bleed costs the seat: something may still be added to it, and with little pool left that is the end. */
function bleedLoss(
  pool: number,
  bleed: number,
  minion: Minion | undefined,
  raisedOften: readonly number[],
  temperament: Temperament,
): number {
  const usual = lossOf(pool, bleed + 0.5, temperament);
  if (pool > bleed + raisedOften.length) return usual;
  const raises = minion && likelyBleed(minion) > minion.bleed ? raisedOften : RAISES_LITTLE;
  let loss = 0;
  for (let more = 0; more < raises.length; more++)
    loss += (raises[more] as number) * lossOf(pool, bleed + more, temperament);
  return bleed + 0.5 < pool ? Math.max(usual, loss) : loss;
}

/**
 * How often 0, 1, 2 or 3 is added to a bleed that can be blocked now, and to a bleed to come, by a minion with a Discipline that raises
 * bleeds; and by any other. Counted in 120 matches between bots.
 */
const RAISES_NOW: readonly number[] = [0.8, 0.13, 0.04, 0.03];
const RAISES_LATER: readonly number[] = [0.65, 0.2, 0.1, 0.05];
const RAISES_LITTLE: readonly number[] = [0.92, 0.06, 0.02];

/** The worth of an attempt to block with this minion. */
export const blockScore = oncePerMinion((table, minion, temperament: Temperament): Score => {
  const { action } = table;
  const acting = table.minion(action?.by);
  if (!action || !acting) return INDIFFERENT;
  const lead = (action.intercepts[minion.handle] ?? minion.intercept) - action.stealth;
  const more = sumInHand(table, minion, 'intercept', 'reaction');
  const success = lead >= 0 ? (lead + more > 0 ? 0.75 : 0.6) : lead + more >= 0 ? 0.5 : 0.04;
  const threat = threatOf(table, action, temperament);
  const fight = action.kind === 'leave torpor' ? 0.5 : fightWorth(table, minion, acting, temperament);
  // Trying again after a failure is worth less.
  const stubborn = action.attempts * (lead < 0 ? 1.5 : 0.4);
  const lost = leftOpen(table, action, minion, temperament);
  return scored(success * (threat * temperament.defend + fight - lost) - (lead < 0 ? 0.4 : 0.1) - stubborn, 'block');
});

/** A block locks the blocker: what it could still have stopped before it unlocks is lost. */
function leftOpen(table: Table, action: ActionView, minion: Minion, temperament: Temperament): number {
  const { seat, kind, by } = action;
  if (seat === table.predator && kind === 'bleed') {
    const others = table.own.ready.some((each) => each.awake && each.handle !== minion.handle);
    return others ? 0 : worseToCome(table, action, STOPS, temperament);
  }
  if (minion.locked) return 0;
  if (seat === table.predator && !table.player(seat).ready.some((each) => !each.locked && each.handle !== by)) return 0;
  return homeWorth(table, minion, temperament);
}

/** The chance that a blocker, or a card that gives it intercept, stops the bleed for which it was kept. */
const STOPS = 0.5;
const CARD_STOPS = 0.35;

/**
 * What is lost with the chance to stop the worst bleed that is still to come in the predator's turn, if that is spent on this action. A
 * bleed that passes now leaves less pool for the other one.
 */
function worseToCome(table: Table, action: ActionView, stops: number, temperament: Temperament): number {
  if (action.seat !== table.predator || table.view.where.turn !== table.predator) return 0;
  let worst: Minion | undefined;
  for (const each of table.player(table.predator).ready)
    if (!each.locked && each.handle !== action.by && likelyBleed(each) > (worst ? likelyBleed(worst) : 0)) worst = each;
  if (!worst) return 0;
  const { pool } = table.own;
  const now = laterLoss(pool, worst, temperament);
  const spared = stops * Math.max(0, now - threatOf(table, action, temperament));
  if (action.kind !== 'bleed' || !action.targets.includes(table.me)) return spared;
  const left = Math.max(1, pool - (action.bleed ?? 1));
  return spared - (1 - stops) * Math.max(0, laterLoss(left, worst, temperament) - now);
}

/** The cost of a minion's bleed to come. */
function laterLoss(pool: number, minion: Minion, temperament: Temperament): number {
  const likely = likelyBleed(minion) + 0.5;
  return likely < pool
    ? lossOf(pool, likely, temperament)
    : bleedLoss(pool, minion.bleed, minion, RAISES_LATER, temperament);
}

/** The best block that the seat's minions could make, either those that are awake or those that could be woken. */
function bestBlock(table: Table, temperament: Temperament, awake: boolean): number {
  let best = -1;
  for (const minion of table.own.ready)
    if (minion.awake === awake) best = Math.max(best, blockScore(table, minion, temperament).worth);
  return best;
}

/** A modifier played by the acting minion, or by another one for it. */
export function modifierScore(
  table: Table,
  step: string,
  gives: Benefits,
  cost: ModeEstimate['cost'],
  temperament: Temperament,
  target?: ModeEstimate['target'],
): Score {
  const { action } = table;
  const by = table.minion(action?.by);
  if (!action || !by) return scored(-1);
  const price = cost.pool * poolWorth(table.own.pool) - bloodWorth(by.blood, by.capacity, -cost.blood) + 0.1;
  const value = ownActionWorth(table, action, temperament);
  if ((gives.votes ?? 0) > 0) return votesScore(table, gives.votes ?? 0, price + 0.2, temperament);
  if ((gives.barsVoters ?? 0) > 0) return barScore(table, price, temperament);
  const blocking = action.blocker !== undefined && action.state === 'announced';
  if ((gives.stealth ?? 0) > 0 && step === 'block attempt' && blocking) {
    const short = (action.intercept ?? 0) - action.stealth + 1;
    const together = sumInHand(table, by, 'stealth', 'action modifier');
    const reaches = (gives.stealth ?? 0) >= short ? 0.9 : together >= short ? 0.6 : 0.05;
    return scored(reaches * (value + 0.5) - price + (gives.bleed ?? 0) * 0.2, 'stealth');
  }
  if ((gives.stealth ?? 0) > 0 && (gives.bleed ?? 0) === 0 && (gives.removesBlocker ?? 0) === 0) return scored(-1);
  if ((gives.removesBlocker ?? 0) > 0) {
    if (blocking) return scored(0.85 * (value + 0.4) - price - (gives.selfDamage ?? 0) * 0.6, 'stealth');
    if (target) return scored(bestBarred(table, action) * (value + 0.4) - price, 'stealth');
    return scored(couldBeBlocked(table, action) ? value * 0.35 - price - (gives.selfDamage ?? 0) * 0.6 : -1, 'stealth');
  }
  if ((gives.bleed ?? 0) > 0) {
    if (action.kind !== 'bleed') return scored(-1);
    // Before the block is decided the card may be wasted.
    if (step !== 'after block' && step !== 'before resolution') return scored(-0.8);
    const target = action.targets[0] ?? table.prey;
    const now = harmTo(table, target, action.bleed ?? 1, temperament);
    return scored(
      harmTo(table, target, (action.bleed ?? 1) + (gives.bleed ?? 0), temperament) - now - price,
      'bleed more',
    );
  }
  if ((gives.bleed ?? 0) < 0) return scored(-0.4);
  if ((gives.unlocks ?? 0) > 0) return scored(unlockWorth(table, by, action, temperament) - price, 'unlock');
  return scored(benefitWorth(table, gives, by.blood, by.capacity) - price, 'resources');
}

/** The worth of unlocking after an action: another action, or a minion at home. */
function unlockWorth(table: Table, by: Minion, { kind }: ActionView, temperament: Temperament): number {
  const home = homeWorth(table, by, temperament);
  if (!table.isMyTurn) return Math.min(MOST_UNLOCKED, home);
  // A minion bleeds only once in a turn.
  const bleeds = kind !== 'bleed';
  let best = bleeds ? bleedScore(table, by, NO_CARD, temperament).worth : 0;
  for (const card of table.hand)
    for (const mode of card.modes) {
      if (!isActionType(mode.type) || (mode.bleeds && !bleeds) || mode.cost.blood > by.blood) continue;
      if (canPlay(by, mode) && mayHaveTarget(table, mode.target))
        best = Math.max(best, actionModeScore(table, card, mode, by, temperament).worth);
    }
  return Math.min(MOST_UNLOCKED, Math.max(0, best) + home);
}

/** What is done afterwards is uncertain. */
const MOST_UNLOCKED = 1.4;

function couldBeBlocked(table: Table, action: ActionView): boolean {
  const seats = action.targets.length > 0 ? action.targets : [table.prey, table.predator];
  return seats.some((seat) =>
    table.player(seat).ready.some(({ locked, intercept }) => !locked && intercept >= action.stealth - 1),
  );
}

/** A reaction to another player's action. */
export function reactionScore(
  table: Table,
  step: string,
  gives: Benefits,
  cost: ModeEstimate['cost'],
  minion: Minion | undefined,
  temperament: Temperament,
): Score {
  const { action } = table;
  if (!action) return scored(-1);
  const price = cost.pool * poolWorth(table.own.pool) + bloodPrice(minion?.blood ?? 4, cost.blood) + 0.2;
  if ((gives.votes ?? 0) > 0) return votesScore(table, gives.votes ?? 0, price, temperament);
  if ((gives.barsVoters ?? 0) > 0) return barScore(table, price, temperament);
  if ((gives.endsReferendum ?? 0) > 0 && table.referendum)
    return scored(-interest(table, table.referendum, temperament) - price - 0.3, 'cancel');
  const atMe = action.kind === 'bleed' && action.targets.includes(table.me);
  const bleed = action.bleed ?? 1;
  if ((gives.redirectsBleed ?? 0) > 0) {
    if (!atMe) return scored(-2);
    const saved = lossOf(table.own.pool, bleed, temperament);
    const turned = harmTo(table, table.prey, bleed, temperament) * 0.7;
    return scored(saved + turned + (gives.locks ?? 0) * 0.3 - price - 0.5, 'redirect');
  }
  if ((gives.reducesBleed ?? 0) > 0 || ((gives.bleed ?? 0) < 0 && atMe)) {
    if (!atMe) return scored(-2);
    const less = Math.min(bleed, gives.reducesBleed ?? -(gives.bleed ?? 0));
    // Before it is known whether the bleed will be raised or blocked the card is kept.
    const early = step === 'after block' || step === 'before resolution' ? 0 : 0.4;
    return scored(
      lossOf(table.own.pool, bleed, temperament) -
        lossOf(table.own.pool, bleed - less, temperament) -
        price -
        0.3 -
        early,
      'reduce',
    );
  }
  if ((gives.intercept ?? 0) > 0) {
    const blocker = table.minion(action.blocker);
    if (step !== 'block attempt' || blocker?.seat !== table.me) {
      if ((gives.unlocks ?? 0) > 0) return wakeScore(table, step, minion, price, temperament);
      return scored(-0.8);
    }
    const acting = table.minion(action.by);
    const short = action.stealth - (action.intercept ?? 0);
    const together = sumInHand(table, blocker, 'intercept', 'reaction');
    const ahead = (gives.intercept ?? 0) - short;
    const reaches =
      ahead >= 0 ? (REACHES[Math.min(ahead, REACHES.length - 1)] as number) : together >= short ? 0.5 : 0.03;
    const fight = acting ? fightWorth(table, blocker, acting, temperament) : 0;
    const kept = worseToCome(table, action, CARD_STOPS, temperament);
    return scored(
      reaches * (threatOf(table, action, temperament) * temperament.defend + fight) - price - kept,
      'intercept',
    );
  }
  // While a card is being played, another one may be that wakes the same minion. The next window is early enough.
  if (step === 'as played' && (gives.wakes ?? 0) > 0) return scored(-1.5);
  if ((gives.wakes ?? 0) > 0 || (gives.unlocks ?? 0) > 0) return wakeScore(table, step, minion, price, temperament);
  if ((gives.blocks ?? 0) > 0) {
    const block = minion ? blockScore(table, minion, temperament).worth : bestBlock(table, temperament, true);
    return scored(block - price, 'block');
  }
  if ((gives.cancels ?? 0) > 0)
    return scored(action.seat === table.predator || action.seat === table.prey ? 0.8 : 0.1, 'cancel');
  return scored(benefitWorth(table, gives, minion?.blood ?? 0, minion?.capacity ?? 0) - price - 0.1, 'resources');
}

/** The chance that a block succeeds with so much more intercept than stealth: more stealth may still be added. */
const REACHES: readonly number[] = [0.7, 0.82, 0.88];

/** A card that could still turn this bleed against somebody else, or the next one, is not spent on a block. */
export function redirectionLost(
  table: Table,
  { modes }: CardEstimate,
  { gives }: ModeEstimate,
  minion: Minion | undefined,
  temperament: Temperament,
): number {
  if ((gives.intercept ?? 0) <= 0) return 0;
  const turns = modes.find(
    (mode) =>
      (mode.gives.redirectsBleed ?? 0) > 0 &&
      (minion ? canUse(minion, mode.disciplines) : table.own.ready.some((each) => canUse(each, mode.disciplines))),
  );
  if (!turns) return 0;
  const now = reactionScore(table, 'after block', turns.gives, turns.cost, minion, temperament).worth;
  return now > 0 ? now : NEXT_REDIRECTION;
}

/** The worth of keeping a redirection for the next bleed. */
const NEXT_REDIRECTION = 0.5;

/** True if the seat may block: its cards or pool are the target, or the action has none and a neighbour takes it. */
function concerns(table: Table, { seat, targets }: ActionView): boolean {
  if (targets.length > 0) return targets.includes(table.me);
  return seat === table.predator || seat === table.prey;
}

/** The steps after the decision that nobody blocks the action. */
const UNBLOCKED: ReadonlySet<string> = new Set(['after block', 'before resolution']);

/** Waking a minion is worth its possible reactions: a block, or a redirected or reduced bleed. */
function wakeScore(
  table: Table,
  step: string,
  minion: Minion | undefined,
  price: number,
  temperament: Temperament,
): Score {
  const { action } = table;
  if (action?.state !== 'announced' || !concerns(table, action)) return scored(-1.5);
  // While one of its own minions tries to block, the seat has no need of another; nobody blocks after all have declined.
  const isDecided = UNBLOCKED.has(step) || table.minion(action.blocker)?.seat === table.me;
  const ready = bestBlock(table, temperament, true);
  const woken = minion
    ? minion.awake
      ? -1
      : blockScore(table, minion, temperament).worth
    : bestBlock(table, temperament, false);
  const turns = turnsBleedAway(table, action, minion)
    ? lossOf(table.own.pool, action.bleed ?? 1, temperament) * 0.8
    : 0;
  const worth = Math.max(isDecided ? 0 : woken - Math.max(0, ready), turns) - price - 0.2;
  // A minion woken for nothing is not awake when it matters.
  return worth > 0 ? scored(worth, 'wake') : scored(worth - 1);
}

/**
 * True if a locked minion has a card with which it could redirect or reduce the bleed if it were awake, and no other
 * minion could.
 */
function turnsBleedAway(table: Table, action: ActionView, minion: Minion | undefined): boolean {
  if (action.kind !== 'bleed' || !action.targets.includes(table.me)) return false;
  const turns = (each: Minion): boolean =>
    bestInHand(table, each, 'redirectsBleed', 'reaction') > 0 ||
    bestInHand(table, each, 'reducesBleed', 'reaction') > 0;
  if (table.own.ready.some((each) => each.awake && turns(each))) return false;
  return minion ? !minion.awake && turns(minion) : table.own.ready.some((each) => !each.awake && turns(each));
}

export function blockStep(table: Table, piece: VisiblePiece, temperament: Temperament): Score {
  if (piece.say === 'does not block') return scored(0, 'no block');
  const minion = table.minion(piece.card);
  // A card that blocks is spent by it, and hurts the acting minion.
  return minion ? blockScore(table, minion, temperament) : scored(0.8, 'block');
}
