/**
 * The common parts of the miniatures: a deck, a hand and a face-up pile for each seat, their view and their wording.
 */

import {
  type BaseCard,
  type BaseState,
  bit,
  type CardId,
  type CardView,
  type Context,
  type Definition,
  EVERYBODY,
  type Game,
  type GameEvent,
  knows,
  Mistake,
  mix,
  type Piece,
  randomFrom,
  refer,
  type Seat,
  type Setup,
  type View,
  type Viewer,
  type Wording,
} from '@praxis/engine';
import { words } from '@praxis/kit/language/words.ts';

export interface TableState extends BaseState {
  /** The seat whose turn it is. */
  seat: Seat;
  turn: number;
  decks: CardId[][];
  hands: CardId[][];
  piles: CardId[][];
  points: number[];
}

interface Deal {
  /** The part that the game begins with. */
  readonly at: string;
  /** How many copies of each definition are in every deck. */
  readonly copies: readonly number[];
  readonly hand: number;
  readonly points: number;
  readonly seatsMax: number;
}

/** The parts that differ between miniatures; `start` makes the extra state and `copy` copies it. */
interface Particulars<S extends TableState, Extra>
  extends Pick<Game<S, Context<S>>, 'id' | 'parts'>,
    Partial<
      Pick<
        Game<S, Context<S>>,
        'back' | 'guess' | 'dealSecrets' | 'fits' | 'absent' | 'anytimeActions' | 'takeAnytimeAction' | 'conceivable'
      >
    > {
  readonly names: readonly string[];
  readonly deal: Deal;
  start(setup: Setup): Extra;
  copy(state: S): Extra;
  /** Why the match is over; the seat with the most points has then won. */
  over(g: Context<S>): string | undefined;
  /** Zones on the table besides the piles, and other public information. */
  shown(state: S): { zones: Readonly<Record<string, CardId[][]>>; where: object };
  readonly phrases?: Readonly<Record<string, string>>;
  readonly rules?: Readonly<Record<string, string>>;
}

export function miniature<S extends TableState, Extra>(own: Particulars<S, Extra>): Game<S, Context<S>> {
  const defs = own.names.map((id): Definition => ({ id }));
  return {
    version: '1',
    editions: ['only'],
    allCards: () => defs,
    definitions: () => defs,
    context: (state, setup, emit) => ({ state, setup, defs, emit }),
    back: hiddenBack,
    ...own,
    start: (setup) => ({ ...dealt(setup, own.deal), ...own.start(setup) }) as TableState as S,
    copy: (state) => ({ ...copyTable(state), ...own.copy(state) }) as TableState as S,
    view: (g, viewer) => tableView(g, viewer, own.shown(g.state)),
    result: (g) => {
      const reason = own.over(g);
      if (reason === undefined) return undefined;
      const scores = [...g.state.points];
      const winners = scores.flatMap((points, seat) => (points === Math.max(...scores) ? [seat] : []));
      return { kind: 'over', winners, scores, reason };
    },
    wording: () => english(own.names, own.phrases, own.rules),
  };
}

/** Shuffled decks and hands for every seat. */
function dealt(setup: Setup, { at, copies, hand, points, seatsMax }: Deal): TableState {
  const seats = setup.seats.map((_, seat) => seat);
  if (seats.length < 2 || seats.length > seatsMax)
    throw new Mistake(`This game is for 2 to ${seatsMax} seats, not for ${seats.length}.`);
  const list = copies.flatMap((count, def) => Array.from({ length: count }, () => def));
  const cards = seats.flatMap((owner) => list.map((def): BaseCard => ({ def, owner, handle: 0, seen: 0 })));
  const decks = seats.map((seat) => list.map((_, index) => (seat * list.length + index) as CardId));
  const state: TableState = {
    at,
    random: randomFrom(setup.seed),
    cards,
    handles: 0,
    seat: 0,
    turn: 1,
    decks,
    hands: seats.map(() => []),
    piles: seats.map(() => []),
    points: seats.map(() => points),
  };
  for (const seat of seats) {
    mix(state, decks[seat] as CardId[]);
    for (let drawn = 0; drawn < hand; drawn++) take(state, seat);
  }
  return state;
}

function copyTable(state: TableState): TableState {
  const { scripted } = state.random;
  return {
    ...state,
    random: scripted ? { ...state.random, scripted: [...scripted] } : { ...state.random },
    cards: state.cards.map((card) => ({ ...card })),
    decks: copyZones(state.decks),
    hands: copyZones(state.hands),
    piles: copyZones(state.piles),
    points: [...state.points],
  };
}

