/**
 * Casting and activating as one answer: X, targets, costs, payment in this order (M-X-023). Nothing changes before the answer is complete, so
 * there is nothing to return from (M-X-024).
 */
import { type CardId, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { Cost, Target } from '../../cards/language.ts';
import { fits } from '../facts/filters.ts';
import { alike } from '../facts/likeness.ts';
import { type Scope, scopeOf } from '../facts/scope.ts';
import { kindsOf, traitsOf } from '../facts/traits.ts';
import type { ManaCost } from '../state/faces.ts';
import { type AbilityRef, cardOf, type G, playerOf, refTo } from '../state/state.ts';
import { canPay, canTap, greatestX, hasEnough, type Paying, paymentPieces } from './mana.ts';
import { canChoose, type Names, walkTargets } from './targets.ts';

/** The choices and costs of a spell or an ability. */
export interface Plan {
  readonly seat: Seat;
  readonly source: CardId;
  readonly ability: AbilityRef | undefined;
  readonly targets: readonly Target[];
  readonly mana: ManaCost;
  readonly cost: Cost;
  readonly convoke: boolean;
}

export const NO_MANA: ManaCost = { colors: [0, 0, 0, 0, 0], generic: 0, x: 0, total: 0 };

/** The choices made. */
export interface Announcement {
  readonly x: number;
  readonly names: Names;
  readonly sacrificed: readonly CardId[];
  readonly discarded: readonly CardId[];
  readonly paying: Paying;
  readonly payment: Path;
}

export function scopeOfPlan(g: G, { seat, source }: Plan, x = 0): Scope {
  return { ...scopeOf(seat, refTo(g, source)), x };
}

function payingOf({ mana, convoke, cost, source }: Plan, x: number, sacrificed: readonly CardId[] = []): Paying {
  return { cost: mana, x, convoke, source, taps: cost.tap === true, sacrificed };
}

/** The rule that forbids it, apart from the time; undefined if it can be done. */
export function whyNotAnnounce(g: G, plan: Plan): string | undefined {
  const { seat, targets } = plan;
  const paying = payingOf(plan, 0);
  return (
    whyNotPayCost(g, plan) ??
    forbid('M-X-029', targets.length > 0 && !canChoose(g, targets, scopeOfPlan(g, plan))) ??
    (canPay(g, seat, paying)
      ? undefined
      : (forbid('M-MANA-004', !hasEnough(g, seat, paying)) ?? forbid('M-MANA-003', hasEnough(g, seat, paying))))
  );
}

/** Costs beside mana. M-X-028 They can be paid only in full. */
function whyNotPayCost(g: G, { seat, source, cost }: Plan): string | undefined {
  const { permanent } = cardOf(g, source);
  const { tap, life = 0, discard = 0, loyalty = 0, sacrifice } = cost;
  return (
    forbid('M-ACT-002', tap === true && permanent?.tapped === true) ??
    forbid('M-X-053', tap === true && permanent?.tapped === false && !canTap(g, source, traitsOf(g, source))) ??
    forbid('M-X-028', life > playerOf(g, seat).life) ??
    forbid('M-X-028', discard > playerOf(g, seat).hand.filter((id) => id !== source).length) ??
    forbid('M-X-092', loyalty < 0 && (permanent?.loyalty ?? 0) < -loyalty) ??
    forbid(
      'M-X-028',
      sacrifice !== undefined && sacrifice !== 'this' && sacrificable(g, seat, source, cost).length === 0,
    )
  );
}

/** M-ACT-008 The player's own permanents that fit. */
export function sacrificable(g: G, seat: Seat, source: CardId, { sacrifice }: Cost): CardId[] {
  if (sacrifice === undefined || sacrifice === 'this') return [];
  const scope = scopeOf(seat, refTo(g, source));
  return g.state.battlefield.filter(
    (id) => kindsOf(g, id).controller === seat && fits(g, sacrifice, id, traitsOf(g, id), scope),
  );
}

interface Walk {
  /** Undefined when everything has been said. */
  readonly next: readonly Piece[] | undefined;
  readonly said: Announcement;
}

/** The next pieces after those that have been said; none when all has been. */
export function announcePieces(g: G, plan: Plan, path: Path): readonly Piece[] {
  return walk(g, plan, path, true).next ?? [];
}

/** The contents of a complete answer. */
export function readAnnouncement(g: G, plan: Plan, path: Path): Announcement {
  return walk(g, plan, path, false).said;
}

/** Follows the order of M-X-023 as far as the path goes; options are computed only for the next question. */
function walk(g: G, plan: Plan, path: Path, offers: boolean): Walk {
  let rest = path;
  let x = 0;
  const said = (
    names: Names = {},
    sacrificed: readonly CardId[] = [],
    discarded: readonly CardId[] = [],
  ): Announcement => ({
    x,
    names,
    sacrificed,
    discarded,
    paying: payingOf(plan, x, sacrificed),
    payment: rest,
  });
  if (plan.mana.x > 0) {
    const [piece, ...others] = rest;
    if (piece?.say !== 'with X') return { next: xPieces(g, plan), said: said() };
    x = piece.amount ?? 0;
    rest = others;
  }
  const targets = walkTargets(g, plan.targets, scopeOfPlan(g, plan, x), rest);
  rest = targets.rest;
  if (targets.next) return { next: targets.next, said: said(targets.names) };
  const sacrificed = take(rest, 'sacrificing');
  rest = rest.slice(sacrificed.length);
  const { sacrifice, discard = 0 } = plan.cost;
  if (sacrifice === 'this') sacrificed.push(plan.source);
  else if (sacrifice && sacrificed.length === 0)
    return { next: pieces(g, 'sacrificing', sacrificable(g, plan.seat, plan.source, plan.cost)), said: said() };
  const discarded = take(rest, 'discarding');
  rest = rest.slice(discarded.length);
  if (discarded.length < discard) {
    const hand = playerOf(g, plan.seat).hand.filter((id) => id !== plan.source && !discarded.includes(id));
    return { next: pieces(g, 'discarding', hand), said: said() };
  }
  const all = said(targets.names, sacrificed, discarded);
  return { next: offers ? paymentPieces(g, plan.seat, all.paying, rest) : undefined, said: all };
}

function take(path: Path, say: string): CardId[] {
  const found: CardId[] = [];
  for (const piece of path) {
    if (piece.say !== say || piece.card === undefined) break;
    found.push(piece.card);
  }
  return found;
}

/** The greatest first: players seldom want less than they can pay for. */
function xPieces(g: G, plan: Plan): Piece[] {
  const greatest = greatestX(g, plan.seat, payingOf(plan, 0));
  return Array.from({ length: greatest + 1 }, (_, less) => ({ say: 'with X', amount: greatest - less }));
}

/** One piece for all that are alike. */
export function pieces(g: G, say: string, cards: readonly CardId[]): Piece[] {
  return alike(g, cards).map(([card]) => ({ say, card: card as CardId }));
}
