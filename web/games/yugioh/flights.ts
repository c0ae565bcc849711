/** Flights over a Duel: damage to Life Points from the attacker or from the effect, and gained Life Points. */
import { amountIn, causeOf, type Flight, type FlightsByType, flightsBy, rivalCard } from '../../table/flights.ts';
import type { Step } from '../../table/travel.ts';
import { whereOf } from './where.ts';

const TYPES: FlightsByType = {
  life: (event, { before, after, events }, at) => {
    const { seat, cause } = event.data;
    if (typeof seat !== 'number') return undefined;
    const change = amountIn(event, 'change');
    const attack = whereOf(before).attack ?? whereOf(after).attack;
    const by =
      cause === 'battle' && attack ? rivalCard(before, [attack.attacker, attack.target], seat) : causeOf(events, at);
    if (by === undefined) return undefined;
    const kind = change > 0 ? 'heal' : 'damage';
    return { from: { card: by }, to: { seat }, amount: Math.abs(change), kind };
  },
};

export const flights = (step: Step): readonly Flight[] => flightsBy(TYPES, step);
