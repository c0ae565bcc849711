/** The damage of an attack, and its worth. */

import { ATTACK_TYPES } from '../cards/language/words.ts';
import type { Amount, AttackType, CardDef, Condition, Effects, Who } from '../cards/language.ts';
import { attributeOf, disciplinesIn, type MortalCard, type Person, type Table } from './table.ts';

/** The worth of single things, in one measure: a Prestige is about 0.35. */
export const WORTH = {
  agenda: 3,
  prestige: 0.35,
  blood: 0.45,
  card: 0.45,
  defeat: 1.2,
  rival: 3.5,
  retainer: 1.1,
} as const;

/** Reactions that one must expect. */
const EXPECTED_SHIELDS = 0.7;

export interface Plan {
  readonly worth: number;
  readonly type: AttackType;
  readonly card: CardDef | undefined;
  readonly damage: number;
}

type Victim = Person | MortalCard;

function isPerson(victim: Victim): victim is Person {
  return 'blood' in victim;
}

/** True if a character may use a card at all (R-CARD-006, R-CARD-007). */
export function canUse({ def, bp }: Person, { requires = 0, clan }: CardDef): boolean {
  return bp >= requires && (clan === undefined || clan === def.clan);
}

/** The best type and card for an attack by this character on this target. */
export function bestAttack(table: Table, by: Person, on: Victim): Plan {
  const cards = table.hand.filter(({ def }) => def.types?.includes('attack') && canUse(by, def));
  let best: Plan | undefined;
  for (const type of ATTACK_TYPES)
    for (const def of [undefined, ...cards.filter((each) => each.def.attack?.includes(type)).map((each) => each.def)]) {
      const damage = damageOf(table, by, on, type, def);
      const worth = outcome(table, on, damage, def) - (def ? 0.15 : 0);
      if (!best || worth > best.worth) best = { worth, type, card: def, damage };
    }
  const plan = best as Plan;
  return { ...plan, worth: plan.worth - intelCost(table, on, plan) - exposure(table, by) };
}

/** R-ATK-020, R-ATK-021 Without the defender's possible cards. */
export function damageOf(table: Table, by: Person, on: Victim, type: AttackType, card: CardDef | undefined): number {
  const aggravated = card?.aggravated === true;
  const resisted = isPerson(on) && !aggravated ? attributeOf(on, type) : 0;
  const bonus = card ? bonusOf(table, by, on, card) : 0;
  return Math.max(0, (card?.damage ?? 0) + attributeOf(by, type) + bonus - resisted);
}

function bonusOf(table: Table, by: Person, on: Victim, { abilities = [] }: CardDef): number {
  let sum = 0;
  for (const ability of abilities) {
    if (ability.kind === 'static' && ability.stat === 'damage' && holds(table, by, on, ability.if))
      sum += countOf(table, by, ability.amount);
    if (ability.kind === 'reveal' && holds(table, by, on, ability.if)) sum += addedBy(table, by, ability.effects);
  }
  return sum;
}

/** Damage that effects add, costs left aside. */
function addedBy(table: Table, by: Person, effects: Effects): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.do === 'add damage') sum += countOf(table, by, effect.amount);
    else if (effect.do === 'may') sum += addedBy(table, by, effect.effects);
    else if (effect.do === 'choose one')
      sum += Math.max(0, ...effect.modes.map((mode) => addedBy(table, by, mode.effects)));
  }
  return sum;
}

function countOf(table: Table, by: Person, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const times = 'times' in amount ? (amount.times ?? 1) : 1;
  const group = (of: Who): readonly Person[] => {
    if (typeof of === 'string') return [by];
    const all = of.within === 'coterie' || of.within === 'control' ? table.coterie(by.seat) : table.partyOf(by);
    return all.filter(
      (each) =>
        (!of.titled || each.isTitled) && (of.discipline === undefined || each.def.disciplines?.includes(of.discipline)),
    );
  };
  switch (amount.count) {
    case 'characters':
      return times * group(amount.of).length;
    case 'disciplines':
      return times * disciplinesIn(group(amount.of), amount.discipline);
    case 'retainers':
      return times * group(amount.of).reduce((sum, each) => sum + each.retainers, 0);
    case 'discarded':
      return Math.min(1, table.hand.length - 1);
    default:
      return times;
  }
}

function holds(table: Table, by: Person, on: Victim, condition: Condition | undefined): boolean {
  if (!condition) return true;
  switch (condition.if) {
    case 'all':
      return condition.of.every((each) => holds(table, by, on, each));
    case 'none':
      return condition.of.every((each) => !holds(table, by, on, each));
    case 'discipline': {
      const among = typeof condition.of === 'string' ? [by] : table.partyOf(by);
      return disciplinesIn(among, condition.discipline) >= (condition.min ?? 1);
    }
    case 'target is':
      return condition.a === 'character'
        ? isPerson(on)
        : !isPerson(on) && (condition.a === 'mortal' || on.def.city?.includes('second inquisition') === true);
    case 'has a title':
      return by.isTitled;
    case 'blood':
      return isPerson(on) && on.blood >= condition.min;
    default:
      return false;
  }
}

/** The worth of dealing this much damage to the target. */
export function outcome(table: Table, on: Victim, damage: number, card: CardDef | undefined): number {
  if (!isPerson(on)) {
    const { blood = 0, agenda = 0, city = [] } = on.def;
    if (damage < blood) return -2;
    const use = city.includes('retainer') ? WORTH.retainer : 0.8;
    return agenda * WORTH.agenda + use;
  }
  if (damage <= 0) return -2;
  const expected = Math.max(0, damage - EXPECTED_SHIELDS);
  const hurt = Math.min(expected, on.blood) * WORTH.blood;
  if (damage < on.blood) return hurt - 0.3;
  const sure = damage > on.blood ? 0.9 : 0.65;
  const isLast = table.coterie(on.seat).length <= 1;
  const prize =
    WORTH.defeat +
    on.bp * 0.3 +
    on.agenda * WORTH.agenda +
    (on.seat === table.rival ? WORTH.rival : 0) +
    (card?.aggravated ? 1 : 0);
  return hurt + sure * (prize + (isLast ? table.elimination(on.seat) : 0));
}

/** R-ATK-003 Each missing Intel is a card; without enough cards the Action is lost. */
function intelCost(table: Table, on: Victim, { card }: Plan): number {
  if (!isPerson(on) || on.secrecy === 0) return 0;
  const spare = table.hand.length - (card ? 1 : 0);
  return on.secrecy > spare ? 6 : on.secrecy * WORTH.card * (spare > 5 ? 0.5 : 1);
}

/** In The Streets, exhausted, others will come for it. */
function exposure(table: Table, { blood, where, seat }: Person): number {
  const isAlone = table.coterie(seat).length <= 1;
  return (where === 'streets' ? 0 : 0.35) + (blood <= 2 ? 0.5 : 0) + (isAlone && blood <= 3 ? 1.5 : 0);
}

/** The worth of the character's best attack on any target. */
export function bestTarget(table: Table, by: Person): number {
  let best = -5;
  for (const on of table.mortals) best = Math.max(best, bestAttack(table, by, on).worth);
  for (const on of table.people)
    if (on.seat !== table.me && on.where !== 'torpor') best = Math.max(best, bestAttack(table, by, on).worth);
  return best;
}
