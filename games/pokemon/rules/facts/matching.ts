/** Compares cards and Pokémon with the descriptions on cards. */
import type { CardId, Seat } from '@praxis/engine';
import {
  type CardDef,
  hasTag,
  isEnergyDef,
  isFossilDef,
  isPokemonDef,
  type Quality,
  type Type,
  type Who,
} from '../../cards/language.ts';
import { hasRuleBox, isEvolutionCard, isTrainer, nameOf, ruleName } from '../state/names.ts';
import type { Scene } from '../state/scene.ts';
import { defOf, type G, isActive, type Pokemon, pokemonOf, topDef } from '../state/state.ts';
import { energyCount, providesType } from './energy.ts';
import { hpLeftOf, hpOf, retreatCostOf, typesOf } from './values.ts';

/** A card wherever it lies. */
export function isCard(g: G, seat: Seat, quality: Quality, id: CardId): boolean {
  return fits(g, seat, quality, defOf(g, id), undefined);
}

/** The same for a definition. */
export function isDef(g: G, seat: Seat, quality: Quality, def: CardDef): boolean {
  return fits(g, seat, quality, def, undefined);
}

/**
 * P-VUN-010, P-VUN-011 Out of play each piece is a card of its own; only its type, kind and name can be referred to.
 */
function isPiece(def: CardDef, pokemon: Pokemon | undefined): boolean {
  return pokemon === undefined && isPokemonDef(def) && def.stage === 'V-UNION';
}

function fits(g: G, seat: Seat, quality: Quality, def: CardDef, pokemon: Pokemon | undefined): boolean {
  const { kind, stage, type, name, tag, ruleBox, hpMax, retreatMin, evolvesFromYours, not, or } = quality;
  if (kind !== undefined && !isKind(def, kind, pokemon)) return false;
  if (stage !== undefined && !isStage(def, stage, pokemon)) return false;
  if (type !== undefined && !isOfType(g, def, type, pokemon)) return false;
  if (name !== undefined && nameOf(def) !== ruleName(name)) return false;
  if (tag !== undefined && !isTagged(def, tag)) return false;
  // P-VUN-012 In play a V-UNION has a Rule Box; a single piece out of play has none.
  if (ruleBox !== undefined && (hasRuleBox(def) && !isPiece(def, pokemon)) !== ruleBox) return false;
  if (hpMax !== undefined && (isPiece(def, pokemon) || (pokemon ? hpOf(g, pokemon) : printedHp(def)) > hpMax))
    return false;
  if (retreatMin !== undefined && (isPiece(def, pokemon) || retreat(g, def, pokemon) < retreatMin)) return false;
  if (evolvesFromYours && !evolvesFromAny(g, seat, def)) return false;
  if (not !== undefined && fits(g, seat, not, def, pokemon)) return false;
  return or === undefined || or.some((each) => fits(g, seat, each, def, pokemon));
}

function isKind(def: CardDef, kind: NonNullable<Quality['kind']>, pokemon: Pokemon | undefined): boolean {
  if (kind === 'Trainer') return isTrainer(def);
  if (kind === 'Energy') return isEnergyDef(def);
  // P-AMB-05 A Tool is no Item. P-FOS-003 A Fossil acts as a Pokémon in play.
  return def.kind === kind || (kind === 'Pokémon' && pokemon !== undefined);
}

/** P-VUN-007 A V-UNION is of none of the other stages, and is no Evolution. */
function isStage(def: CardDef, stage: NonNullable<Quality['stage']>, pokemon: Pokemon | undefined): boolean {
  if (pokemon && isFossilDef(def)) return stage === 'Basic';
  if (!isPokemonDef(def)) return false;
  return stage === 'Evolution' ? isEvolutionCard(def) : def.stage === stage;
}

