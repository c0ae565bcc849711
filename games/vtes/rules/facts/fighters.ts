/** The combatants, and the effects that they may use now. */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { Combat, Fighter } from '../state/combat.ts';
import type { G } from '../state/state.ts';
import { isReady } from './cards.ts';
import { clockwiseFrom } from './seats.ts';

/** 0 is the acting combatant, 1 its opponent. */
export type Who = 0 | 1;

export function fighterOf(combat: Combat, who: Who): Fighter {
  return combat.fighters[who];
}

export function opponentOf(combat: Combat, who: Who): Fighter {
  return combat.fighters[who === 0 ? 1 : 0];
}

/** Which combatant a minion is, or undefined. */
export function whoIs(combat: Combat | undefined, minion: CardId | undefined): Who | undefined {
  if (!combat || minion === undefined) return undefined;
  if (combat.acting === minion) return 0;
  return combat.opposing === minion ? 1 : undefined;
}

/** True if something was used in this combat, by either of the two: a card may have changed hands since. */
export function isUsed(combat: Combat, key: string): boolean {
  return combat.fighters.some((fighter) => fighter.used.includes(key));
}

/** V-COM-010 Combat goes on only while both combatants are ready. */
export function goesOn(g: G): boolean {
  const { combat } = g.state;
  return combat !== undefined && !combat.over && isReady(g, combat.acting) && isReady(g, combat.opposing);
}

/** V-SEQ-003, V-SEQ-007 The controller of the acting combatant first, then that of its opponent, then the others clockwise. */
export function combatOrder(g: G): Seat[] {
  const [acting, opposing] = (g.state.combat as Combat).fighters;
  const around = clockwiseFrom(g, acting.seat);
  if (!around.includes(opposing.seat)) return around;
  const first = around.filter((seat) => seat === acting.seat && seat !== opposing.seat);
  return [...first, opposing.seat, ...around.filter((seat) => seat !== acting.seat && seat !== opposing.seat)];
}

/** V-COM-002, V-COM-003 Why two minions cannot fight each other. */
export function whyNotFight(g: G, acting: CardId, opposing: CardId): string | undefined {
  const { cards } = g.state;
  return (
    forbid('V-COM-002', !isReady(g, acting) || !isReady(g, opposing)) ??
    forbid('V-COM-003', cards[acting]?.at === cards[opposing]?.at)
  );
}

/** V-RNG-003, V-COM-012 Why a combatant cannot maneuver now. */
export function whyNotManeuver(combat: Combat, who: Who): string | undefined {
  return forbid('V-COM-012', combat.rangeSet) ?? forbid('V-RNG-003', combat.lastManeuver === who);
}

/** V-PRS-002, V-PRS-003 Why a combatant cannot press now. A press continues combat, or cancels the other's press to continue. */
export function whyNotPress(combat: Combat, who: Who, only?: 'continue' | 'end'): string | undefined {
  return (
    forbid('V-PRS-003', combat.lastPress === who) ??
    forbid('V-PRS-002', only === 'continue' && combat.continuing) ??
    forbid('V-PRS-002', only === 'end' && !combat.continuing)
  );
}
