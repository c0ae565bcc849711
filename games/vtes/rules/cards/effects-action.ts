/** Effects on the action or combat that is on: they end it, redirect it, or put something off until its end. */

import type { CardId, Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { addLasting } from '../changes/lasting.ts';
import { sameActionKeys } from '../facts/actions.ts';
import { fighterOf, opponentOf, whoIs } from '../facts/fighters.ts';
import { refOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { amountOf, bleedOf, stealthOf } from '../facts/values.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';

/** The new target may attempt to block, also one that comes back to an earlier target. */
export function redirectBleed(g: G, seat: Seat): void {
  const { action } = g.state;
  if (action?.kind !== 'bleed') return;
  action.targets = [seat];
  action.declined = action.declined.filter((each) => each !== seat);
  g.emit({ type: 'redirected', seat });
}

/** All of it cancels the whole current bleed; it can still be increased. */
export function reduceBleed(g: G, scene: Scene, { amount }: Effect & { do: 'reduce bleed' }): void {
  const { action } = g.state;
  if (!action) return;
  const points = amount === 'all' ? bleedOf(g, action.by) : amountOf(g, scene, amount);
  addLasting(g, { until: 'action', card: action.by, stat: 'bleed', amount: -points, source: scene.card });
}

/** A combat or an action ends at once; a block attempt and a referendum fail, and so does a bleed, which then burns no pool. */
export function end(g: G, { what, notAgain, ofAll }: Effect & { do: 'end' }): void {
  const { action, combat, referendum } = g.state;
  if (what === 'combat') {
    if (combat) combat.over = true;
    else if (action?.state === 'blocked') action.combatCancelled = true;
    return;
  }
  if (what === 'referendum' && referendum) referendum.cancelled = true;
  if (!action) return;
  if (what === 'block attempt') {
    if (ofAll && action.blocker !== undefined) action.declined.push(cardOf(g, action.blocker).at);
    action.blocker = undefined;
    return;
  }
  // The acting minion may have been burned by the same card.
  const noted = ofAll ? playerOf(g, action.seat) : cardOf(g, action.by).play;
  if (notAgain && noted) for (const key of sameActionKeys(g, action)) noted.did.push(`not again:${key}`);
  switch (what) {
    case 'action':
      action.state = 'ended';
      return;
    case 'bleed':
      action.bleedFails = true;
      return;
    case 'referendum':
      return;
    default:
      what satisfies never;
  }
}

/** Removes all the stealth that the acting minion has now, from whatever source. */
export function removeStealth(g: G, scene: Scene): void {
  const by = g.state.action?.by;
  const stealth = by === undefined ? 0 : stealthOf(g, by);
  if (by === undefined || stealth <= 0) return;
  addLasting(g, { until: 'action', card: by, stat: 'stealth', amount: -stealth, source: scene.card });
}

/** The minion attempts to block when its controller may, or at once if the usual limits do not hold for it. */
export function callToBlock(g: G, scene: Scene, effect: Effect & { do: 'attempt to block' }): void {
  const { action } = g.state;
  const card = refOf(g, scene, effect.card ?? 'self');
  if (action && card !== undefined && action.blocker !== card)
    action.called = { card, anyAction: effect.anyAction === true };
}

/** Puts effects off; the choices, and the opponent that the minion was fighting, are remembered for them. */
export function putOff(g: G, scene: Scene, { when, cards, effects }: Effect & { do: 'later' }): void {
  const { action, combat, referendum } = g.state;
  const opposing = refOf(g, scene, 'opposing');
  const who = whoIs(combat, scene.minion);
  const waiting = {
    'strike does damage': combat && who !== undefined ? fighterOf(combat, who).onDamage : undefined,
    'opposing strike does damage': combat && who !== undefined ? opponentOf(combat, who).onDamageThisRound : undefined,
    'after resolution': action?.later,
    'after blocks': action?.afterBlocks,
    blocked: action?.ifBlocked,
    'before range': combat?.beforeRange,
    'next round': combat?.nextRound,
    'end of combat': combat?.later,
    'end of turn': g.state.endOfTurn,
    'discard phase': g.state.nextDiscard,
    'votes tallied': referendum?.afterTally,
    'referendum passed': referendum?.afterPassing,
    'you discard': undefined,
  }[when];
  const putOff = {
    seat: scene.seat,
    minion: scene.minion as CardId,
    card: scene.card as CardId,
    effects,
    chosen: opposing === undefined ? scene.chosen : { ...scene.chosen, opponent: [opposing] },
  };
  if (waiting) waiting.push(putOff);
  else if (when === 'you discard') g.state.onDiscard.push({ ...putOff, cards: cards ?? {} });
  else if (when === 'before range' || when === 'end of combat') action?.ofCombat.push({ ...putOff, when });
}
