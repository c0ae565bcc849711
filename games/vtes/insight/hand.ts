/** The players of cards in hand. */
import type { ModeEstimate } from './estimate.ts';
import { canPlay, type Minion, type Table } from './table.ts';

/** The minions of the seat that could play a card this way, as far as can be seen. */
export function playersOf(table: Table, mode: ModeEstimate): readonly Minion[] {
  return table.own.ready.filter((minion) => minion.blood >= mode.cost.blood && canPlay(minion, mode));
}
