/** Setup (R-SET). */
import {
  askEach,
  bit,
  type CardId,
  EVERYBODY,
  Mistake,
  mix,
  oneOf,
  type Procedure,
  randomBelow,
  randomFrom,
  refer,
  type Seat,
  type Setup,
} from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { drawCard } from '../changes/drawing.ts';
import { enterPlay, toPile } from '../changes/moving.ts';
import { losePrestige } from '../changes/tokens.ts';
import { isCity } from '../facts/cards.ts';
import { settingsOf } from '../state/settings.ts';
import {
  type Card,
  cardOf,
  clockwiseFrom,
  defOf,
  type G,
  newPlay,
  newPlayer,
  type Place,
  playerOf,
  type State,
  seatsOf,
} from '../state/state.ts';
import { deckProblems, isError } from './deck.ts';

/** R-CARD-001 */
export const SEATS_MIN = 2;
export const SEATS_MAX = 4;
/** R-SET-005 */
const LIBRARY_HAND = 4;
/** R-SET-001 */
const REMOVED_EVENTS = 4;

/** A state without any cards. */
export function emptyState(setup: Setup): State {
  const { length } = setup.seats;
  return {
    at: 'setup',
    random: randomFrom(setup.seed),
    cards: [],
    handles: 0,
    players: setup.seats.map((_, seat) => newPlayer(seat, length)),
    city: { deck: [], discard: [], burned: [], removed: [] },
    mortals: [],
    events: [],
    prince: undefined,
    first: 0,
    turn: 0,
    turnNumber: 0,
    phase: 'beginning',
    parties: 0,
    attack: undefined,
    conflict: undefined,
    lasting: [],
    phaseEnded: false,
    possessed: undefined,
    changes: 0,
    over: undefined,
  };
}

/** The state before the first part: everybody's cards and the City Deck. */
export function start(setup: Setup, defs: readonly CardDef[]): State {
  const { seats } = setup;
  if (seats.length < SEATS_MIN || seats.length > SEATS_MAX)
    throw new Mistake(`Rivals is for ${SEATS_MIN} to ${SEATS_MAX} players, not for ${seats.length}.`);
  settingsOf(setup);
  const state = emptyState(setup);
  const byId = new Map(defs.map((def, index) => [def.id, index]));
  for (const [seat, { name, deck = {} }] of seats.entries()) {
    const problem = deckProblems(deck, defs).find(isError);
    if (problem) throw new Mistake(`The deck of ${name} is not legal: ${problem.say} (${problem.rule}).`);
    for (const [id, count] of Object.entries(deck))
      for (let copy = 0; copy < count; copy++) lay(state, byId.get(id) as number, defs, seat);
  }
  // R-DECK-006 The City Deck belongs to nobody.
  for (const [index, def] of defs.entries())
    if (def.kind === 'city') for (let copy = 0; copy < (def.copies ?? 1); copy++) lay(state, index, defs, 0);
  return state;
}

/** R-SET-003 Haven and Agenda lie face down, the others in their decks. */
function lay(state: State, def: number, defs: readonly CardDef[], seat: Seat): void {
  const id = state.cards.length as CardId;
  const printed = defs[def] as CardDef;
  const player = state.players[seat] as State['players'][number];
  const put = (place: Place, seen: number): Card => {
    const card: Card = { def, owner: seat, handle: ++state.handles, seen, place, at: seat, play: undefined };
    state.cards.push(card);
    return card;
  };
  switch (printed.kind) {
    case 'haven':
      put('haven card', bit(seat)).play = newPlay(state.players.length);
      player.haven = id;
      break;
    case 'agenda':
      put('agenda card', bit(seat)).play = newPlay(state.players.length);
      player.agendaCard = id;
      break;
    case 'vampire':
      put('faction', bit(seat));
      player.piles.faction.push(id);
      break;
    case 'library':
      put('library', 0);
      player.piles.library.push(id);
      break;
    case 'city':
      if (isCity(printed, 'title')) {
        put('aside', EVERYBODY);
        state.prince = id;
      } else {
        put('city deck', 0);
        state.city.deck.push(id);
      }
  }
}

