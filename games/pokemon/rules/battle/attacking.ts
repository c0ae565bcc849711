/** Attacking, step by step (P-ATK). */
import { ask, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import type { Attack } from '../../cards/language.ts';
import { carryOut } from '../cards/effects.ts';
import { readSlots, slotsNext } from '../cards/slots.ts';
import { whenDamaged } from '../cards/triggers.ts';
import { CONFUSION_COUNTERS } from '../changes/conditions.ts';
import { dealDamage, putCounters } from '../changes/damage.ts';
import { countOf } from '../facts/amounts.ts';
import { allUnitsOf, attackCostOf, covers } from '../facts/energy.ts';
import { modifiersOn } from '../facts/modifiers.ts';
import { attacksOf } from '../facts/values.ts';
import { flipCoin } from '../state/luck.ts';
import { type Attacking, type Scene, sceneOf } from '../state/scene.ts';
import { type G, isActive, opponentOf, type Pokemon, playerOf, pokemonById, topOf } from '../state/state.ts';

/** Why a player cannot attack with a Pokémon at all. */
export function whyNotAttack(g: G, seat: Seat, pokemon: Pokemon): string | undefined {
  return (
    // P-ATK-001 P-CARD-012 Only the Active Pokémon attacks.
    forbid('P-ATK-001', !isActive(g, pokemon)) ??
    forbid('P-FIRST-002', g.state.turnNumber === 1 && seat === g.state.first) ??
    forbid('P-CON-005', pokemon.conditions.includes('Asleep')) ??
    forbid('P-CON-012', pokemon.conditions.includes('Paralyzed')) ??
    // An effect of a card.
    forbid('P-ATK-004', modifiersOn(g, pokemon, 'cannot attack').length > 0)
  );
}

/** P-ATK-003 Step A: why an attack cannot be chosen. */
export function whyNotUse(g: G, seat: Seat, pokemon: Pokemon, attack: Attack): string | undefined {
  const player = playerOf(g, seat);
  return (
    forbid('P-ENE-003', !covers(allUnitsOf(g, pokemon), attackCostOf(g, pokemon, attack))) ??
    forbid('P-GX-002', attack.gx === true && player.gxUsed) ??
    forbid('P-VSTAR-003', attack.vstar === true && player.vstarUsed) ??
    forbid(
      'P-ATK-004',
      modifiersOn(g, pokemon, 'cannot use').some((each) => each.attack === attack.name),
    )
  );
}

/** The attacks that can be chosen now. */
export function usableAttacks(g: G, seat: Seat): readonly Attack[] {
  const { active } = playerOf(g, seat);
  if (!active || whyNotAttack(g, seat, active)) return [];
  return attacksOf(g, active).filter((attack) => !whyNotUse(g, seat, active, attack));
}

/** P-ATK-006 Coins that come between the announcement and the choices of step D. */
function mustFlip(g: G, pokemon: Pokemon): boolean {
  return pokemon.conditions.includes('Confused') || modifiersOn(g, pokemon, 'flip to attack').length > 0;
}

const NOTHING: readonly never[] = [];

/** Step D is part of the announcement unless a coin must fall first. */
export function attackNext(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const { active } = playerOf(g, seat);
  if (!active) return [];
  const [, chosen] = prefix;
  if (!chosen) return usableAttacks(g, seat).map(({ name }) => ({ say: 'with attack', word: name }));
  const attack = attacksOf(g, active).find(({ name }) => name === chosen.word);
  if (!attack || mustFlip(g, active)) return [];
  return choicesNext(g, attackScene(seat, active, attack), attack, prefix.slice(2));
}

function attackScene(seat: Seat, attacker: Pokemon, attack: Attack): Scene {
  const attacking: Attacking = { attack, attacker: attacker.id, more: 0, ignoring: [], failed: false, damaged: [] };
  return sceneOf(seat, attacker.id, topOf(attacker), attacking);
}

const together = new WeakMap<Attack, NonNullable<Attack['effects']>>();

/** The effects before and after the damage in one list: their choices are made at once. */
function allEffects(attack: Attack): NonNullable<Attack['effects']> {
  let effects = together.get(attack);
  if (!effects) {
    effects = [...(attack.before ?? NOTHING), ...(attack.effects ?? NOTHING)];
    together.set(attack, effects);
  }
  return effects;
}

function choicesNext(g: G, scene: Scene, attack: Attack, prefix: Path): readonly Piece[] {
  return slotsNext(g, scene, allEffects(attack), prefix);
}

/** P-TURN-007 The attack ends the turn, whatever its outcome (P-AMB-03, P-AMB-04). */
export function* attackWith(g: G, seat: Seat, path: Path): Procedure {
  g.state.at = 'checkup';
  const attacker = playerOf(g, seat).active as Pokemon;
  const attack = attacksOf(g, attacker).find(({ name }) => name === path[1]?.word) as Attack;
  const scene = attackScene(seat, attacker, attack);
  const announced = !mustFlip(g, attacker);
  if (announced) readSlots(g, scene, allEffects(attack), path.slice(2));
  g.emit({ type: 'attack', seat, card: refer(g.state, topOf(attacker), true), attack: attack.name });
  if (!stepB(g, seat, attacker) || !stepC(g, seat, attacker)) return;
  spend(g, seat, attack);
  if (!announced) yield* stepD(g, scene, attack);
  yield* stepsEAndF(g, scene, attack);
}

/**
 * P-GX-002, P-TAG-002, P-VSTAR-003 Spent when the attack goes on after the coins of steps B and C (P-AMB-03, P-AMB-04).
 */
function spend(g: G, seat: Seat, attack: Attack): void {
  const player = playerOf(g, seat);
  if (attack.gx) player.gxUsed = true;
  if (attack.vstar) player.vstarUsed = true;
}

/** P-ATK-004 Step B: effects that can cancel the attack. P-AMB-04 The turn ends all the same. */
function stepB(g: G, seat: Seat, attacker: Pokemon): boolean {
  for (const _ of modifiersOn(g, attacker, 'flip to attack'))
    if (!flipCoin(g, seat)) {
      g.emit({ type: 'attack does nothing', seat });
      return false;
    }
  return true;
}

/** P-CON-007, P-CON-008 Step C: a Confused Pokémon flips a coin. P-CON-009 On tails it puts counters on itself and does not attack. */
function stepC(g: G, seat: Seat, attacker: Pokemon): boolean {
  if (!attacker.conditions.includes('Confused') || flipCoin(g, seat)) return true;
  g.emit({ type: 'attack does nothing', seat });
  putCounters(g, attacker, CONFUSION_COUNTERS);
  return false;
}

/** P-ATK-007 Step D: choices, after the coins. */
function* stepD(g: G, scene: Scene, attack: Attack): Procedure {
  if (choicesNext(g, scene, attack, []).length === 0) return;
  const path = yield* ask({
    seat: scene.seat,
    step: 'attack choices',
    about: { say: 'attack choices', word: attack.name },
    next: (prefix) => choicesNext(g, scene, attack, prefix),
  });
  readSlots(g, scene, allEffects(attack), path);
}

/**
 * P-ATK-008, P-ATK-009 Requirements, effects before the damage, the damage, everything else. P-ENE-006 Energy stays
 * where it is.
 */
function* stepsEAndF(g: G, scene: Scene, attack: Attack): Procedure {
  const attacking = scene.attack as Attacking;
  yield* carryOut(g, scene, attack.before ?? NOTHING);
  if (attacking.failed) return;
  const { active: defending } = playerOf(g, opponentOf(scene.seat));
  const base = baseDamage(g, scene, attack);
  if (defending && pokemonById(g, attacking.attacker) && base > 0)
    dealDamage(g, scene, defending, base, attacking.ignoring);
  yield* carryOut(g, scene, attack.effects ?? NOTHING);
  yield* whenDamaged(g, attacking, scene.seat);
}

/**
 * P-DMG-001 Printed damage, plus the additions of the attack's text. If this is 0, the attack does no damage, whatever
 * modifiers would add.
 */
function baseDamage(g: G, scene: Scene, { damage }: Attack): number {
  if (damage === undefined) return scene.attack?.more ?? 0;
  const printed = typeof damage === 'number' ? damage : damage.each * countOf(g, scene, damage.of);
  return printed + (scene.attack?.more ?? 0);
}
