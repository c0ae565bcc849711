/** The phases of a turn, one after the other (Y-TURN-001 to Y-TURN-013, Y-BAT-001, Y-BAT-002). */
import { ask, type CardId, type Piece, type Procedure, subset } from '@praxis/engine';
import { beginMoment, clearMoments } from '@praxis/kit/moments.ts';
import { doingOf } from '../cards/doing.ts';
import { carryOut } from '../cards/effects.ts';
import { settle } from '../chain/resolving.ts';
import { endLasting } from '../changes/lasting.ts';
import { drawCards } from '../changes/life.ts';
import { giveControl, type Move, moveCards } from '../changes/moving.ts';
import { freeMonsterZones } from '../facts/places.ts';
import { timeChanged, valuesChanged } from '../state/changed.ts';
import { cardOf, type G, isCurrent, opponentOf, placedOf, playerOf } from '../state/state.ts';
import type { OpenStep } from '../state/steps.ts';

/** Y-TURN-013 */
export const HAND_LIMIT = 6;

/** Begins a phase or step: automatic effects, then its open state. */
function enterStep(g: G, step: OpenStep): void {
  const { state } = g;
  state.step = step;
  state.closing = undefined;
  state.dealtWith = [];
  state.beginning = true;
  state.window = 'response';
  clearMoments(state);
  if (state.attack) {
    state.attack = undefined;
    valuesChanged(g);
  } else timeChanged(g);
  g.emit({ type: 'phase', phase: step });
}

/** The turn player has passed, and so has his opponent. */
export function endStep(g: G): void {
  const { state } = g;
  const { step, closing } = state;
  state.closing = undefined;
  switch (step) {
    case 'draw':
      enterStandby(g);
      break;
    case 'standby':
      enterStep(g, 'main 1');
      break;
    case 'main 1':
      if (closing === 'battle') {
        state.battled = true;
        enterStep(g, 'start step');
      } else enterEnd(g);
      break;
    case 'start step':
      enterStep(g, 'battle step');
      break;
    case 'battle step':
      enterStep(g, 'end step');
      break;
    case 'end step':
      endLasting(g, 'battle phase');
      // Y-TURN-010
      enterStep(g, 'main 2');
      break;
    case 'main 2':
      enterEnd(g);
      break;
    case 'end':
      state.at = 'hand limit';
      return;
    default:
      state.at = 'turn';
      return;
  }
  settle(g);
}

function enterStandby(g: G): void {
  enterStep(g, 'standby');
  endLasting(g, 'standby', g.state.turn);
}

/** Y-X-STA-03 "Until the End Phase" ends in the End Phase before the hand is checked. */
function enterEnd(g: G): void {
  enterStep(g, 'end');
  returnControl(g, 'end phase');
  endLasting(g, 'end phase');
}

/** Y-X-STA-04 A monster that must return goes back to its owner, or to the Graveyard. */
function returnControl(g: G, until: 'end phase' | 'turn'): void {
  for (const { objects, gives, until: end } of g.state.lasting) {
    if (gives.control === undefined || end !== until) continue;
    for (const each of objects) {
      if (!isCurrent(g, each) || cardOf(g, each.card).zone !== 'monsters') continue;
      const { under } = placedOf(g, each.card);
      if (freeMonsterZones(g, under) > 0) giveControl(g, each.card, under);
      else moveCards(g, [{ card: each.card, to: 'graveyard', cause: 'rule' }]);
    }
  }
}

/** Y-TURN-013, Y-AMB-20 The turn player discards down to 6; then the limit is checked again. */
export function* handLimitPart(g: G): Procedure {
  const { state } = g;
  const seat = state.turn;
  const { later } = state;
  const put = later.filter(({ when }) => when === 'end phase');
  if (put.length > 0) state.later = later.filter(({ when }) => when !== 'end phase');
  for (const { link } of put) {
    const effect = link.effect && g.defs[link.effect.def]?.effects?.[link.effect.at];
    const part = effect && 'effects' in effect ? effect.effects.find((each) => each.do === 'later') : undefined;
    if (part?.do === 'later') yield* carryOut(g, part.effects, doingOf(link, undefined));
  }
  const { hand } = playerOf(g, seat);
  const excess = hand.length - HAND_LIMIT;
  if (excess <= 0) {
    if (state.waiting.length > 0) {
      settle(g);
      return;
    }
    endTurn(g);
    return;
  }
  const pieces = hand.map((card): Piece => ({ say: 'discards', card }));
  const path = yield* ask({
    seat,
    step: 'hand limit',
    about: { say: 'hand limit', amount: excess },
    next: subset(pieces, excess, excess),
  });
  beginMoment(state);
  moveCards(
    g,
    path.flatMap(({ card }): Move[] =>
      card === undefined ? [] : [{ card: card as CardId, to: 'graveyard', cause: 'discard', by: seat }],
    ),
  );
  // Y-AMB-20 Triggers of the discard still resolve in this End Phase; if there are none it is over.
  if (state.waiting.length > 0) settle(g);
}

/** Y-X-ACT-13 Cards that stay for a number of the opponent's turns. */
function countTurns(g: G): void {
  const moves: Move[] = [];
  for (const card of playerOf(g, opponentOf(g.state.turn)).spells) {
    const placed = placedOf(g, card);
    if (placed.turnsLeft === undefined) continue;
    placed.turnsLeft--;
    if (placed.turnsLeft <= 0) moves.push({ card, to: 'graveyard', cause: 'rule' });
  }
  moveCards(g, moves);
}

function endTurn(g: G): void {
  countTurns(g);
  returnControl(g, 'turn');
  endLasting(g, 'turn');
  g.state.at = 'turn';
}

/** Y-TURN-001 The players take turns alternately. */
export function* turnPart(g: G): Procedure {
  const { state } = g;
  if (state.turnNumber >= g.settings.turnLimit) {
    state.ended = 'time';
    g.emit({ type: 'time is up' });
    return;
  }
  beginTurn(g, opponentOf(state.turn), state.turnNumber + 1);
}

/** Y-TURN-002, Y-TURN-003, Y-X-FET-11 The turn player draws first; then the Draw Phase is open. */
export function beginTurn(g: G, seat: number, number: number): void {
  const { state } = g;
  state.turn = seat;
  state.turnNumber = number;
  state.battled = false;
  state.lastAttack = undefined;
  for (const player of state.players) {
    player.summoned = false;
    player.extraSummoned = false;
    player.pendulumSummoned = false;
    player.specialSummoned = false;
    // Y-X-OPT-04 All uses are restored at the start of every turn.
    player.used = {};
    for (const zone of [player.monsters, player.spells, player.field, player.pendulum])
      for (const id of zone) placedOf(g, id).used = {};
  }
  g.emit({ type: 'turn', seat, number });
  enterStep(g, 'draw');
  if (number > 1) drawCards(g, seat, 1, 'rule');
  settle(g);
}
