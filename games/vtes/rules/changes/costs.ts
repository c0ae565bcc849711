/** Paying for cards and effects. */
import type { CardId } from '@praxis/engine';
import type { CardDef, Cost, Mode } from '../../cards/language.ts';
import { isInPlay } from '../facts/cards.ts';
import { amountsOf } from '../facts/costs.ts';
import type { Price } from '../facts/discounts.ts';
import type { Play } from '../facts/scenes.ts';
import { modesOf, typeOf } from '../state/modes.ts';
import { defOf, type G } from '../state/state.ts';
import { burnConvictions } from './convictions.ts';
import { setEdge } from './counters.ts';
import { burnBlood } from './losing.ts';
import { burnPool } from './pool.ts';

/** A combat card that costs blood uses up one reduction. */
function spendReduction(g: G, minion: CardId): void {
  const at = g.state.lasting.findIndex(({ card, stat }) => card === minion && stat === 'one cheaper combat card');
  if (at >= 0) g.state.lasting.splice(at, 1);
}

/** An effect that makes the next reaction card of the action dearer is used up by it. */
function spendDearness(g: G, def: CardDef, mode: Mode | undefined): void {
  const { action, lasting } = g.state;
  if (!action || lasting.length === 0 || !mode || typeOf(def, mode) !== 'reaction') return;
  const at = lasting.findIndex(({ card, stat }) => card === action.by && stat === 'one dearer reaction');
  if (at >= 0) lasting.splice(at, 1);
}

/**
 * `price`: the rest of it after discounts. V-CARD-009, V-PRO-009, V-ALV-004 Blood from the vampire that plays it (life
 * from an ally that plays it as a vampire), pool from its controller.
 */
export function payCost(g: G, play: Play, cost: Cost, price?: Price): void {
  const def = defOf(g, play.card);
  // The cost of using a card in play is not the cost of playing a card.
  const player = isInPlay(g, play.card) ? undefined : play.minion;
  const targets = play.chosen.target ?? [];
  const { pool, blood } = price ?? amountsOf(g, play.seat, def, cost, play.x, targets, player, modesOf(def)[play.mode]);
  if (cost.blood !== undefined && player !== undefined && def.types?.includes('combat')) spendReduction(g, player);
  if (blood > 0 && play.minion !== undefined) burnBlood(g, play.minion, blood);
  if (cost.conviction && play.minion !== undefined)
    burnConvictions(g, play.minion, cost.conviction, play.chosen.conviction);
  if (player !== undefined) spendDearness(g, def, modesOf(def)[play.mode]);
  if (cost.edge) setEdge(g);
  if (pool > 0) burnPool(g, play.seat, pool);
}
