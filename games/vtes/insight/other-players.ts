/** Other players: how hard their minions bleed, how stealthily, and who is running away with the match. */
import type { Seat } from '@praxis/engine';
import { oncePerTable } from './once.ts';
import type { Minion, Table } from './table.ts';

/** Disciplines whose cards raise bleeds, and what a level of them usually adds to a bleed. */
const RAISES: Readonly<Record<string, number>> = { dom: 0.6, dem: 0.6, pre: 0.45, chi: 0.3 };

/** No minion raises each of its bleeds by more. */
const RAISED_MOST = 1.5;

/** A minion's usual bleed: what can be seen, and what its Disciplines promise. */
export function likelyBleed({ bleed, disciplines }: Minion): number {
  return bleed > 0 ? bleed + raisedBy(disciplines) : 0;
}

/** By the Disciplines: minions with the printed ones share them in all views of all matches. */
const raised = new WeakMap<Minion['disciplines'], number>();

function raisedBy(disciplines: Minion['disciplines']): number {
  let sum = raised.get(disciplines);
  if (sum === undefined) {
    sum = 0;
    for (const code in disciplines) sum += (RAISES[code] ?? 0) * (disciplines[code] as number);
    sum = Math.min(RAISED_MOST, sum);
    raised.set(disciplines, sum);
  }
  return sum;
}

/** The pool that a player's ready minions could take in a turn. */
export function likelyBleedOf(minions: readonly Minion[]): number {
  let sum = 0;
  for (const minion of minions) sum += likelyBleed(minion);
  return sum;
}

/** Disciplines whose cards give stealth, and what a level of them usually gives to an action. */
const HIDES: Readonly<Record<string, number>> = { obf: 0.8, obt: 0.4, obl: 0.4, chi: 0.4 };

/** The usual stealth of the minions' bleeds, on average. */
export function likelyStealthOf(minions: readonly Minion[]): number {
  let sum = 0;
  for (const { stealth, disciplines } of minions) {
    sum += stealth;
    for (const code in disciplines) sum += (HIDES[code] ?? 0) * (disciplines[code] as number);
  }
  return sum / Math.max(1, minions.length);
}

/** How much stronger than the average of the others a leader is. */
const AHEAD = 1.15;

/** True for the player who is well ahead of the others. */
export function isLeading(table: Table, seat: Seat): boolean {
  return leaderOf(table) === seat;
}

const leaderOf = oncePerTable(({ players }): Seat | undefined => {
  let [sum, count, most] = [0, 0, 0];
  let leader: Seat | undefined;
  for (const { seat, ousted, pool, vp, ready } of players) {
    if (ousted) continue;
    const power = pool + 3 * likelyBleedOf(ready) + 8 * vp;
    sum += power;
    count++;
    if (power > most) [most, leader] = [power, seat];
  }
  return count > 1 && most > ((sum - most) / (count - 1)) * AHEAD ? leader : undefined;
});
