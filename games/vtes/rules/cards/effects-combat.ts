/** Effects for combatants: maneuvers, presses, additional strikes, a range. */

import { type CardId, type Procedure, refer } from '@praxis/engine';
import type { Effect, Stat } from '../../cards/language.ts';
import { addLasting } from '../changes/lasting.ts';
import { fighterOf, opponentOf, whoIs } from '../facts/fighters.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { refOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { amountOf } from '../facts/values.ts';
import type { Combat } from '../state/combat.ts';
import type { G } from '../state/state.ts';

/** V-RNG-008 A card that is used at another time gives a maneuver for the round. */
export function giveManeuver(g: G, scene: Scene, effect: Effect & { do: 'maneuver' }): void {
  if (scene.minion !== undefined)
    addLasting(g, {
      until: 'round',
      card: scene.minion,
      stat:
        effect.only !== undefined
          ? `optional maneuver to ${effect.only} range`
          : effect.optional
            ? 'optional maneuver'
            : 'maneuver',
      amount: 1,
      source: scene.card,
    });
}

/** V-RNG-006 The first strike of the round must be made with this weapon. */
function commit(g: G, { minion }: Scene, combat: Combat, source: CardId | undefined): void {
  const who = whoIs(combat, minion);
  const weapon = source === undefined ? undefined : abilitiesOf(g, source).find((each) => 'weapon' in each);
  if (who === undefined || source === undefined || !weapon || !('weapon' in weapon)) return;
  fighterOf(combat, who).committed = { source, strike: weapon.weapon, chosen: {}, x: 0 };
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
  if (effect.strikeWith) commit(g, scene, combat, refOf(g, scene, effect.strikeWith));
  g.emit({ type: 'range set', range });
}

/** A card that is used at another time gives an optional press for the round. */
export function givePress(g: G, scene: Scene, effect: Effect & { do: 'press' }): void {
  if (effect.byItself) {
    pressByItself(g, scene);
    return;
  }
  const stat: Stat = effect.only ? `optional press to ${effect.only}` : 'optional press';
  const { minion, card: source } = scene;
  if (minion !== undefined) addLasting(g, { until: 'round', card: minion, stat, amount: 1, source });
}

/** The minion uses a press to continue that it cannot decline. */
export function* pressAtOnce(g: G, { minion }: Scene): Procedure {
  const { combat } = g.state;
  const who = minion === undefined ? undefined : whoIs(combat, minion);
  if (!combat || minion === undefined || who === undefined) return;
  combat.continuing = true;
  combat.lastPress = who;
  g.emit({ type: 'pressed', card: refer(g.state, minion, true), continuing: true });
  yield* g.chapters.runTriggers(g, 'opponent presses on', [opponentOf(combat, who).card]);
}

/** V-PRS-003 No combatant has pressed, so that either of them can press to end. */
function pressByItself(g: G, { card }: Scene): void {
  const { combat } = g.state;
  if (!combat || card === undefined) return;
  combat.continuing = true;
  combat.lastPress = undefined;
  g.emit({ type: 'pressed', card: refer(g.state, card, true), continuing: true });
}

/** The two fight again after the combat that is on; the acting one of it still counts as that. */
export function queueFight(g: G, self: CardId, other: CardId): void {
  const { combat } = g.state;
  if (combat && !combat.queued) combat.queued = combat.opposing === self ? [other, self] : [self, other];
}

/** The combat goes on, whatever would end it. */
export function startNewRound(g: G): void {
  const { combat } = g.state;
  if (!combat) return;
  combat.over = false;
  combat.continuing = true;
}

/** V-STR-019 One card or effect for each minion and round. */
export function gainAdditionalStrikes(
  g: G,
  scene: Scene,
  { amount: said, unlimited, with: weapon, strike }: Effect & { do: 'additional strikes' },
): void {
  const amount = amountOf(g, scene, said);
  const { combat } = g.state;
  const who = whoIs(combat, scene.minion);
  if (!combat || who === undefined) return;
  const fighter = fighterOf(combat, who);
  fighter.additional += amount;
  if (strike && scene.card !== undefined)
    for (let i = 0; i < amount; i++)
      fighter.fixed.push({ source: scene.card, strike, chosen: scene.chosen, x: scene.x });
  if (!unlimited) fighter.additionalUsed = true;
  if (weapon) fighter.additionalWith = refOf(g, scene, weapon);
  g.emit({ type: 'additional strikes', card: refer(g.state, fighter.card, true), amount });
}
