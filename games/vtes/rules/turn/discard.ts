/** Chapter 30: the discard phase and events. */

import { type CardId, forbid, type Heard, type Piece, type Procedure, type Seat } from '@praxis/engine';
import { perform } from '../cards/effects.ts';
import { mayDo } from '../cards/optional-effects.ts';
import { runTriggers } from '../cards/triggers.ts';
import { drawDelayed, handPieces, noteDiscard, replaceCard, settleHands } from '../changes/hand.ts';
import { endForPlayer } from '../changes/lasting.ts';
import { burn } from '../changes/moving.ts';
import { matches } from '../facts/filters.ts';
import type { Scene } from '../facts/scenes.ts';
import { playerBonus } from '../facts/values.ts';
import { defOf, type G, playerOf } from '../state/state.ts';
import { phaseWindow } from './phase.ts';

/**
 * V-DIS-001 One discard phase action by default (2000: the player may discard one card). V-TURN-003 Unused actions are
 * lost.
 */
export function* discardPart(g: G): Procedure {
  const seat = g.state.turn;
  const player = playerOf(g, seat);
  g.state.at = 'end of turn';
  player.discardActions = Math.max(0, 1 + playerBonus(g, seat, 'discard actions'));
  drawDelayed(g, 'discard', seat);
  endForPlayer(g, seat, 'next discard');
  yield* settleHands(g);
  for (const { effects, ...scene } of g.state.nextDiscard.splice(0)) yield* perform(g, { ...scene, x: 0 }, effects);
  yield* runTriggers(g, 'your discard phase');
  if (!player.ousted) yield* runTriggers(g, 'each discard phase');
  yield* phaseWindow(g, {
    step: 'discard',
    about: { say: 'discard phase', amount: player.discardActions },
    first: (each) => (each === seat && whyNotDiscard(g, seat) === undefined ? handPieces(g, seat) : []),
    use: (heard) => useDiscardAction(g, heard),
  });
  player.discardActions = 0;
  if (!player.ousted) yield* runTriggers(g, 'your discard phase ends');
  g.state.onDiscard = [];
}

/** V-DIS-001, V-DIS-002 */
export function whyNotDiscard(g: G, seat: Seat): string | undefined {
  return forbid('V-DIS-001', playerOf(g, seat).discardActions < 1);
}

function* useDiscardAction(g: G, { seat, path }: Heard): Procedure<boolean> {
  const { say, card } = path[0] as Piece & { card: CardId };
  const player = playerOf(g, seat);
  if (say === 'discards') {
    player.discardActions--;
    burn(g, card);
    noteDiscard(g, seat, card);
    replaceCard(g, seat, undefined);
    if (g.state.onDiscard.length > 0) yield* answerDiscard(g, seat, card);
    return true;
  }
  if (say === 'plays' && defOf(g, card).types?.includes('event')) {
    // V-EVT-001 to V-EVT-003 Playing it is an ordinary play of a card of the player's own; V-AMB-12 once per game for everybody, by name.
    player.discardActions--;
    player.did.push('event');
    g.state.eventsPlayed.push(defOf(g, card).name);
  }
  return false;
}

/** Offers the player the effects for discarding such a card; those he does not use now he may use for a later one. */
function* answerDiscard(g: G, seat: Seat, card: CardId): Procedure {
  for (const waiting of [...g.state.onDiscard]) {
    const { cards, effects, ...put } = waiting;
    const scene: Scene = { ...put, x: 0 };
    if (put.seat !== seat || !matches(g, scene, { ...cards, in: 'anywhere' }, card)) continue;
    if (yield* mayDo(g, scene, { do: 'may', effects }))
      g.state.onDiscard = g.state.onDiscard.filter((each) => each !== waiting);
  }
}
