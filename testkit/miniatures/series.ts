/**
 * A miniature of a series: the first to win two games of tricks wins. In every game the seats play cards under seal,
 * and the higher one takes the trick; the loser of a trick may answer it. Between the games cards are exchanged with a
 * side deck that only its owner knows, and the loser of the game before says who leads.
 */
import * as engine from '@praxis/engine';
import { exchanges, swapsOf } from '@praxis/kit/exchange.ts';
import { copySeries, type InSeries, inSeries, lastLoser } from '@praxis/kit/series.ts';
import { copyZones, defOf, draw, miniature, move, type TableState, zone } from './table.ts';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five'];
const COPIES = [3, 3, 2, 2, 1];
const [HAND, SIDE, TRICKS, GAMES_MAX] = [3, 2, 3, 5] as const;
/** Only this card answers a trick that is lost. */
const ANSWER = 0;

interface TricksState extends TableState, InSeries {
  sides: engine.CardId[][];
  left: boolean[];
}
type G = engine.Context<TricksState>;

function* trick(g: G): engine.Procedure {
  const { state } = g;
  const seats = [state.seat, 1 - state.seat];
  const played = yield* engine.askEach(seats.map((seat) => play(g, seat, 'trick')));
  const [lead, other] = played.map(([piece], at) => {
    const card = piece?.card as engine.CardId;
    lay(g, seats[at] as engine.Seat, card);
    return defOf(g, card);
  }) as [number, number];
  state.turn++;
  if (lead === other) return;
  const winner = lead > other ? state.seat : 1 - state.seat;
  const answer = yield* engine.askWindow([1 - winner], (seat) => play(g, seat, 'answer'));
  if (answer) lay(g, answer.seat, answer.path[0]?.card as engine.CardId);
  else state.points[winner] = (state.points[winner] as number) + 1;
  state.seat = winner;
}

function lay(g: G, seat: engine.Seat, card: engine.CardId): void {
  move(g, card, zone(g.state.hands, seat), zone(g.state.piles, seat), 'played');
  draw(g, seat);
}

function play(g: G, seat: engine.Seat, step: 'trick' | 'answer'): engine.Question {
  const next = (prefix: engine.Path): engine.Piece[] => {
    if (prefix.length > 0) return [];
    const hand = zone(g.state.hands, seat).filter((card) => step === 'trick' || defOf(g, card) === ANSWER);
    return [...(step === 'answer' ? [engine.PASS] : []), ...hand.map((card) => ({ say: 'play', card }))];
  };
  const passive = step === 'answer' ? { passive: engine.PASSIVE_PASS } : {};
  return { seat, step, about: { say: step }, next, ...passive };
}

/** Both exchange at once, under seal; then the loser of the game before chooses who leads. */
function* prepare(g: G): engine.Procedure {
  const { state } = g;
  const answers = yield* engine.askEach([0, 1].map((seat) => exchange(g, seat)));
  for (const [seat, path] of answers.entries())
    for (const { out, into } of swapsOf(path)) {
      const [deck, side] = [zone(state.decks, seat), zone(state.sides, seat)];
      deck.splice(deck.indexOf(out), 1, into);
      side.splice(side.indexOf(into), 1, out);
    }
  state.at = 'lead';
}

function exchange(g: G, seat: engine.Seat): engine.Question {
  const next = exchanges({
    out: zone(g.state.decks, seat),
    side: zone(g.state.sides, seat),
    sameCard: (one, other) => defOf(g, one) === defOf(g, other),
    isLegal: () => true,
  });
  return { seat, step: 'exchange', about: { say: 'exchange' }, next, passive: [{ say: 'keeps' }] };
}

function* lead(g: G): engine.Procedure {
  const { state } = g;
  const loser = state.series && lastLoser(state.series);
  state.seat = loser ?? engine.randomBelow(state.random, 2);
  if (loser !== undefined) {
    const next = engine.oneOf([{ say: 'lead' }, { say: 'follow' }]);
    const [piece] = yield* engine.ask({ seat: loser, step: 'lead', about: { say: 'lead' }, next });
    if (piece?.say === 'follow') state.seat = 1 - loser;
  }
  for (const seat of [0, 1]) {
    engine.mix(state, zone(state.decks, seat));
    for (const card of zone(state.sides, seat)) engine.renew(state, card);
    for (let drawn = 0; drawn < HAND; drawn++) draw(g, seat);
  }
  state.at = 'trick';
}

/** All cards of the game return to their decks, and their owners look at them; side decks stay unchanged. */
function again({ state }: G): void {
  for (const seat of [0, 1]) {
    const deck = zone(state.decks, seat);
    deck.push(...zone(state.hands, seat).splice(0), ...zone(state.piles, seat).splice(0));
    deck.sort((a, b) => a - b);
    for (const card of deck) {
      engine.renew(state, card);
      (state.cards[card] as engine.BaseCard).seen = engine.bit(seat);
    }
  }
  state.points.fill(0);
  state.left.fill(false);
  state.at = 'prepare';
}

const tricks = miniature({
  id: 'series',
  names: NAMES,
  deal: { at: 'trick', copies: COPIES, hand: HAND, points: 0, seatsMax: 2 },
  start: () => ({ sides: [[], []], left: [false, false], series: undefined }),
  copy: ({ sides, left, series }: TricksState) => ({
    sides: copyZones(sides),
    left: [...left],
    series: copySeries(series),
  }),
  parts: { trick, prepare, lead },
  over: ({ state: { at, points, left, hands } }) => {
    if (left.includes(true)) return 'left';
    const isEmpty = at === 'trick' && hands.some((hand) => hand.length === 0);
    return isEmpty || Math.max(...points) >= TRICKS ? 'tricks' : undefined;
  },
  shown: ({ sides }) => ({ zones: {}, where: { sides: sides.map((side) => side.length) } }),
  /** Nobody else learns which cards were exchanged, only that side decks keep their size. */
  back: ({ state }, card) => {
    const { seen, owner } = state.cards[card] as engine.BaseCard;
    if (seen === engine.EVERYBODY) return undefined;
    return zone(state.sides, owner).includes(card) ? 'side' : 'deck';
  },
  anytimeActions: ({ state }, seat) => {
    if (state.left[seat]) return undefined;
    return { seat, step: 'any time', about: { say: 'leave' }, next: engine.oneOf([{ say: 'leave' }]) };
  },
  takeAnytimeAction: ({ state, emit }, { seat }) => {
    state.left[seat] = true;
    state.points[seat] = -1;
    emit({ type: 'leaves', seat });
  },
  phrases: {
    exchanges: 'exchanges {}',
    'exchanged for': 'for {}',
    keeps: 'keeps the deck',
    'concedes series': 'concedes the series',
  },
});

/** Some cards of every deck are its side deck. */
function start(setup: engine.Setup): TricksState {
  const state = tricks.start(setup);
  for (const [seat, deck] of state.decks.entries()) {
    const side = zone(state.sides, seat);
    side.push(...deck.splice(0, SIDE));
    for (const card of side) (state.cards[card] as engine.BaseCard).seen = engine.bit(seat);
  }
  return state;
}

export const seriesGame = inSeries<TricksState, G, engine.Where>(
  { ...tricks, start },
  { lengthOf: () => ({ wins: 2, most: GAMES_MAX }), again },
);
