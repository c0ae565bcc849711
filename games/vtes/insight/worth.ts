/**
 * The worth of things to a seat, in one measure: about 1 for a pool of its own while it has enough. Everything in this
 * folder is weighed in it; doing nothing is worth 0.
 */
import type { Seat } from '@praxis/engine';
import type { Benefits, CardEstimate } from './estimate.ts';
import { isLeading, likelyBleedOf } from './other-players.ts';
import { isSecondCopy, type Table } from './table.ts';
import { TEMPERAMENTS, type Temperament } from './temperaments.ts';

/** Being ousted, and ousting the prey: a victory point and 6 pool. */
export const OUSTED = 14;
const OUSTS = 11;

/** One more or one less of so much pool: the less there is, the dearer. */
export function poolWorth(pool: number): number {
  return 0.5 + 6 / (pool + 3);
}

/** Losing some of so much pool. */
export function lossOf(pool: number, amount: number, { caution }: Temperament): number {
  if (amount <= 0) return 0;
  if (amount >= pool) return OUSTED + pool * 0.3;
  return amount * poolWorth(pool - amount / 2) * caution;
}

/**
 * The worth to the seat of a player's loss of pool. Only the seat's own prey is worth ousting: ousting anybody else
 * makes a third player stronger. The predator is an exception if the next one bleeds much less.
 */
export function harmTo(table: Table, seat: Seat, amount: number, temperament: Temperament): number {
  if (amount === 0) return 0;
  const { pool, ousted } = table.player(seat);
  if (ousted) return 0;
  if (seat === table.me) return amount > 0 ? -lossOf(pool, amount, temperament) : -amount * poolWorth(pool);
  if (seat === table.prey) {
    const dealt = Math.min(amount, pool);
    const each = 0.6 + 3 / (pool + 2);
    return dealt * each * temperament.bleed + (amount >= pool ? OUSTS : 0);
  }
  const leads = isLeading(table, seat) ? 0.3 : 0;
  if (seat === table.predator) return amount >= pool ? nextPredatorWorth(table) : amount * (0.2 + leads);
  return amount >= pool ? -6 : amount * (0.06 + leads);
}

/** The next predator starts with a victory point and 6 pool more than it has now. */
function nextPredatorWorth(table: Table): number {
  const [now, next] = [table.player(table.predator), table.player(table.predatorOf(table.predator))];
  const relief = likelyBleedOf(now.ready) - likelyBleedOf(next.ready);
  return -3 + relief * TURNS_RELIEVED * poolWorth(table.own.pool);
}

/** The number of turns after which the next predator bleeds as hard as the one before. */
const TURNS_RELIEVED = 1.5;

export const BLOOD = 0.45;

/** Blood that the seat's own minion gains (or loses, if negative), on top of its current blood. */
export function bloodWorth(blood: number, capacity: number, change: number): number {
  if (change >= 0) return Math.min(change, Math.max(0, capacity - blood)) * (blood <= 1 ? 0.7 : BLOOD);
  // The last blood is dear: without it the vampire must hunt in place of another action and does not survive a scratch.
  let worth = 0;
  for (let left = blood; left > blood + change; left--)
    worth -= left <= 1 ? 1.4 : left <= 2 ? 0.95 : left <= 3 ? 0.5 : 0.35;
  return worth;
}

/** The price of blood that a minion spends on a card. */
export function bloodPrice(blood: number, cost: number): number {
  return cost === 0 ? 0 : Math.max(cost * BLOOD, -bloodWorth(blood, blood, -cost));
}

/**
 * A benefit's worth each time it occurs. Bleed, stealth and the like depend on the action and are weighed where they
 * are used.
 */
const AT_ONCE: Readonly<Record<string, number>> = {
  bloodOfOthers: 0.25,
  stealsBlood: 0.7,
  cards: 0.4,
  discards: 0.3,
  looks: 0.05,
  title: 1.2,
  edge: 0.6,
  unlocks: 0.5,
  rescues: 1.5,
  sendsToTorpor: 2.5,
  stealsCards: 1.5,
  stealsEquipment: 0.6,
  destroysEquipment: 0.5,
  barsVoters: 0.3,
  cancels: 0.8,
  handSize: 0.2,
  masterActions: 0.4,
};

