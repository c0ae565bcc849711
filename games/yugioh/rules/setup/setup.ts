/** How a Duel begins (Y-START-001 to Y-START-005). */
import {
  ask,
  bit,
  type CardId,
  Mistake,
  oneOf,
  type Procedure,
  randomBelow,
  randomFrom,
  type Seat,
  type Setup,
} from '@praxis/engine';
import { noMoments } from '@praxis/kit/moments.ts';
import { lastLoser } from '@praxis/kit/series.ts';
import type { CardDef } from '../../cards/language.ts';
import { drawCards } from '../changes/life.ts';
import { shuffleDeck } from '../changes/moving.ts';
import { chanceOfName } from '../state/chance.ts';
import { findCard, isExtraDeck, isSide, withoutSide } from '../state/deck.ts';
import { settingsOf } from '../state/settings.ts';
import { type Card, type G, type Player, playerOf, type State } from '../state/state.ts';

/** Y-WIN-001 */
export const STARTING_LP = 8000;
/** Y-START-005 */
const OPENING_HAND = 5;

export function newPlayer(): Player {
  return {
    lp: STARTING_LP,
    deck: [],
    hand: [],
    extra: [],
    graveyard: [],
    banished: [],
    monsters: [],
    spells: [],
    field: [],
    pendulum: [],
    side: [],
    summoned: false,
    extraSummoned: false,
    pendulumSummoned: false,
    specialSummoned: false,
    used: {},
    usedInDuel: {},
    conceded: false,
    deckedOut: false,
    won: false,
  };
}

export function newCard(def: number, owner: Seat, handle: number, zone: Card['zone'], seen: number): Card {
  return {
    def,
    owner,
    handle,
    seen,
    zone,
    incarnation: 0,
    since: 0,
    arrivals: 0,
    up: zone === 'graveyard' || zone === 'banished',
    proper: false,
    token: false,
    placed: undefined,
    last: undefined,
  };
}

export function emptyState(setup: Setup): State {
  // Y-GEN-001
  if (setup.seats.length !== 2) throw new Mistake(`A Duel has exactly 2 seats, not ${setup.seats.length}.`);
  return {
    at: 'setup',
    random: randomFrom(setup.seed),
    cards: [],
    handles: 0,
    ...noMoments(),
    players: [],
    turn: 0,
    turnNumber: 0,
    startingSeat: 0,
    step: 'contest',
    battled: false,
    beginning: false,
    window: 'response',
    chain: [],
    resolving: false,
    leaving: [],
    waiting: [],
    forming: [],
    held: [],
    calculated: false,
    answerable: [],
    declared: undefined,
    attack: undefined,
    lastAttack: undefined,
    lasting: [],
    forbidden: [],
    dealtWith: [],
    closing: undefined,
    later: [],
    changes: 0,
    links: 0,
    lastings: 0,
    ended: undefined,
    positions: [],
    series: undefined,
  };
}

/** The state before anything has happened. Throws a `Mistake` that names the problem in the setup. */
export function start(setup: Setup, defs: readonly CardDef[]): State {
  const { match } = settingsOf(setup);
  const state = emptyState(setup);
  for (const [seat, { name, deck = {} }] of setup.seats.entries()) {
    const player = newPlayer();
    state.players.push(player);
    for (const [card, count] of Object.entries(deck)) {
      if (isSide(card) && !match) continue;
      const at = findCard(defs, withoutSide(card));
      if (at === undefined)
        throw new Mistake(`The deck of ${name} has a card that is not known: ${JSON.stringify(card)}.`);
      if (!Number.isInteger(count) || count < 0)
        throw new Mistake(`The deck of ${name} has ${JSON.stringify(count)} times ${card}.`);
      const zone = isSide(card) ? 'side' : homeOf(defs[at] as CardDef);
      for (let copy = 0; copy < count; copy++) addCard(state, at, seat, zone);
    }
    if (player.deck.length === 0) throw new Mistake(`The deck of ${name} is empty.`);
  }
  return state;
}

/** Y-START-002 */
export function homeOf(def: CardDef): 'deck' | 'extra' {
  return isExtraDeck(def) ? 'extra' : 'deck';
}

/** Y-ZONE-013 A player may look at his Extra Deck at any time, and at his Side Deck. */
export function addCard(state: State, def: number, owner: Seat, zone: 'deck' | 'extra' | 'side'): Card {
  const card = newCard(def, owner, ++state.handles, zone, zone === 'deck' ? 0 : bit(owner));
  const id = (state.cards.push(card) - 1) as CardId;
  (state.players[owner] as Player)[zone].push(id);
  return card;
}

/**
 * Y-START-001, Y-START-003 Decks are shuffled; the winner of a random contest decides who goes first. Y-START-004, Y-AMB-10 In later Duels of
 * a Match the loser of the last one does, after the exchange with the Side Deck.
 */
export function* setupPart(g: G): Procedure {
  const { state } = g;
  for (const seat of state.players.keys()) shuffleDeck(g, seat);
  if (state.series?.games.length === 0) showSides(g);
  const loser = state.series && lastLoser(state.series);
  const chooser = loser ?? contestWinner(g);
  state.step = 'contest';
  state.startingSeat = chooser;
  g.emit({ type: 'decides who starts', seat: chooser });
  state.at = 'hands';
  if (g.settings.starter === 'contest' && loser === undefined) return;
  const path = yield* ask({
    seat: chooser,
    step: 'contest',
    about: { say: 'who starts' },
    next: oneOf([{ say: 'goes first' }, { say: 'goes second' }]),
    passive: [{ say: 'goes first' }],
  });
  if (path[0]?.say === 'goes second') state.startingSeat = 1 - chooser;
}

function contestWinner({ state: { random, players }, setup: { seats } }: G): Seat {
  // A scenario scripts the winner by the name.
  const named = seats.findIndex(({ name }) => chanceOfName(name) === random.scripted?.[0]);
  if (named >= 0 && random.scripted) random.scripted[0] = named;
  return randomBelow(random, players.length);
}

/** Y-MATCH-005 How many cards the Side Decks have, before the first Duel and after every exchange; the cards stay face-down. */
export function showSides(g: G): void {
  for (const [seat, { side }] of g.state.players.entries()) g.emit({ type: 'side deck', seat, count: side.length });
}

/** Y-START-005 The opening hands; then the first turn begins. */
export function* handsPart(g: G): Procedure {
  const { state } = g;
  for (const seat of [state.startingSeat, 1 - state.startingSeat]) drawCards(g, seat, OPENING_HAND, 'rule');
  for (const seat of state.players.keys()) if (playerOf(g, seat).deckedOut) return;
  state.at = 'first turn';
}
