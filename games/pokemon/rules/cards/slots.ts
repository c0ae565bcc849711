/**
 * Choices that are made when a card, an Ability or an attack is announced (P-ATK-007): they are pieces of the same
 * sentence. Choices that depend on earlier results are asked later.
 */
import { END, type Path, type Piece } from '@praxis/engine';
import type { Effect, Target } from '../../cards/language.ts';
import { matches } from '../facts/matching.ts';
import { attacksOf } from '../facts/values.ts';
import type { Scene } from '../state/scene.ts';
import { allPokemon, type G, opponentOf, type Pokemon, playerOf, pokemonWith } from '../state/state.ts';
import { pickPokemon } from './choices.ts';
import { concernsPokemon } from './possible.ts';

export type Choosing = Extract<Target, { choose: unknown }>;

export type Slot =
  | {
      readonly kind: 'pokemon';
      readonly key: object;
      readonly target: Choosing;
      readonly effect: Effect;
      /** The `say` of the piece that fills it. */
      readonly say: 'on' | 'from' | 'to';
    }
  | { readonly kind: 'attack'; readonly key: object };

const NOBODY: Piece = { say: 'on nobody' };
const NAMING = 'naming attack';

const known = new WeakMap<readonly Effect[], readonly Slot[]>();

export function slotsOf(effects: readonly Effect[]): readonly Slot[] {
  let slots = known.get(effects);
  if (!slots) {
    slots = findSlots(effects);
    known.set(effects, slots);
  }
  return slots;
}

function findSlots(effects: readonly Effect[]): Slot[] {
  const slots: Slot[] = [];
  for (const effect of effects) {
    if (isUncertain(effect)) break;
    for (const target of targetsOf(effect))
      if (typeof target === 'object' && 'choose' in target)
        slots.push({ kind: 'pokemon', key: target, target, effect, say: saysOf(effect, target) });
    if (effect.do === 'lasting' && effect.gives.some((each) => each.gets === 'cannot use' && each.attack === 'chosen'))
      slots.push({ kind: 'attack', key: effect });
    if (unsettles(effect)) break;
  }
  return slots;
}

/** Energy goes from one Pokémon to another; everything else is done on one. */
function saysOf(effect: Effect, target: Target): 'on' | 'from' | 'to' {
  if (effect.do !== 'move energy' || isPlace(effect.to)) return 'on';
  return target === effect.from ? 'from' : 'to';
}

/** True if it is not known at the announcement whether the effect happens, or which choices it has. */
function isUncertain(effect: Effect): boolean {
  switch (effect.do) {
    case 'flip':
    case 'if':
    case 'may':
    case 'choose':
      return true;
    case 'take':
      return effect.from !== 'discard pile' && effect.from !== 'hand';
    case 'evolve':
      return effect.searchFirst === true;
    default:
      return false;
  }
}

/** True if other choices may be better, or possible, after the effect. */
function unsettles({ do: kind }: Effect): boolean {
  return (
    kind === 'draw' ||
    kind === 'draw until' ||
    kind === 'put hand' ||
    kind === 'discard top' ||
    kind === 'switch' ||
    kind === 'take' ||
    kind === 'take from play'
  );
}

/** The targets of an effect, in the order in which they are chosen. */
export function targetsOf(effect: Effect): readonly Target[] {
  switch (effect.do) {
    case 'damage':
      return [effect.to];
    case 'put counters':
    case 'heal':
    case 'afflict':
    case 'recover':
      return [effect.on];
    case 'knock out':
    case 'take from play':
    case 'evolve':
    case 'devolve':
      return [effect.what];
    case 'lasting':
      return effect.on === 'you' || effect.on === 'opponent' ? [] : [effect.on];
    case 'move energy':
      return isPlace(effect.to) ? [effect.from] : [effect.from, effect.to as Target];
    case 'take':
      return typeof effect.to === 'object' && 'attach' in effect.to ? [effect.to.attach] : [];
    default:
      return [];
  }
}

