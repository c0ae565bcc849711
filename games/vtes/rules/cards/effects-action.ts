/** What effects do to the action or combat that is on: they end it, redirect it, or put something off until its end. */

import type { CardId, Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { sameActionKeys } from '../facts/actions.ts';
import type { Scene } from '../facts/scenes.ts';
import { refOf } from '../facts/select.ts';
import { type G, playOf } from '../state/state.ts';

/** The new target may attempt to block, also one that comes back to an earlier target. */
export function redirectBleed(g: G, seat: Seat): void {
  const { action } = g.state;
  if (action?.kind !== 'bleed') return;
  action.targets = [seat];
  action.declined = action.declined.filter((each) => each !== seat);
  g.emit({ type: 'redirected', seat });
}

/** A combat or an action ends at once; a block attempt fails, and so does a bleed, which then burns no pool. */
export function end(g: G, { what, notAgain }: Effect & { do: 'end' }): void {
  const { action, combat } = g.state;
  if (what === 'combat') {
    if (combat) combat.over = true;
    return;
  }
  if (!action) return;
  if (notAgain) for (const key of sameActionKeys(g, action)) playOf(g, action.by).did.push(`not again:${key}`);
  if (what === 'action') action.state = 'ended';
  else if (what === 'block attempt') action.blocker = undefined;
  else action.bleedFails = true;
}

/** What was chosen, and whom the minion was fighting, are remembered for later. */
export function putOff(g: G, scene: Scene, { when, effects }: Effect & { do: 'later' }): void {
  const { action, combat } = g.state;
  const opposing = refOf(g, scene, 'opposing');
  (when === 'end of combat' ? combat : action)?.later.push({
    seat: scene.seat,
    minion: scene.minion as CardId,
    card: scene.card as CardId,
    effects,
    chosen: opposing === undefined ? scene.chosen : { ...scene.chosen, opponent: [opposing] },
  });
}
