/** Flights over a table of Rivals: blows, Prestige, Agenda, tokens, and influence spent in a Conflict. */
import {
  amountIn,
  causeOf,
  exchanges,
  type Flight,
  type FlightsByType,
  flightsBy,
  opponentIn,
  subjectOf,
} from '../../table/flights.ts';
import { handleIn, type Step } from '../../table/travel.ts';
import { whereOf } from './where.ts';

/** The name by which arrows find a side of the Influence Conflict. */
export const sideName = (side: string): string => `influence ${side}`;

const TYPES: FlightsByType = {
  damage: (event, { before, after, events }, at) => {
    const card = handleIn(event.data.card);
    if (card === undefined) return undefined;
    const attack = whereOf(before).attack ?? whereOf(after).attack;
    const by = (attack && opponentIn([attack.by, attack.on], card)) ?? causeOf(events, at, card);
    if (by === undefined) return undefined;
    return { from: { card: by }, to: { card }, amount: amountIn(event, 'amount'), kind: 'damage' };
  },
  agenda: (event, { events }, at) => {
    const cause = causeOf(events, at);
    const change = amountIn(event, 'change');
    if (cause === undefined || change < 0 || typeof event.data.seat !== 'number') return undefined;
    return { from: { card: cause }, to: { seat: event.data.seat }, amount: change, kind: 'prize' };
  },
  voted: (event) => {
    const { seat, word } = event.data;
    if (typeof seat !== 'number' || typeof word !== 'string') return undefined;
    return {
      from: { seat },
      to: { named: sideName(word) },
      amount: Math.max(1, amountIn(event, 'open')),
      kind: 'vote',
    };
  },
};

export function flights(step: Step): readonly Flight[] {
  const prestige = step.events.map((event) => {
    const at = event.type === 'prestige' ? subjectOf(event) : undefined;
    return at && { at, change: amountIn(event, 'change') };
  });
  return [...flightsBy(TYPES, step), ...exchanges(prestige, 'token'), ...attackedLeaders(step)];
}

/** The Prestige that a leader under attack loses, where nobody gains it. */
function attackedLeaders({ before, after, events }: Step): readonly Flight[] {
  const attack = whereOf(before).attack ?? whereOf(after).attack;
  if (!attack) return [];
  return events.flatMap((event): readonly Flight[] => {
    const { seat } = event.data;
    const lost = -amountIn(event, 'change');
    if (event.type !== 'prestige' || lost <= 0 || typeof seat !== 'number' || attack.seat === seat) return [];
    const isGained = events.some(({ type, data }) => type === 'prestige' && data.change === lost);
    return isGained ? [] : [{ from: { card: attack.by }, to: { seat }, amount: lost, kind: 'damage' }];
  });
}