export function isPlace(
  to: Extract<Effect, { do: 'move energy' }>['to'],
): to is 'discard pile' | 'hand' | 'top of deck' | 'Lost Zone' {
  return to === 'discard pile' || to === 'hand' || to === 'top of deck' || to === 'Lost Zone';
}

/** The Pokémon to choose from. */
export function candidates(g: G, scene: Scene, target: Choosing, effect: Effect): Pokemon[] {
  // A Pokémon that receives Energy needs none of its own.
  const receives = effect.do === 'move energy' && effect.to === target;
  return allPokemon(g).filter(
    (pokemon) => matches(g, scene, target.choose, pokemon) && (receives || concernsPokemon(g, scene, effect, pokemon)),
  );
}

/** Names of the attacks of the Pokémon that the effect will prevent from attacking. */
function attackNames(g: G, scene: Scene): string[] {
  const { active } = playerOf(g, opponentOf(scene.seat));
  return active ? attacksOf(g, active).map(({ name }) => name) : [];
}

/** The next pieces of an announcement; none when all choices are made. */
export function slotsNext(g: G, scene: Scene, effects: readonly Effect[], prefix: Path): readonly Piece[] {
  let rest = prefix;
  let before: number[] = [];
  let effect: Effect | undefined;
  for (const slot of slotsOf(effects)) {
    // Only the choices for the same effect count for "another one".
    if (slot.kind === 'pokemon' && slot.effect !== effect) {
      effect = slot.effect;
      before = [];
    }
    const taken = consumed(slot, rest);
    const pieces = slotNext(g, { ...scene, chosenBefore: before }, slot, rest.slice(0, taken));
    if (pieces.length > 0) return pieces;
    before.push(...pokemonOf(g, slot, rest.slice(0, taken)));
    rest = rest.slice(taken);
  }
  return [];
}

function slotNext(g: G, scene: Scene, slot: Slot, prefix: Path): readonly Piece[] {
  if (slot.kind === 'attack') {
    if (prefix.length > 0) return [];
    const names = attackNames(g, scene);
    return names.length > 0 ? names.map((word) => ({ say: NAMING, word })) : [NOBODY];
  }
  if (prefix[0]?.say === NOBODY.say) return [];
  const { count = 1, upTo } = slot.target;
  const among = candidates(g, scene, slot.target, slot.effect);
  if (among.length === 0 && prefix.length === 0) return [NOBODY];
  return pickPokemon(slot.say, among, upTo ? 1 : count, count, prefix);
}

/** How many of the pieces belong to a slot. */
function consumed(slot: Slot, pieces: Path): number {
  const [first] = pieces;
  if (!first) return 0;
  if (first.say === NOBODY.say || slot.kind === 'attack') return 1;
  const { count = 1 } = slot.target;
  let taken = 0;
  while (taken < count && pieces[taken]?.say === slot.say) taken++;
  return taken < count && pieces[taken]?.say === END.say ? taken + 1 : taken;
}

/** The Pokémon that pieces have put into a slot, by their ids. */
function pokemonOf(g: G, slot: Slot, pieces: Path): number[] {
  return pieces.flatMap(({ say, card }) => {
    const found = slot.kind === 'pokemon' && say === slot.say ? pokemonWith(g, card) : undefined;
    return found ? [found.id] : [];
  });
}

/** Notes the choices. They must be read before anything changes, because Pokémon are named by their top cards. */
export function readSlots(g: G, scene: Scene, effects: readonly Effect[], path: Path): void {
  const slots = slotsOf(effects);
  if (slots.length === 0) return;
  const announced = new Map(scene.announced);
  let rest = path;
  for (const slot of slots) {
    const taken = rest.slice(0, consumed(slot, rest));
    rest = rest.slice(taken.length);
    const word = taken.find(({ say }) => say === NAMING)?.word;
    const pokemon = pokemonOf(g, slot, taken);
    announced.set(slot.key, word === undefined ? { pokemon } : { pokemon, word });
  }
  scene.announced = announced;
}
