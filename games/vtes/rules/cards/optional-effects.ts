/** Effects that a player may use, for a cost or without one. */

import { ask, type CardId, type Piece, type Procedure, type Seat } from '@praxis/engine';
import type { Cost, Effect } from '../../cards/language.ts';
import { payCost } from '../changes/costs.ts';
import { burnPool } from '../changes/pool.ts';
import { isMinion } from '../facts/cards.ts';
import { chooseNext } from '../facts/choices.ts';
import { refOf, seatsOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { defOf, type G, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';
import { perform } from './effects.ts';

/** V-CARD-010 Nobody is asked for a cost that he cannot pay. */
function canPay(g: G, scene: Scene, seat: Seat, cost: Cost): boolean {
  const { minion } = scene;
  const { blood, pool } = cost;
  if (poolCostOf(g, scene, cost) > playerOf(g, seat).pool) return false;
  if (typeof pool === 'number' && pool > playerOf(g, seat).pool) return false;
  return typeof blood !== 'number' || minion === undefined || playOf(g, minion).counters >= blood;
}

/** As much pool as another card costs. */
function poolCostOf(g: G, scene: Scene, cost: Cost): number {
  const id = cost.poolCostOf === undefined ? undefined : refOf(g, scene, cost.poolCostOf);
  const pool = id === undefined ? undefined : defOf(g, id).cost?.pool;
  return typeof pool === 'number' ? pool : 0;
}

/** Offers an effect; true if the player has done it. */
export function* mayDo(g: G, scene: Scene, effect: Effect & { do: 'may' }): Procedure<boolean> {
  let isDone = false;
  for (const seat of effect.who ? seatsOf(g, scene, effect.who) : [scene.seat])
    isDone = (yield* mayDoIt(g, scene, effect, seat)) || isDone;
  return isDone;
}

function* mayDoIt(g: G, scene: Scene, effect: Effect & { do: 'may' }, seat: Seat): Procedure<boolean> {
  if (
    (effect.cost && !canPay(g, scene, seat, effect.cost)) ||
    effect.effects.some((each) => hasNoChoice(g, scene, seat, each))
  ) {
    yield* perform(g, scene, effect.else ?? []);
    return false;
  }
  const yes: Piece = { say: 'uses', card: scene.card as CardId };
  const no: Piece = { say: 'pass' };
  // Among several minions that an effect is about, the sentence names the one that is meant.
  const concerned = (scene.chosen.it ?? [])
    .filter((id) => isMinion(g, id as CardId))
    .map((id): Piece => ({ say: 'on', card: id as CardId }));
  const path = yield* ask({
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'may use', card: scene.card as CardId },
    next: (prefix) => {
      if (prefix.length === 0) return [no, yes];
      return prefix.length === 1 && prefix[0]?.say === 'uses' ? concerned : [];
    },
    passive: [no],
  });
  if (path[0]?.say === 'pass') {
    yield* perform(g, scene, effect.else ?? []);
    return false;
  }
  if (effect.cost?.poolCostOf) burnPool(g, seat, poolCostOf(g, scene, effect.cost));
  if (effect.cost)
    payCost(g, { seat, card: scene.card as CardId, mode: 0, minion: scene.minion, chosen: {}, x: 0 }, effect.cost);
  const theirs = seat === scene.seat ? scene : { ...scene, decider: seat };
  yield* perform(g, theirs, effect.effects);
  yield* perform(g, theirs, effect.then ?? []);
  return true;
}

/** Nobody is asked whether to do something to a card that does not exist. */
function hasNoChoice(g: G, scene: Scene, decider: Seat, effect: Effect): boolean {
  return effect.do === 'choose' && chooseNext(g, { ...scene, decider }, [effect.choose], []).length === 0;
}
