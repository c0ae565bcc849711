/** Flights over a table of Pokémon: damage from the attacker, and healing. */
import { amountIn, causeOf, type Flight, type FlightsByType, flightsBy } from '../../table/flights.ts';
import { handleIn, type Step } from '../../table/travel.ts';

const TYPES: FlightsByType = {
  damage: (event) => {
    const by = handleIn(event.data.by);
    const card = handleIn(event.data.card);
    if (by === undefined || card === undefined || by === card) return undefined;
    return { from: { card: by }, to: { card }, amount: amountIn(event, 'amount'), kind: 'damage' };
  },
  healed: (event, { events }, at) => {
    const card = handleIn(event.data.card);
    const cause = card === undefined ? undefined : causeOf(events, at, card);
    if (card === undefined || cause === undefined) return undefined;
    return { from: { card: cause }, to: { card }, amount: amountIn(event, 'amount'), kind: 'heal' };
  },
};

export const flights = (step: Step): readonly Flight[] => flightsBy(TYPES, step);
