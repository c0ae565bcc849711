/** Chapter 16: stealth and intercept are added only when they are needed. */

import { type CardId, forbid } from '@praxis/engine';
import type { Mode } from '../../cards/language.ts';
import type { G } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { allHold } from './conditions.ts';
import type { Scene } from './scenes.ts';
import { amountOf, interceptOf, isBleedModified, stealthOf } from './values.ts';

/**
 * V-STL-003, V-STL-004, V-ACT-010, V-GEN-029 Stealth and intercept only when needed, one increase of a bleed by
 * modifiers.
 */
export function whyNotNeeded(g: G, mode: Mode, minion: CardId, step: Step): string | undefined {
  const { action } = g.state;
  if (!action) return undefined;
  for (const effect of mode.effects) {
    if (effect.do !== 'modify') continue;
    if (effect.unneeded) continue;
    if (effect.stat === 'stealth' && mode.when === undefined) {
      const why = forbid('V-STL-003', !stealthNeeded(g, step));
      if (why) return why;
    }
    if (
      effect.stat === 'intercept' &&
      amountOf(g, { seat: 0, minion, card: undefined, chosen: {}, x: 0 }, effect.amount) > 0
    ) {
      const blocker = effect.of === 'blocker' ? (action.blocker ?? minion) : minion;
      const why = forbid('V-STL-004', !interceptNeeded(g, blocker, step));
      if (why) return why;
    }
    // A modifier that would not count now does not meet the limit either.
    if (effect.stat === 'bleed' && effect.limited && g.edition.oneBleedModifier && isBleedModified(g)) {
      const scene: Scene = { seat: action.seat, minion, card: undefined, chosen: {}, x: 0 };
      const why = forbid('V-ACT-010', effect.while === undefined || allHold(g, scene, effect.while));
      if (why) return why;
    }
  }
  return undefined;
}

/** V-STL-003 A minion is attempting to block and has enough intercept to succeed. */
export function stealthNeeded(g: G, step: Step): boolean {
  const { action } = g.state;
  return (
    step === 'block attempt' &&
    action !== undefined &&
    action.blocker !== undefined &&
    interceptOf(g, action.blocker) >= stealthOf(g, action.by)
  );
}

/** V-STL-004 By the minion attempting to block, while the acting minion's stealth exceeds its intercept. */
export function interceptNeeded(g: G, minion: CardId, step: Step): boolean {
  const { action } = g.state;
  return (
    step === 'block attempt' &&
    action !== undefined &&
    action.blocker === minion &&
    stealthOf(g, action.by) > interceptOf(g, minion)
  );
}