/** R-SET-009 The order of setup. */
export function* setup(g: G): Procedure {
  const { state } = g;
  const seats = seatsOf(g);
  // R-DECK-005 All players choose one of the seven as Leader at the same time.
  const chosen = yield* askEach(
    seats.map((seat) => ({
      seat,
      step: 'setup',
      about: { say: 'leader' },
      next: oneOf(playerOf(g, seat).piles.faction.map((card) => ({ say: 'leads', card }))),
    })),
  );
  for (const seat of seats) revealLeader(g, seat, chosen[seat]?.[0]?.card as CardId);
  dealRivals(g);
  for (const seat of seats) takeBlood(g, seat);
  prepareCity(g);
  for (const seat of seats) {
    const { library, faction } = playerOf(g, seat).piles;
    mix(state, library);
    mix(state, faction);
    openingHand(g, seat);
  }
  // R-SET-007
  state.first = randomBelow(state.random, state.players.length);
  state.turn = state.first;
  g.emit({ type: 'first player', seat: state.first });
  // R-SET-006, R-AMB-02
  if (g.settings.mulligan) yield* mulligans(g);
  state.at = 'beginning';
}

/** R-SET-003 Havens and Leaders are revealed together; the Agenda stays face down. */
function revealLeader(g: G, seat: Seat, leader: CardId): void {
  const player = playerOf(g, seat);
  const play = enterPlay(g, leader, 'character', seat);
  play.where = 'haven';
  player.leader = leader;
  if (player.haven !== undefined) cardOf(g, player.haven).seen = EVERYBODY;
  g.emit({ type: 'leads', seat, card: refer(g.state, leader, true) });
}

/** R-SET-002, R-AMB-24 The Leader's Blood is taken from the Prestige. */
function takeBlood(g: G, seat: Seat): void {
  const player = playerOf(g, seat);
  player.prestige[seat] = g.settings.prestige;
  const leader = player.leader as CardId;
  const { bp = 0 } = defOf(g, leader);
  losePrestige(g, seat, bp, undefined);
  (cardOf(g, leader).play as NonNullable<Card['play']>).blood = bp;
}

/** R-SET-004, R-SET-010, R-AMB-21 Everybody holds the token of another player. */
function dealRivals(g: G): void {
  const { state } = g;
  const dealings = derangements(state.players.length);
  const { scripted } = state.random;
  // A scenario names the Rival of each seat.
  const dealt =
    scripted && scripted.length >= state.players.length
      ? seatsOf(g).map(() => randomBelow(state.random, state.players.length))
      : (dealings[dealings.length > 1 ? randomBelow(state.random, dealings.length) : 0] as readonly Seat[]);
  for (const seat of seatsOf(g)) {
    playerOf(g, seat).rival = dealt[seat] as Seat;
    g.emit({ type: 'rival', seat, other: dealt[seat] });
  }
}

/** Every dealing in which nobody holds his own. */
export function derangements(count: number): readonly (readonly Seat[])[] {
  const extend = (dealt: readonly Seat[]): readonly (readonly Seat[])[] =>
    dealt.length === count
      ? [dealt]
      : Array.from({ length: count }, (_, seat) => seat)
          .filter((seat) => seat !== dealt.length && !dealt.includes(seat))
          .flatMap((seat) => extend([...dealt, seat]));
  return extend([]);
}

/** R-SET-001 Four Events are removed at random and stay hidden; the rest is shuffled. */
function prepareCity(g: G): void {
  const { city } = g.state;
  mix(g.state, city.deck);
  const events = city.deck.filter((id) => isCity(defOf(g, id), 'event')).slice(0, REMOVED_EVENTS);
  for (const id of events) {
    city.deck.splice(city.deck.indexOf(id), 1);
    city.removed.push(id);
    cardOf(g, id).place = 'city removed';
  }
}

/** R-SET-005, R-AMB-01 */
function openingHand(g: G, seat: Seat): void {
  for (let drawn = 0; drawn < LIBRARY_HAND; drawn++) drawCard(g, seat, 'library');
  for (let drawn = 0; drawn < g.settings.factionHand; drawn++) drawCard(g, seat, 'faction');
}

/** R-AMB-02 Where the table plays it: once, by all at the same time, shuffled and drawn again. */
function* mulligans(g: G): Procedure {
  const order = clockwiseFrom(g, g.state.first);
  const answers = yield* askEach(
    order.map((seat) => ({
      seat,
      step: 'setup',
      about: { say: 'mulligan' },
      next: oneOf([{ say: 'keeps the hand' }, { say: 'takes a mulligan' }]),
      passive: [{ say: 'keeps the hand' }],
    })),
  );
  for (const [index, seat] of order.entries()) {
    if (answers[index]?.[0]?.say !== 'takes a mulligan') continue;
    const { hand, library, faction } = playerOf(g, seat).piles;
    for (const id of [...hand]) toPile(g, id, defOf(g, id).kind === 'vampire' ? 'faction' : 'library');
    mix(g.state, library);
    mix(g.state, faction);
    g.emit({ type: 'mulligan', seat });
    openingHand(g, seat);
  }
}
