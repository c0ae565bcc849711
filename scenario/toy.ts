/**
 * Harbour, a toy game that asks in every way there is, so that scenarios about it exercise every step of a script.
 *
 * The active seat plays cards, flips a coin, rolls a die, calls a vote or calls for bids, and then ends its turn by discarding or
 * passing. The rule ids are invented.
 */

import {
  ask,
  askEach,
  type BaseCard,
  type BaseState,
  type CardId,
  type Conceivable,
  type Context,
  forbid,
  type Game,
  oneOf,
  opportunity,
  PASS,
  PASSIVE_PASS,
  type Piece,
  type Procedure,
  poll,
  type Question,
  randomBelow,
  randomFrom,
  type Seat,
  subset,
  type View,
  type Wording,
} from '@praxis/engine';
import { words } from '@praxis/kit/language/words.ts';

export const CARDS = ['Lantern', 'Anchor', 'Kite', 'Smiling Gull, the Pilot', '.44 Flare', 'Crate', 'Leak'] as const;
export const STEPS = ['main', 'response', 'vote', 'bid', 'choice', 'end'] as const;

export interface ToyCard extends BaseCard {
  zone: 'hand' | 'used';
  /** Its name in a scenario. */
  as?: string;
}

export interface ToyState extends BaseState {
  cards: ToyCard[];
  active: Seat;
  turn: number;
  points: number[];
  left: boolean[];
  /** A card is being answered. */
  playing: boolean;
  votes: { for: number; against: number; voted: Seat[] };
}

export type ToyContext = Context<ToyState>;
type G = ToyContext;

const HAND_OPEN = 1;
const POINTS_WON = 50;

export function nameOf(g: G, card: CardId): string {
  const { as, def } = g.state.cards[card] as ToyCard;
  return as ?? (CARDS[def] as string);
}

export function handOf(g: G, seat: Seat): CardId[] {
  return cardsIn(g, seat, 'hand');
}

export function cardsIn(g: G, seat: Seat, zone: ToyCard['zone']): CardId[] {
  return [...g.state.cards.keys()].filter((at) => {
    const card = g.state.cards[at] as ToyCard;
    return card.owner === seat && card.zone === zone;
  }) as CardId[];
}

/** Clockwise from the active seat, without seats that have left. */
function clockwise(g: G): Seat[] {
  const { points, active, left } = g.state;
  return points.map((_, offset) => (active + offset) % points.length).filter((seat) => !left[seat]);
}

const isAnchor = (g: G, card: CardId): boolean => CARDS[(g.state.cards[card] as ToyCard).def] === 'Anchor';

/** H-PLY-001 An anchor is a response. H-PLY-002 The rest is played in one's own turn. */
function forbidden(g: G, seat: Seat, card: CardId, responding: boolean): string | undefined {
  return (
    forbid('H-PLY-001', isAnchor(g, card) && !responding) ??
    forbid('H-PLY-002', !isAnchor(g, card) && (responding || seat !== g.state.active))
  );
}

function* main(g: G): Procedure {
  const seat = g.state.active;
  for (;;) {
    const playable = handOf(g, seat).filter((card) => !forbidden(g, seat, card, false));
    const others = clockwise(g).filter((each) => each !== seat);
    const actions = ['coin', 'die', 'vote', 'auction', 'gift'].map((say): Piece => ({ say }));
    // A seat with 30 points has all it wants: without a card it can only pass.
    const first = [
      PASS,
      ...playable.map((card) => ({ say: 'plays', card })),
      ...(g.state.points[seat] === 30 ? [] : actions),
    ];
    const path = yield* ask({
      seat,
      step: 'main',
      about: { say: 'main' },
      next: ([piece, target]) => {
        if (!piece) return first;
        if (piece.say !== 'plays' || target) return [];
        return others.map((other): Piece => ({ say: 'on', seat: other }));
      },
      passive: PASSIVE_PASS,
    });
    const [piece, target] = path as [Piece, Piece | undefined];
    if (piece.say === 'pass') break;
    if (piece.say === 'plays') yield* play(g, piece.card as CardId, target?.seat as Seat);
    else yield* act(g, seat, piece.say);
    if (g.state.left[seat]) break;
  }
  g.state.at = 'end';
}

