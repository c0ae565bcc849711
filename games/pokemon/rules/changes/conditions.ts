/** Special Conditions (P-CON). */
import { refer } from '@praxis/engine';
import type { Condition } from '../../cards/language.ts';
import { modifiersOn } from '../facts/modifiers.ts';
import { allPokemon, type G, isActive, type Pokemon, topOf } from '../state/state.ts';

/** P-CON-003 They exclude each other: the newest replaces the one before. */
const TURNED: readonly Condition[] = ['Asleep', 'Confused', 'Paralyzed'];

export const POISON_COUNTERS = 1;
export const BURN_COUNTERS = 2;
export const CONFUSION_COUNTERS = 3;

function isImmune(g: G, pokemon: Pokemon, condition: Condition): boolean {
  return modifiersOn(g, pokemon, 'immune').some(({ to }) => to.includes(condition));
}

/**
 * P-CON-001 Only an Active Pokémon can have one. P-CON-004 Poisoned and Burned go together with each other and with one of the others.
 * P-CON-011, P-CON-015 A new marker replaces the old one, also a stronger one.
 */
export function afflict(g: G, pokemon: Pokemon, condition: Condition, counters = POISON_COUNTERS): boolean {
  if (!isActive(g, pokemon) || isImmune(g, pokemon, condition)) return false;
  const kept = TURNED.includes(condition)
    ? pokemon.conditions.filter((each) => !TURNED.includes(each))
    : pokemon.conditions.filter((each) => each !== condition);
  pokemon.conditions = [...kept, condition];
  if (condition === 'Poisoned') pokemon.poison = counters;
  g.emit({ type: 'afflicted', card: refer(g.state, topOf(pokemon), true), condition });
  return true;
}

/** Ends these conditions. Returns true if there was any. */
export function recover(g: G, pokemon: Pokemon, from: readonly Condition[]): boolean {
  const ended = pokemon.conditions.filter((each) => from.includes(each));
  if (ended.length === 0) return false;
  pokemon.conditions = pokemon.conditions.filter((each) => !from.includes(each));
  if (ended.includes('Poisoned')) pokemon.poison = 0;
  for (const condition of ended) g.emit({ type: 'recovered', card: refer(g.state, topOf(pokemon), true), condition });
  return true;
}

/** P-CON-002, P-EVO-008, P-RET-006 On the Bench and by evolving a Pokémon loses all conditions and all effects of attacks on it. */
export function refresh(pokemon: Pokemon): void {
  pokemon.conditions = [];
  pokemon.poison = 0;
  pokemon.lasting = [];
}

/** A Pokémon that has become immune recovers. */
export function recoverTheImmune(g: G): void {
  for (const pokemon of allPokemon(g)) {
    if (pokemon.conditions.length === 0) continue;
    recover(
      g,
      pokemon,
      pokemon.conditions.filter((condition) => isImmune(g, pokemon, condition)),
    );
  }
}