/** P-DUAL-001 A Pokémon with two types is of either. */
function isOfType(g: G, def: CardDef, type: Type | readonly Type[], pokemon: Pokemon | undefined): boolean {
  const wanted = typeof type === 'string' ? [type] : type;
  if (isEnergyDef(def)) return wanted.some((each) => providesType(def, each));
  const types = pokemon ? typesOf(g, pokemon) : isPokemonDef(def) ? def.types : [];
  return wanted.some((each) => types.includes(each));
}

/** P-V-003 VMAX, VSTAR and V-UNION are Pokémon V too; P-MEGA-003 a Mega Evolution Pokémon is a Pokémon-EX. P-TAG-001 A TAG TEAM is a -GX. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  V: ['VMAX', 'VSTAR', 'V-UNION'],
  EX: ['Mega', 'Primal'],
  Mega: ['Primal'],
  GX: ['TAG TEAM'],
};

export function isTagged(def: CardDef, tag: NonNullable<Quality['tag']>): boolean {
  return hasTag(def, tag) || (ALSO[tag]?.some((other) => def.tags?.includes(other as never)) ?? false);
}

function printedHp(def: CardDef): number {
  return isPokemonDef(def) || isFossilDef(def) ? (def.hp ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}

/** A card without Retreat Cost, such as a Trainer card, is below every demanded cost. */
function retreat(g: G, def: CardDef, pokemon: Pokemon | undefined): number {
  if (pokemon) return retreatCostOf(g, pokemon);
  return isPokemonDef(def) ? (def.retreat ?? 0) : Number.NEGATIVE_INFINITY;
}

function evolvesFromAny(g: G, seat: Seat, def: CardDef): boolean {
  if (!isEvolutionCard(def)) return false;
  const from = isPokemonDef(def) ? def.evolvesFrom : undefined;
  return from !== undefined && pokemonOf(g, seat).some((pokemon) => nameOf(topDef(g, pokemon)) === ruleName(from));
}

/** A Pokémon in play, from the player's point of view. */
export function matches(g: G, scene: Scene, who: Who, pokemon: Pokemon): boolean {
  const of = who.of ?? 'you';
  if (of !== 'both' && (of === 'you') !== (pokemon.seat === scene.seat)) return false;
  return isLike(g, scene, who, pokemon);
}

/** The same for every player. */
export function isLike(g: G, scene: Scene, who: Who, pokemon: Pokemon): boolean {
  if (who.spot !== undefined && (who.spot === 'active') !== isActive(g, pokemon)) return false;
  if (who.damaged && pokemon.damage === 0) return false;
  if (who.energy && !hasEnergy(g, pokemon, who.energy)) return false;
  if (who.noEnergy && pokemon.energy.length > 0) return false;
  if (who.condition !== undefined && !isAffected(pokemon, who.condition)) return false;
  if (who.hpLeftMax !== undefined && hpLeftOf(g, pokemon) > who.hpLeftMax) return false;
  // P-VUN-008 A V-UNION has not evolved, though it consists of several cards.
  if (who.evolved !== undefined && isEvolved(g, pokemon) !== who.evolved) return false;
  if (who.other && (pokemon.id === scene.self || scene.chosenBefore.includes(pokemon.id))) return false;
  return fits(g, scene.seat, who, topDef(g, pokemon), pokemon);
}

function hasEnergy(g: G, pokemon: Pokemon, types: readonly Type[]): boolean {
  if (types.length === 0) return pokemon.energy.length > 0;
  // The Energy that the cards provide in their place decides.
  return types.some((type) => energyCount(g, pokemon, type) > 0);
}

function isAffected(pokemon: Pokemon, condition: NonNullable<Who['condition']>): boolean {
  return condition === 'any' ? pokemon.conditions.length > 0 : pokemon.conditions.includes(condition);
}

/** P-CARD-011 An evolved Pokémon has another Pokémon card under it. */
export function isEvolved(g: G, pokemon: Pokemon): boolean {
  return pokemon.cards.length > 1 && isEvolutionCard(topDef(g, pokemon));
}
