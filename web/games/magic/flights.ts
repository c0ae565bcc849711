/** Flights over a table of Magic: damage from its source, and life gained or lost by a card. */
import { amountIn, causeOf, type Flight, type FlightsByType, flightsBy, subjectOf } from '../../table/flights.ts';
import { handleIn, type Step } from '../../table/travel.ts';

const TYPES: FlightsByType = {
  damage: (event) => {
    const source = handleIn(event.data.source);
    const to = subjectOf(event);
    if (source === undefined || !to) return undefined;
    return { from: { card: source }, to, amount: amountIn(event, 'amount'), kind: 'damage' };
  },
  life: (event, { events }, at) => {
    const change = amountIn(event, 'change');
    const isDamage = events.slice(0, at).some((each) => each.type === 'damage' && each.data.seat === event.data.seat);
    const cause = causeOf(events, at);
    if (cause === undefined || typeof event.data.seat !== 'number' || (change < 0 && isDamage)) return undefined;
    const kind = change > 0 ? 'heal' : 'damage';
    return { from: { card: cause }, to: { seat: event.data.seat }, amount: Math.abs(change), kind };
  },
};

export const flights = (step: Step): readonly Flight[] => flightsBy(TYPES, step);
