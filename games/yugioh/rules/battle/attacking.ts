/**
 * Attacks: possible attackers and targets, declarations and Replays (Y-BAT-001 to Y-BAT-009, Y-X-BTL-01 to Y-X-BTL-03).
 */
import { ask, type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import { settle } from '../chain/resolving.ts';
import { happens } from '../changes/happening.ts';
import { changeLife } from '../changes/life.ts';
import { holdAll } from '../facts/amounts.ts';
import { isLike } from '../facts/filters.ts';
import { faceOf, workingOf } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { scopeOf } from '../facts/scope.ts';
import { cannot, changesOf, has, isEffective } from '../facts/values.ts';
import { valuesChanged } from '../state/changed.ts';
import { rosterOf } from '../state/roster.ts';
import { type Attack, cardOf, type G, isCurrent, opponentOf, placedOf, playerOf, refTo } from '../state/state.ts';

/** Y-BAT-005, Y-X-BTL-10, Y-AMB-24 How many attacks it has declared this turn. */
export function attacksMade(g: G, id: CardId): number {
  const { attackTurn, attacks } = placedOf(g, id);
  return attackTurn === g.state.turnNumber ? attacks : 0;
}

function attacksAllowed(g: G, id: CardId): number {
  if (has(g, id, 'attacksAll')) return Number.POSITIVE_INFINITY;
  let allowed = 1;
  for (const { extraAttacks = 0 } of changesOf(g, id)) allowed += extraAttacks;
  return allowed;
}

/** Why a monster cannot declare an attack at all. */
export function whyNotAttack(g: G, seat: Seat, id: CardId): string | undefined {
  const { up, placed } = cardOf(g, id);
  return (
    forbid('Y-BAT-009', placed?.gaveUp === g.state.turnNumber) ??
    forbid('Y-BAT-005', !up || placed?.position !== 'attack' || attacksMade(g, id) >= attacksAllowed(g, id)) ??
    forbid('Y-GEN-002', isForbidden(g, seat, 'attack') || cannot(g, id, 'attack') || isBeyondOne(g, seat, id)) ??
    forbid('Y-X-BTL-12', !canPay(g, seat, id)) ??
    forbid('Y-X-BTL-11', targetsOf(g, seat, id).length === 0 && !canAttackDirectly(g, seat, id))
  );
}

/** The LP cost of declaring an attack with it. */
function attackCost(g: G, id: CardId): number {
  let sum = 0;
  for (const { attackCost: cost } of changesOf(g, id)) sum += cost?.lp ?? 0;
  return sum;
}

/** Y-AMB-12 */
function canPay(g: G, seat: Seat, id: CardId): boolean {
  const cost = attackCost(g, id);
  const { lp } = playerOf(g, seat);
  return cost === 0 || lp > cost || (lp === cost && g.settings.payAllLp);
}

/** "Only 1 monster can attack": another one has attacked already. */
function isBeyondOne(g: G, seat: Seat, id: CardId): boolean {
  if (!isForbidden(g, seat, 'attack with more than one monster')) return false;
  return playerOf(g, seat).monsters.some((each) => each !== id && attacksMade(g, each) > 0);
}

/** Y-BAT-004, Y-X-BTL-11 */
export function canAttackDirectly(g: G, seat: Seat, id: CardId): boolean {
  if (mustAttack(g, seat, id).length > 0) return false;
  if (cannot(g, id, 'attack directly') || (has(g, id, 'attacksAll') && attacksMade(g, id) > 0)) return false;
  return playerOf(g, opponentOf(seat)).monsters.length === 0 || has(g, id, 'directAttack');
}

/** Y-BAT-003, Y-X-BTL-11 */
export function targetsOf(g: G, seat: Seat, id: CardId): CardId[] {
  const other = opponentOf(seat);
  const { attacked, attackTurn } = placedOf(g, id);
  const all = has(g, id, 'attacksAll');
  const only = mustAttack(g, seat, id);
  return (only.length > 0 ? only : playerOf(g, other).monsters).filter((target) => {
    if (all && attackTurn === g.state.turnNumber && attacked.includes(target)) return false;
    return !cannot(g, target, 'be attacked') && !isShielded(g, other, target);
  });
}

/** Y-X-SMN-14 Monsters that it must attack if it attacks. */
function mustAttack(g: G, seat: Seat, id: CardId): readonly CardId[] {
  const changes = changesOf(g, id);
  if (changes.length === 0) return [];
  const scope = scopeOf(seat, refTo(g, id));
  return changes.flatMap(({ attacksOnly }) =>
    attacksOnly ? playerOf(g, opponentOf(seat)).monsters.filter((each) => isLike(g, each, attacksOnly, scope)) : [],
  );
}

/** Another card of its controller protects it from being chosen. */
function isShielded(g: G, seat: Seat, target: CardId): boolean {
  if (!rosterOf(g).anyProtection) return false;
  return workingOf(g).some(
    ({ id, seat: whose, zone }) =>
      whose === seat &&
      zone === 'monsters' &&
      faceOf(g, id).others.some((each) => {
        if (each.kind !== 'protection' || !isEffective(g, id)) return false;
        const scope = scopeOf(seat, refTo(g, id));
        return isLike(g, target, each.of, scope) && (!each.while || holdAll(g, each.while, scope));
      }),
  );
}

export function attackPieces(g: G, seat: Seat): Piece[] {
  const pieces: Piece[] = [];
  for (const card of playerOf(g, seat).monsters)
    if (whyNotAttack(g, seat, card) === undefined) pieces.push({ say: 'attacks', card });
  return pieces;
}

export function attackContinued(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  if (prefix.length !== 1) return [];
  const id = prefix[0]?.card as CardId;
  return [
    ...targetsOf(g, seat, id).map((card): Piece => ({ say: 'target', card })),
    ...(canAttackDirectly(g, seat, id) ? [{ say: 'directly' }] : []),
  ];
}

/** Y-BAT-003 The attack is declared; Triggers and fast effects follow. */
export function declareAttack(g: G, seat: Seat, path: Path): void {
  const { state } = g;
  const id = path[0]?.card as CardId;
  const target = path[1]?.card;
  const placed = placedOf(g, id);
  if (placed.attackTurn !== state.turnNumber) {
    placed.attackTurn = state.turnNumber;
    placed.attacks = 0;
    placed.attacked = [];
  }
  placed.attacks++;
  if (target !== undefined) placed.attacked.push(target);
  beginMoment(state);
  // Y-X-BTL-12 Paid at the declaration, not again in a Replay.
  const cost = attackCost(g, id);
  if (cost > 0) {
    changeLife(g, seat, -cost, 'cost');
    beginMoment(state);
  }
  state.attack = attackOf(g, seat, id, target);
  valuesChanged(g);
  announce(g, seat, id, target);
  happens(g, {
    type: 'attack declared',
    attacker: refTo(g, id),
    target: target === undefined ? undefined : refTo(g, target),
    seat,
  });
  if (target !== undefined)
    happens(g, { type: 'targeted', cards: [refTo(g, target)], by: 'attack', seat, source: refTo(g, id) });
  state.window = 'attack declared';
  settle(g);
}

function announce(g: G, seat: Seat, id: CardId, target: CardId | undefined): void {
  g.emit({
    type: 'attacks',
    seat,
    card: refer(g.state, id, true),
    ...(target === undefined ? {} : { on: refer(g.state, target, true) }),
  });
}

function attackOf(g: G, seat: Seat, id: CardId, target: CardId | undefined): Attack {
  return {
    by: seat,
    attacker: refTo(g, id),
    target: target === undefined ? undefined : refTo(g, target),
    state: 'declared',
    facing: facing(g, seat),
    changed: false,
    turnedUp: false,
    battled: false,
  };
}

/** The opponent's monsters, each as long as it stays. A monster that is only turned is the same. */
function facing(g: G, seat: Seat): readonly number[] {
  return playerOf(g, opponentOf(seat)).monsters.map((id) => id * 1000 + cardOf(g, id).arrivals);
}

/** Y-X-BTL-02 The attacker is gone, no longer in face-up Attack Position, or the attack was negated. */
export function isStopped(g: G, { attacker, state }: Attack): boolean {
  if (state === 'stopped') return true;
  const { up, placed, zone } = cardOf(g, attacker.card);
  return !isCurrent(g, attacker) || zone !== 'monsters' || !up || placed?.position !== 'attack';
}

/** Y-BAT-007, Y-AMB-07, Y-X-BTL-03 */
export function isReplay(g: G, attack: Attack): boolean {
  const now = facing(g, attack.by);
  return now.length !== attack.facing.length || now.some((each) => !attack.facing.includes(each));
}

/** Y-BAT-008, Y-BAT-009, Y-AMB-08 */
export function* replayPart(g: G): Procedure {
  const { state } = g;
  const attack = state.attack as Attack;
  const { by: seat, attacker } = attack;
  const stop: Piece = { say: 'stops' };
  const again: Piece = { say: 'attacks', card: attacker.card };
  const canAgain = targetsOf(g, seat, attacker.card).length > 0 || canAttackDirectly(g, seat, attacker.card);
  const path = yield* ask({
    seat,
    step: 'replay',
    about: { say: 'replay' },
    next: (prefix) => {
      if (prefix.length === 0) {
        // The attacker may have attacks left, but is offered only once.
        const others = attackPieces(g, seat).filter(({ card }) => card !== attacker.card);
        return [...(canAgain ? [again] : []), ...others, stop];
      }
      return prefix[0]?.say === 'stops' ? [] : attackContinued(g, seat, prefix);
    },
    passive: [stop],
  });
  if (path[0]?.card !== attacker.card) placedOf(g, attacker.card).gaveUp = state.turnNumber;
  if (path[0]?.say === 'stops') {
    attack.state = 'stopped';
    state.at = 'window';
    return;
  }
  if (path[0]?.card !== attacker.card) {
    declareAttack(g, seat, path);
    return;
  }
  // Choosing another target is no new declaration; the monster counts as newly targeted (Y-X-BTL-12).
  const target = path[1]?.card;
  attack.target = target === undefined ? undefined : refTo(g, target);
  attack.facing = facing(g, seat);
  if (target !== undefined) placedOf(g, attacker.card).attacked.push(target);
  valuesChanged(g);
  announce(g, seat, attacker.card, target);
  beginMoment(state);
  if (target !== undefined)
    happens(g, { type: 'targeted', cards: [refTo(g, target)], by: 'attack', seat, source: attacker });
  state.window = 'before damage step';
  settle(g);
}
