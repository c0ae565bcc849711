/** Flights over a VTES table: pool and blood, bleeds, blows, votes, the Edge, victory points. */
import {
  amountIn,
  exchanges,
  type Flight,
  type FlightsByType,
  flightsBy,
  opponentIn,
  subjectOf,
} from '../../table/flights.ts';
import { handleIn, type Step } from '../../table/travel.ts';
import { whereOf } from './where.ts';

/** The name by which arrows find a side of the tally. */
export const sideName = (side: string): string => `votes ${side}`;

const TYPES: FlightsByType = {
  /** Pool that goes to a card or comes from it. Without a card it goes to the blood bank: the number shows it. */
  pool: ({ data }) => {
    const card = handleIn(data.card);
    const change = Number(data.change);
    if (card === undefined || typeof data.seat !== 'number') return undefined;
    const [from, to] = change < 0 ? [{ seat: data.seat }, { card }] : [{ card }, { seat: data.seat }];
    return { from, to, amount: Math.abs(change), kind: 'blood' };
  },
  bled: (event) => {
    const by = handleIn(event.data.by);
    if (by === undefined || typeof event.data.seat !== 'number') return undefined;
    return { from: { card: by }, to: { seat: event.data.seat }, amount: amountIn(event, 'amount'), kind: 'damage' };
  },
  damage: (event, { before, after }) => {
    const card = handleIn(event.data.card);
    const combat = whereOf(before).combat ?? whereOf(after).combat;
    if (card === undefined || !combat) return undefined;
    const by = opponentIn([combat.acting, combat.opposing], card);
    const amount = amountIn(event, 'normal') + amountIn(event, 'aggravated');
    return by === undefined ? undefined : { from: { card: by }, to: { card }, amount, kind: 'damage' };
  },
  'votes cast': (event) => {
    const from = subjectOf(event);
    const to = { named: sideName(String(event.data.side)) };
    return from && { from, to, amount: amountIn(event, 'votes'), kind: 'vote' };
  },
  edge: ({ data }, { before }) => {
    const from = whereOf(before).edge;
    if (from === undefined || typeof data.seat !== 'number' || from === data.seat) return undefined;
    return { from: { seat: from }, to: { seat: data.seat }, amount: 1, kind: 'token' };
  },
  'victory point': ({ data }, { events }) => {
    const prey = events.find(({ type, data: told }) => type === 'ousted' && told.predator === data.seat)?.data.seat;
    if (typeof prey !== 'number' || typeof data.seat !== 'number') return undefined;
    return { from: { seat: prey }, to: { seat: data.seat }, amount: 1, kind: 'prize' };
  },
};

export function flights(step: Step): readonly Flight[] {
  // Blood that is stolen, moved or shared goes from card to card.
  const blood = step.events
    .filter(({ type }) => type !== 'moved')
    .map((event, at, all) => {
      const at0 = event.type === 'counters' && all[at - 1]?.type !== 'pool' ? subjectOf(event) : undefined;
      return at0 && { at: at0, change: amountIn(event, 'change') };
    });
  return [...flightsBy(TYPES, step), ...exchanges(blood, 'blood')];
}
