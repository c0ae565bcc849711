/** Chapters 15 and 16: the minions that may block, and whether a block succeeds. */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import type { Action, BlockRule } from '../state/action.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { hasMark, isMinion, isVampire } from './cards.ts';
import { allHold } from './conditions.ts';
import { matches } from './filters.ts';
import { abilitiesOf } from './printed.ts';
import { sceneOf } from './scenes.ts';
import { predatorOf, preyOf } from './seats.ts';
import { roamingBlockers } from './tabletop.ts';
import { bonus, has, interceptOf, stealthOf } from './values.ts';

/**
 * V-BLK-002 to V-BLK-005 The players who may attempt to block, in order: the target of a directed action; prey, then
 * predator for an undirected one. Several targets: V-BLK-003, V-AMB-05.
 */
export function blockingSeats(g: G, action: Action): Seat[] {
  const seats = usualSeats(g, action);
  for (const source of roamingBlockers(g))
    for (const id of isMinion(g, source) ? [source] : readyMinions(g)) {
      const { at } = cardOf(g, id);
      if (at !== action.seat && !seats.includes(at) && isRoaming(g, action, id)) seats.push(at);
    }
  return seats;
}

/** A card that is no minion says it of others. */
function readyMinions({ state: { players } }: G): readonly CardId[] {
  return players.flatMap(({ zones }) => zones.ready);
}

function usualSeats(g: G, action: Action): Seat[] {
  const { targets, seat } = action;
  const undirected =
    targets.length === 0 || (targets.length > 1 && g.edition.severalTargetsBlock === 'prey and predator');
  const seats = undirected ? [preyOf(g, seat), predatorOf(g, seat)] : targets;
  return seats.filter((each, index) => each !== seat && seats.indexOf(each) === index && !playerOf(g, each).ousted);
}

/** True if the minion can attempt to block minions that its player could not block otherwise. */
function isRoaming(g: G, { by }: Action, minion: CardId): boolean {
  if (cardOf(g, minion).place !== 'ready') return false;
  return has(g, minion, 'blocks any minion') || (isVampire(g, by) && has(g, minion, 'blocks any vampire'));
}

function isBlockOf(g: G, action: Action, minion: CardId): boolean {
  return usualSeats(g, action).includes(cardOf(g, minion).at) || isRoaming(g, action, minion);
}

/**
 * Why a minion cannot attempt to block the current action. `anyAction`: an effect lets it block even actions that its
 * controller may not.
 */
export function whyNotBlock(g: G, action: Action, minion: CardId, anyAction = false): string | undefined {
  const { at, place, play } = cardOf(g, minion);
  const directed = action.targets.length > 0;
  return (
    forbid('V-CARD-021', at === action.seat) ??
    forbid(directed ? 'V-BLK-002' : 'V-BLK-004', !anyAction && !isBlockOf(g, action, minion)) ??
    forbid('V-TOR-004', place === 'torpor') ??
    (isBlocker(defOf(g, minion))
      ? forbid('V-BLK-009', !canStillBlock(g, minion) || !action.targets.includes(at))
      : forbid('V-BLK-009', place !== 'ready' || !isMinion(g, minion))) ??
    forbid('V-BLK-009', play?.locked === true && !hasMark(g, minion, 'awake')) ??
    forbid('V-BLK-012', !anyAction && action.declined.includes(at)) ??
    forbid('V-BLK-011', action.blocker !== undefined) ??
    forbid('V-GEN-001', isBarred(g, action, minion)) ??
    whyNotPay(g, action, minion)
  );
}

/** A card that is no minion but attempts to block actions directed at its controller, as if it were a vampire. */
export function isBlocker({ becomes }: CardDef): boolean {
  return becomes === 'blocker';
}

/** True if the blocker is still there. */
export function canStillBlock(g: G, blocker: CardId): boolean {
  return cardOf(g, blocker).place === (isBlocker(defOf(g, blocker)) ? 'in_play' : 'ready');
}

/** V-CARD-010 The price of an attempt by the acting minion's text, if it cannot be paid. */
function whyNotPay(g: G, action: Action, minion: CardId): string | undefined {
  const { at, play } = cardOf(g, minion);
  return (
    forbid('V-CARD-010', (play?.counters ?? 0) < priceOfBlock(g, action, minion)) ??
    forbid('V-CARD-010', playerOf(g, at).zones.library.length < bonus(g, action.by, 'blockers burn library cards'))
  );
}

