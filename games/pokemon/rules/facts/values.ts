/** A Pokémon's current values: printed ones, and changes to them. */
import type { CardId, Seat } from '@praxis/engine';
import {
  type Attack,
  type CardDef,
  isFossilDef,
  isPokemonDef,
  isStayingDef,
  type PokemonDef,
  type Type,
} from '../../cards/language.ts';
import { defOf, type G, type Pokemon, playerOf, topDef } from '../state/state.ts';
import { modifiersOfPlayer, modifiersOn } from './modifiers.ts';

/**
 * The definitions that count for a Pokémon, the top card first. P-BREAK-002, P-OLD-002 A BREAK and a LV.X add to the
 * card below; P-VUN-009, P-OLD-001 the cards of a V-UNION or LEGEND are one. P-EVO-009, P-EVO-010 For all others only
 * the top card counts.
 */
export function speakers(g: G, { cards }: Pokemon): readonly CardDef[] {
  const top = defOf(g, cards[cards.length - 1] as CardId);
  if (!isPokemonDef(top) || cards.length === 1) return [top];
  switch (top.stage) {
    case 'BREAK':
    case 'LV.X':
      return [top, defOf(g, cards[cards.length - 2] as CardId)];
    case 'V-UNION':
    case 'LEGEND':
      return [...cards].reverse().map((id) => defOf(g, id));
    default:
      return [top];
  }
}

function printed<Key extends 'weakness' | 'resistance' | 'retreat' | 'hp'>(
  g: G,
  pokemon: Pokemon,
  key: Key,
): PokemonDef[Key] {
  const own = (topDef(g, pokemon) as PokemonDef)[key];
  if (own !== undefined || pokemon.cards.length === 1) return own;
  const below = speakers(g, pokemon).find((def) => (def as PokemonDef)[key] !== undefined);
  return (below as PokemonDef | undefined)?.[key] as PokemonDef[Key];
}

/** P-BREAK-003, P-DUAL-001 The types of the top card. */
export function typesOf(g: G, pokemon: Pokemon): readonly Type[] {
  const def = topDef(g, pokemon);
  return isPokemonDef(def) || isFossilDef(def) ? def.types : [];
}

export function hpOf(g: G, pokemon: Pokemon): number {
  let hp = printed(g, pokemon, 'hp') ?? 0;
  for (const modifier of modifiersOn(g, pokemon, 'hp')) hp += modifier.amount;
  return hp;
}

export function weaknessOf(g: G, pokemon: Pokemon): NonNullable<PokemonDef['weakness']> {
  return printed(g, pokemon, 'weakness') ?? {};
}

export function resistanceOf(g: G, pokemon: Pokemon): NonNullable<PokemonDef['resistance']> {
  return printed(g, pokemon, 'resistance') ?? {};
}

/** P-RET-002 Symbols of the retreat cost, as changed by cards. */
export function retreatCostOf(g: G, pokemon: Pokemon): number {
  let cost = printed(g, pokemon, 'retreat') ?? 0;
  if (modifiersOn(g, pokemon, 'no retreat cost').length > 0) return 0;
  for (const modifier of modifiersOn(g, pokemon, 'retreat cost')) cost += modifier.amount;
  return Math.max(0, cost);
}

/** P-ATK-002, P-TM-002 The attacks that the Pokémon has, those of Technical Machines among them. */
export function attacksOf(g: G, pokemon: Pokemon): readonly Attack[] {
  const own = speakers(g, pokemon).flatMap((def) => (isPokemonDef(def) ? (def.attacks ?? []) : []));
  const tools = pokemon.tools.flatMap((id) => {
    const def = defOf(g, id);
    return isStayingDef(def) && def.attack ? [def.attack] : [];
  });
  return tools.length === 0 ? own : [...own, ...tools];
}

export const BENCH_SIZE = 5;

/** P-ZONE-003, P-AMB-23 The Bench holds five, unless a card says otherwise. */
export function benchSizeOf(g: G, seat: Seat): number {
  let size = BENCH_SIZE;
  for (const { amount } of modifiersOfPlayer(g, seat, 'bench size')) size += amount;
  return size;
}

export function benchRoom(g: G, seat: Seat): number {
  return Math.max(0, benchSizeOf(g, seat) - playerOf(g, seat).bench.length);
}

/** HP that are left. */
export function hpLeftOf(g: G, pokemon: Pokemon): number {
  return hpOf(g, pokemon) - pokemon.damage;
}
