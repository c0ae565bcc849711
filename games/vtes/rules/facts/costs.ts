/** What cards cost. */

import type { CardId, Piece, Seat } from '@praxis/engine';
import type { CardDef, Cost, Mode } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { cardsInPlay } from './tabletop.ts';

/** The cost of a mode with what adds to it. */
export function costOf(def: CardDef, mode: Mode): Cost {
  return mode.cost ?? def.cost ?? {};
}

/** What is to be paid, with what cards in play add when the card is played on these targets. */
export function amountsOf(
  g: G,
  seat: Seat,
  def: CardDef,
  cost: Cost,
  x: number,
  targets: readonly number[],
): { readonly pool: number; readonly blood: number } {
  const blood = cost.blood === 'X' ? x : cost.blood === 'copies' ? copiesOf(g, seat, def) : (cost.blood ?? 0);
  const pool = cost.pool === 'X' ? x : (cost.pool ?? 0);
  return { blood, pool: pool + surcharge(g, seat, def, targets) };
}

function copiesOf(g: G, seat: Seat, def: CardDef): number {
  return cardsInPlay(g, seat).filter((id) => defOf(g, id).name === def.name).length;
}

/** What the cards on a target add to the cost of playing a card on it. */
export function surchargeOn(g: G, def: CardDef, target: CardId): number {
  let sum = 0;
  for (const id of cardOf(g, target).play?.with ?? [])
    for (const ability of defOf(g, id).abilities ?? [])
      if ('always' in ability && ability.always === 'surcharge' && ability.on === 'bearer' && ability.name === def.name)
        sum += ability.pool;
  return sum;
}

function surcharge(g: G, seat: Seat, def: CardDef, targets: readonly number[]): number {
  let sum = 0;
  for (const target of targets) sum += surchargeOn(g, def, target as CardId);
  for (const id of cardsInPlay(g, seat))
    for (const ability of defOf(g, id).abilities ?? [])
      if (
        'always' in ability &&
        ability.always === 'surcharge' &&
        ability.on === undefined &&
        ability.name === def.name
      )
        sum += ability.pool;
  return sum;
}

/** V-IMB-009 */
export function convictionsOn(g: G, minion: CardId | undefined): number {
  if (minion === undefined) return 0;
  return (cardOf(g, minion).play?.with ?? []).filter((id) => defOf(g, id).types?.includes('conviction')).length;
}

/** The X of a cost, from 0 to what can be paid. */
export function xPieces(g: G, seat: Seat, minion: CardId | undefined, cost: Cost): readonly Piece[] {
  if (cost.pool !== 'X' && cost.blood !== 'X') return [];
  const most =
    cost.pool === 'X' ? playerOf(g, seat).pool : minion === undefined ? 0 : (cardOf(g, minion).play?.counters ?? 0);
  return Array.from({ length: most + 1 }, (_, amount): Piece => ({ say: 'paying', amount }));
}
