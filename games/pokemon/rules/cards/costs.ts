/** The costs of playing a card or using an Ability: cards of the hand. */
import { type CardId, END, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { Cost } from '../../cards/language.ts';
import { discard } from '../changes/zones.ts';
import { isCard } from '../facts/matching.ts';
import { type G, playerOf } from '../state/state.ts';
import { cardsIn, picks } from './choices.ts';

const DISCARDING = 'discarding';

function payable(g: G, seat: Seat, { discard: wanted }: Cost, source: CardId | undefined): CardId[] {
  return playerOf(g, seat).zones.hand.filter((id) => id !== source && isCard(g, seat, wanted.card, id));
}

/** P-CARD-008 A player who cannot pay cannot use it. */
export function whyNotPay(g: G, seat: Seat, cost: Cost | undefined, source: CardId | undefined): string | undefined {
  if (!cost || cost.discard.may) return undefined;
  return forbid('P-CARD-008', payable(g, seat, cost, source).length < cost.discard.count);
}

/** The number of cards that must be paid in any case. */
export function priceOf(cost: Cost | undefined): number {
  return cost && !cost.discard.may ? cost.discard.count : 0;
}

interface Paying {
  /** The next pieces; none if the cost is paid. */
  readonly pieces: readonly Piece[];
  /** The pieces after those of the cost. */
  readonly rest: Path;
  readonly paid: readonly CardId[];
}

/** The pieces that pay a cost, directly after the card. `not` has been paid already. */
export function costNext(
  g: G,
  seat: Seat,
  cost: Cost | undefined,
  source: CardId | undefined,
  rest: Path,
  not: readonly CardId[] = [],
): Paying {
  if (!cost) return { pieces: [], rest, paid: [] };
  const { paid, used } = paidIn(cost, rest);
  const cards = payable(g, seat, cost, source).filter((id) => !not.includes(id));
  const { count, may } = cost.discard;
  // An optional cost is paid in full or not at all.
  const least = may && used.length === 0 ? 0 : count;
  if (may && cards.length < count)
    return { pieces: used.length === 0 ? [END] : [], rest: rest.slice(used.length), paid };
  return { pieces: picks(g, DISCARDING, cards, least, count, used), rest: rest.slice(used.length), paid };
}

function paidIn({ discard: { count, may } }: Cost, rest: Path): { readonly paid: CardId[]; readonly used: Path } {
  let used = 0;
  while (used < count && rest[used]?.say === DISCARDING) used++;
  const closed = used < count && rest[used]?.say === END.say && (may || used > 0) ? used + 1 : used;
  return { paid: cardsIn(rest.slice(0, used), DISCARDING), used: rest.slice(0, closed) };
}

/** The cards paid by an answer, and the pieces after them. */
export function costOf(_: G, cost: Cost | undefined, rest: Path): { readonly paid: CardId[]; readonly rest: Path } {
  if (!cost) return { paid: [], rest };
  const { paid, used } = paidIn(cost, rest);
  return { paid, rest: rest.slice(used.length) };
}

export function payCost(g: G, paid: readonly CardId[]): void {
  discard(g, paid);
}
