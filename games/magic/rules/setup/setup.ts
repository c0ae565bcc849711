/** How a match begins (M-SET-001 to M-SET-005, M-X-002). */
import {
  ask,
  type CardId,
  Mistake,
  oneOf,
  type Procedure,
  randomBelow,
  randomFrom,
  type Seat,
  type Setup,
} from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { CardDef } from '../../cards/language.ts';
import { startTurn } from '../changes/new-turn.ts';
import { drawCards, moveCards, shuffleLibrary } from '../changes/zones.ts';
import { inTurnOrder } from '../facts/scope.ts';
import { faceOf, LAND } from '../state/faces.ts';
import { settingsOf } from '../state/settings.ts';
import { type Card, defOf, type G, newPlayer, playerOf, type State } from '../state/state.ts';

/** M-SET-001 */
const OPENING_HAND = 7;
/** M-SET-003 */
const LANDS_MIN = 2;

const SEATS_MIN = 2;
const SEATS_MAX = 8;

/** The state before anything has happened. Throws a `Mistake` that names the problem in the setup. */
export function start(setup: Setup, cards: MatchCards<CardDef>): State {
  settingsOf(setup);
  const state = emptyState(setup);
  for (const [owner, seat] of setup.seats.entries()) {
    const { name } = seat;
    const player = newPlayer();
    state.players.push(player);
    for (const { def, count } of cards.inDeck(seat))
      for (let i = 0; i < count; i++) player.library.push(addCard(state, def, owner));
    if (player.library.length === 0) throw new Mistake(`The deck of ${name} is empty.`);
    checkLands(setup, state, owner, cards.own);
  }
  return state;
}

/** M-AMB-01 The first-game rule deals until there are two lands, so there must be two. */
function checkLands(setup: Setup, state: State, seat: Seat, defs: readonly CardDef[]): void {
  if (settingsOf(setup).opening !== 'firstGame') return;
  const { library } = state.players[seat] as State['players'][number];
  const lands = library.filter((id) => (faceOf(defs[(state.cards[id] as Card).def] as CardDef).types & LAND) !== 0);
  if (lands.length < LANDS_MIN)
    throw new Mistake(
      `The deck of ${setup.seats[seat]?.name} has fewer than two lands, which the setting firstGame needs.`,
    );
}

function addCard(state: State, def: number, owner: Seat): CardId {
  const id = state.cards.length as CardId;
  state.cards.push({
    def,
    owner,
    handle: ++state.handles,
    seen: 0,
    zone: 'library',
    incarnation: 0,
    token: false,
    permanent: undefined,
    last: undefined,
  });
  return id;
}

export function emptyState(setup: Setup): State {
  if (setup.seats.length < SEATS_MIN || setup.seats.length > SEATS_MAX)
    throw new Mistake(`A match has ${SEATS_MIN} to ${SEATS_MAX} seats, not ${setup.seats.length}.`);
  return {
    at: 'setup',
    random: randomFrom(setup.seed),
    cards: [],
    handles: 0,
    players: [],
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    turn: 0,
    turnNumber: 0,
    step: 'setup',
    startingSeat: 0,
    combat: undefined,
    fading: [],
    waiting: [],
    delayed: [],
    lasting: [],
    shields: [],
    permissions: [],
    unsettled: 'battlefield',
    changes: 0,
    elsewhere: 0,
    timestamps: 0,
    items: 0,
    priority: 0,
    idle: 0,
    ended: undefined,
  };
}

export function* setupPart(g: G): Procedure {
  const { state } = g;
  for (const seat of state.players.keys()) shuffleLibrary(g, seat);
  yield* chooseStarter(g);
  for (const seat of inTurnOrder(g, state.startingSeat)) drawCards(g, seat, OPENING_HAND);
  if (g.settings.opening === 'firstGame') redrawForLands(g);
  else yield* mulligans(g);
  startTurn(g, state.startingSeat, 1);
}

/** M-X-002, M-AMB-20 A random player chooses who starts. */
function* chooseStarter(g: G): Procedure {
  const { state, settings } = g;
  const winner = randomBelow(state.random, state.players.length);
  state.startingSeat = winner;
  g.emit({ type: 'won the flip', seat: winner });
  if (settings.starter === 'flip') return;
  const [piece] = yield* ask({
    seat: winner,
    step: 'setup',
    about: { say: 'who starts' },
    next: oneOf(inTurnOrder(g, winner).map((seat) => ({ say: 'lets start', seat }))),
    passive: [{ say: 'lets start', seat: winner }],
  });
  state.startingSeat = piece?.seat ?? winner;
}

/** M-SET-004, M-SET-005, M-X-002 Each decides in turn order, then all who mulligan do so, until everybody keeps. */
function* mulligans(g: G): Procedure {
  let undecided = inTurnOrder(g, g.state.startingSeat);
  while (undecided.length > 0) {
    const again: Seat[] = [];
    for (const seat of undecided) {
      const { hand } = playerOf(g, seat);
      if (hand.length === 0) continue;
      const [piece] = yield* ask({
        seat,
        step: 'setup',
        about: { say: 'mulligan', amount: hand.length },
        next: oneOf([{ say: 'keeps' }, { say: 'mulligans' }]),
        passive: [{ say: 'keeps' }],
      });
      if (piece?.say === 'mulligans') again.push(seat);
      else g.emit({ type: 'kept', seat, amount: hand.length });
    }
    for (const seat of again) redraw(g, seat, OPENING_HAND - ++playerOf(g, seat).mulligans);
    undecided = again;
  }
}

function redraw(g: G, seat: Seat, count: number): void {
  g.emit({ type: 'mulligan', seat, amount: count });
  moveCards(
    g,
    playerOf(g, seat).hand.map((card) => ({ card, to: 'library' })),
  );
  shuffleLibrary(g, seat);
  drawCards(g, seat, count);
}

/** M-SET-003, M-AMB-01 The first-game rule: always seven cards, until there are two lands among them. */
function redrawForLands(g: G): void {
  for (const seat of inTurnOrder(g, g.state.startingSeat))
    while (landsIn(g, seat) < LANDS_MIN) redraw(g, seat, OPENING_HAND);
}

function landsIn(g: G, seat: Seat): number {
  return playerOf(g, seat).hand.filter((id) => (faceOf(defOf(g, id)).types & LAND) !== 0).length;
}
