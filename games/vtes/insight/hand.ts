/** The players of cards in hand, and the ways to play them. */
import type { Benefit, CardEstimate, ModeEstimate } from './estimate.ts';
import { canPlay, type Minion, type Table } from './table.ts';

/** The minions of the seat that could play a card this way, as far as can be seen. */
export function playersOf(table: Table, mode: ModeEstimate): readonly Minion[] {
  return table.own.ready.filter((minion) => minion.blood >= mode.cost.blood && canPlay(minion, mode));
}

/**
 * True if the minion could play the card another way that is offered now, costs no more, gives as much of everything, and
 * more of something.
 */
export function isOutdone(
  { modes }: CardEstimate,
  mode: ModeEstimate,
  minion: Minion | undefined,
  isOffered: (way: string) => boolean,
): boolean {
  return modes.some(
    (other) => other !== mode && (!minion || canPlay(minion, other)) && outdoes(other, mode) && isOffered(other.way),
  );
}

const HARMFUL: ReadonlySet<string> = new Set<Benefit>(['selfDamage', 'selfAggravated']);

function outdoes(better: ModeEstimate, mode: ModeEstimate): boolean {
  if (better.type !== mode.type || better.range !== mode.range || better.late !== mode.late) return false;
  if (better.cost.blood > mode.cost.blood || better.cost.pool > mode.cost.pool) return false;
  let more = false;
  for (const name in { ...better.gives, ...mode.gives }) {
    const [gain = 0, usual = 0] = [better.gives[name as Benefit], mode.gives[name as Benefit]];
    if (gain === usual) continue;
    if (gain > usual === HARMFUL.has(name)) return false;
    more = true;
  }
  return more;
}
