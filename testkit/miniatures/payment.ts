/**
 * A miniature with payments. A card is cast and paid for by one answer, from crystals of two colours, gold, springs
 * that give two at once, and cards of the hand. Nothing is spent before the answer is complete, so stepping back keeps
 * everything.
 */
import * as engine from '@praxis/engine';
import { defOf, draw, miniature, move, type TableState, zone } from './table.ts';

type Cost = { readonly red: number; readonly blue: number; readonly any: number };
const COSTS: Readonly<Record<string, Cost & { readonly points: number }>> = {
  Spark: { red: 1, blue: 0, any: 0, points: 1 },
  Ripple: { red: 0, blue: 1, any: 1, points: 2 },
  Storm: { red: 1, blue: 1, any: 1, points: 3 },
  Tower: { red: 0, blue: 0, any: 4, points: 4 },
  Crown: { red: 2, blue: 2, any: 2, points: 7 },
};
const NAMES = Object.keys(COSTS);
const [POINTS_TO_WIN, TURNS_PER_SEAT] = [15, 8];

interface Purse {
  red: number;
  blue: number;
  gold: number;
  springs: number;
}
interface PaymentState extends TableState {
  purses: Purse[];
}
type G = engine.Context<PaymentState>;

/** Something that can be spent: one of a colour, or an amount of any. */
interface Unit {
  readonly piece: engine.Piece;
  readonly colour?: 'red' | 'blue';
  readonly any?: number;
}

function* turn(g: G): engine.Procedure {
  const { state } = g;
  const { seat } = state;
  draw(g, seat);
  const purse = state.purses[seat] as Purse;
  // Crystals do not keep from turn to turn; gold does.
  Object.assign(purse, { red: 2, blue: 2, gold: purse.gold + 1, springs: 1 });
  while ((yield* cast(g, seat)) && !over(g));
  state.turn++;
  state.seat = (seat + 1) % state.points.length;
}

function* cast(g: G, seat: engine.Seat): engine.Procedure<boolean> {
  const [first, ...payment] = yield* engine.ask({
    seat,
    step: 'cast',
    about: { say: 'cast' },
    passive: engine.PASSIVE_PASS,
    next: (prefix) => next(g, seat, prefix),
  });
  const card = first?.card;
  if (card === undefined) return false;
  for (const piece of payment) spend(g, seat, piece);
  // The fault that a table can order, half-way through an answer, to see that it is undone.
  if (g.setup.options?.fault === NAMES[defOf(g, card)]) throw new Error('This card was not to be cast.');
  move(g, card, zone(g.state.hands, seat), zone(g.state.piles, seat), 'cast');
  g.state.points[seat] = (g.state.points[seat] as number) + costOf(g, card).points;
  return true;
}

function spend(g: G, seat: engine.Seat, { card, word }: engine.Piece): void {
  const { hands, piles, purses } = g.state;
  if (card !== undefined) move(g, card, zone(hands, seat), zone(piles, seat), 'discarded');
  else (purses[seat] as Purse)[word as keyof Purse]--;
}

function costOf(g: G, card: engine.CardId): Cost & { readonly points: number } {
  return COSTS[NAMES[defOf(g, card)] as string] as Cost & { points: number };
}

/** Everything a seat could pay with, in the order in which it is offered. */
function unitsOf({ state }: G, seat: engine.Seat, cast: engine.CardId): Unit[] {
  const { red, blue, gold, springs } = state.purses[seat] as Purse;
  const pay = (word: string): engine.Piece => ({ say: 'pay', word, list: true });
  return [
    ...Array.from({ length: red }, (): Unit => ({ piece: pay('red'), colour: 'red' })),
    ...Array.from({ length: blue }, (): Unit => ({ piece: pay('blue'), colour: 'blue' })),
    ...Array.from({ length: gold }, (): Unit => ({ piece: pay('gold'), any: 1 })),
    ...Array.from({ length: springs }, (): Unit => ({ piece: pay('springs'), any: 2 })),
    ...zone(state.hands, seat)
      .filter((card) => card !== cast)
      .map((card): Unit => ({ piece: { say: 'discard', card, list: true }, any: 1 })),
  ];
}

/** True if the units can pay the cost: units of any colour fill gaps, and there are enough in all. */
function pays({ red, blue, any }: Cost, units: readonly Unit[]): boolean {
  const reds = units.filter(({ colour }) => colour === 'red').length;
  const blues = units.filter(({ colour }) => colour === 'blue').length;
  const wild = units.reduce((sum, unit) => sum + (unit.any ?? 0), 0);
  return Math.max(0, red - reds) + Math.max(0, blue - blues) <= wild && reds + blues + wild >= red + blue + any;
}

/**
 * Payments are offered in one order, so that each is one answer, and only those that can be completed without anything
 * idle.
 */
function next(g: G, seat: engine.Seat, [first, ...payment]: engine.Path): readonly engine.Piece[] {
  if (!first) {
    const affordable = zone(g.state.hands, seat).filter((card) => pays(costOf(g, card), unitsOf(g, seat, card)));
    return [engine.PASS, ...affordable.map((card) => ({ say: 'cast', card }))];
  }
  if (first.card === undefined) return [];
  const cost = costOf(g, first.card);
  const units = unitsOf(g, seat, first.card);
  const paid: Unit[] = [];
  let at = 0;
  for (const piece of payment) {
    while (!engine.samePiece((units[at] as Unit).piece, piece)) at++;
    paid.push(units[at++] as Unit);
  }
  if (pays(cost, paid)) return [];
  const offered: engine.Piece[] = [];
  for (; at < units.length; at++) {
    const { piece, colour } = units[at] as Unit;
    const before = offered.at(-1);
    const idle = colour && paid.filter((unit) => unit.colour === colour).length >= cost[colour] + cost.any;
    if (idle || (before && engine.samePiece(before, piece)) || !pays(cost, [...paid, ...units.slice(at)])) continue;
    offered.push(piece);
  }
  return offered;
}

function over({ state }: G): boolean {
  return Math.max(...state.points) >= POINTS_TO_WIN || state.turn > TURNS_PER_SEAT * state.points.length;
}

export const paymentGame = miniature({
  id: 'payment',
  names: NAMES,
  deal: { at: 'turn', copies: [4, 4, 3, 2, 1], hand: 3, points: 0, seatsMax: 4 },
  start: (setup) => ({ purses: setup.seats.map((): Purse => ({ red: 0, blue: 0, gold: 0, springs: 0 })) }),
  copy: (state: PaymentState) => ({ purses: state.purses.map((purse) => ({ ...purse })) }),
  parts: { turn },
  over: (g) => (over(g) ? 'points or turns' : undefined),
  shown: ({ purses }) => ({ zones: {}, where: { purses } }),
  *conceivable(g, seat) {
    for (const card of zone(g.state.hands, seat)) {
      const rule = engine.forbid('P-1', !pays(costOf(g, card), unitsOf(g, seat, card)));
      yield { path: [{ say: 'cast', card }], reasons: rule ? [rule] : [] };
    }
  },
  phrases: { pay: 'paying {}', discard: 'discarding {}' },
  rules: { 'P-1': 'A card is cast by somebody who can pay for it.' },
});
