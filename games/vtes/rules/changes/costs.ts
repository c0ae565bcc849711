/** Paying for cards and effects. */
import type { Cost } from '../../cards/language.ts';
import { amountsOf } from '../facts/costs.ts';
import type { Play } from '../facts/scenes.ts';
import { defOf, type G } from '../state/state.ts';
import { burnConvictions } from './convictions.ts';
import { burnBlood } from './losing.ts';
import { burnPool } from './pool.ts';

/** V-CARD-009, V-PRO-009, V-ALV-004 Blood from the vampire that plays it (life from an ally that plays it as a vampire), pool from its controller. */
export function payCost(g: G, play: Play, cost: Cost): void {
  const { pool, blood } = amountsOf(g, play.seat, defOf(g, play.card), cost, play.x, play.chosen.target ?? []);
  if (blood > 0 && play.minion !== undefined) burnBlood(g, play.minion, blood);
  if (cost.conviction && play.minion !== undefined)
    burnConvictions(g, play.minion, cost.conviction, play.chosen.conviction);
  if (pool > 0) burnPool(g, play.seat, pool);
}
