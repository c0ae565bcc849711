/** One measure for everything: a Prize card is worth 3. */

import { type CardDef, isEnergyDef, isPokemonDef } from '../cards/language.ts';
import type { Benefits } from './estimate.ts';
import { damageOn, type Fighter, missingFor, type Readiness, type Table, unitsOf } from './table.ts';

export const PRIZE = 3;

/** The worth of this much damage on a Pokémon to the opponent. */
export function hitWorth(target: Fighter, damage: number): number {
  if (damage <= 0) return 0;
  if (damage >= target.left) return PRIZE * target.prizes + fighterWorth(target) * 0.5;
  return (1.2 * target.prizes * damage) / Math.max(10, target.hp);
}

/** The worth of the benefits besides damage. */
export function benefitWorth({ healing, cards, energy, pokemon, hindrance, freedom }: Benefits): number {
  return 0.012 * healing + 0.35 * cards + 0.6 * energy + 0.8 * pokemon + 0.2 * hindrance + 0.15 * freedom;
}

/** The worth of an attack on the opponent's Active Pokémon, with all its effects. */
export function attackWorth(attacker: Fighter, { estimate }: Readiness, defender: Fighter | undefined): number {
  const { gives } = estimate;
  const hit = defender ? hitWorth(defender, damageOn(attacker, gives.damage, defender)) : 0.01 * gives.damage;
  return hit + benefitWorth(gives);
}

/** The best attack that it can make now, or with `more` additional Energy. */
export function bestAttack(attacker: Fighter, defender: Fighter | undefined, more = 0): number {
  let best = 0;
  for (const ready of attacker.attacks)
    if (ready.missing <= more) best = Math.max(best, attackWorth(attacker, ready, defender));
  return best;
}

/** The worth of having it in play. */
export function fighterWorth({ left, units, attacks, estimate, prizes }: Fighter): number {
  let promise = 0;
  for (const { missing, estimate: attack } of attacks)
    promise = Math.max(promise, (0.012 * attack.gives.damage + 0.1) / (1 + 0.6 * missing));
  return (
    0.006 * left +
    0.3 * Math.min(4, units.length) +
    promise +
    Math.max(0, benefitWorth(estimate.inPlay)) * 0.4 -
    0.2 * (prizes - 1)
  );
}

/** How much an Energy card helps a Pokémon: it brings an attack nearer. */
export function energyWorth(table: Table, card: CardDef, to: Fighter): number {
  const units = [...to.units, ...unitsOf(card)];
  const defender = table.foe.active;
  let gain = -0.3;
  for (const ready of to.attacks) {
    const missing = missingFor(units, ready.attack.cost);
    if (missing >= ready.missing) continue;
    const worth = attackWorth(to, ready, defender);
    gain = Math.max(gain, (worth + 0.4) * (missing === 0 ? 1 : 0.4 / missing));
  }
  const isDoomed = to.left <= 30 && to.isActive;
  return gain * (to.isActive ? 1 : 0.75) - (isDoomed ? 0.3 : 0);
}

/** The worth of a card in hand. */
export function handWorth(table: Table, def: CardDef): number {
  const { own, hand } = table;
  if (isPokemonDef(def)) {
    const power = Math.max(0, ...estimatedDamage(def)) * 0.005 + (def.hp ?? 0) * 0.002;
    if (def.stage === 'Basic') return (own.bench.length < 3 ? 1.2 : 0.4) + power;
    const isWanted = own.all.some(({ def: top }) => top.name === def.evolvesFrom);
    return (isWanted ? 2 : 0.7) + power;
  }
  if (isEnergyDef(def)) {
    const others = hand.filter((each) => isEnergyDef(each)).length;
    const needed = Math.max(0, ...own.all.map((each) => energyWorth(table, def, each)));
    return (others === 0 ? 1.5 : others < 3 ? 0.8 : 0.4) + 0.3 * needed;
  }
  return def.kind === 'Supporter' ? 1.1 : 0.8;
}

function estimatedDamage(def: CardDef): number[] {
  return isPokemonDef(def)
    ? (def.attacks ?? []).map(({ damage }) => (typeof damage === 'number' ? damage : (damage?.each ?? 0) * 2))
    : [];
}
