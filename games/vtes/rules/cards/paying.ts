/** Paying for a card, with the discounts that its player uses. */

import { ask, oneOf, PASS, PASSIVE_PASS, type Piece, type Procedure } from '@praxis/engine';
import type { Cost } from '../../cards/language.ts';
import { payCost } from '../changes/costs.ts';
import { burnBlood } from '../changes/losing.ts';
import { lock } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { isInPlay } from '../facts/cards.ts';
import { amountsOf } from '../facts/costs.ts';
import {
  DISCOUNT_USED,
  type Discount,
  discountsFor,
  halfInBlood,
  loweredBy,
  lowestPrice,
  type Price,
  paidIn,
  worthOf,
} from '../facts/discounts.ts';
import type { Play } from '../facts/scenes.ts';
import { modesOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';

/** V-CARD-009 Asks which discounts are used, and pays the rest. `inBlood`: half of the pool can be paid by the minion. */
export function* pay(g: G, play: Play, cost: Cost, inBlood = false): Procedure {
  payCost(g, play, cost, yield* priceToPay(g, play, cost, inBlood));
}

/** The rest of a cost once the player has chosen the discounts. */
export function* priceToPay(g: G, play: Play, cost: Cost, inBlood = false): Procedure<Price> {
  const def = defOf(g, play.card);
  const mode = modesOf(def)[play.mode];
  const price = amountsOf(g, play.seat, def, cost, play.x, play.chosen.target ?? [], play.minion, mode);
  if (price.blood === 0 && price.pool === 0) return price;
  const found = discountsFor(g, play.seat, def, mode, play.minion);
  const discounts = inBlood && play.minion !== undefined ? [...found, halfInBlood(play.minion, price)] : found;
  let left: Price = price;
  for (let i = 0; i < discounts.length; i++) left = yield* useDiscount(g, play, discounts, i, left);
  return left;
}

/** Counters are used one by one. A discount without which the cost cannot be paid has to be used. */
function* useDiscount(g: G, play: Play, discounts: readonly Discount[], at: number, price: Price): Procedure<Price> {
  const discount = discounts[at] as Discount;
  const { card, ability } = discount;
  const use: Piece = { say: 'uses', card };
  let left = price;
  for (let used = 0; used < (ability.amount ?? Number.POSITIVE_INFINITY); used++) {
    const worth = isInPlay(g, card) ? worthOf(g, discount, left, used > 0) : 0;
    if (worth <= 0) break;
    const isNeeded = !canPay(g, play, lowestPrice(g, discounts.slice(at + 1), left));
    const [piece] = yield* ask({
      seat: play.seat,
      step: stepOfEffects(g.state),
      about: { say: 'may use', card },
      next: oneOf(isNeeded ? [use] : [PASS, use]),
      ...(isNeeded ? {} : { passive: PASSIVE_PASS }),
    });
    if (piece?.say === PASS.say) break;
    spend(g, discount);
    const isCounted = ability.by === 'counters' || ability.by === 'lock for counters';
    left = loweredBy(left, paidIn(ability, left), isCounted ? 1 : worth);
    if (!isCounted) break;
  }
  return left;
}

function spend(g: G, { card, ability }: Discount): void {
  switch (ability.by) {
    case 'lock':
      lock(g, card);
      return;
    case 'burn':
      burn(g, card);
      return;
    case 'turn':
      playOf(g, card).did.push(DISCOUNT_USED);
      return;
    case 'lock for counters':
      lock(g, card);
      burnBlood(g, card, 1);
      return;
    case 'counters':
      burnBlood(g, card, 1);
  }
}

function canPay(g: G, { seat, minion }: Play, { pool, blood }: Price): boolean {
  if (pool > playerOf(g, seat).pool) return false;
  return blood === 0 || minion === undefined || blood <= (cardOf(g, minion).play?.counters ?? 0);
}
