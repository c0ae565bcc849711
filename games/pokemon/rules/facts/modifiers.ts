/** Modifiers of Pokémon and players by cards in play, as long as these are there. */
import type { Seat } from '@praxis/engine';
import {
  type Ability,
  isEnergyDef,
  isFossilDef,
  isPokemonDef,
  isStayingDef,
  type Modifier,
  type PokemonDef,
  type Power,
} from '../../cards/language.ts';
import { sceneOf } from '../state/scene.ts';
import { allPokemon, defOf, type G, isActive, type Pokemon, playerOf, type State, topDef } from '../state/state.ts';
import { holds } from './amounts.ts';
import { matches } from './matching.ts';
import { speakers } from './values.ts';

export type Static = Extract<Power, { gives: unknown }>;

/** A power that is in force all the time, with its player and its Pokémon. */
interface Source {
  readonly power: Static;
  /** Undefined for the Stadium, which belongs to the player whose turn it is. */
  readonly seat: Seat | undefined;
  readonly self: Pokemon | undefined;
  /** It is lost together with the Abilities of its Pokémon. */
  readonly ability: boolean;
}

interface Gathered {
  /** The number of changes in play at which it was gathered. */
  readonly changes: number;
  readonly sources: readonly Source[];
  /** Some effect removes Abilities. */
  readonly silences: boolean;
}

/** Gathered on demand, and kept until a card enters or leaves play. */
const gathered = new WeakMap<State, Gathered>();

/** Cards have got other faces: the cached modifiers are invalid. */
export function forgetModifiers(state: State): void {
  gathered.delete(state);
}

function sourcesIn(g: G): Gathered {
  const { state } = g;
  let known = gathered.get(state);
  if (!known || known.changes !== state.changes) {
    const sources = gather(g);
    const silences = sources.some(({ power }) => power.gives.some(({ gets }) => gets === 'no Abilities'));
    known = { changes: state.changes, sources, silences };
    gathered.set(state, known);
  }
  return known;
}

function gather(g: G): readonly Source[] {
  const sources: Source[] = [];
  const add = (
    powers: readonly Power[] | undefined,
    seat: Seat | undefined,
    self: Pokemon | undefined,
    ability: boolean,
  ): void => {
    for (const power of powers ?? [])
      if ('gives' in power) sources.push({ power, seat, self, ability: ability && !isKept(power as Ability) });
  };
  for (const pokemon of allPokemon(g)) {
    const { seat } = pokemon;
    add(printedAbilities(g, pokemon), seat, pokemon, true);
    for (const id of pokemon.tools) {
      const def = defOf(g, id);
      if (isStayingDef(def)) add(def.powers, g.state.cards[id]?.owner ?? seat, pokemon, false);
    }
    for (const id of pokemon.energy) {
      const def = defOf(g, id);
      if (isEnergyDef(def)) add(def.powers, seat, pokemon, false);
    }
  }
  const { stadium } = g.state;
  const def = stadium === undefined ? undefined : defOf(g, stadium);
  if (def && isStayingDef(def)) add(def.powers, undefined, undefined, false);
  return sources;
}

const NO_ABILITIES: readonly Ability[] = [];

function printedAbilities(g: G, pokemon: Pokemon): readonly Ability[] {
  if (pokemon.cards.length === 1) return (topDef(g, pokemon) as PokemonDef).abilities ?? NO_ABILITIES;
  const [first, ...others] = speakers(g, pokemon) as readonly PokemonDef[];
  if (others.length === 0) return first?.abilities ?? NO_ABILITIES;
  return speakers(g, pokemon).flatMap((def) => (isPokemonDef(def) || isFossilDef(def) ? (def.abilities ?? []) : []));
}

/** P-TRAIT-001 Ancient Traits and rules on a card are no Abilities, and nothing removes them. */
function isKept({ as }: Ability): boolean {
  return as === 'Ancient Trait' || as === 'rule';
}

/** P-ABL-001 The Abilities of a Pokémon that are in force. */
export function abilitiesOf(g: G, pokemon: Pokemon): readonly Ability[] {
  const all = printedAbilities(g, pokemon);
  return all.length === 0 || !losesAbilities(g, pokemon) ? all : all.filter(isKept);
}

/** P-VUN-013 A Pokémon of several cards loses the Abilities of all of them. */
function losesAbilities(g: G, pokemon: Pokemon): boolean {
  if (pokemon.lasting.some(({ gives }) => gives.gets === 'no Abilities')) return true;
  const { sources, silences } = sourcesIn(g);
  if (!silences) return false;
  return sources.some(
    (source) => source.power.gives.some(({ gets }) => gets === 'no Abilities') && concerns(g, source, pokemon),
  );
}

/** P-ABL-005 True if a power applies to a Pokémon now. */
function concerns(g: G, { power, seat, self }: Source, pokemon: Pokemon): boolean {
  if (power.to === 'you') return false;
  if (power.to === 'self' && self !== pokemon) return false;
  if (power.spot && self && (power.spot === 'active') !== isActive(g, self)) return false;
  if (power.to === 'self' && power.if === undefined) return true;
  const scene = sceneOf(seat ?? g.state.turn, self?.id);
  if (power.to !== 'self' && !matches(g, scene, power.to, pokemon)) return false;
  return power.if === undefined || holds(g, scene, power.if);
}

function isInForce(g: G, { ability, self }: Source): boolean {
  return !ability || !self || !losesAbilities(g, self);
}

type Given<Gets extends Modifier['gets']> = Extract<Modifier, { gets: Gets }>;

const NONE: readonly never[] = [];

/** A Pokémon's modifiers of one kind, from everything in play and from lasting effects on it. */
export function modifiersOn<Gets extends Modifier['gets']>(g: G, pokemon: Pokemon, gets: Gets): readonly Given<Gets>[] {
  const { sources } = sourcesIn(g);
  const ofPlayer = playerOf(g, pokemon.seat).lasting;
  if (sources.length === 0 && pokemon.lasting.length === 0 && ofPlayer.length === 0) return NONE;
  const found: Given<Gets>[] = [];
  for (const source of sources)
    for (const modifier of source.power.gives)
      if (modifier.gets === gets && concerns(g, source, pokemon) && isInForce(g, source))
        found.push(modifier as Given<Gets>);
  for (const { gives } of pokemon.lasting) if (gives.gets === gets) found.push(gives as Given<Gets>);
  for (const { gives } of ofPlayer) if (gives.gets === gets) found.push(gives as Given<Gets>);
  return found;
}

/** A player's modifiers of one kind. */
export function modifiersOfPlayer<Gets extends Modifier['gets']>(g: G, seat: Seat, gets: Gets): readonly Given<Gets>[] {
  const { sources } = sourcesIn(g);
  const { lasting } = playerOf(g, seat);
  if (sources.length === 0 && lasting.length === 0) return NONE;
  const found: Given<Gets>[] = [];
  for (const source of sources) {
    const { power, seat: by, self } = source;
    if (power.to !== 'you' || (by !== undefined && by !== seat) || !isInForce(g, source)) continue;
    if (power.if && !holds(g, sceneOf(seat, self?.id), power.if)) continue;
    for (const modifier of power.gives) if (modifier.gets === gets) found.push(modifier as Given<Gets>);
  }
  for (const { gives } of lasting) if (gives.gets === gets) found.push(gives as Given<Gets>);
  return found;
}
