/** The uses of cards in hand: which to keep, which to discard. */
import type { CardEstimate, ModeEstimate } from './estimate.ts';
import { canUse, type Minion, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';

/** The worth of a type of card in hand. */
function typeWorth(type: string, { bleed, defend, vote, fight }: Temperament): number {
  switch (type) {
    case 'master':
      return 0.75;
    case 'action':
      return 0.9 * bleed;
    case 'action modifier':
      return 0.8 * bleed;
    case 'reaction':
      return 0.85 * defend;
    case 'combat':
      return 0.55 * fight;
    case 'political action':
      return 0.75 * vote;
    default:
      return 0.6;
  }
}

/** The worth of keeping a card in hand: nothing if no minion can play it, less for every further copy. */
export function keepWorth(table: Table, card: CardEstimate, temperament: Temperament): number {
  let best = 0;
  for (const mode of card.modes) {
    const worth = typeWorth(mode.type, temperament) * users(table, mode);
    if (worth > best) best = worth;
  }
  let copies = -1;
  let sameType = 0;
  for (const other of table.hand) {
    if (other === card) copies++;
    if (other.types[0] === card.types[0]) sameType++;
  }
  return best - 0.15 * copies - (card.types[0] === 'master' ? 0.12 * sameType : 0.03 * sameType);
}

/** The chance that a minion of the seat can use the way: 1 for a ready one, less for one that is still uncontrolled. */
function users(table: Table, { disciplines, type }: ModeEstimate): number {
  if (disciplines.length === 0) return type === 'master' ? 1 : table.own.ready.length > 0 ? 1 : 0.7;
  let best = 0.05;
  for (const minion of table.own.ready) if (canUse(minion.card, disciplines)) return 1;
  for (const { card, blood } of table.own.waiting)
    if (canUse(card, disciplines)) best = Math.max(best, blood > 0 ? 0.75 : 0.45);
  return best;
}

/** The minions of the seat that could play a card this way, as far as can be seen. */
export function playersOf(table: Table, mode: ModeEstimate): readonly Minion[] {
  return table.own.ready.filter((minion) => minion.blood >= mode.cost.blood && canUse(minion.card, mode.disciplines));
}
