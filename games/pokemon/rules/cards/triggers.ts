/** Powers that work by themselves when something happens. */
import { type CardId, type Procedure, refer, type Seat } from '@praxis/engine';
import { isEnergyDef, isStayingDef, type Power, type Trigger } from '../../cards/language.ts';
import { holds } from '../facts/amounts.ts';
import { abilitiesOf } from '../facts/modifiers.ts';
import { type Attacking, type Scene, sceneOf } from '../state/scene.ts';
import { defOf, type G, type Pokemon, pokemonById, pokemonOf, topOf } from '../state/state.ts';
import { askWhether } from './choices.ts';
import { carryOut } from './effects.ts';
import { couldMatter } from './possible.ts';

export type Triggered = Extract<Power, { when: Trigger }>;

/** A triggered power, with its player and its Pokémon. */
export interface Waiting {
  readonly power: Triggered;
  readonly seat: Seat;
  readonly self: Pokemon | undefined;
  readonly source: CardId;
}

function isWhen(power: Power, when: Trigger): power is Triggered {
  return 'when' in power && power.when === when;
}

/** The waiting powers of a Pokémon and of the cards attached to it. */
export function waitingOn(g: G, pokemon: Pokemon, when: Trigger): Waiting[] {
  const found: Waiting[] = [];
  const { seat } = pokemon;
  for (const power of abilitiesOf(g, pokemon))
    if (isWhen(power, when)) found.push({ power, seat, self: pokemon, source: topOf(pokemon) });
  for (const id of [...pokemon.tools, ...pokemon.energy]) {
    const def = defOf(g, id);
    for (const power of (isStayingDef(def) || isEnergyDef(def) ? def.powers : undefined) ?? [])
      if (isWhen(power, when)) found.push({ power, seat, self: pokemon, source: id });
  }
  return found;
}

/** The powers of all Pokémon of a player. */
export function waitingOf(g: G, seat: Seat, when: Trigger): Waiting[] {
  return pokemonOf(g, seat).flatMap((pokemon) => waitingOn(g, pokemon, when));
}

/** The powers of the Stadium, for the player in the event. */
export function waitingStadium(g: G, seat: Seat, when: Trigger): Waiting[] {
  const { stadium } = g.state;
  if (stadium === undefined) return [];
  const def = defOf(g, stadium);
  if (!isStayingDef(def)) return [];
  return def.powers.flatMap((power) =>
    isWhen(power, when) ? [{ power, seat, self: undefined, source: stadium }] : [],
  );
}

export function* happens(
  g: G,
  { power, seat, self, source }: Waiting,
  that: readonly number[],
  attack?: Attacking,
): Procedure {
  const scene: Scene = { ...sceneOf(seat, self?.id, source, attack && { ...attack, failed: false }), that };
  if (power.if && !holds(g, scene, power.if)) return;
  if (!power.effects.some((effect) => couldMatter(g, scene, effect))) return;
  if (power.may && !(yield* askWhether(seat, 'effect', { say: 'may use', card: source }))) return;
  g.emit({ type: 'triggered', seat, card: refer(g.state, source, true) });
  yield* carryOut(g, scene, power.effects);
}

export function* whenEvolved(g: G, pokemon: Pokemon): Procedure {
  for (const waiting of waitingOn(g, pokemon, 'evolved')) yield* happens(g, waiting, [pokemon.id]);
}

/** The attached card's own effects, then its Pokémon's reactions. */
export function* whenAttached(g: G, pokemon: Pokemon, id: CardId): Procedure {
  for (const waiting of waitingOn(g, pokemon, 'attached'))
    if (waiting.source === id) yield* happens(g, waiting, [pokemon.id]);
  for (const waiting of waitingOn(g, pokemon, 'Energy attached')) yield* happens(g, waiting, [pokemon.id]);
}

export function* whenBenched(g: G, pokemon: Pokemon): Procedure {
  const { seat } = pokemon;
  const others = [...waitingStadium(g, seat, 'benched'), ...waitingOf(g, seat, 'benched')];
  for (const waiting of [...waitingOn(g, pokemon, 'put on Bench'), ...others]) yield* happens(g, waiting, [pokemon.id]);
}

/**
 * P-ATK-009 After the damage of an attack: the damaged Pokémon's reactions, even if it is Knocked Out. It must have
 * been Active when it was damaged; the attack may have switched it since.
 */
export function* whenDamaged(g: G, attack: Attacking, seat: Seat): Procedure {
  for (const id of new Set(attack.damaged.flatMap(({ id: each, active }) => (active ? [each] : [])))) {
    const pokemon = pokemonById(g, id);
    if (!pokemon || pokemon.seat === seat) continue;
    for (const waiting of waitingOn(g, pokemon, 'damaged')) yield* happens(g, waiting, [id], attack);
  }
}

/** Before the Pokémon is discarded: reactions of its player's other Pokémon. */
export function* whenKnockedOut(g: G, down: Pokemon, isActive: boolean, alsoDown: readonly Pokemon[]): Procedure {
  const waiting = [
    ...waitingOf(g, down.seat, 'knocked out'),
    ...(isActive ? waitingOf(g, down.seat, 'active knocked out') : []),
  ];
  for (const each of waiting) if (!each.self || !alsoDown.includes(each.self)) yield* happens(g, each, [down.id]);
}
