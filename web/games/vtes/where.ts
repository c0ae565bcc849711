/** What the view of a VTES match tells of what is going on. */
import type { SeatView, View } from '@praxis/engine';

export interface Action {
  readonly kind: string;
  readonly by: number;
  readonly seat: number;
  readonly card?: number;
  readonly targets: readonly number[];
  readonly on: readonly (number | null)[];
  readonly stealth: number;
  readonly bleed?: number;
  readonly state: 'announced' | 'blocked' | 'successful' | 'ended';
  readonly blocker?: number;
  readonly intercept?: number;
  /** Seats that make no more attempts to block. */
  readonly declined: readonly number[];
  /** The intercept of everybody who may still attempt to block, by handle. */
  readonly intercepts?: Readonly<Record<string, number>>;
}

export type StrikeKind =
  | 'hand'
  | 'damage'
  | 'dodge'
  | 'combat ends'
  | 'steal blood'
  | 'destroy equipment'
  | 'destroy weapon'
  | 'steal equipment'
  | 'steal weapon'
  | 'none';

export interface Fighter {
  readonly strength: number;
  /** Undefined until it is chosen, and again when it has been resolved. */
  readonly strike?: StrikeKind;
  /** The card or weapon that it strikes with. */
  readonly with?: number;
  readonly at?: number;
  readonly first?: true;
  readonly additional: number;
  /** In this round, to damage. */
  readonly lost: number;
}

export interface Combat {
  readonly acting: number;
  readonly opposing: number;
  readonly range: 'close' | 'long';
  readonly round: number;
  readonly continuing: boolean;
  readonly fighters?: readonly Fighter[];
}

export interface Ballot {
  readonly seat: number;
  readonly source?: number;
  readonly votes: number;
  readonly cast?: 'for' | 'against';
}

export interface Term {
  readonly seat?: number;
  readonly card?: number;
  readonly amount?: number;
}

export interface Referendum {
  readonly caller: number;
  readonly by?: number;
  readonly card?: number;
  readonly bloodHunt: boolean;
  readonly for: number;
  readonly against: number;
  /** Undefined until the votes have been counted. */
  readonly passed?: boolean;
  readonly terms?: readonly Term[];
  readonly ballots: readonly Ballot[];
}

export interface Where {
  readonly turn?: number;
  readonly turnNumber?: number;
  readonly phase?: string;
  readonly edge?: number;
  readonly playing?: { readonly card?: number; readonly seat: number; readonly minion?: number };
  readonly action?: Action;
  readonly combat?: Combat;
  readonly referendum?: Referendum;
}

export function whereOf(view: View): Where {
  return view.where as Where;
}

/** The cards that an action is aimed at, without the card that is played for it. */
export function aimedAt({ on, card, by }: Action): readonly number[] {
  return on.filter((handle): handle is number => typeof handle === 'number' && handle !== card && handle !== by);
}

/** Votes of each seat on each side, in the order of the seats. */
export interface SeatVotes {
  readonly seat: number;
  readonly for: number;
  readonly against: number;
}

export function votesBySeat({ ballots }: Referendum): readonly SeatVotes[] {
  const bySeat = new Map<number, { seat: number; for: number; against: number }>();
  for (const { seat, votes, cast } of ballots) {
    if (cast === undefined || votes === 0) continue;
    const counted = bySeat.get(seat) ?? { seat, for: 0, against: 0 };
    counted[cast] += votes;
    bySeat.set(seat, counted);
  }
  return [...bySeat.values()].toSorted((a, b) => a.seat - b.seat);
}

/** The seats of those who may still attempt to block. */
export function seatsThatMayBlock({ cards }: View, { intercepts = {} }: Action): readonly number[] {
  const seats = Object.keys(intercepts).flatMap((handle) => cards[Number(handle)]?.controller ?? []);
  return [...new Set(seats)];
}

/** The greatest intercept on the table that could meet the action, for each seat that may still block. */
export function greatestIntercept({ intercepts = {} }: Action): number | undefined {
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
  if (seat === me || isOusted(view.seats[seat])) return undefined;
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
