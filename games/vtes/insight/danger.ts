/** Other players' threats to an action, to a fighter and to the seat's own pool. */
import { bestInHand, canUse, type Minion, sumInHand, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { BLOOD, harmTo, lossOf, minionWorth } from './worth.ts';

/** The chance that an action is blocked: of a directed one by its target, of another by prey or predator. */
export function blockChance(table: Table, minion: Minion, stealth: number, directedAt: number | undefined): number {
  const hidden = stealth + minion.stealth + Math.min(2, sumInHand(table, minion, 'stealth', 'action modifier'));
  let unlikely = 1;
  for (const player of table.players) {
    const { seat, ready, ousted, hand } = player;
    if (ousted || seat === table.me) continue;
    if (directedAt === undefined ? seat !== table.prey && seat !== table.predator : seat !== directedAt) continue;
    for (const blocker of ready) {
      const lead = blocker.intercept - hidden;
      // A locked minion can be woken by a card.
      const willing = blocker.locked ? 0.06 : 0.4;
      unlikely *= 1 - willing * (lead >= 0 ? 1 : lead >= -1 ? 0.35 : 0.12) * (hand === 0 && blocker.locked ? 0 : 1);
    }
  }
  return 1 - unlikely;
}

/** The worth, to the seat of `own`, of a fight against the other minion. */
export function fightWorth(table: Table, own: Minion, other: Minion, { fight }: Temperament): number {
  const { damage, aggravated, steals, prevents, escapes } = prospectsOf(table, own);
  const taken = Math.max(
    0,
    (other.strength + other.armed + hiddenDamage(other) - prevents) * (escapes ? 0.35 : 1) - steals,
  );
  const gain = woundOf(table, other, damage + steals, aggravated) + steals * BLOOD;
  return gain * 0.65 * fight - woundWorth(own, taken);
}

interface Prospects {
  /** Damage that the minion deals in a round with the cards of the hand. */
  readonly damage: number;
  readonly aggravated: boolean;
  readonly steals: number;
  readonly prevents: number;
  readonly escapes: boolean;
}

const prospects = new WeakMap<Minion, Prospects>();

/** The chances of the minion in a fight, with the cards of the hand and with its weapons. */
function prospectsOf(table: Table, own: Minion): Prospects {
  let found = prospects.get(own);
  if (found) return found;
  let [strike, ranged, strength, more, steals, prevents] = [0, 0, 0, 0, 0, 0];
  let [aggravated, escapes] = [false, false];
  for (const card of table.hand)
    for (const { type, cost, disciplines, gives } of card.modes) {
      if (type !== 'combat' || cost.blood > own.blood || !canUse(own, disciplines)) continue;
      if ((gives.ranged ?? 0) > 0) ranged = Math.max(ranged, gives.damage ?? 0);
      else strike = Math.max(strike, gives.damage ?? 0);
      strength = Math.max(strength, gives.strength ?? 0);
      more = Math.max(more, gives.additionalStrikes ?? 0);
      steals = Math.max(steals, gives.stealsBlood ?? 0);
      prevents = Math.max(prevents, gives.prevents ?? 0);
      aggravated ||= (gives.aggravated ?? 0) > 0;
      escapes ||= (gives.endsCombat ?? 0) > 0;
    }
  const hand = own.strength + strength;
  const damage = Math.max(hand + strike, ranged, own.armed) + Math.min(1, more) * 0.7 * hand;
  found = { damage, aggravated, steals, prevents, escapes };
  prospects.set(own, found);
  return found;
}

/** Disciplines whose cards hurt in combat, and the damage that they usually add. */
const HURTING: Readonly<Record<string, number>> = {
  pot: 0.6,
  cel: 0.3,
  tha: 0.3,
  ani: 0.3,
  vic: 0.4,
  pro: 0.3,
  qui: 0.4,
  obt: 0.2,
  val: 0.3,
};

/** Damage that cards in the other player's hand probably add. */
function hiddenDamage({ disciplines }: Minion): number {
  let damage = 0.2;
  for (const code in disciplines) damage += (HURTING[code] ?? 0) * (disciplines[code] as number) * 0.5;
  return Math.min(1.5, damage);
}

/** The worth to the seat of another player's wounded minion. */
export function woundOf(table: Table, other: Minion, damage: number, aggravated: boolean): number {
  const wound = woundWorth(other, damage, aggravated);
  if (other.seat === table.predator) {
    // A vampire in torpor does not bleed for a while.
    const down = aggravated || damage > other.blood;
    return wound + (down ? 1.2 * other.bleed : 0);
  }
  return other.seat === table.prey ? wound : wound * 0.6;
}

/** The cost of damage to the minion's controller. */
export function woundWorth({ isVampire, blood, capacity }: Minion, damage: number, aggravated = false): number {
  if (damage <= 0) return 0;
  if (!isVampire) return damage >= blood ? minionWorth(capacity, 0) : damage * 0.5;
  const healed = aggravated ? 0 : Math.min(damage, blood) * BLOOD;
  return aggravated || damage > blood ? healed + minionWorth(capacity, 0) * 0.7 : healed;
}

/**
 * The worth of a ready unlocked minion at home: it could block, redirect or reduce bleeds of the predator. A minion that
 * will hardly catch the predator's vampires, or that has enough others beside it, is worth little there.
 */
export function homeWorth(table: Table, minion: Minion, temperament: Temperament): number {
  const predator = table.player(table.predator);
  if (table.predator === table.me) return 0;
  const attackers = predator.ready.length;
  if (attackers === 0) return 0;
  let [bleed, stealth] = [0, 0];
  for (const each of predator.ready) {
    bleed += each.bleed;
    stealth += each.stealth + hiddenStealth(each);
  }
  const usual = bleed / attackers + 0.5;
  // Bleeds that oust only together are as dear as each of them would be alone.
  const lost = lossOf(table.own.pool, usual * attackers, temperament) / attackers;
  let others = 0;
  for (const each of table.own.ready) if (!each.locked && each.handle !== minion.handle) others++;
  const share = Math.max(0.15, Math.min(1, (attackers - others) / attackers));
  const stops = stopChance(table, minion, stealth / attackers);
  const blocks = lost * share * stops * temperament.defend;
  return Math.max(blocks, turnsWorth(table, minion, usual, lost, temperament));
}

/** The chance that the minion stops an action with so much stealth. */
function stopChance(table: Table, minion: Minion, stealth: number): number {
  const lead = minion.intercept + Math.min(1.5, sumInHand(table, minion, 'intercept', 'reaction')) - stealth;
  return 0.65 / (1 + Math.exp(-1.6 * lead));
}

/** Disciplines whose cards hide actions, and the stealth that they usually add to one. */
const HIDING: Readonly<Record<string, number>> = {
  obf: 0.7,
  obt: 0.4,
  dem: 0.3,
  pro: 0.3,
  cel: 0.2,
  myt: 0.5,
  chi: 0.4,
  obl: 0.3,
};

/** The stealth that cards in its controller's hand probably add to a minion's action. */
function hiddenStealth({ disciplines }: Minion): number {
  let stealth = 0.3;
  for (const code in disciplines) stealth += (HIDING[code] ?? 0) * (disciplines[code] as number) * 0.6;
  return Math.min(1.5, stealth);
}

/** The chance that the predator's next bleed comes, and that a reaction for it can still be played then. */
const REACTS = 0.7;

/** The worth of redirecting or reducing a bleed, if the minion can do it and no other one at home can. */
function turnsWorth(table: Table, minion: Minion, bleed: number, lost: number, temperament: Temperament): number {
  const { ready } = table.own;
  const atHome = ready.filter((each) => !each.locked && each.handle !== minion.handle);
  const alone = (benefit: 'redirectsBleed' | 'reducesBleed'): number => {
    const most = bestInHand(table, minion, benefit, 'reaction');
    return most > 0 && !atHome.some((each) => bestInHand(table, each, benefit, 'reaction') > 0) ? most : 0;
  };
  const awake = bestInHand(table, minion, 'wakes', 'reaction') > 0 ? 0.4 : 1;
  if (alone('redirectsBleed') > 0) return (lost + 0.7 * harmTo(table, table.prey, bleed, temperament)) * REACTS * awake;
  const less = alone('reducesBleed');
  return less > 0 ? lost * Math.min(1, less / bleed) * REACTS * awake : 0;
}
