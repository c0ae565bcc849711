/** Damage, in the six steps of its calculation (P-DMG). */
import { refer } from '@praxis/engine';
import type { Ignored, Who } from '../../cards/language.ts';
import { isLike, isTagged } from '../facts/matching.ts';
import { modifiersOn } from '../facts/modifiers.ts';
import { resistanceOf, typesOf, weaknessOf } from '../facts/values.ts';
import { type Scene, sceneOf } from '../state/scene.ts';
import { type G, isActive, type Pokemon, pokemonById, topDef, topOf } from '../state/state.ts';

const COUNTER = 10;

/** Puts damage counters on a Pokémon (P-CARD-010, P-DMG-002): nothing changes their number. */
export function putCounters(g: G, pokemon: Pokemon, counters: number): void {
  if (counters <= 0) return;
  pokemon.damage += counters * COUNTER;
  g.emit({
    type: 'counters',
    card: refer(g.state, topOf(pokemon), true),
    amount: counters,
    damage: pokemon.damage,
  });
}

/** Removes damage. Returns the removed amount. */
export function heal(g: G, pokemon: Pokemon, amount: number): number {
  const healed = Math.min(amount, pokemon.damage);
  if (healed <= 0) return 0;
  pokemon.damage -= healed;
  g.emit({ type: 'healed', card: refer(g.state, topOf(pokemon), true), amount: healed, damage: pokemon.damage });
  return healed;
}

/** Deals damage of the current attack to one Pokémon. Returns the amount done. */
export function dealDamage(g: G, scene: Scene, target: Pokemon, base: number, ignoring: readonly Ignored[]): number {
  const { attack } = scene;
  const attacker = attack && pokemonById(g, attack.attacker);
  if (!attack || !attacker) return 0;
  const amount = damageOf(g, attacker, target, base, ignoring);
  // P-DMG-008, P-AMB-08 One counter for each 10; a remainder below 10 is lost.
  const counters = Math.floor(amount / COUNTER);
  g.emit({
    type: 'damage',
    by: refer(g.state, topOf(attacker), true),
    card: refer(g.state, topOf(target), true),
    amount: Math.max(0, counters) * COUNTER,
  });
  if (counters <= 0) return 0;
  target.damage += counters * COUNTER;
  if (target.seat !== attacker.seat) target.struck = true;
  attack.damaged.push({ id: target.id, amount: counters * COUNTER, active: isActive(g, target) });
  return counters * COUNTER;
}

/**
 * P-DMG-001 Step 1 is the base damage. P-DMG-004, P-AMB-07 If it is 0 nothing is added. P-DMG-009, P-DMG-011 Weakness and Resistance
 * count for the opponent's Active Pokémon only.
 */
function damageOf(g: G, attacker: Pokemon, target: Pokemon, base: number, ignoring: readonly Ignored[]): number {
  if (base <= 0) return 0;
  const isDefending = target.seat !== attacker.seat && isActive(g, target);
  let amount = base;
  if (isDefending) {
    amount += bonusOf(g, attacker, target);
    if (!ignoring.includes('weakness')) amount = weakened(g, attacker, target, amount);
    if (!ignoring.includes('resistance')) amount = resisted(g, attacker, target, amount);
  }
  return ignoring.includes('effects') ? amount : endured(g, attacker, target, amount);
}

/** P-DMG-003 Step 2: effects on the attacker's side. */
function bonusOf(g: G, attacker: Pokemon, target: Pokemon): number {
  let bonus = 0;
  for (const { amount, to } of modifiersOn(g, attacker, 'damage done'))
    if (to === undefined || isLike(g, sceneOf(attacker.seat, attacker.id), to, target)) bonus += amount;
  return bonus;
}

/** P-DMG-005, P-DMG-010 Step 3: Weakness to the types of the attacker. P-AMB-19 Each printed Weakness counts once. */
function weakened(g: G, attacker: Pokemon, target: Pokemon, amount: number): number {
  const types: readonly string[] = typesOf(g, attacker);
  for (const [type, value] of Object.entries(weaknessOf(g, target))) {
    if (!types.includes(type)) continue;
    if (typeof value === 'number') amount *= value;
    else amount += Number(value);
  }
  return amount;
}

/** P-DMG-006, P-DUAL-002 Step 4: Resistance, after Weakness. */
function resisted(g: G, attacker: Pokemon, target: Pokemon, amount: number): number {
  const types: readonly string[] = typesOf(g, attacker);
  for (const [type, value] of Object.entries(resistanceOf(g, target)))
    if (types.includes(type)) amount -= value as number;
  return amount;
}

/**
 * P-DMG-007 Step 5: effects on the damaged Pokémon. P-TERA-001, P-AMB-18 On the Bench a Tera Pokémon takes no damage
 * from attacks.
 */
function endured(g: G, attacker: Pokemon, target: Pokemon, amount: number): number {
  if (!isActive(g, target) && isTagged(topDef(g, target), 'Tera')) return 0;
  if (isShielded(g, target, attacker, 'no damage')) return 0;
  for (const { amount: change, from } of modifiersOn(g, target, 'damage taken'))
    if (isFrom(g, target, attacker, from)) amount += change;
  return amount;
}

/** P-TERA-002 True if damage, or an effect of an attack, is kept away from a Pokémon. */
export function isShielded(g: G, target: Pokemon, attacker: Pokemon, against: 'no damage' | 'no effects'): boolean {
  return modifiersOn(g, target, against).some(({ from }) => isFrom(g, target, attacker, from));
}

/** From the point of view of the damaged Pokémon: `of: opponent` means attacks of its opponent's Pokémon. */
function isFrom(g: G, target: Pokemon, attacker: Pokemon, from: Who | undefined): boolean {
  if (from === undefined) return true;
  if (from.of === 'opponent' && attacker.seat === target.seat) return false;
  return isLike(g, sceneOf(target.seat, target.id), from, attacker);
}
