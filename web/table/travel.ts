/**
 * The origins and destinations of cards, found in two views and in the events between them. It knows no game: a card
 * that was not visible comes from the pile that has become smaller, and one that has disappeared lies on the pile that
 * has grown.
 */
import type { SeatView, View } from '@praxis/engine';
import type { SentEvent } from '@praxis/protocol';
import type { ArrowEnd } from '../games/look.ts';
import { countIn, HAND } from './context.ts';

/** A zone of a seat, or one of the ends that arrows can point at. */
export type End = ArrowEnd | { readonly seat: number; readonly zone: string };

/** One change of the table: the view before, the view after, and the events between them. */
export interface Step {
  readonly before: View;
  readonly after: View;
  readonly events: readonly SentEvent[];
}

/** The handle of a card that an event names. */
export function handleIn(part: unknown): number | undefined {
  const handle = (part as { readonly handle?: unknown } | null | undefined)?.handle;
  return typeof handle === 'number' ? handle : undefined;
}

/** The previous place of a newly visible card. */
export function originOf({ before, after, events }: Step, handle: number): End | undefined {
  const lay = zoneWith(before, handle);
  if (lay) return lay;
  for (const { data } of events)
    if (names(data, handle) && typeof data.seat === 'number' && typeof data.from === 'string')
      return { seat: data.seat, zone: data.from };
  const now = zoneWith(after, handle);
  if (!now) return undefined;
  const smaller = changedZones(before, after, now.seat, -1).filter((zone) => zone !== now.zone);
  // Cards are played from the hand; only cards that come to the hand are drawn.
  const zone = smaller.find((each) => each === HAND) ?? smaller[0];
  return zone === undefined ? undefined : { seat: now.seat, zone };
}

/** The new place of a card that is no longer visible. */
export function destinationOf({ before, after, events }: Step, handle: number): End | undefined {
  const lies = zoneWith(after, handle);
  if (lies) return lies;
  for (const { data } of events)
    if (names(data, handle) && typeof data.seat === 'number' && typeof data.zone === 'string')
      return { seat: data.seat, zone: data.zone };
  const was = zoneWith(before, handle);
  if (!was) return undefined;
  const [zone, another] = changedZones(before, after, was.seat, 1).filter((each) => each !== was.zone);
  return zone === undefined || another !== undefined ? undefined : { seat: was.seat, zone };
}

export interface Passage {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Unseen cards that go from one pile to another: as many are missing here as have come there. */
export function passages({ before, after }: Pick<Step, 'before' | 'after'>): readonly Passage[] {
  return after.seats.flatMap((seat) => {
    const was = before.seats[seat.seat];
    const hidden = Object.keys(seat.zones).filter(
      (zone) => typeof seat.zones[zone] === 'number' && typeof was?.zones[zone] === 'number',
    );
    const change = (zone: string): number => countIn(seat, zone) - countIn(was, zone);
    return hidden.flatMap((to): readonly Passage[] => {
      const count = change(to);
      const from = count > 0 ? hidden.find((zone) => change(zone) === -count) : undefined;
      return from === undefined ? [] : [{ seat: seat.seat, from, to, count }];
    });
  });
}

function names(data: SentEvent['data'], handle: number): boolean {
  const { card, was, cards } = data;
  if (handleIn(card) === handle || handleIn(was) === handle) return true;
  return Array.isArray(cards) && cards.some((each) => handleIn(each) === handle);
}

/** The zone in which the card lies, by itself or on another one. */
function zoneWith(
  { seats, cards }: View,
  handle: number,
): { readonly seat: number; readonly zone: string } | undefined {
  const isIn = (top: number): boolean => top === handle || (cards[top]?.with ?? []).some(isIn);
  for (const { seat, zones } of seats)
    for (const [zone, content] of Object.entries(zones))
      if (typeof content !== 'number' && content.some(isIn)) return { seat, zone };
  return undefined;
}

function changedZones(before: View, after: View, seat: number, sign: 1 | -1): readonly string[] {
  const now: SeatView | undefined = after.seats[seat];
  const was = before.seats[seat];
  const zones = new Set([...Object.keys(now?.zones ?? {}), ...Object.keys(was?.zones ?? {})]);
  return [...zones].filter((zone) => (countIn(now, zone) - countIn(was, zone)) * sign > 0);
}
