/** What effects give to combatants: maneuvers, presses, additional strikes, a range. */

import { refer } from '@praxis/engine';
import type { Effect, Stat } from '../../cards/language.ts';
import { addLasting } from '../changes/lasting.ts';
import { fighterOf, whoIs } from '../facts/fighters.ts';
import type { Scene } from '../facts/scenes.ts';
import type { G } from '../state/state.ts';

/** V-RNG-008 A card that is used at another time gives a maneuver for the round. */
export function giveManeuver(g: G, scene: Scene, effect: Effect & { do: 'maneuver' }): void {
  if (scene.minion !== undefined)
    addLasting(g, {
      until: 'round',
      card: scene.minion,
      stat: effect.optional ? 'optional maneuver' : 'maneuver',
      amount: 1,
      source: scene.card,
    });
}

/** V-COM-012 Final for this round, or for the next one, whose range step is then skipped. */
export function setRange(g: G, scene: Scene, effect: Effect & { do: 'set range' }): void {
  const { combat } = g.state;
  if (!combat) return;
  const range = effect.range === 'chosen' ? (scene.chosen.range?.[0] === 1 ? 'long' : 'close') : effect.range;
  if (effect.nextRound) {
    combat.nextRange = range;
    return;
  }
  if (combat.rangeSet) return;
  combat.range = range;
  combat.rangeSet = true;
  g.emit({ type: 'range set', range });
}

/** A card that is used at another time gives an optional press for the round. */
export function givePress(g: G, scene: Scene, effect: Effect & { do: 'press' }): void {
  const stat: Stat = effect.only ? `optional press to ${effect.only}` : 'optional press';
  const { minion, card: source } = scene;
  if (minion !== undefined) addLasting(g, { until: 'round', card: minion, stat, amount: 1, source });
}

/** V-STR-019 One card or effect for each minion and round. */
export function gainAdditionalStrikes(
  g: G,
  scene: Scene,
  { amount, unlimited }: Effect & { do: 'additional strikes' },
): void {
  const { combat } = g.state;
  const who = whoIs(combat, scene.minion);
  if (!combat || who === undefined) return;
  const fighter = fighterOf(combat, who);
  fighter.additional += amount;
  if (!unlimited) fighter.additionalUsed = true;
  g.emit({ type: 'additional strikes', card: refer(g.state, fighter.card, true), amount });
}
