/** Chapters 15 and 16: blocking, stealth and intercept. */

import { ask, type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { cardWindow } from '../cards/windows.ts';
import { burnBlood, hasMark, isInPlay, isMinion, isVampire, lock, predatorOf, preyOf } from '../changes/general.ts';
import { bonus, has, interceptOf, stealthOf } from '../facts/values.ts';
import { type Action, cardOf, type G, playerOf } from '../state/state.ts';
import { isOver } from './action.ts';

/**
 * V-BLK-002 to V-BLK-005 Who may attempt to block, in order: the target of a directed action; prey, then predator for an
 * undirected one. Several targets: V-BLK-003, V-AMB-05.
 */
export function blockingSeats(g: G, action: Action): Seat[] {
  const { targets, seat } = action;
  const undirected =
    targets.length === 0 || (targets.length > 1 && g.edition.severalTargetsBlock === 'prey and predator');
  const seats = undirected ? [preyOf(g, seat), predatorOf(g, seat)] : targets;
  return seats.filter((each, index) => each !== seat && seats.indexOf(each) === index && !playerOf(g, each).ousted);
}

/** Why a minion cannot attempt to block the current action. */
export function whyNotBlock(g: G, action: Action, minion: CardId): string | undefined {
  const { at, place, play } = cardOf(g, minion);
  const directed = action.targets.length > 0;
  return (
    forbid('V-CARD-021', at === action.seat) ??
    forbid(directed ? 'V-BLK-002' : 'V-BLK-004', !blockingSeats(g, action).includes(at)) ??
    forbid('V-TOR-004', place === 'torpor') ??
    forbid('V-BLK-009', place !== 'ready' || !isMinion(g, minion)) ??
    forbid('V-BLK-009', play?.locked === true && !hasMark(g, minion, 'awake')) ??
    forbid('V-BLK-012', action.declined.includes(at)) ??
    forbid('V-BLK-011', action.blocker !== -1) ??
    forbid('V-GEN-001', isBarred(g, action, minion))
  );
}

/** Whether the minion could attempt to block now if it were unlocked, or is already attempting to. */
export function couldBlock(g: G, action: Action, minion: CardId): boolean {
  if (isBarred(g, action, minion)) return false;
  if (action.blocker !== -1) return action.blocker === minion;
  // V-BLK-005 It is the turn of the first Methuselah who has not declined yet.
  return blockingSeats(g, action).find((seat) => !action.declined.includes(seat)) === cardOf(g, minion).at;
}

/** Effects that keep a minion from blocking the action. */
function isBarred(g: G, action: Action, minion: CardId): boolean {
  if (has(g, minion, 'cannot block') || has(g, action.by, 'unblockable')) return true;
  return isVampire(g, minion) && has(g, action.by, 'unblockable by vampires');
}

/** V-BLK-014, V-BLK-015; whoever can no longer block the action fails. */
export function blockSucceeds(g: G, action: Action): boolean {
  return (
    action.blocker !== -1 &&
    interceptOf(g, action.blocker) >= stealthOf(g, action.by) &&
    !isBarred(g, action, action.blocker)
  );
}

/** V-PRO-005 All block attempts, one at a time. The minion that blocks, or undefined. */
export function* blockAttempts(g: G, action: Action): Procedure<CardId | undefined> {
  for (;;) {
    const target = action.targets[0];
    // A new target has not declined yet: what it may use after that comes later.
    const settled = () => isOver(g, action) || action.targets[0] !== target;
    const seats = blockingSeats(g, action).filter((seat) => !action.declined.includes(seat));
    for (const [index, seat] of seats.entries()) {
      const blocker = yield* seatBlocks(g, action, seat);
      if (isOver(g, action)) return undefined;
      if (blocker !== undefined) {
        lockFailedBlockers(g, action);
        return blocker;
      }
      // V-BLK-013, V-PRO-011 The declaration is an event: cards may follow it, reactions of those who declined too, also before the next Methuselah decides.
      const last = index === seats.length - 1;
      if (last) yield* cardWindow(g, 'after block', { say: 'blocks declined', card: action.by }, settled);
      if (isOver(g, action)) return undefined;
    }
    if (seats.length === 0) yield* cardWindow(g, 'after block', { say: 'blocks declined', card: action.by }, settled);
    // A bleed that was redirected gives its new target a fresh chance to block.
    if (isOver(g, action) || action.targets[0] === target || action.targets.length === 0) {
      if (!isOver(g, action)) lockFailedBlockers(g, action);
      return undefined;
    }
  }
}

/** V-BLK-010, V-BLK-012 One Methuselah's attempts until one succeeds or he makes no more. */
function* seatBlocks(g: G, action: Action, seat: Seat): Procedure<CardId | undefined> {
  const over = () => isOver(g, action) || playerOf(g, seat).ousted;
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
    action.blocker = minion;
    action.attempts++;
    if (isVampire(g, minion)) burnBlood(g, minion, bonus(g, action.by, 'blockers burn blood'));
    g.emit({ type: 'block attempt', by: refer(g.state, minion, true) });
    yield* cardWindow(
      g,
      'block attempt',
      { say: 'block attempt', card: minion },
      () => over() || !isInPlay(g, minion) || action.blocker !== minion,
    );
    if (over()) return undefined;
    if (cardOf(g, minion).place === 'ready' && blockSucceeds(g, action)) return minion;
    // What a card says of those who fail does not concern attempts that failed before it was played.
    if (has(g, action.by, 'locks failed blockers') && !action.failed.includes(minion)) action.failed.push(minion);
    action.blocker = -1;
    g.emit({ type: 'block failed', by: refer(g.state, minion, true) });
  }
}

/** A minion that an effect has made attempt to block. */
function calledToBlock(g: G, action: Action, seat: Seat): Piece | undefined {
  const minion = action.called;
  if (minion === -1 || cardOf(g, minion).at !== seat) return undefined;
  action.called = -1;
  return whyNotBlock(g, action, minion) === undefined ? { say: 'attempts to block', card: minion } : undefined;
}

function blockers(g: G, action: Action, seat: Seat): Piece[] {
  const pieces: Piece[] = [];
  for (const card of playerOf(g, seat).zones.ready)
    if (whyNotBlock(g, action, card) === undefined) pieces.push({ say: 'attempts to block', card });
  return pieces;
}

/** Those who failed lock before the action resolves, whether it succeeds or is blocked by somebody else. */
function lockFailedBlockers(g: G, action: Action): void {
  for (const id of action.failed) if (cardOf(g, id).place === 'ready') lock(g, id);
}

/** The new target may attempt to block, also one that comes back to an earlier target. */
export function redirectBleed(g: G, seat: Seat): void {
  const { action } = g.state;
  if (action?.kind !== 'bleed') return;
  action.targets = [seat];
  action.declined = action.declined.filter((each) => each !== seat);
  g.emit({ type: 'redirected', seat });
}