export function copyZones(zones: CardId[][]): CardId[][] {
  return zones.map((zone) => [...zone]);
}

/** A card that was not shown to everybody may be any other such card of its deck. */
function hiddenBack({ state }: Context<TableState>, card: CardId): string | undefined {
  return (state.cards[card] as BaseCard).seen === EVERYBODY ? undefined : 'deck';
}

export function zone(zones: CardId[][], seat: Seat): CardId[] {
  return zones[seat] as CardId[];
}

export function defOf({ state }: Context<TableState>, card: CardId): number {
  return (state.cards[card] as BaseCard).def;
}

function take(state: TableState, seat: Seat): CardId | undefined {
  const card = zone(state.decks, seat).pop();
  if (card === undefined) return undefined;
  zone(state.hands, seat).push(card);
  (state.cards[card] as BaseCard).seen |= bit(seat);
  return card;
}

export function draw(g: Context<TableState>, seat: Seat): boolean {
  const card = take(g.state, seat);
  if (card !== undefined) g.emit({ type: 'draw', seat, card: refer(g.state, card, false) });
  return card !== undefined;
}

/** Moves a card to a place on the table and says so by an event of the given type. */
export function move(
  g: Context<TableState>,
  card: CardId,
  from: CardId[],
  to: CardId[],
  type: string,
  faceUp = true,
): void {
  from.splice(from.indexOf(card), 1);
  to.push(card);
  if (faceUp) (g.state.cards[card] as BaseCard).seen = EVERYBODY;
  g.emit({ type, card: refer(g.state, card, true) });
}

/** The seats in turn order, beginning with the one whose turn it is. */
export function inTurnOrder({ seat, points }: TableState): Seat[] {
  return points.map((_, index) => (seat + index) % points.length);
}

/** Zones on the table are seen by all, card by card, face up or not; a hand only by its owner. */
function tableView(
  g: Context<TableState>,
  viewer: Viewer,
  { zones: onTable, where }: ReturnType<Particulars<TableState, unknown>['shown']>,
): View {
  const { state, setup } = g;
  const cards: Record<number, CardView> = {};
  const show = (card: CardId): number => {
    const { handle, owner, def } = state.cards[card] as BaseCard;
    const { id } = g.defs[def] as Definition;
    const face = knows(state.cards[card] as BaseCard, viewer) ? { def: id, name: id } : {};
    cards[handle] = { handle, owner, ...face };
    return handle;
  };
  const seats = setup.seats.map(({ name }, seat) => {
    const hand = zone(state.hands, seat);
    const zones: Record<string, number[] | number> = {
      deck: zone(state.decks, seat).length,
      hand: viewer === seat ? hand.map(show) : hand.length,
      pile: zone(state.piles, seat).map(show),
    };
    for (const [key, each] of Object.entries(onTable)) zones[key] = zone(each, seat).map(show);
    return { seat, name, counters: { points: state.points[seat] as number }, zones };
  });
  return { viewer, seats, cards, where: { turn: state.seat, turnNumber: state.turn, ...where } };
}

/** Words from templates such as `on {card}`; without one, a piece is worded after its seat: `plays Bolt`. */
function english<C extends Context<TableState>>(
  names: readonly string[],
  phrases: Readonly<Record<string, string>> = {},
  rules: Readonly<Record<string, string>> = {},
): Wording<C> {
  const say = (g: C, { say, card, seat, amount, word }: Piece): string => {
    const of = [
      card === undefined ? undefined : names[defOf(g, card)],
      seat === undefined ? undefined : g.setup.seats[seat]?.name,
      amount,
      word,
    ].filter((each) => each !== undefined);
    return (COMMON_PHRASES[say] ?? phrases[say] ?? `${say}s {}`).replace('{}', of.join(' ')).trim();
  };
  return {
    words,
    sentence: (g, { seat }, path) => {
      let sentence = g.setup.seats[seat]?.name ?? '';
      for (const [at, piece] of path.entries()) {
        const said = say(g, piece);
        if (said !== '') sentence += piece.list && path[at - 1]?.list ? `, ${said}` : ` ${said}`;
      }
      return sentence;
    },
    about: (g, question) => say(g, question.about),
    event: (_, event: GameEvent) => event.type,
    rule: (id) => rules[id] ?? id,
  };
}

const COMMON_PHRASES: Readonly<Record<string, string>> = { pass: 'passes', end: '', target: 'on {}' };
