/** The Damage Step and its five parts (Y-DMG-001 to Y-DMG-016, Y-X-BTL-04 to Y-X-BTL-09, Y-X-BTL-13, Y-X-BTL-14). */
import { type CardId, type Procedure, refer, type Seat } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import { may } from '../cards/asking.ts';
import { destroy, isProtected, replacedBy } from '../cards/destroying.ts';
import { doingOf } from '../cards/doing.ts';
import { carryOut } from '../cards/effects.ts';
import { settle } from '../chain/resolving.ts';
import { upkeep } from '../chain/upkeep.ts';
import { happens, isInPlace } from '../changes/happening.ts';
import { endLasting } from '../changes/lasting.ts';
import { changeLife } from '../changes/life.ts';
import { type Move, moveCards } from '../changes/moving.ts';
import { addLasting, turnUp } from '../changes/summoning.ts';
import { controllerOf, faceOf } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { cannot, changesOf, has, isEffective, valuesOf } from '../facts/values.ts';
import { timeChanged, valuesChanged } from '../state/changed.ts';
import {
  type Attack,
  cardOf,
  defOf,
  type G,
  isCurrent,
  opponentOf,
  placedOf,
  playerOf,
  refTo,
} from '../state/state.ts';
import type { DamageStep } from '../state/steps.ts';

/** Y-X-BTL-04 Sub-step 1: effects "at the start of the Damage Step". */
export function beginDamageStep(g: G): void {
  const attack = g.state.attack as Attack;
  attack.state = 'damage';
  g.emit({ type: 'damage step' });
  for (const { atkInDamageStep } of changesOf(g, attack.attacker.card))
    if (atkInDamageStep === 'double')
      addLasting(g, [attack.attacker.card], { atk: valuesOf(g, attack.attacker.card).atk }, attack.by, 'damage step');
  enter(g, 'damage start');
}

function enter(g: G, step: DamageStep): void {
  const { state } = g;
  state.window = step;
  timeChanged(g);
  if (step === 'damage start' || step === 'calculation') gather(g, step);
  settle(g);
}

/** Trigger effects that name this part of the Damage Step. */
function gather(g: G, step: 'damage start' | 'calculation'): void {
  const { state } = g;
  const attack = state.attack as Attack;
  for (const { monsters, spells } of state.players)
    for (const id of [...monsters, ...spells])
      for (const { effect, at, places } of faceOf(g, id).activated) {
        if (effect.kind !== 'trigger' || effect.during?.phase !== step || !isInPlace(g, id, effect, places)) continue;
        state.waiting.push({
          seat: controllerOf(g, id),
          source: refTo(g, id),
          effect: { def: cardOf(g, id).def, at },
          event: { type: 'battled', attacker: attack.attacker, target: attack.target },
          moment: state.moment,
          canMiss: false,
          optional: effect.optional === true,
        });
      }
}

/** Y-X-BTL-07 Both battling monsters are still there. */
function isOn(g: G, { attacker, target }: Attack): boolean {
  const there = (each: typeof attacker): boolean => isCurrent(g, each) && cardOf(g, each.card).zone === 'monsters';
  return (
    there(attacker) && cardOf(g, attacker.card).placed?.position === 'attack' && (target === undefined || there(target))
  );
}

/** Continues after a part of the Damage Step. */
export function* nextDamageStep(g: G): Procedure {
  const { state } = g;
  const attack = state.attack as Attack;
  switch (state.window as DamageStep) {
    case 'damage start':
      if (!isOn(g, attack)) {
        enter(g, 'damage end');
        return;
      }
      beginMoment(state);
      // Y-DMG-002 An attacked face-down monster is turned up; its Flip effect waits (Y-DMG-003).
      if (attack.target && !cardOf(g, attack.target.card).up) {
        attack.turnedUp = true;
        turnUp(g, attack.target.card, 'defense');
        state.held.push(...state.waiting.splice(0));
      }
      enter(g, 'before calculation');
      return;
    case 'before calculation':
      enter(g, isOn(g, attack) ? 'calculation' : 'damage end');
      return;
    case 'calculation':
      if (!isOn(g, attack)) {
        enter(g, 'damage end');
        return;
      }
      yield* calculate(g, attack);
      state.waiting.push(...state.held.splice(0));
      enter(g, 'after calculation');
      return;
    case 'after calculation':
      destroyDoomed(g, attack);
      enter(g, 'damage end');
      return;
    case 'damage end':
      yield* endDamageStep(g);
  }
}

