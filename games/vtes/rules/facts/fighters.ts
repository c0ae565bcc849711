/** Who fights whom, and what a combatant may use now. */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { clockwiseFrom, isReady } from '../changes/general.ts';
import type { Combat, Fighter, G } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { has } from './values.ts';

/** 0 is the acting combatant, 1 its opponent. */
export type Who = 0 | 1;

export function fighterOf(combat: Combat, who: Who): Fighter {
  return combat.fighters[who];
}

export function opponentOf(combat: Combat, who: Who): Fighter {
  return combat.fighters[who === 0 ? 1 : 0];
}

/** Which combatant a minion is, or undefined. */
export function whoIs(combat: Combat | undefined, minion: CardId | -1): Who | undefined {
  if (combat?.acting === minion) return 0;
  return combat?.opposing === minion ? 1 : undefined;
}

/** Whether something was used in this combat, by whichever of the two: a card may have changed hands since. */
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

/** What the chapters on combat add to the conditions of a card or effect that a combatant uses. */
export function whyNotInCombat(g: G, effects: readonly Effect[], minion: CardId, step: Step): string | undefined {
  const { combat } = g.state;
  const who = whoIs(combat, minion);
  if (!combat || who === undefined) return undefined;
  for (const effect of effects) {
    const why = whyNotEffect(g, combat, who, effects, effect, step);
    if (why) return why;
  }
  return undefined;
}

function whyNotEffect(
  g: G,
  combat: Combat,
  who: Who,
  effects: readonly Effect[],
  effect: Effect,
  step: Step,
): string | undefined {
  const fighter = fighterOf(combat, who);
  switch (effect.do) {
    case 'maneuver':
      if (step === 'range') {
        const commits = effects.find((each) => each.do === 'strike');
        return (
          whyNotManeuver(combat, who) ??
          forbid('V-RNG-007', commits !== undefined && fighter.committed !== undefined) ??
          // The maneuver of a strike that cannot be used cannot be used either.
          forbid(
            'V-GEN-001',
            commits !== undefined && commits.strike.kind !== 'hand' && has(g, fighter.card, 'hand strikes only'),
          )
        );
      }
      // A maneuver that comes with a strike is lost if the card is played for its strike alone.
      return step === 'strike'
        ? forbid('V-RNG-008', g.edition.maneuverMustBeUsed && effect.optional !== true)
        : undefined;
    case 'press':
      return step === 'press' ? whyNotPress(combat, who, effect.only) : undefined;
    case 'additional strikes':
      return forbid('V-STR-019', fighter.additionalUsed);
    case 'set range':
      return forbid('V-COM-012', combat.rangeSet && !effect.nextRound);
    default:
      return undefined;
  }
}
