/** Equipment, allies and retainers that do not come from the hand: whether a minion can have them and pay for them. */

import type { CardId, Seat } from '@praxis/engine';
import { modesOf } from '../state/modes.ts';
import { defOf, type G, playerOf, playOf } from '../state/state.ts';
import { whyNotBear } from './bearing.ts';
import { amountsOf, loweredCost } from './costs.ts';
import { discountsFor, halfInBlood, lowestPrice } from './discounts.ts';
import { meetsRequirements } from './requirements.ts';

/** True if the minion meets the requirements of a card and may have it. */
export function isUsable(g: G, minion: CardId | undefined, id: CardId): boolean {
  const def = defOf(g, id);
  return minion !== undefined && meetsRequirements(g, minion, def) && !whyNotBear(g, def, minion);
}

/** True if its player and the minion can pay for a card whose cost is lowered in this way. */
export function isPayable(
  g: G,
  seat: Seat,
  minion: CardId | undefined,
  id: CardId,
  lowering: Parameters<typeof loweredCost>[1] & { readonly halfInBlood?: true | undefined },
): boolean {
  if (minion === undefined) return false;
  const def = defOf(g, id);
  const mode = modesOf(def)[0];
  const price = amountsOf(g, seat, def, loweredCost(def, lowering), 0, [], minion, mode);
  const discounts = discountsFor(g, seat, def, mode, minion);
  const all = lowering.halfInBlood ? [...discounts, halfInBlood(minion, price)] : discounts;
  const { pool, blood } = all.length === 0 ? price : lowestPrice(g, all, price);
  return pool <= playerOf(g, seat).pool && blood <= playOf(g, minion).counters;
}
