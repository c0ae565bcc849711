/** Counters, damage and votes that go from one place to another: which of them fly, and from where to where. */
import type { View } from '@praxis/engine';
import type { SentEvent } from '@praxis/protocol';
import { type End, handleIn, type Step } from './travel.ts';

/** Each kind has a look of its own; games may draw it in their own way. */
export type FlightKind = 'blood' | 'damage' | 'heal' | 'vote' | 'token' | 'prize';

export interface Flight {
  readonly from: End;
  readonly to: End;
  readonly amount: number;
  readonly kind: FlightKind;
}

/** Up to this many are drawn one by one; of more only the number. */
export const PIPS_MAX = 5;

/** Joins flights of one kind with the same start and end. */
export function gathered(flights: readonly Flight[]): readonly Flight[] {
  const byWay = new Map<string, Flight>();
  for (const flight of flights) {
    if (flight.amount <= 0) continue;
    const way = JSON.stringify([flight.from, flight.to, flight.kind]);
    byWay.set(way, { ...flight, amount: flight.amount + (byWay.get(way)?.amount ?? 0) });
  }
  return [...byWay.values()];
}

/** A number that has changed at some place. */
export interface Changed {
  readonly at: End;
  readonly change: number;
}

/** An equal loss and gain, one right after the other, are one thing that has moved. */
export function exchanges(changes: readonly (Changed | undefined)[], kind: FlightKind): readonly Flight[] {
  const flights: Flight[] = [];
  for (let index = 1; index < changes.length; index++) {
    const one = changes[index - 1];
    const two = changes[index];
    if (!one || !two || one.change !== -two.change || one.change === 0) continue;
    const [from, to] = one.change < 0 ? [one.at, two.at] : [two.at, one.at];
    flights.push({ from, to, amount: Math.abs(one.change), kind });
    index++;
  }
  return flights;
}

/** The last card named before this event: it is the cause, as far as the events show. */
export function causeOf(events: readonly SentEvent[], at: number, except?: number): number | undefined {
  for (let index = at - 1; index >= 0; index--) {
    const { card, by, source } = events[index]?.data ?? {};
    const cause = [by, source, card].map(handleIn).find((handle) => handle !== undefined && handle !== except);
    if (cause !== undefined) return cause;
  }
  return undefined;
}

/** The whole number in an event under this name; 0 if there is none. */
export function amountIn({ data }: SentEvent, name: string): number {
  const value = data[name];
  return typeof value === 'number' ? value : 0;
}

/** The card or player in an event. */
export function subjectOf({ data }: SentEvent): End | undefined {
  const card = handleIn(data.card);
  if (card !== undefined) return { card };
  return typeof data.seat === 'number' ? { seat: data.seat } : undefined;
}

/** The flight for one event, by its type. Each game has its own. */
export type FlightsByType = Readonly<Record<string, (event: SentEvent, step: Step, at: number) => Flight | undefined>>;

export function flightsBy(types: FlightsByType, step: Step): readonly Flight[] {
  return step.events.flatMap((event, at) => types[event.type]?.(event, step, at) ?? []);
}

/** In a fight the blow comes from the opponent. */
export function opponentIn(pair: readonly (number | undefined)[], card: number): number | undefined {
  return pair.includes(card) ? pair.find((each) => each !== card) : undefined;
}

/** Of two cards the one that another player controls. */
export function rivalCard(view: View, pair: readonly (number | undefined)[], seat: number): number | undefined {
  return pair.find((card) => card !== undefined && view.cards[card]?.controller !== seat);
}
