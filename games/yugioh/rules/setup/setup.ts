/** How a Duel begins (Y-START-001 to Y-START-005). */
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
import { noMoments } from '@praxis/kit/moments.ts';
import type { CardDef } from '../../cards/language.ts';
import { drawCards } from '../changes/life.ts';
import { shuffleDeck } from '../changes/moving.ts';
import { findCard, isExtraDeck } from '../state/deck.ts';
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
  };
}

/** The state before anything has happened. Throws a `Mistake` that names what is wrong with the setup. */
export function start(setup: Setup, defs: readonly CardDef[]): State {
  settingsOf(setup);
  const state = emptyState(setup);
  for (const [seat, { name, deck = {} }] of setup.seats.entries()) {
    const player = newPlayer();
    state.players.push(player);
    for (const [card, count] of Object.entries(deck)) {
      const at = findCard(defs, card);
      if (at === undefined)
        throw new Mistake(`The deck of ${name} has a card that is not known: ${JSON.stringify(card)}.`);
      if (!Number.isInteger(count) || count < 0)
        throw new Mistake(`The deck of ${name} has ${JSON.stringify(count)} times ${card}.`);
      const zone = isExtraDeck(defs[at] as CardDef) ? 'extra' : 'deck';
      for (let copy = 0; copy < count; copy++) {
        const id = state.cards.length as CardId;
        // Y-ZONE-013 A player may look at his Extra Deck at any time.
        state.cards.push(newCard(at, seat, ++state.handles, zone, zone === 'extra' ? 1 << seat : 0));
        player[zone].push(id);
      }
    }
    if (player.deck.length === 0) throw new Mistake(`The deck of ${name} is empty.`);
  }
  return state;
}

/** Y-START-001, Y-START-003 Decks are shuffled; the winner of a random contest decides who goes first. */
export function* setupPart(g: G): Procedure {
  const { state } = g;
  for (const seat of state.players.keys()) shuffleDeck(g, seat);
  const winner = randomBelow(state.random, state.players.length);
  state.startingSeat = winner;
  g.emit({ type: 'won the contest', seat: winner });
  state.at = 'hands';
  if (g.settings.starter === 'contest') return;
  const path = yield* ask({
    seat: winner,
    step: 'contest',
    about: { say: 'who starts' },
    next: oneOf([{ say: 'goes first' }, { say: 'goes second' }]),
    passive: [{ say: 'goes first' }],
  });
  if (path[0]?.say === 'goes second') state.startingSeat = 1 - winner;
}

/** Y-START-005 The opening hands; then the first turn begins. */
export function* handsPart(g: G): Procedure {
  const { state } = g;
  for (const seat of [state.startingSeat, 1 - state.startingSeat]) drawCards(g, seat, OPENING_HAND, 'rule');
  for (const seat of state.players.keys()) if (playerOf(g, seat).deckedOut) return;
  state.at = 'first turn';
}
