/** Carries out the effects of texts, one after the other. */
import { ask, oneOf, PASS, PASSIVE_PASS, type Piece, type Procedure, type Seat } from '@praxis/engine';
import { type Clause, sentence } from '@praxis/kit/clauses.ts';
import type { Effect } from '../../cards/language.ts';
import { cardsMeant } from '../facts/targets.ts';
import { holds, inGame, numberOf, seatsFor, select } from '../facts/texts.ts';
import type { Scope } from '../state/moments.ts';
import { clockwiseFrom, type G, playerOf } from '../state/state.ts';
import { costClauses, pay, whyNotPay } from './costs.ts';
import { cardEffect } from './effects-cards.ts';
import { characterEffect } from './effects-characters.ts';
import { playerEffect } from './effects-players.ts';
import { chooseCards } from './questions.ts';
import { readTargets, targetClauses, whyNoTargets } from './targets.ts';

type Of<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

export function* carryOut(g: G, scope: Scope, effects: readonly Effect[]): Procedure {
  for (const effect of effects) {
    if (g.state.over) return;
    yield* carryOutOne(g, scope, effect);
  }
}

function* carryOutOne(g: G, scope: Scope, effect: Effect): Procedure {
  switch (effect.do) {
    case 'if':
      yield* carryOut(g, scope, holds(g, scope, effect.condition) ? effect.effects : (effect.otherwise ?? []));
      return;
    case 'may':
      yield* may(g, scope, effect);
      return;
    case 'repeat':
      for (let times = numberOf(g, scope, effect.times); times > 0; times--) yield* carryOut(g, scope, effect.effects);
      return;
    case 'choose one':
      yield* chooseOne(g, scope, effect);
      return;
    case 'choose': {
      const from = select(g, scope, effect.of);
      const count = effect.count === undefined ? 1 : numberOf(g, scope, effect.count);
      scope.cards[effect.as] = yield* chooseCards(scope, from, effect.optional ? 0 : count, count);
      return;
    }
    case 'choose all':
      scope.cards[effect.as] = select(g, scope, effect.of);
      return;
    case 'choose card': {
      const from = cardsMeant(g, scope, effect.of);
      scope.cards[effect.as] = yield* chooseCards(scope, from, effect.optional ? 0 : 1, 1);
      return;
    }
    case 'choose player':
      scope.seats[effect.as] = yield* choosePlayer(g, scope, effect);
      return;
    case 'each player': {
      // R-INF-022, R-CITY-011
      const seats = effect.of === undefined ? inGame(g) : seatsFor(g, scope, effect.of);
      const order = clockwiseFrom(g, g.state.turn).filter((seat) => seats.includes(seat));
      for (const seat of order) yield* carryOut(g, { ...scope, seat }, effect.effects);
      return;
    }
    case 'draw':
    case 'discard':
    case 'gain prestige':
    case 'lose prestige':
    case 'steal prestige':
    case 'gain agenda':
    case 'lose agenda':
    case 'gain action':
      yield* playerEffect(g, scope, effect);
      return;
    case 'put tokens':
    case 'take token':
    case 'burn':
    case 'move retainer':
    case 'take from discard':
    case 'look at top':
    case 'reveal top':
    case 'may target':
    case 'shuffle events in':
    case 'shuffle inquisition in':
    case 'add city card':
    case 'redirect inquisition':
      yield* cardEffect(g, scope, effect);
      return;
    default:
      yield* characterEffect(g, scope, effect);
  }
}

/**
 * Offers an effect, with its cost and its targets. It is not offered if it cannot be paid or has no target (R-ACT-013).
 */
function* may(g: G, scope: Scope, { cost, targets = [], effects }: Of<'may'>): Procedure {
  const { seat, step, card } = scope;
  const impossible = whyNotPay(g, scope, cost) ?? whyNoTargets(g, scope, targets);
  // R-INFO-001 Whether a player holds a card to pay with is hidden: every player with a hand is asked.
  if (impossible !== undefined && !(cost?.discard !== undefined && playerOf(g, seat).piles.hand.length > 0)) return;
  // For Events a player names only the discarded cards (R-CITY-011).
  const isEvent = g.state.cards[card]?.place === 'used' && g.defs[g.state.cards[card]?.def as number]?.kind === 'city';
  const verb: Piece = isEvent ? { say: 'discards for' } : { say: 'uses', card };
  const next = sentence(
    () => ((whyNotPay(g, scope, cost) ?? whyNoTargets(g, scope, targets)) ? [PASS] : [PASS, verb]),
    ({ say }) =>
      say === PASS.say
        ? []
        : [...costClauses(g, seat, cost).map(isEvent ? bare : same), ...targetClauses(g, scope, targets)],
  );
  const free = cost?.discard !== undefined && playerOf(g, seat).piles.hand.length > 0;
  const path = yield* ask({ seat, step, about: { say: 'use', card }, next, passive: PASSIVE_PASS, free });
  if (path[0]?.say === PASS.say) return;
  readTargets(scope, targets, path);
  pay(g, scope, cost, isEvent ? path.map((piece) => called(piece, BARE, DISCARDING)) : path);
  yield* carryOut(g, scope, effects);
}

/** `Bob discards A, B`: the verb already states the purpose. */
const BARE = 'intel card';
const DISCARDING = 'discarding';

function called(piece: Piece, say: string, other: string): Piece {
  return piece.say === say ? { ...piece, say: other } : piece;
}

function same(clause: Clause): Clause {
  return clause;
}

function bare(clause: Clause): Clause {
  return (own, said) =>
    clause(
      own.map((piece) => called(piece, BARE, DISCARDING)),
      said,
    ).map((piece) => called(piece, DISCARDING, BARE));
}

function* chooseOne(g: G, scope: Scope, { modes }: Of<'choose one'>): Procedure {
  const open = modes.filter((mode) => mode.if === undefined || holds(g, scope, mode.if));
  if (open.length === 0) return;
  const pieces = open.map(({ word }): Piece => ({ say: 'chooses mode', word }));
  const { seat, step, card } = scope;
  const path = yield* ask({ seat, step, about: { say: 'choose', card }, next: oneOf(pieces) });
  const mode = open.find(({ word }) => word === path[0]?.word);
  if (mode) yield* carryOut(g, scope, mode.effects);
}

function* choosePlayer(g: G, scope: Scope, { except }: Of<'choose player'>): Procedure<readonly Seat[]> {
  const none = except === undefined ? [] : seatsFor(g, scope, except);
  const seats = inGame(g).filter((seat) => !none.includes(seat));
  if (seats.length === 0) return seats;
  const { seat, step, card } = scope;
  const next = oneOf(seats.map((each): Piece => ({ say: 'chooses player', seat: each })));
  const path = yield* ask({ seat, step, about: { say: 'choose', card }, next });
  return path.flatMap((piece) => piece.seat ?? []);
}
