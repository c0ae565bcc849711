/**
 * A miniature with sealed bids and an open poll. Every round all seats bid a card at once; the highest bid that nobody
 * else made wins the prize. Then all may vote at any time, until nobody wants to any more, on whether the prize counts
 * twice or not at all.
 */
import * as engine from '@praxis/engine';
import { defOf, draw, miniature, move, type TableState, zone } from './table.ts';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
const COPIES = [2, 2, 2, 1, 1, 1, 1];
const [ROUNDS, VOTES, PRIZE_MAX] = [7, 4, 6];
type Side = 'for' | 'against';

interface BidState extends TableState {
  prize: number;
  /** Each seat's votes left for all polls to come. */
  votes: number[];
  poll: Record<Side, number>;
  left: boolean[];
}
type G = engine.Context<BidState>;

function* round(g: G): engine.Procedure {
  const { state } = g;
  state.prize = 1 + engine.randomBelow(state.random, PRIZE_MAX as number);
  g.emit({ type: 'prize', amount: state.prize });
  const winner = yield* bidding(g);
  if (winner !== undefined) {
    yield* polling(g);
    const { for: pro, against } = state.poll;
    const worth = pro > against ? 2 * state.prize : pro < against ? 0 : state.prize;
    state.points[winner] = (state.points[winner] as number) + worth;
    g.emit({ type: 'wins', seat: winner, amount: worth });
  }
  state.turn++;
}

function* bidding(g: G): engine.Procedure<engine.Seat | undefined> {
  const { hands, piles } = g.state;
  const seats = seated(g);
  for (const seat of seats) draw(g, seat);
  const bids = yield* engine.askEach(seats.map((seat) => bid(g, seat)));
  const values = seats.map((seat, index) => {
    const card = bids[index]?.[0]?.card;
    if (card === undefined) return -1;
    move(g, card, zone(hands, seat), zone(piles, seat), 'bid');
    return defOf(g, card);
  });
  const alone = values.filter((value) => value >= 0 && values.filter((each) => each === value).length === 1);
  return alone.length === 0 ? undefined : seats[values.indexOf(Math.max(...alone))];
}

function bid(g: G, seat: engine.Seat): engine.Question {
  const next = (prefix: engine.Path): engine.Piece[] =>
    prefix.length > 0 ? [] : [engine.PASS, ...zone(g.state.hands, seat).map((card) => ({ say: 'bid', card }))];
  return { seat, step: 'bidding', about: { say: 'bid' }, next, passive: engine.PASSIVE_PASS };
}

function* polling(g: G): engine.Procedure {
  const { state } = g;
  state.poll = { for: 0, against: 0 };
  yield* engine.poll(
    seated(g),
    (seat) => vote(g, seat),
    function* ({ seat, path: [side] }) {
      state.poll[side?.word as Side] += 1;
      state.votes[seat] = (state.votes[seat] as number) - 1;
      g.emit({ type: 'vote', seat, word: side?.word });
    },
  );
}

/** One vote at a time; undefined for a seat that has none left. */
function vote({ state }: G, seat: engine.Seat): engine.Question | undefined {
  if (state.votes[seat] === 0) return undefined;
  const next = engine.oneOf([engine.PASS, { say: 'vote', word: 'for' }, { say: 'vote', word: 'against' }]);
  return { seat, step: 'polling', about: { say: 'vote', amount: state.prize }, next, passive: engine.PASSIVE_PASS };
}

function seated({ state }: G): engine.Seat[] {
  return state.left.flatMap((left, seat) => (left ? [] : [seat]));
}

export const bidsGame = miniature({
  id: 'bids',
  names: NAMES,
  deal: { at: 'round', copies: COPIES, hand: 3, points: 0, seatsMax: 5 },
  start: ({ seats }) => ({
    prize: 0,
    votes: seats.map(() => VOTES as number),
    poll: { for: 0, against: 0 },
    left: seats.map(() => false),
  }),
  copy: ({ prize, votes, poll, left }: BidState) => ({ prize, votes: [...votes], poll: { ...poll }, left: [...left] }),
  parts: { round },
  over: (g) => (g.state.turn > (ROUNDS as number) || seated(g).length < 2 ? 'rounds' : undefined),
  shown: ({ prize, votes, poll, left }) => ({ zones: {}, where: { prize, votes, poll, left } }),
  absent: ({ state }, seat) => state.left[seat] === true,
  anytimeActions: ({ state }, seat) => {
    if (state.left[seat]) return undefined;
    return { seat, step: 'any time', about: { say: 'leave' }, next: engine.oneOf([{ say: 'leave' }]) };
  },
  takeAnytimeAction: ({ state, emit }, { seat }) => {
    state.left[seat] = true;
    emit({ type: 'leaves', seat });
  },
  /** Decks are alike, so the unseen cards of one may be any part of the rest. */
  guess: ({ state }, seat, owner, _back, count, random) => {
    const rest = [...COPIES];
    for (const card of state.cards)
      if (card.owner === owner && (card.seen & engine.bit(seat)) !== 0) rest[card.def] = (rest[card.def] as number) - 1;
    const unseen = rest.flatMap((copies, def) => Array.from({ length: copies }, () => def));
    engine.shuffle(random, unseen);
    return unseen.slice(0, count);
  },
});
