/** Targets: the legal choices, and whether they are still legal later (M-CAST-002, M-X-029, M-X-030, M-X-032). */
import { type CardId, END, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import type { Filter, Target } from '../../cards/language.ts';
import { isProtectedFrom } from '../changes/damage.ts';
import { fits } from '../facts/filters.ts';
import { alike } from '../facts/likeness.ts';
import { inTurnOrder, isObject, type Scope, zoneCards } from '../facts/scope.ts';
import { has, kindsOf, traitsOf, traitsOfObject } from '../facts/traits.ts';
import { fighting } from '../state/combat-state.ts';
import { type Chosen, cardOf, type G, isCurrent, refTo, sameObject } from '../state/state.ts';

/** The targets that have been chosen so far, by name. */
export type Names = Record<string, readonly Chosen[]>;

const CREATURES: Filter = { type: 'creature' };
const PLANESWALKERS: Filter = { type: 'planeswalker' };
const CREATURES_AND_PLANESWALKERS: Filter = { type: ['creature', 'planeswalker'] };

/** M-AMB-06 */
function filterOf(g: G, target: Target): Filter | undefined {
  if ('object' in target) return target.object;
  const isAnyTarget = g.settings.targets === 'any target';
  if ('player' in target) return isAnyTarget && target.orPlaneswalker ? PLANESWALKERS : undefined;
  return isAnyTarget ? CREATURES_AND_PLANESWALKERS : CREATURES;
}

/** The cards among which fitting ones are searched. */
function lookedThrough(g: G, filter: Filter): readonly CardId[] {
  return filter.combat ? fighting(g.state.combat) : zoneCards(g, filter.in ?? 'battlefield');
}

/** The rule that forbids this target; undefined if it is legal. */
export function whyNotTarget(g: G, target: Target, chosen: Chosen, scope: Scope): string | undefined {
  if (!isObject(chosen)) return 'seat' in chosen ? whyNotPlayer(g, target, chosen.seat, scope) : 'M-X-029';
  const { card } = chosen;
  const filter = filterOf(g, target);
  const { zone } = cardOf(g, card);
  const traits = zone === 'battlefield' ? traitsOf(g, card) : kindsOf(g, card);
  const isFitting =
    filter !== undefined &&
    isCurrent(g, chosen) &&
    zone === (filter.in ?? 'battlefield') &&
    fits(g, filter, card, traits, scope);
  const source = traitsOfObject(g, scope.source);
  return (
    forbid('M-X-029', !isFitting || isTaken(target, chosen, scope)) ??
    forbid('M-KEY-013', zone === 'battlefield' && has(traits, 'hexproof') && traits.controller !== scope.seat) ??
    forbid('M-KEY-012', zone === 'battlefield' && source !== undefined && isProtectedFrom(traits, source))
  );
}

function whyNotPlayer(g: G, target: Target, seat: Seat, scope: Scope): string | undefined {
  const isFitting = 'any' in target || ('player' in target && (target.player === 'any' || seat !== scope.seat));
  const isIn = inTurnOrder(g, 0).includes(seat);
  return forbid('M-X-029', !isFitting || !isIn || isTaken(target, { seat }, scope));
}

/** "Another target" must differ from those that it names. */
function isTaken({ differsFrom = [] }: Target, chosen: Chosen, { names }: Scope): boolean {
  return differsFrom.some((name) => (names[name] ?? []).some((each) => isSame(each, chosen)));
}

function isSame(a: Chosen, b: Chosen): boolean {
  if (isObject(a)) return isObject(b) && sameObject(a, b);
  return 'seat' in a && 'seat' in b && a.seat === b.seat;
}

/** All legal choices, players first. Objects that are alike are neighbours. */
function candidates(g: G, target: Target, scope: Scope): CandidateList {
  const seats =
    'object' in target ? [] : inTurnOrder(g, scope.seat).filter((seat) => !whyNotTarget(g, target, { seat }, scope));
  const filter = filterOf(g, target);
  const cards: CardId[] = [];
  if (filter)
    for (const id of lookedThrough(g, filter)) if (!whyNotTarget(g, target, refTo(g, id), scope)) cards.push(id);
  return { seats, groups: alike(g, cards), count: seats.length + cards.length };
}

/** True if there are at least `need` legal choices; it looks no further than it must. */
function hasCandidates(g: G, target: Target, scope: Scope, need: number): boolean {
  let count = 0;
  if (!('object' in target))
    for (const seat of inTurnOrder(g, scope.seat))
      if (!whyNotTarget(g, target, { seat }, scope) && ++count >= need) return true;
  const filter = filterOf(g, target);
  if (filter)
    for (const id of lookedThrough(g, filter))
      if (!whyNotTarget(g, target, refTo(g, id), scope) && ++count >= need) return true;
  return false;
}

interface CandidateList {
  readonly seats: readonly Seat[];
  readonly groups: readonly (readonly CardId[])[];
  readonly count: number;
}

const most = ({ count = 1 }: Target): number => count;
const least = ({ count = 1, upTo }: Target): number => (upTo ? 0 : count);

/** True if all targets from this one on can be chosen. */
export function canChoose(g: G, targets: readonly Target[], scope: Scope, from = 0): boolean {
  const target = targets[from];
  if (!target) return true;
  const need = least(target);
  if (need === 0 && from === targets.length - 1) return true;
  if (from === targets.length - 1) return hasCandidates(g, target, scope, need);
  const { seats, groups, count } = candidates(g, target, scope);
  if (count < need) return false;
  const withChosen = (chosen: readonly Chosen[]): boolean =>
    canChoose(g, targets, { ...scope, names: { ...scope.names, [target.name]: chosen } }, from + 1);
  if (need === 0) return withChosen([]);
  if (need > 1)
    return withChosen(
      groups
        .flat()
        .slice(0, need)
        .map((id) => refTo(g, id)),
    );
  return seats.some((seat) => withChosen([{ seat }])) || groups.some(([id]) => withChosen([refTo(g, id as CardId)]));
}

/** No target, where "up to" allows it (M-X-030). */
export const NO_TARGET: Piece = { say: 'no target' };

export interface TargetWalk {
  readonly names: Names;
  /** The rest of the path when all targets have been read. */
  readonly rest: Path;
  /** The next pieces, if targets are still missing. */
  readonly next: readonly Piece[] | undefined;
}

/** Reads the targets at the beginning of a path, and gives the pieces that may follow. */
export function walkTargets(g: G, targets: readonly Target[], scope: Scope, path: Path): TargetWalk {
  const names: Names = { ...scope.names };
  let rest = path;
  for (const [index, target] of targets.entries()) {
    const chosen: Chosen[] = [];
    let closed = false;
    while (!closed && chosen.length < most(target) && rest.length > 0) {
      const [piece, ...others] = rest as [Piece, ...Piece[]];
      if (piece.say === END.say || piece.say === NO_TARGET.say) closed = true;
      else if (piece.say !== 'target') break;
      else chosen.push(piece.card === undefined ? { seat: piece.seat as Seat } : refTo(g, piece.card));
      rest = others;
    }
    if (!closed && chosen.length < most(target)) {
      const next = piecesFor(g, targets, index, { ...scope, names }, chosen);
      if (next.length > 0) return { names, rest, next };
    }
    names[target.name] = chosen;
  }
  return { names, rest, next: undefined };
}

/** Several targets of one use of the word are a set, offered in one order (M-X-029). */
function piecesFor(g: G, targets: readonly Target[], index: number, scope: Scope, chosen: readonly Chosen[]): Piece[] {
  const target = targets[index] as Target;
  const isSet = most(target) > 1;
  const { seats, groups } = candidates(g, target, scope);
  const pieces: Piece[] = [];
  if (chosen.length >= least(target)) pieces.push(chosen.length === 0 ? NO_TARGET : END);
  const fitsOn = (each: Chosen): boolean =>
    canChoose(g, targets, { ...scope, names: { ...scope.names, [target.name]: [...chosen, each] } }, index + 1);
  const offer = (each: Chosen, piece: Piece): void => {
    if (fitsOn(each)) pieces.push(isSet ? { ...piece, list: true } : piece);
  };
  if (!isSet) for (const seat of seats) offer({ seat }, { say: 'target', seat });
  const flat = groups.flat();
  const last = chosen.at(-1);
  const from = last && isObject(last) ? flat.indexOf(last.card) + 1 : 0;
  const stillNeeded = Math.max(0, least(target) - chosen.length);
  const taken = new Set(chosen.flatMap((each) => (isObject(each) ? [each.card] : [])));
  for (const group of groups) {
    const card = group.find((id) => !taken.has(id) && flat.indexOf(id) >= from);
    if (card === undefined || flat.length - flat.indexOf(card) < stillNeeded) continue;
    offer(refTo(g, card), { say: 'target', card });
  }
  return pieces;
}

/** M-X-032 On resolution targets are checked again. */
export function isStillLegal(g: G, target: Target, chosen: Chosen, scope: Scope): boolean {
  return whyNotTarget(g, target, chosen, scope) === undefined;
}
