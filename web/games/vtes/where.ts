/** The situation in a VTES match, read from its view. */
import type { SeatView, View } from '@praxis/engine';
import type { ActionView, ReferendumView, VtesWhere } from '@praxis/vtes/where.ts';

/** The view's `where`; empty where a card is shown outside of a match. */
export function whereOf({ where }: View): Partial<VtesWhere> {
  return where;
}

/** The targets of an action, without the card that is played for it. */
export function aimedAt({ on, card, by }: ActionView): readonly number[] {
  return on.filter((handle): handle is number => typeof handle === 'number' && handle !== card && handle !== by);
}

/** Votes of each seat on each side, in the order of the seats. */
export interface SeatVotes {
  readonly seat: number;
  readonly for: number;
  readonly against: number;
}

export function votesBySeat({ ballots }: ReferendumView): readonly SeatVotes[] {
  const bySeat = new Map<number, { seat: number; for: number; against: number }>();
  for (const { seat, votes, cast } of ballots) {
    if (cast === undefined || votes === 0) continue;
    const counted = bySeat.get(seat) ?? { seat, for: 0, against: 0 };
    counted[cast] += votes;
    bySeat.set(seat, counted);
  }
  return [...bySeat.values()].toSorted((a, b) => a.seat - b.seat);
}

/** The seats whose minions may still attempt to block. */
export function seatsThatMayBlock({ cards }: View, { intercepts }: ActionView): readonly number[] {
  const seats = Object.keys(intercepts).flatMap((handle) => cards[Number(handle)]?.controller ?? []);
  return [...new Set(seats)];
}

/** The greatest intercept that could meet the action, among the seats that may still block. */
export function greatestIntercept({ intercepts }: ActionView): number | undefined {
  const all = Object.values(intercepts);
  return all.length === 0 ? undefined : Math.max(...all);
}

export function isOusted(seat: SeatView | undefined): boolean {
  return seat?.counters.ousted === 1;
}

/** The next player in this direction who is still in the game: 1 leads to the prey, -1 to the predator. */
function neighbour({ seats }: View, seat: number, step: 1 | -1): number {
  let at = seat;
  do at = (at + step + seats.length) % seats.length;
  while (at !== seat && isOusted(seats[at]));
  return at;
}

export function relationOf(view: View, me: number, seat: number): string | undefined {
  if (seat === me || isOusted(view.seats[seat]) || isOusted(view.seats[me])) return undefined;
  const prey = neighbour(view, me, 1) === seat;
  const predator = neighbour(view, me, -1) === seat;
  if (prey && predator) return 'table prey and predator';
  if (prey) return 'table prey';
  return predator ? 'table predator' : undefined;
}

const RANKS = [
  'primogen',
  'prince',
  'justicar',
  'inner circle',
  'bishop',
  'archbishop',
  'priscus',
  'cardinal',
  'regent',
  'magaji',
  'kholo',
  'baron',
] as const;
export type Rank = (typeof RANKS)[number];

/** The title among the marks of a card. */
export function rankOf(marks: readonly string[] = []): Rank | undefined {
  return RANKS.find((rank) => marks.some((mark) => mark === rank || mark.startsWith(`${rank} of `)));
}

/** Everything about the viewer's own action that another player's response would change; undefined outside of one. */
export function ownActionKey(view: View): string | undefined {
  const { viewer } = view;
  const { turn, turnNumber, action, combat, referendum, playing } = whereOf(view);
  if (!action || action.state === 'ended' || turn !== viewer || action.seat !== viewer) return undefined;
  if (combat || referendum || (playing && playing.seat !== viewer)) return undefined;
  const { kind, by, card, targets, on, stealth, bleed, blocker, intercept, attempts } = action;
  return JSON.stringify([turnNumber, kind, by, card, targets, on, stealth, bleed, blocker, intercept, attempts]);
}
