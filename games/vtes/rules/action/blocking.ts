/** Chapter 15: the attempts to block an action. */

import { ask, type CardId, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { runTriggers } from '../cards/triggers.ts';
import { cardWindow } from '../cards/windows.ts';
import { burnBlood } from '../changes/losing.ts';
import { lock } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { isActionOver } from '../facts/actions.ts';
import { blockingSeats, blockSucceeds, canStillBlock, priceOfBlock, whyNotBlock } from '../facts/blocking.ts';
import { hasMark, isInPlay, isVampire } from '../facts/cards.ts';
import { blockingCards } from '../facts/tabletop.ts';
import { bonus, has } from '../facts/values.ts';
import type { Action } from '../state/action.ts';
import { cardOf, type G, playerOf } from '../state/state.ts';

/** V-PRO-005 All block attempts, one at a time. The minion that blocks, or undefined. */
export function* blockAttempts(g: G, action: Action): Procedure<CardId | undefined> {
  for (;;) {
    const target = action.targets[0];
    // A new target has not declined yet: its uses after declining come later.
    const settled = () => isActionOver(g, action) || action.targets[0] !== target;
    const seats = blockingSeats(g, action).filter((seat) => !action.declined.includes(seat));
    for (const seat of seats) {
      const blocker = yield* seatBlocks(g, action, seat);
      if (isActionOver(g, action)) return undefined;
      if (blocker !== undefined) {
        lockFailedBlockers(g, action);
        return blocker;
      }
    }
    // V-BLK-013, V-PRO-011 The declaration is an event: cards may follow it, reactions of those who declined too.
    const late = yield* afterDeclining(g, action, settled);
    if (late !== undefined) return late;
    if (isActionOver(g, action)) return undefined;
    // A bleed that was redirected gives its new target a fresh chance to block.
    if (action.targets[0] === target || action.targets.length === 0) {
      lockFailedBlockers(g, action);
      return undefined;
    }
  }
}

/**
 * The window when nobody makes more attempts, and the attempt of a minion that an effect lets block any action. Returns
 * the minion that blocks.
 */
function* afterDeclining(g: G, action: Action, settled: () => boolean): Procedure<CardId | undefined> {
  for (;;) {
    const over = () => settled() || action.called?.anyAction === true;
    yield* cardWindow(g, 'after block', { say: 'blocks declined', card: action.by }, over);
    const called = action.called;
    if (settled() || called?.anyAction !== true) return undefined;
    action.called = undefined;
    if (whyNotBlock(g, action, called.card, true) !== undefined) continue;
    if (yield* attempt(g, action, called.card)) {
      lockFailedBlockers(g, action);
      return called.card;
    }
    if (isActionOver(g, action)) return undefined;
  }
}

/** V-BLK-010, V-BLK-012 One Methuselah's attempts until one succeeds or he makes no more. */
function* seatBlocks(g: G, action: Action, seat: Seat): Procedure<CardId | undefined> {
  const over = () => isActionOver(g, action) || playerOf(g, seat).ousted;
  for (;;) {
    // Also after a failed attempt: a minion may be unlocked or woken for the next one.
    yield* cardWindow(g, 'before block', { say: 'before block', card: action.by }, over);
    if (over()) return undefined;
    const decline: Piece = { say: 'does not block' };
    const called = calledToBlock(g, action, seat);
    const path: Path = called
      ? [called]
      : yield* ask({
          seat,
          step: 'block',
          about: { say: 'block', card: action.by },
          passive: [decline],
          next: (prefix) => (prefix.length === 0 ? [decline, ...blockers(g, action, seat)] : []),
        });
    const minion = path[0]?.card;
    if (minion === undefined) {
      action.declined.push(seat);
      g.emit({ type: 'declined', seat });
      return undefined;
    }
    if (yield* attempt(g, action, minion)) return minion;
    if (over()) return undefined;
  }
}

/** V-BLK-014 One attempt, with the window in which stealth and intercept are added. True if the minion blocks. */
function* attempt(g: G, action: Action, minion: CardId): Procedure<boolean> {
  const { at } = cardOf(g, minion);
  const over = () => isActionOver(g, action) || playerOf(g, at).ousted;
  const wasLocked = cardOf(g, minion).play?.locked === true;
  action.blocker = minion;
  action.attempts++;
  action.attempted.push(minion);
  if (isVampire(g, minion)) burnBlood(g, minion, bonus(g, action.by, 'blockers burn blood'));
  burnBlood(g, minion, priceOfBlock(g, action, minion));
  const { library } = playerOf(g, at).zones;
  for (let cards = bonus(g, action.by, 'blockers burn library cards'); cards > 0 && library.length > 0; cards--)
    burn(g, library.at(-1) as CardId);
  g.emit({ type: 'block attempt', seat: at, by: refer(g.state, minion, true) });
  yield* cardWindow(
    g,
    'block attempt',
    { say: 'block attempt', card: minion },
    () => over() || !isInPlay(g, minion) || action.blocker !== minion,
  );
  if (over()) return false;
  // V-BLK-009 A minion that has been locked meanwhile does not block, unless it is awake.
  const isStopped = !wasLocked && cardOf(g, minion).play?.locked === true && !hasMark(g, minion, 'awake');
  if (canStillBlock(g, minion) && !isStopped && blockSucceeds(g, action)) return true;
  // A card's text about those who fail does not concern attempts that failed before it was played.
  if (has(g, action.by, 'locks failed blockers') && !action.failed.includes(minion)) action.failed.push(minion);
  action.blocker = undefined;
  g.emit({ type: 'block failed', seat: at, by: refer(g.state, minion, true) });
  if (isInPlay(g, minion)) yield* runTriggers(g, 'bearer fails to block', [minion]);
  return false;
}

/** A minion that an effect has made attempt to block. */
function calledToBlock(g: G, action: Action, seat: Seat): Piece | undefined {
  const { called } = action;
  if (called === undefined || (!called.anyAction && cardOf(g, called.card).at !== seat)) return undefined;
  action.called = undefined;
  const { card, anyAction } = called;
  return whyNotBlock(g, action, card, anyAction) === undefined ? { say: 'attempts to block', card } : undefined;
}

function blockers(g: G, action: Action, seat: Seat): Piece[] {
  const pieces: Piece[] = [];
  for (const card of playerOf(g, seat).zones.ready)
    if (whyNotBlock(g, action, card) === undefined) pieces.push({ say: 'attempts to block', card });
  for (const card of blockingCards(g))
    if (cardOf(g, card).at === seat && whyNotBlock(g, action, card) === undefined)
      pieces.push({ say: 'attempts to block', card });
  return pieces;
}

/** Minions that failed lock before the action resolves, whether it succeeds or another minion blocks it. */
function lockFailedBlockers(g: G, action: Action): void {
  for (const id of action.failed) if (cardOf(g, id).place === 'ready') lock(g, id);
}