/** A benefit's worth when a card in play gives it again and again. */
const IN_PLAY: Readonly<Record<string, number>> = {
  bleed: 1.7,
  stealth: 1.2,
  intercept: 1.3,
  strength: 0.6,
  votes: 0.8,
  handSize: 0.9,
  transfers: 0.9,
  masterActions: 0.8,
  hunt: 0.4,
  capacity: 0.5,
  damage: 0.5,
  ranged: 0.3,
  maneuvers: 0.2,
  presses: 0.15,
  prevents: 0.5,
  reducesBleed: 0.5,
  unlocks: 0.9,
  acts: 1.5,
  wakes: 0.9,
  locks: 0.5,
  removesBlocker: 0.8,
  rescues: 0.5,
  fights: 0.5,
  burnsCards: 0.4,
  pool: 1.4,
  poolOfOthers: -0.6,
  drains: 1.5,
  blood: 1.6,
  bloodOfUncontrolled: 1.4,
  cards: 0.6,
  title: 1,
};

/**
 * Pool, blood and everything else that a card gives at once; `blood` and `capacity` are of the minion that gets the
 * blood.
 */
export function benefitWorth(table: Table, gives: Benefits, blood: number, capacity: number): number {
  let worth = 0;
  for (const name in gives) {
    const amount = gives[name as keyof Benefits] as number;
    if (name === 'pool')
      worth += amount > 0 ? amount * poolWorth(table.own.pool + amount / 2) : amount * poolWorth(table.own.pool);
    else if (name === 'blood') worth += bloodWorth(blood, capacity, amount);
    else if (name === 'bloodOfUncontrolled') worth += waitingWorth(table, amount);
    else if (name === 'poolOfOthers') worth += amount * OTHERS_POOL;
    else if (name === 'poolOfPrey')
      worth += harmTo(table, table.prey, -amount, TEMPERAMENTS.balanced) - amount * OTHERS_POOL;
    else if (name === 'cryptCards') worth += amount * cryptWorth(table);
    else worth += (AT_ONCE[name] ?? 0) * amount;
  }
  return worth;
}

/** The worth of each pool that some other player loses, or gains if it is negative. */
const OTHERS_POOL = -0.35;

/** Another crypt card is wanted when there is no vampire left to wait for. */
function cryptWorth(table: Table): number {
  const { waiting, ready } = table.own;
  if (waiting.some((each) => !isSecondCopy(table, each))) return 0.1;
  return ready.length < 4 ? 1 : 0.3;
}

/** Blood for a vampire that is still uncontrolled saves as much pool, and transfers: the vampire acts a turn earlier. */
const HASTE = 1.4;

/** The worth of so much blood to the vampire that can use most of it. */
function waitingWorth(table: Table, amount: number): number {
  let most = 0;
  for (const each of table.own.waiting)
    if (!isSecondCopy(table, each)) most = Math.max(most, (each.card?.capacity ?? 5) - each.blood);
  return HASTE * Math.min(amount, most);
}

/** Beyond so much, a benefit is hardly worth more. */
const MOST: Readonly<Record<string, number>> = { prevents: 1.5, damage: 3, blood: 2, drains: 1.5 };

const worths = new WeakMap<CardEstimate, number>();

/** The worth of a card that stays in play. */
export function inPlayWorth(card: CardEstimate): number {
  let worth = worths.get(card);
  if (worth === undefined) {
    worth = 0.25;
    for (const name in card.inPlay)
      worth += (IN_PLAY[name] ?? 0) * Math.min(MOST[name] ?? 9, card.inPlay[name as keyof Benefits] as number);
    worth = Math.min(worth, 3.5);
    worths.set(card, worth);
  }
  return worth;
}

/** The worth of more intercept or less bleed against the seat, beside its usual worth: the more the predator bleeds, the more. */
export function guardWorth(table: Table, { inPlay }: CardEstimate, temperament: Temperament): number {
  const guards = (inPlay.intercept ?? 0) + 0.5 * (inPlay.reducesBleed ?? 0) + 0.5 * (inPlay.wakes ?? 0);
  if (guards <= 0 || table.predator === table.me) return 0;
  const bleed = likelyBleedOf(table.player(table.predator).ready);
  return 0.5 * Math.min(2, guards) * Math.min(3, bleed) * temperament.defend;
}

/** A minion's worth to its seat: the larger and the better fed, the more. */
export function minionWorth(capacity: number, blood: number): number {
  return 1 + 0.35 * capacity + 0.2 * blood;
}
