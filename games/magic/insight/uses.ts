/** The worth of casting a spell or using an ability, and of its targets. */

import type { CardDef, Filter } from '../cards/language.ts';
import { fight } from './combat.ts';
import { estimate } from './estimate.ts';
import { lossOf, type Permanent, type Side, type Table } from './table.ts';
import type { Sweep, Touch, Use, UseTarget } from './touches.ts';

/** The effect on a permanent, for its controller: negative if he would rather avoid it. */
export function onPermanent(touch: Readonly<Touch>, on: Permanent, x: number): number {
  const { worth, left, loyalty, isCreature } = on;
  const isSafe = on.keywords.has('indestructible');
  const damage = touch.isX ? x : touch.damage;
  let value = 0;
  if (touch.removes !== 0 && !(isSafe && touch.removes === 1)) value -= touch.removes * worth;
  else if (damage > 0) {
    const enough = loyalty === undefined ? left : loyalty;
    value -= damage >= enough && !isSafe ? worth - 0.05 * (damage - enough) : 0.04 * damage;
  } else if (isCreature && touch.toughness < 0 && left + touch.toughness <= 0) value -= worth;
  else if (touch.lasts) value += 0.27 * touch.power + 0.16 * touch.toughness;
  if (touch.steals) value -= 1.6 * worth;
  if (touch.taps) value -= on.tapped ? 0 : Math.min(0.4, 0.3 * worth);
  return value + touch.other * (isCreature ? 0.5 + 0.25 * worth : 1);
}

/** The effect on a player, for that player. */
export function onPlayer({ own, foe }: Table, touch: Readonly<Touch>, seat: number, x: number): number {
  const side = seat === own.seat ? own : foe;
  const damage = (touch.isX ? x : touch.damage) - touch.life;
  const life = damage > 0 ? -lossOf(side.life, damage) : 0.1 * -damage;
  const cards = touch.cards < 0 ? -0.8 * Math.min(side.cards, -touch.cards) : 0.9 * touch.cards;
  return life + cards + touch.other;
}

/** The worth of a change for this turn in the current fight: only after blocks is it a surprise. */
export function inCombat(table: Table, touch: Readonly<Touch>, on: Permanent): number {
  if (table.step !== 'declare blockers') return -0.6;
  const after: Permanent = {
    ...on,
    power: on.power + touch.power,
    left: on.left + touch.toughness,
    keywords: touch.regenerates ? new Set([...on.keywords, 'indestructible']) : on.keywords,
  };
  for (const { card, blocked, blockers } of table.attackers) {
    const attacker = table.permanent(card);
    if (!attacker) continue;
    const defenders = blockers.flatMap((each) => table.permanent(each) ?? []);
    if (attacker !== on && !defenders.includes(on)) continue;
    if (attacker === on && !blocked)
      return touch.power > 0
        ? lossOf(on.mine ? table.foe.life : table.own.life, fight(after, []).through) -
            lossOf(on.mine ? table.foe.life : table.own.life, on.power) -
            0.3
        : -0.6;
    const swap = (each: Permanent): Permanent => (each === on ? after : each);
    const [before, then] = [fight(attacker, defenders), fight(swap(attacker), defenders.map(swap))];
    const lost = (outcome: typeof before): number => {
      const dead = outcome.dead.reduce((sum, { worth }) => sum + worth, 0);
      return attacker.mine
        ? dead - (outcome.attackerDies ? attacker.worth : 0)
        : (outcome.attackerDies ? attacker.worth : 0) - dead;
    };
    return (lost(then) - lost(before)) * (on.mine ? 1 : -1) - 0.3;
  }
  return -0.6;
}

/** The effect of a use on one of its targets, for the seat that uses it. */
export function targetWorth(
  table: Table,
  use: Use,
  target: UseTarget,
  on: { readonly card?: number; readonly seat?: number },
  x: number,
): number {
  if (on.seat !== undefined) {
    const worth = onPlayer(table, target, on.seat, x);
    return on.seat === table.own.seat ? worth : -worth;
  }
  const permanent = table.permanent(on.card);
  if (!permanent) return cardWorth(table, target, on.card);
  const friendly = permanent.mine ? 1 : -1;
  const isTrick =
    use.brief && (target.power !== 0 || target.toughness > 0 || target.regenerates) && !(target.toughness < 0);
  if (isTrick) return permanent.mine ? inCombat(table, target, permanent) + 0.3 * target.other : -2;
  return friendly * onPermanent(target, permanent, x);
}