/** Y-X-BTL-06 "Until the end of the Damage Step" ends; the next attack can be declared (Y-BAT-001). */
function* endDamageStep(g: G): Procedure {
  const { state } = g;
  const put = state.later.filter(({ when }) => when === 'end of damage step');
  state.later = state.later.filter(({ when }) => when !== 'end of damage step');
  state.waiting.push(...state.held.splice(0));
  for (const { link } of put) {
    const effect = link.effect && g.defs[link.effect.def]?.effects?.[link.effect.at];
    const later = effect && 'effects' in effect ? effect.effects.find((each) => each.do === 'later') : undefined;
    if (later?.do === 'later') yield* carryOut(g, later.effects, doingOf(link, undefined));
  }
  const destroyed = yield* destroyOpposing(g);
  endLasting(g, 'damage step');
  if (state.attack) state.attack.state = 'over';
  state.window = 'response';
  upkeep(g);
  if (put.length > 0 || destroyed || state.waiting.length > 0) settle(g);
  else state.at = 'open';
}

/**
 * A monster that destroys its opponent does so at the end of the Damage Step, if damage was calculated (Y-X-BTL-14).
 */
function* destroyOpposing(g: G): Procedure<boolean> {
  const { attack } = g.state;
  if (!attack?.target || !attack.battled) return false;
  let any = false;
  for (const [mine, theirs] of [
    [attack.attacker, attack.target],
    [attack.target, attack.attacker],
  ] as const) {
    if (!isCurrent(g, mine) || !isCurrent(g, theirs)) continue;
    if (!changesOf(g, mine.card).some(({ destroysOpposing }) => destroysOpposing)) continue;
    beginMoment(g.state);
    const by = controllerOf(g, mine.card);
    any = (yield* destroy(g, { cards: [theirs.card], by, source: mine.card })).length > 0 || any;
  }
  return any;
}

/** Y-DMG-005 to Y-DMG-014 */
function* calculate(g: G, attack: Attack): Procedure {
  const { state } = g;
  const attacker = attack.attacker.card;
  const target = attack.target?.card;
  const { atk } = valuesOf(g, attacker);
  beginMoment(state);
  attack.battled = true;
  if (target === undefined) {
    // Y-DMG-012
    yield* damage(g, { seat: opponentOf(attack.by), amount: atk, by: attacker, against: undefined });
    happens(g, { type: 'battled', attacker: attack.attacker, target: undefined });
    endLasting(g, 'calculation');
    return;
  }
  const defender = controllerOf(g, target);
  const { position } = placedOf(g, target);
  const theirs = position === 'attack' ? valuesOf(g, target).atk : valuesOf(g, target).def;
  const doomed: CardId[] = [];
  if (position === 'attack') {
    // Y-DMG-007, Y-DMG-013 Two monsters with ATK 0 destroy nothing.
    if (atk > theirs) doomed.push(target);
    else if (atk < theirs) doomed.push(attacker);
    else if (atk > 0) doomed.push(attacker, target);
  } else if (atk > theirs) doomed.push(target);
  // Y-X-BTL-05 The destroyed monsters are determined now; they stay for the moment.
  let shares = false;
  for (const card of doomed)
    if (!cannot(g, card, 'be destroyed by battle') && !isProtected(g, card, 'battle'))
      shares = (yield* doom(g, card)) || shares;
  if (position === 'attack') {
    if (atk > theirs) yield* damage(g, { seat: defender, amount: atk - theirs, by: attacker, against: target, shares });
    else if (atk < theirs)
      yield* damage(g, { seat: attack.by, amount: theirs - atk, by: target, against: attacker, shares });
  } else if (atk > theirs && has(g, attacker, 'piercing'))
    yield* damage(g, {
      seat: defender,
      amount: atk - theirs,
      by: attacker,
      against: target,
      shares,
      piercing: true,
    });
  else if (atk < theirs) yield* damage(g, { seat: attack.by, amount: theirs - atk, by: target, against: attacker });
  happens(g, { type: 'battled', attacker: attack.attacker, target: attack.target });
  endLasting(g, 'calculation');
}

