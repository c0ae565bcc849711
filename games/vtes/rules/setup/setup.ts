/** Chapter 3: setting up a match. */

import {
  type CardId,
  EVERYBODY,
  Mistake,
  mix,
  type Procedure,
  randomBelow,
  randomFrom,
  type Seat,
  type Setup,
} from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { CardDef } from '../../cards/language.ts';
import { drawCards } from '../changes/draws.ts';
import { move } from '../changes/moving.ts';
import { EDITIONS, type Edition } from '../state/editions.ts';
import { type Card, type G, newPlayer, playerOf, type State } from '../state/state.ts';
import { deckProblems } from './deck.ts';

/** V-SET-009 */
const STARTING_CRYPT = 4;
const SEATS_MIN = 2;
const SEATS_MAX = 6;
const TURN_LIMIT = 200;

/** A state without any card: 30 pool each (V-SET-004), the Edge with nobody (V-SET-005), all regions empty (V-SET-006, V-SET-010). */
export function emptyState(setup: Setup): State {
  return {
    at: 'setup',
    random: randomFrom(setup.seed),
    cards: [],
    handles: 0,
    players: setup.seats.map(newPlayer),
    turn: 0,
    turnNumber: 0,
    phase: 'setup',
    edge: undefined,
    lasting: [],
    allowed: [],
    actsNow: undefined,
    action: undefined,
    combat: undefined,
    fought: undefined,
    damage: undefined,
    referendum: undefined,
    burning: undefined,
    past: {},
    playing: undefined,
    changes: 0,
    yieldedTitles: [],
    endOfTurn: [],
    replacedLate: [],
    draws: [],
    removedIfBurned: [],
    nextDiscard: [],
    onDiscard: [],
    eventsPlayed: [],
    fallen: [],
    departed: [],
    concerned: undefined,
    dying: [],
    doomed: [],
    barredCards: [],
    ousts: 0,
    over: false,
    timeUp: false,
    unsettledHands: 0,
    turnLimit: turnLimitOf(setup),
  };
}

function turnLimitOf(setup: Setup): number {
  const limit = setup.options?.turnLimit ?? TURN_LIMIT;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1)
    throw new Mistake(`The turn limit is a whole number of turns, at least 1, not ${JSON.stringify(limit)}.`);
  return limit;
}

/**
 * The state before the first part: everybody's cards lie ready, nothing has been shuffled. V-SET-001 the seats are as the setup gives
 * them. V-GEN-031 The game is for two or more players; we seat up to six.
 */
export function start(setup: Setup, cards: MatchCards<CardDef>): State {
  const edition = EDITIONS[setup.edition] as Edition;
  if (setup.seats.length < SEATS_MIN || setup.seats.length > SEATS_MAX)
    throw new Mistake(`VTES is played by ${SEATS_MIN} to ${SEATS_MAX} players, not by ${setup.seats.length}.`);
  if (setup.options?.ante === true && !edition.anteAllowed)
    throw new Mistake('The ante (V-SET-013) exists in the edition 2000 only.');
  const state = emptyState(setup);
  setup.seats.forEach((each, seat) => {
    const { name, deck } = each;
    if (!deck) throw new Mistake(`${name} has no deck.`);
    if (setup.options?.legalDecks === true) refuseIllegal(name, deck, edition, cards.own, setup.seats.length);
    for (const { def, count } of cards.inDeck(each)) addCopies(state, cards.own, seat, def, count);
  });
  return state;
}

function refuseIllegal(
  name: string,
  deck: Readonly<Record<string, number>>,
  edition: Edition,
  defs: readonly CardDef[],
  players: number,
): void {
  const problems = deckProblems(deck, edition, defs, players);
  if (problems.length === 0) return;
  throw new Mistake(
    `The deck of ${name} is not legal: ${problems.map(({ rule, say }) => `${say} (${rule})`).join(', ')}.`,
  );
}

/** V-DECK-001 Crypt cards and library cards are two separate decks. */
function addCopies(state: State, defs: readonly CardDef[], seat: Seat, def: number, count: number): void {
  const zone = defs[def]?.kind === 'library' ? 'library' : 'crypt';
  for (let i = 0; i < count; i++) {
    const card: Card = { def, owner: seat, handle: ++state.handles, seen: 0, place: zone, at: seat, play: undefined };
    state.players[seat]?.zones[zone].push(state.cards.length as CardId);
    state.cards.push(card);
  }
}

/**
 * V-SET-002, V-SET-007 to V-SET-009, V-SET-013, V-AMB-22 Shuffling, the starting player, ante, hands and the first crypt cards. The
 * predator's cut is left out: it changes nothing about a shuffle in which every order has the same chance.
 */
export function* setupPart(g: G): Procedure {
  const { state } = g;
  state.players.forEach(({ zones }) => {
    mix(state, zones.library);
    mix(state, zones.crypt);
  });
  if (g.setup.options?.ante === true)
    state.players.forEach((_, seat) => {
      setAnte(g, seat);
    });
  state.players.forEach(({ zones, handSize }, seat) => {
    // V-SET-008 The starting hand; V-SET-011 its owner sees it, and the crypt cards in his uncontrolled region.
    drawCards(g, seat, handSize);
    for (let i = 0; i < STARTING_CRYPT && zones.crypt.length > 0; i++)
      move(g, zones.crypt.at(-1) as CardId, 'uncontrolled', seat);
  });
  state.turn = randomBelow(state.random, state.players.length);
  state.turnNumber = 1;
  state.at = 'unlock';
  g.emit({ type: 'turn', seat: state.turn, number: 1 });
}

/** V-SET-013 The top card of the library is set aside face up. */
function setAnte(g: G, seat: Seat): void {
  const player = playerOf(g, seat);
  const top = player.zones.library.at(-1);
  if (top === undefined) return;
  move(g, top, 'removed', seat);
  (g.state.cards[top] as Card).seen = EVERYBODY;
  player.ante.push(top);
}