/** A target that is no permanent: a spell on the stack, a card in a graveyard. */
function cardWorth(table: Table, target: UseTarget, handle: number | undefined): number {
  const def = table.def(handle);
  if (!def) return 0;
  const spell = table.stack.find(({ card }) => card === handle);
  if (target.counters) return spell && spell.seat !== table.own.seat ? castWorth(def) : -3;
  return -target.removes * 0.7 * castWorth(def);
}

/** The worth of casting a card, without looking at the table. */
export function castWorth(def: CardDef): number {
  const { body, atOnce, eachTurn } = estimate(def);
  return 0.2 + body + Math.max(0, atOnce) + Math.max(0, eachTurn);
}

/** The best use of a target; 0 if there is none to hit. */
function bestTarget(table: Table, use: Use, target: UseTarget, x: number): number {
  let best = target.optional ? 0 : -4;
  const consider = (on: { readonly card?: number; readonly seat?: number }): void => {
    best = Math.max(best, targetWorth(table, use, target, on, x));
  };
  for (const { handle } of table.own.permanents) consider({ card: handle });
  for (const { handle, keywords } of table.foe.permanents) if (!keywords.has('hexproof')) consider({ card: handle });
  if (target.cards !== 0 || target.life !== 0 || target.damage > 0 || target.isX) {
    consider({ seat: table.own.seat });
    consider({ seat: table.foe.seat });
  }
  for (const { card } of table.stack) if (target.counters) consider({ card });
  return best;
}

function fitsRoughly({ type, controller, keyword, not }: Filter, permanent: Permanent): boolean {
  if (controller === 'you' && !permanent.mine) return false;
  if (controller === 'opponent' && permanent.mine) return false;
  const types = type === undefined ? undefined : typeof type === 'string' ? [type] : type;
  if (types && !types.some((each) => (each === 'creature' ? permanent.isCreature : permanent.def.types.includes(each))))
    return false;
  if (typeof keyword === 'string' && !permanent.keywords.has(keyword)) return false;
  return !not || !fitsRoughly(not, permanent);
}

function sweepWorth(table: Table, sweep: Sweep, x: number): number {
  let worth = 0;
  const count = (side: Side, sign: number): void => {
    for (const permanent of side.permanents)
      if (fitsRoughly(sweep.filter, permanent)) worth += sign * onPermanent(sweep, permanent, x);
  };
  count(table.own, 1);
  count(table.foe, -1);
  return worth;
}

/** The worth of a use with its best targets; `source` is the permanent with the ability. */
export function useWorth(table: Table, use: Use, source: Permanent | undefined, x: number): number {
  const { targets, self, sweeps, gain, cost, loyalty } = use;
  let worth = gain;
  for (const target of targets) worth += bestTarget(table, use, target, x);
  for (const sweep of sweeps)
    worth += use.brief
      ? table.step === 'declare blockers'
        ? sweepWorth(table, { ...sweep, lasts: true }, x) - 0.3
        : -0.6
      : sweepWorth(table, sweep, x);
  if (source) worth += use.brief ? selfBrief(table, self, source) : onPermanent(self, source, x);
  worth -= 0.04 * cost.mana + 0.12 * cost.life + 0.7 * cost.cards;
  if (use.sacrificesItself && source) worth -= source.worth;
  if (loyalty !== undefined) worth += loyalty > 0 ? 0.3 : 0.12 * loyalty;
  return worth;
}

/** A change of the permanent itself for this turn. */
function selfBrief(table: Table, self: Readonly<Touch>, source: Permanent): number {
  if (self.power === 0 && self.toughness === 0 && !self.regenerates && self.other === 0) return 0;
  if (self.other > 0 && table.isMyTurn && table.step === 'main 1' && !source.tapped && !source.sick)
    return 0.3 * self.other;
  return inCombat(table, self, source);
}