function use(g: G, card: CardId): void {
  const used = g.state.cards[card] as ToyCard;
  used.zone = 'used';
  used.seen = 0xff;
}

/**
 * Everybody may drop an anchor in response; otherwise the target loses 2 points. A kite asks its target for the seat
 * that gains one.
 */
function* play(g: G, card: CardId, target: Seat): Procedure {
  const name = CARDS[(g.state.cards[card] as ToyCard).def];
  use(g, card);
  if (name === 'Leak') throw new Error('the hull is broken');
  let stopped = false;
  g.state.playing = true;
  const responses = (seat: Seat): Question => {
    const anchors = handOf(g, seat).filter((each) => !forbidden(g, seat, each, true));
    const next = oneOf([PASS, ...anchors.map((each): Piece => ({ say: 'plays', card: each }))]);
    return { seat, step: 'response', about: { say: 'respond' }, next, passive: PASSIVE_PASS };
  };
  yield* opportunity(clockwise(g), 'first', responses, function* ({ path }) {
    use(g, (path[0] as Piece).card as CardId);
    stopped = !stopped;
  });
  g.state.playing = false;
  if (stopped) return;
  if (name === 'Kite') {
    const pieces = clockwise(g).map((seat): Piece => ({ say: 'chooses', seat }));
    const chosen = yield* ask({ seat: target, step: 'choice', about: { say: 'choose' }, next: oneOf(pieces) });
    change(g, chosen[0]?.seat as Seat, 1);
  } else change(g, target, -2);
}

function change(g: G, seat: Seat, by: number): void {
  g.state.points[seat] = (g.state.points[seat] as number) + by;
}

function* act(g: G, seat: Seat, action: string): Procedure {
  if (action === 'coin') change(g, seat, randomBelow(g.state.random, 2) === 0 ? 1 : -1);
  if (action === 'die') change(g, seat, randomBelow(g.state.random, 6) + 1);
  if (action === 'vote') yield* vote(g, seat);
  if (action === 'auction') yield* bids(g);
  if (action === 'gift') yield* gift(g, seat);
}

/** An open poll: a seat votes once, and may wait for others to vote first. */
function* vote(g: G, caller: Seat): Procedure {
  const { votes } = g.state;
  Object.assign(votes, { for: 0, against: 0, voted: [] });
  const question = (seat: Seat): Question => {
    const pieces = votes.voted.includes(seat) ? [] : ['for', 'against'].map((word): Piece => ({ say: 'votes', word }));
    return { seat, step: 'vote', about: { say: 'vote' }, next: oneOf([PASS, ...pieces]), passive: PASSIVE_PASS };
  };
  yield* poll(clockwise(g), question, function* ({ seat, path }) {
    votes[path[0]?.word as 'for' | 'against']++;
    votes.voted.push(seat);
  });
  if (votes.for > votes.against) change(g, caller, 5);
}

/** Sealed bids without a passive answer; the highest one gains as much. */
function* bids(g: G): Procedure {
  const seats = clockwise(g);
  const pieces = [0, 1, 2].map((amount): Piece => ({ say: 'bids', amount }));
  const given = yield* askEach(
    seats.map((seat) => ({ seat, step: 'bid', about: { say: 'bid' }, next: oneOf(pieces) })),
  );
  const amounts = given.map((path) => path[0]?.amount as number);
  const best = Math.max(...amounts);
  change(g, seats[amounts.indexOf(best)] as Seat, best);
}

/** Puts any number of cards aside. */
function* gift(g: G, seat: Seat): Procedure {
  const pieces = handOf(g, seat).map((card): Piece => ({ say: 'gives', card }));
  const next = subset(pieces, 0, pieces.length);
  const path = yield* ask({ seat, step: 'choice', about: { say: 'gift' }, next, passive: [{ say: 'end' }] });
  for (const { card } of path) if (card !== undefined) use(g, card);
}

