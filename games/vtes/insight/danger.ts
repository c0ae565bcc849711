/** Other players' threats to an action, to a fighter and to the seat's own pool. */
import type { ActionView } from '../where.ts';
import { armsOf, canSharpen, visibleDamage } from './arms.ts';
import type { Benefits } from './benefits.ts';
import { oncePerMinion, oncePerTable } from './once.ts';
import { isLeading, likelyBleed, likelyBleedOf, likelyStealthOf } from './other-players.ts';
import { bestInHand, type Minion, sumInHand, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { BLOOD, harmTo, lossOf, minionWorth, OUSTED, poolWorth } from './worth.ts';

/** Unseen cards: the damage that a fighter's controller may still have in hand, in points. */
const HIDDEN_DAMAGE = 0.5;

/**
 * How often an unlocked minion blocks a bleed of its controller, by how much its intercept is ahead of the stealth that
 * the acting minion can reach. Counted in 144 matches between bots (edition third), not guessed.
 */
function blocksBleed(lead: number): number {
  return lead >= 0 ? 0.87 : lead >= -1 ? 0.35 : 0.06;
}

/** The same for actions that prey and predator may block: they let most of them pass. */
function blocksOther(lead: number): number {
  return lead >= 0 ? 0.4 : lead >= -1 ? 0.14 : 0.05;
}

/** A locked minion blocks only if a card wakes it, and nobody wakes more than one. */
const WOKEN = 0.15;

/**
 * The chance that an action is blocked: of a directed one by its target, of another by prey or predator. `barred` cannot
 * block it.
 */
export function blockChance(
  table: Table,
  minion: Minion,
  stealth: number,
  directedAt: number | undefined,
  barred?: Minion,
): number {
  const hidden = stealth + minion.stealth + Math.min(2, sumInHand(table, minion, 'stealth', 'action modifier'));
  const blocks = directedAt === undefined ? blocksOther : blocksBleed;
  let unlikely = 1;
  for (const { seat, ready, ousted, hand } of table.players) {
    if (ousted || seat === table.me) continue;
    if (directedAt === undefined ? seat !== table.prey && seat !== table.predator : seat !== directedAt) continue;
    let woken = 0;
    for (const each of ready) {
      if (each === barred) continue;
      const willing = blocks(each.intercept - hidden);
      if (!each.locked) unlikely *= 1 - willing;
      else if (hand > 0) woken = Math.max(woken, willing * WOKEN);
    }
    unlikely *= 1 - woken;
  }
  return 1 - unlikely;
}

/** How much less likely the seat's running action is blocked if this minion cannot block it. */
export function barredChance(table: Table, { by, stealth, targets }: ActionView, barred: Minion): number {
  const minion = table.minion(by);
  if (!minion || barred.locked) return 0;
  const added = stealth - minion.stealth;
  return blockChance(table, minion, added, targets[0]) - blockChance(table, minion, added, targets[0], barred);
}

/** The same for the minion of which it matters most. */
export function bestBarred(table: Table, action: ActionView): number {
  let best = 0;
  for (const { seat, ready } of table.players)
    if (seat !== table.me) for (const each of ready) best = Math.max(best, barredChance(table, action, each));
  return best;
}

/** The worth, to the seat of `own`, of a fight against the other minion. */
export function fightWorth(table: Table, own: Minion, other: Minion, { fight }: Temperament): number {
  const { damage, aggravated, steals, more, escapes, prevents } = armsOf(table, own);
  const taken = Math.max(0, (visibleDamage(other) + HIDDEN_DAMAGE - prevents) * (escapes ? 0.35 : 1) - steals);
  const dealt = (damage + steals) * (1 + 0.6 * more) - other.armour * 0.5;
  const gain =
    woundWorth(other, dealt, aggravated) * rivalry(table, other.seat) +
    (fells(other, dealt, aggravated) ? relief(table, other) : 0) +
    steals * BLOOD;
  return (
    (fight * MOST_WON * gain) / (gain + MOST_WON / WON) -
    woundWorth(own, taken, (other.sharp || canSharpen(other)) && taken >= 0.7)
  );
}

/**
 * The part of a small gain that a fight really brings, and the most that it brings: opponents dodge, prevent and strike
 * first. Counted in 934 blocks of 40 matches between bots: of what was expected with 0.6 of every gain, 0.7 came where
 * it was 1.5 and 0.4 where it was 4.3.
 */
const WON = 0.6;
const MOST_WON = 4;

/** True if the damage burns the minion or sends it to torpor. */
function fells({ isVampire, blood }: Minion, damage: number, aggravated: boolean): boolean {
  return damage > 0 && (isVampire ? aggravated || damage > blood : damage >= blood);
}

/** The number of turns in which a minion that was sent to torpor does not bleed. */
const TURNS_AWAY = 1.5;

/** What the loss of a minion that bleeds the seat saves it; a leader's minion is everybody's danger. */
function relief(table: Table, other: Minion): number {
  const isDanger = other.seat === table.predator || (other.seat !== table.me && isLeading(table, other.seat));
  return isDanger ? TURNS_AWAY * likelyBleed(other) * poolWorth(table.own.pool) : 0;
}

/** How much another player's loss of a minion is worth to the seat, compared with its loss of its own. */
export function rivalry(table: Table, seat: number): number {
  const leads = isLeading(table, seat) ? 0.6 : 0;
  return leads + (seat === table.prey ? 1 : seat === table.predator ? 0.9 : 0.3);
}

/** The cost of damage to the minion's controller. */
export function woundWorth({ isVampire, blood, capacity }: Minion, damage: number, aggravated = false): number {
  if (damage <= 0) return 0;
  if (!isVampire) return damage >= blood ? minionWorth(capacity, 0) : damage * 0.5;
  const healed = aggravated ? 0 : Math.min(damage, blood) * BLOOD;
  return aggravated || damage > blood ? healed + minionWorth(capacity, 0) * 0.7 : healed;
}

/** The worth of locking another player's minion: it does not block the seat's actions. One that stays locked does not bleed either. */
export function lockWorth(table: Table, other: Minion, { locks = 0, staysLocked = 0 }: Benefits): number {
  if (other.seat === table.me || (locks <= 0 && staysLocked <= 0)) return 0;
  const actors = table.isMyTurn ? table.own.ready.filter((each) => !each.locked).length : 0;
  const blocks = other.locked || other.seat === table.predator ? 0 : 0.25 * Math.min(3, actors) + 0.2 * other.intercept;
  if (other.seat === table.prey) return blocks + (staysLocked > 0 ? 0.3 : 0);
  if (other.seat !== table.predator || staysLocked <= 0) return 0;
  return likelyBleed(other) * poolWorth(table.own.pool);
}

/** The worth of locking the minion of which that is worth most. */
export function bestLock(table: Table, gives: Benefits): number {
  if ((gives.locks ?? 0) <= 0 && (gives.staysLocked ?? 0) <= 0) return 0;
  let best = 0;
  for (const { ready } of table.players)
    for (const other of ready) best = Math.max(best, lockWorth(table, other, gives));
  return best;
}

/** The worth of a ready unlocked minion at home: it could block, redirect or reduce bleeds of the predator. */
export const homeWorth = oncePerMinion((table, minion, temperament: Temperament): number => {
  const predator = table.player(table.predator);
  if (table.predator === table.me) return 0;
  const attackers = predator.ready.length;
  if (attackers === 0) return 0;
  const keepers = table.own.ready.filter((each) => !each.locked).length;
  const bleed = likelyBleedOf(predator.ready);
  const usual = bleed / attackers + 0.5;
  // The first minion at home stops most bleeds, the others only the rest.
  const share = Math.min(1, attackers / Math.max(1, keepers)) * (KEEPS[Math.min(keepers, KEEPS.length - 1)] as number);
  const reach = minion.intercept + bestInHand(table, minion, 'intercept', 'reaction');
  // A minion that would not find the bleeds does not wait at home for them.
  const stops = reach < Math.floor(predatorStealth(table)) ? 0.1 : reach > 0 ? 0.5 : 0.3;
  // While the pool lasts for many turns, an action is worth more than a block.
  const urgent = Math.min(1, (NEAR * bleed) / table.own.pool) ** 2;
  const saved = Math.max(lossOf(table.own.pool, usual, temperament) * urgent, survival(table.own.pool, bleed, usual));
  const blocks = saved * share * stops * temperament.defend;
  return Math.max(blocks, turnsWorth(table, minion, usual, temperament));
});

/** The worth of staying in the game, by a block of one of the bleeds that together could oust the seat in a turn. */
function survival(pool: number, bleeds: number, stopped: number): number {
  return OUSTED * (oustChance(pool, bleeds) - oustChance(pool, bleeds - stopped));
}

function oustChance(pool: number, bleeds: number): number {
  return 1 / (1 + Math.exp((pool - bleeds) / SPREAD));
}

/** How far the pool that a predator takes in a turn usually is from what can be expected. */
const SPREAD = 1.5;

const predatorStealth = oncePerTable((table) => likelyStealthOf(table.player(table.predator).ready));

/** The worth of the last of so many minions at home, compared with a single one. */
const KEEPS: readonly number[] = [1, 1, 0.5, 0.2];

/** The number of turns that a player under attack looks ahead. */
const NEAR = 2;

/** The chance that the predator's next bleed comes, and that a reaction for it can still be played then. */
const REACTS = 0.5;

/** The worth of redirecting or reducing a bleed, if the minion can do it and no other one at home can. */
function turnsWorth(table: Table, minion: Minion, bleed: number, temperament: Temperament): number {
  const { pool, ready } = table.own;
  const atHome = ready.filter((each) => !each.locked && each.handle !== minion.handle);
  const alone = (benefit: 'redirectsBleed' | 'reducesBleed'): number => {
    const most = bestInHand(table, minion, benefit, 'reaction');
    return most > 0 && !atHome.some((each) => bestInHand(table, each, benefit, 'reaction') > 0) ? most : 0;
  };
  const awake = bestInHand(table, minion, 'wakes', 'reaction') > 0 ? 0.4 : 1;
  const lost = lossOf(pool, bleed, temperament);
  if (alone('redirectsBleed') > 0) return (lost + 0.7 * harmTo(table, table.prey, bleed, temperament)) * REACTS * awake;
  const less = alone('reducesBleed');
  return less > 0 ? (lost - lossOf(pool, Math.max(0, bleed - less), temperament)) * REACTS * awake : 0;
}
