/** The situation in a Rivals match, read from its view. */
import type { Faces } from '@praxis/contract';
import type { CardView, SeatView, View } from '@praxis/engine';
import type { AttackView, ConflictView, RivalsWhere } from '@praxis/rivals/where.ts';

/** The view's `where`; empty where a card is shown outside of a match. */
export function whereOf({ where }: View): Partial<RivalsWhere> {
  return where as Partial<RivalsWhere>;
}

/** The name by which arrows find the City Deck. */
export const CITY_DECK = 'city deck';

/** The steps of an attack in their order, by the keys of their labels: `step block`. */
export const ATTACK_STEPS = [
  'companions',
  'intel',
  'type',
  'attack card',
  'block',
  'reaction',
  'reveal',
  'abilities',
  'damage',
] as const;

export type AttackType = 'physical' | 'social' | 'mental' | 'ranged';

/** An attack that is over stays in the view until the turn ends. */
export function attackNow(view: View): AttackView | undefined {
  const { attack } = whereOf(view);
  return attack && (attack.state === 'announced' || attack.state === 'damage') ? attack : undefined;
}

/** The attributes of both sides that count in an attack of this type; none in a Ranged one. */
export function attributesIn(
  view: View,
  faces: Faces,
  type: string | undefined,
): { readonly own: number; readonly other: number } | undefined {
  const attack = attackNow(view);
  if (!attack || type === undefined || type === 'ranged') return undefined;
  const of = (handle: number): number => {
    const { counters, def } = view.cards[handle] ?? {};
    const printed = def === undefined ? undefined : faces[def]?.marks[type];
    return counters?.[type] ?? (Number(printed ?? 0) || 0);
  };
  return { own: of(attack.by), other: of(attack.on) };
}

export type StepState = 'done' | 'now' | 'ahead';

export function stepState(step: string, current: string): StepState {
  const names: readonly string[] = ATTACK_STEPS;
  const at = names.indexOf(step);
  const now = names.indexOf(current);
  return at === now ? 'now' : at < now ? 'done' : 'ahead';
}

/** Characters in one party, in the order of the view. */
export interface Party {
  readonly seat: number;
  readonly party: number;
  readonly cards: readonly number[];
}

/** The characters in The Streets by seats and parties. */
export function partiesOf({ seats, cards }: View): readonly Party[] {
  return seats.flatMap(({ seat, zones }) => {
    const handles = Array.isArray(zones.streets) ? (zones.streets as readonly number[]) : [];
    const parties = [...new Set(handles.map((handle) => partyOf(cards[handle])))];
    return parties.map((party) => ({
      seat,
      party,
      cards: handles.filter((handle) => partyOf(cards[handle]) === party),
    }));
  });
}

function partyOf(card: CardView | undefined): number {
  return card?.counters?.party ?? 0;
}

/** The members of the attacker's party, without the attacker. */
export function companionsOf(view: View, { by }: AttackView): readonly number[] {
  const party = partiesOf(view).find(({ cards }) => cards.includes(by));
  return party?.cards.filter((handle) => handle !== by) ?? [];
}

/** A seat's Rival. Undefined before the tokens are dealt. */
export function rivalOf(view: View, seat: number): number | undefined {
  return (whereOf(view).turnNumber ?? 0) > 0 ? view.seats[seat]?.counters.rival : undefined;
}

export function isEliminated(seat: SeatView | undefined): boolean {
  return seat?.counters.eliminated === 1;
}

/** Prestige tokens in the colours of others, by their seats. */
export function foreignPrestige({ counters }: SeatView): readonly { readonly of: number; readonly count: number }[] {
  return Object.entries(counters).flatMap(([key, count]) => {
    const of = /^prestige of (\d+)$/.exec(key)?.[1];
    return of === undefined ? [] : [{ of: Number(of), count }];
  });
}

/** Public influence on each side: all of it once everything is revealed. */
export function sidesOf({ stakes, yes, no, passed }: ConflictView): { readonly yes: number; readonly no: number } {
  if (passed !== undefined) return { yes, no };
  const open = (wanted: string): number =>
    stakes.filter(({ side }) => side === wanted).reduce((sum, stake) => sum + stake.open + (stake.hidden ?? 0), 0);
  return { yes: open('yes'), no: open('no') };
}
