/** What a Pokémon is and has now: printed values, and what changes them. */
import type { CardId, Seat } from '@praxis/engine';
import {
  type Ability,
  type Attack,
  type CardDef,
  isEnergyDef,
  isFossilDef,
  isPokemonDef,
  isStayingDef,
  type Modifier,
  type PokemonDef,
  type Power,
  type Type,
} from '../cards/language.ts';
import { holds } from './facts.ts';
import { matches } from './matching.ts';
import { sceneOf } from './scene.ts';
import { defOf, type G, isActive, type Pokemon, playerOf, topDef } from './state.ts';

/**
 * The definitions that speak for a Pokémon, the top card first. P-BREAK-002, P-OLD-002 A BREAK and a LV.X add to the card below;
 * P-VUN-009, P-OLD-001 the cards of a V-UNION or LEGEND are one. P-EVO-009, P-EVO-010 Of all others only the top card counts.
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
  for (const def of speakers(g, pokemon)) {
    const value = (def as PokemonDef)[key];
    if (value !== undefined) return value;
  }
  return undefined as PokemonDef[Key];
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

const NO_ABILITIES: readonly Ability[] = [];

function printedAbilities(g: G, pokemon: Pokemon): readonly Ability[] {
  const defs = speakers(g, pokemon);
  if (defs.length === 1) return (defs[0] as PokemonDef).abilities ?? NO_ABILITIES;
  return defs.flatMap((def) => (isPokemonDef(def) || isFossilDef(def) ? (def.abilities ?? []) : []));
}

/** P-ABL-001, P-TRAIT-001 Abilities that are in force; Ancient Traits and rules on a card are none, and nothing takes them away. */
export function abilitiesOf(g: G, pokemon: Pokemon): readonly Ability[] {
  const all = printedAbilities(g, pokemon);
  if (all.length === 0 || !losesAbilities(g, pokemon)) return all;
  return all.filter(({ as }) => as === 'Ancient Trait' || as === 'rule');
}

function losesAbilities(g: G, pokemon: Pokemon): boolean {
  let loses = false;
  eachSource(
    g,
    (power, seat, self) => {
      if (!loses && power.gives.some(({ gets }) => gets === 'no Abilities'))
        loses = concerns(g, power, seat, self, pokemon);
    },
    true,
  );
  return loses || pokemon.lasting.some(({ gives }) => gives.gets === 'no Abilities');
}

export type Static = Extract<Power, { gives: unknown }>;

const statics = new WeakMap<readonly Power[], readonly Static[]>();

function staticsOf(powers: readonly Power[]): readonly Static[] {
  let known = statics.get(powers);
  if (!known) {
    known = powers.filter((power): power is Static => 'gives' in power);
    statics.set(powers, known);
  }
  return known;
}

/** Everything in play that is in force all the time, with who has it and the Pokémon that it is or is on. */
function eachSource(
  g: G,
  visit: (power: Static, seat: Seat, self: Pokemon | undefined) => void,
  everyAbility = false,
): void {
  const { stadium, players } = g.state;
  for (const [seat, { active, bench }] of players.entries()) {
    if (active) eachSourceOf(g, active, seat, visit, everyAbility);
    for (const pokemon of bench) eachSourceOf(g, pokemon, seat, visit, everyAbility);
  }
  if (stadium === -1) return;
  const def = defOf(g, stadium);
  if (isStayingDef(def)) for (const power of staticsOf(def.powers)) visit(power, g.state.turn, undefined);
}

function eachSourceOf(
  g: G,
  pokemon: Pokemon,
  seat: Seat,
  visit: (power: Static, seat: Seat, self: Pokemon) => void,
  everyAbility: boolean,
): void {
  const printedHere = printedAbilities(g, pokemon);
  if (printedHere.length > 0) {
    const powers = staticsOf(printedHere);
    if (powers.length > 0) {
      const inForce = everyAbility ? printedHere : abilitiesOf(g, pokemon);
      for (const power of powers) if (inForce.includes(power as Ability)) visit(power, seat, pokemon);
    }
  }
  for (const id of pokemon.tools) {
    const def = defOf(g, id);
    if (isStayingDef(def))
      for (const power of staticsOf(def.powers)) visit(power, g.state.cards[id]?.owner ?? seat, pokemon);
  }
  for (const id of pokemon.energy) {
    const def = defOf(g, id);
    if (isEnergyDef(def) && def.powers) for (const power of staticsOf(def.powers)) visit(power, seat, pokemon);
  }
}

/** P-ABL-005 Whether a power that is in force all the time concerns a Pokémon. */
function concerns(g: G, power: Static, seat: Seat, self: Pokemon | undefined, pokemon: Pokemon): boolean {
  if (power.to === 'you') return false;
  if (power.to === 'self' && self !== pokemon) return false;
  if (power.spot && self && (power.spot === 'active') !== isActive(g, self)) return false;
  const scene = sceneOf(seat, self?.id ?? -1);
  if (power.to !== 'self' && !matches(g, scene, power.to, pokemon)) return false;
  return power.if === undefined || holds(g, scene, power.if);
}

type Given<Gets extends Modifier['gets']> = Extract<Modifier, { gets: Gets }>;

/** What a Pokémon is given of one kind, by everything in play and by what lasts on it. */
export function modifiersOn<Gets extends Modifier['gets']>(g: G, pokemon: Pokemon, gets: Gets): Given<Gets>[] {
  const found: Given<Gets>[] = [];
  eachSource(g, (power, seat, self) => {
    for (const modifier of power.gives)
      if (modifier.gets === gets && concerns(g, power, seat, self, pokemon)) found.push(modifier as Given<Gets>);
  });
  for (const { gives } of pokemon.lasting) if (gives.gets === gets) found.push(gives as Given<Gets>);
  for (const { gives } of playerOf(g, pokemon.seat).lasting) if (gives.gets === gets) found.push(gives as Given<Gets>);
  return found;
}

/** What a player is given of one kind. */
export function modifiersOfPlayer<Gets extends Modifier['gets']>(g: G, seat: Seat, gets: Gets): Given<Gets>[] {
  const found: Given<Gets>[] = [];
  eachSource(g, (power, by, self) => {
    if (power.to !== 'you' || (self !== undefined && by !== seat)) return;
    if (power.if && !holds(g, sceneOf(by, self?.id ?? -1), power.if)) return;
    for (const modifier of power.gives) if (modifier.gets === gets) found.push(modifier as Given<Gets>);
  });
  for (const { gives } of playerOf(g, seat).lasting) if (gives.gets === gets) found.push(gives as Given<Gets>);
  return found;
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