/** H-END-001 A turn ends with a discard or without. */
function* end(g: G): Procedure {
  const { state } = g;
  const pieces = handOf(g, state.active).map((card): Piece => ({ say: 'discards', card }));
  const next = oneOf([PASS, ...pieces]);
  const path = yield* ask({ seat: state.active, step: 'end', about: { say: 'end' }, next, passive: PASSIVE_PASS });
  const card = path[0]?.card;
  if (card !== undefined) use(g, card);
  state.active = clockwise(g).find((seat) => seat !== state.active) ?? state.active;
  state.turn++;
  state.at = 'main';
}

/** H-PLY-003 Nothing else is played while a card is being answered. H-SNG-001 Nobody ever sings. */
function* conceivable(g: G, seat: Seat): Generator<Conceivable> {
  yield { path: [{ say: 'sings', word: 'shanties' }], reasons: ['H-SNG-001'] };
  for (const card of handOf(g, seat)) {
    const reason = forbid('H-PLY-003', g.state.playing) ?? forbidden(g, seat, card, false);
    yield { path: [{ say: 'plays', card }], reasons: reason === undefined ? [] : [reason] };
  }
}

const FIXED: Readonly<Record<string, string>> = {
  pass: 'passes',
  coin: 'flips a coin',
  die: 'rolls the die',
  vote: 'calls a vote',
  auction: 'calls for bids',
  gift: 'makes a gift',
  leave: 'leaves the table',
  end: '',
};

function worded(g: G, piece: Piece, first: boolean): string {
  const seat = piece.seat === undefined ? '' : g.setup.seats[piece.seat]?.name;
  const card = piece.card === undefined ? '' : nameOf(g, piece.card);
  if (piece.say === 'gives') return first ? `gives ${card}` : `, ${card}`;
  return FIXED[piece.say] ?? `${piece.say} ${[card, seat, piece.amount ?? '', piece.word ?? ''].join('')}`;
}

const english: Wording<G> = {
  words,
  sentence(g, { seat, about }, path) {
    const said = path.map((piece, index) => worded(g, piece, index === 0)).filter((text) => text !== '');
    const text = said.length === 0 && about.say === 'gift' ? 'gives nothing' : said.join(' ').replaceAll(' ,', ',');
    return `${g.setup.seats[seat]?.name} ${text}`;
  },
  about: (_, { about }) => about.say,
  event: () => '',
  rule: (id) => `The statement of ${id}`,
};

const DEFINITIONS = CARDS.map((id) => ({ id }));

export const toy: Game<ToyState, ToyContext> = {
  id: 'harbour',
  version: '1',
  editions: ['2000', 'second'],
  allCards: () => DEFINITIONS,
  definitions: () => DEFINITIONS,
  start: ({ seats, seed }) => ({
    at: 'main',
    random: randomFrom(seed),
    cards: [],
    handles: 0,
    active: 0,
    turn: 1,
    points: seats.map(() => 10),
    left: seats.map(() => false),
    playing: false,
    votes: { for: 0, against: 0, voted: [] },
  }),
  context: (state, setup, emit) => ({ state, setup, defs: DEFINITIONS, emit }),
  parts: { main, end },
  result: ({ state }) => {
    const winners = [...state.points.keys()].filter((seat) => (state.points[seat] as number) >= POINTS_WON);
    const alone = state.left.filter((left) => !left).length < 2;
    if (winners.length === 0 && !alone) return undefined;
    return { kind: 'over', winners, scores: state.points, reason: alone ? 'alone' : 'points' };
  },
  copy: (state) => structuredClone(state),
  view: (g, viewer): View => ({ viewer, seats: [], cards: {}, where: { turn: g.state.turn } }),
  back: (g, card) => ((g.state.cards[card] as ToyCard).seen < HAND_OPEN ? 'card' : undefined),
  absent: ({ state }, seat) => state.left[seat] === true,
  anytimeActions: (_, seat) => ({ seat, step: 'any time', about: { say: 'leave' }, next: oneOf([{ say: 'leave' }]) }),
  takeAnytimeAction: ({ state }, { seat }) => {
    state.left[seat] = true;
  },
  conceivable,
  wording: () => english,
};