/** True if the minion could attempt to block now if it were unlocked, or is already attempting to. */
export function couldBlock(g: G, action: Action, minion: CardId): boolean {
  if (isBarred(g, action, minion)) return false;
  if (action.blocker !== undefined) return action.blocker === minion;
  // V-BLK-005 It is the turn of the first Methuselah who has not declined yet.
  const next = blockingSeats(g, action).find((seat) => !action.declined.includes(seat));
  return next === cardOf(g, minion).at && isBlockOf(g, action, minion);
}

/** Effects that keep a minion from blocking the action. */
function isBarred(g: G, action: Action, minion: CardId): boolean {
  if (has(g, minion, 'cannot block') || has(g, action.by, 'unblockable')) return true;
  if (isVampire(g, minion) && has(g, action.by, 'unblockable by vampires')) return true;
  for (const rule of action.barred) if (isMeant(g, action, rule, minion)) return true;
  return keepsFrom(g, minion, 'no block', action.by) || keepsFrom(g, action.by, 'not blocked by', minion);
}

function isMeant(g: G, { by }: Action, { filter, seat, card }: BlockRule, minion: CardId): boolean {
  return matches(g, { seat, minion: by, card, chosen: {}, x: 0 }, filter, minion);
}

/**
 * The minion's price for attempting to block the action: by effects, and by the text of the acting minion and the cards
 * on it.
 */
export function priceOfBlock(g: G, action: Action, minion: CardId): number {
  let sum = 0;
  for (const price of action.prices) if (isMeant(g, action, price, minion)) sum += paidBy(g, minion, price);
  sum += printedPrice(g, action.by, minion);
  if (isSaid(g, 'pays to block')) sum += ownPrice(g, minion, action.by);
  for (const id of cardOf(g, action.by).play?.with ?? []) sum += printedPrice(g, id, minion);
  return sum;
}

function printedPrice(g: G, source: CardId, minion: CardId): number {
  let sum = 0;
  for (const ability of abilitiesOf(g, source))
    if ('always' in ability && ability.always === 'price of blocking')
      if (matches(g, sceneOf(g, source), ability.cards, minion)) sum += paidBy(g, minion, ability);
  return sum;
}

/** What the minion's own text makes it pay. */
function ownPrice(g: G, minion: CardId, acting: CardId): number {
  let sum = 0;
  for (const ability of abilitiesOf(g, minion))
    if ('always' in ability && ability.always === 'pays to block')
      if (matches(g, sceneOf(g, minion), ability.cards, acting)) sum += ability.amount;
  return sum;
}

/** An ally has no blood: it pays only where life is accepted. */
function paidBy(
  g: G,
  minion: CardId,
  { amount, orLife }: { readonly amount: number; readonly orLife?: boolean | undefined },
): number {
  return orLife || isVampire(g, minion) ? amount : Number.POSITIVE_INFINITY;
}

/** True if the minion, or a card on it, says so of the other one. */
function keepsFrom(g: G, minion: CardId, what: 'no block' | 'not blocked by', other: CardId): boolean {
  if (saysSo(g, minion, what, other)) return true;
  for (const id of cardOf(g, minion).play?.with ?? []) if (saysSo(g, id, what, other)) return true;
  return false;
}

function saysSo(g: G, source: CardId, what: 'no block' | 'not blocked by', other: CardId): boolean {
  for (const ability of abilitiesOf(g, source))
    if ('always' in ability && ability.always === what && matches(g, sceneOf(g, source), ability.of, other))
      if (!('if' in ability) || !ability.if || allHold(g, sceneOf(g, source), ability.if)) return true;
  return false;
}

/** V-BLK-014, V-BLK-015; a minion that can no longer block the action fails. */
export function blockSucceeds(g: G, action: Action): boolean {
  return (
    action.blocker !== undefined &&
    interceptOf(g, action.blocker) >= stealthOf(g, action.by) &&
    !isBarred(g, action, action.blocker)
  );
}

/** V-BLK-016 A block that succeeds, and a fight that nobody blocks, lead to combat: the minion's opponent in it. */
export function facedBy(g: G, minion: CardId | undefined): CardId | undefined {
  const { action } = g.state;
  if (!action || minion === undefined) return undefined;
  const { blocker, by, kind, on } = action;
  const opponent =
    blocker === undefined ? (kind === 'fight' ? on[0] : undefined) : blockSucceeds(g, action) ? blocker : undefined;
  if (opponent === undefined) return undefined;
  return minion === by ? opponent : minion === opponent ? by : undefined;
}