/** Returns true if the other player takes the battle damage, too. */
function* doom(g: G, card: CardId): Procedure<boolean> {
  const instead = yield* replacedBy(g, card, 'be destroyed by battle');
  placedOf(g, instead?.card ?? card).doomed = true;
  valuesChanged(g);
  return instead?.sharesDamage === true;
}

interface Inflicted {
  readonly seat: Seat;
  readonly amount: number;
  readonly by: CardId;
  readonly against: CardId | undefined;
  readonly piercing?: boolean;
  readonly shares?: boolean;
}

/** Y-DMG-015, Y-X-BTL-13 */
function* damage(g: G, { seat, amount, by, against, piercing = false, shares = false }: Inflicted): Procedure {
  if (isForbidden(g, seat, 'take battle damage')) return;
  const doubles = changesOf(g, by).some(({ battleDamage }) => battleDamage === 'double');
  const taken = doubles && seat !== controllerOf(g, by) && against !== undefined ? amount * 2 : amount;
  if (taken <= 0 || (yield* isWaived(g, seat, [by, against]))) return;
  changeLife(g, seat, -taken, 'battle');
  happens(g, {
    type: 'battle damage',
    seat,
    amount: taken,
    by: refTo(g, by),
    against: against === undefined ? undefined : refTo(g, against),
    piercing,
  });
  if (shares) changeLife(g, opponentOf(seat), -taken, 'effect');
}

/** A Pendulum card whose player may reduce the damage to 0, once per turn by its name. */
function* isWaived(g: G, seat: Seat, fighters: readonly (CardId | undefined)[]): Procedure<boolean> {
  const player = playerOf(g, seat);
  const involved = fighters.some(
    (id) => id !== undefined && controllerOf(g, id) === seat && defOf(g, id).scale !== undefined,
  );
  if (!involved) return false;
  for (const id of player.pendulum) {
    const waives = faceOf(g, id).others.some(
      (each) => each.kind === 'rule' && each.rule === 'no battle damage from Pendulum battles',
    );
    const key = `${defOf(g, id).name} waived`;
    if (!waives || player.used[key] || !isEffective(g, id) || !(yield* may(seat, id))) continue;
    player.used[key] = 1;
    return true;
  }
  return false;
}

/** Y-DMG-016, Y-X-BTL-06 Sub-step 5: monsters destroyed by battle go to the Graveyard. */
function destroyDoomed(g: G, attack: Attack): void {
  const moves: Move[] = [];
  for (const [seat, { monsters, spells }] of g.state.players.entries())
    for (const card of [...monsters, ...spells]) {
      if (!placedOf(g, card).doomed) continue;
      const other = card === attack.attacker.card ? attack.target?.card : attack.attacker.card;
      moves.push({
        card,
        to: 'graveyard',
        cause: 'battle',
        destroyed: true,
        by: opponentOf(seat),
        source: other,
        attacked: card === attack.target?.card,
      });
      g.emit({ type: 'destroyed by battle', card: refer(g.state, card, true) });
    }
  beginMoment(g.state);
  moveCards(g, moves);
}
