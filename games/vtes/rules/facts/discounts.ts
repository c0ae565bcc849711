/** Cards in play that can be used to pay less for other cards. */

import type { CardId, Seat } from '@praxis/engine';
import type { Ability, CardDef, Mode } from '../../cards/language.ts';
import { cardOf, type G, playOf } from '../state/state.ts';
import { allHold } from './conditions.ts';
import { isPriceOfEffect, isSuch } from './costs.ts';
import { matches } from './filters.ts';
import { abilitiesOf } from './printed.ts';
import { sceneOf } from './scenes.ts';
import { discountingCards } from './tabletop.ts';

/** The cost. */
export interface Price {
  readonly pool: number;
  readonly blood: number;
}

export interface Discount {
  readonly card: CardId;
  readonly ability: Extract<Ability, { always: 'discount' }>;
}

const NONE: readonly Discount[] = [];

/** The key under which the use of a discount is remembered for the turn. */
export const DISCOUNT_USED = 'turn:discount';

/** The discounts that the player could use for a card that the minion, or he himself, plays in this way. */
export function discountsFor(
  g: G,
  seat: Seat,
  def: CardDef,
  mode: Mode | undefined,
  minion: CardId | undefined,
): readonly Discount[] {
  const sources = discountingCards(g);
  if (sources.length === 0) return NONE;
  const found: Discount[] = [];
  for (const card of sources) {
    if (cardOf(g, card).at !== seat) continue;
    for (const ability of abilitiesOf(g, card))
      if ('always' in ability && ability.always === 'discount' && isMeant(g, { card, ability }, def, mode, minion))
        found.push({ card, ability });
  }
  return found;
}

function isMeant(
  g: G,
  { card, ability }: Discount,
  def: CardDef,
  mode: Mode | undefined,
  minion: CardId | undefined,
): boolean {
  const scene = sceneOf(g, card);
  if (isPriceOfEffect(def, mode) || !isSuch(def, mode, ability.cards)) return false;
  if (ability.for === 'bearer') {
    if (minion === undefined || minion !== scene.minion) return false;
  } else if (ability.for && (minion === undefined || !matches(g, scene, ability.for, minion))) return false;
  return !ability.if || allHold(g, scene, ability.if);
}

/** Up to half of the pool that a card costs is paid in the blood of the minion that gets it. */
export function halfInBlood(minion: CardId, { pool }: Price): Discount {
  return {
    card: minion,
    ability: { always: 'discount', cards: { is: 'card' }, by: 'counters', amount: Math.floor(pool / 2), in: 'pool' },
  };
}

/** The amount that a discount can take from a price now. `isOpen`: it has been locked for this payment. */
export function worthOf(g: G, { card, ability }: Discount, price: Price, isOpen = false): number {
  const { counters, locked, did } = playOf(g, card);
  const due = price[paidIn(ability, price)];
  const most = Math.min(ability.amount ?? due, due);
  switch (ability.by) {
    case 'lock':
      return locked ? 0 : most;
    case 'burn':
      return most;
    case 'turn':
      return did.includes(DISCOUNT_USED) ? 0 : most;
    case 'counters':
      return Math.min(most, counters);
    case 'lock for counters':
      return locked && !isOpen ? 0 : Math.min(most, counters);
  }
}

/** The kind of payment that it lowers: the one it names, else the one that is paid. */
export function paidIn({ in: said }: Discount['ability'], { blood }: Price): 'blood' | 'pool' {
  return said ?? (blood > 0 ? 'blood' : 'pool');
}

/** The price after all discounts that could be used. */
export function lowestPrice(g: G, discounts: readonly Discount[], price: Price): Price {
  let left = price;
  for (const each of discounts) left = loweredBy(left, paidIn(each.ability, left), worthOf(g, each, left));
  return left;
}

export function loweredBy(price: Price, kind: 'blood' | 'pool', amount: number): Price {
  if (amount === 0) return price;
  return kind === 'blood' ? { ...price, blood: price.blood - amount } : { ...price, pool: price.pool - amount };
}
