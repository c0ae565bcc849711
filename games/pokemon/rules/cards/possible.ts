/** Checks whether an effect could change anything, as far as its user can know (P-AMB-20). */
import type { CardId } from '@praxis/engine';
import type { Amount, Effect, Quality, Target } from '../../cards/language.ts';
import { evolutionsFor } from '../changes/evolving.ts';
import { countOf, fixed, holds } from '../facts/amounts.ts';
import { energyFrom } from '../facts/energy.ts';
import { isCard, matches } from '../facts/matching.ts';
import { benchRoom } from '../facts/values.ts';
import type { Scene } from '../state/scene.ts';
import { allPokemon, type G, opponentOf, type Pokemon, playerOf } from '../state/state.ts';
import { candidates, isPlace } from './slots.ts';

/** True if the effect could do something to this Pokémon if it were chosen. */
export function concernsPokemon(g: G, scene: Scene, effect: Effect, pokemon: Pokemon): boolean {
  switch (effect.do) {
    case 'heal':
      return pokemon.damage > 0;
    case 'recover':
      return pokemon.conditions.some((condition) => effect.from.includes(condition));
    case 'move energy':
      return energyOf(g, scene, effect.energy, pokemon).length > 0;
    case 'evolve':
      return evolutionsFor(g, scene.seat, pokemon, effect).length > 0;
    case 'devolve':
      return pokemon.cards.length > 1;
    default:
      return true;
  }
}

/** The Energy cards of a Pokémon that fit. Their type is the one they provide there. */
export function energyOf(g: G, scene: Scene, { type, ...quality }: Quality, pokemon: Pokemon): CardId[] {
  return pokemon.energy.filter(
    (id) => isCard(g, scene.seat, quality, id) && (type === undefined || energyFrom(g, pokemon, id, type) > 0),
  );
}

/** True if something would change, or if the outcome is not known. */
export function couldMatter(g: G, scene: Scene, effect: Effect): boolean {
  const { seat } = scene;
  const me = playerOf(g, seat);
  const other = playerOf(g, opponentOf(seat));
  switch (effect.do) {
    case 'heal':
    case 'recover':
      return someTarget(g, scene, effect, effect.on);
    case 'put counters':
    case 'afflict':
      return someTarget(g, scene, effect, effect.on);
    case 'knock out':
    case 'take from play':
    case 'evolve':
    case 'devolve':
      return someTarget(g, scene, effect, effect.what);
    case 'spread counters':
      return allPokemon(g).some((pokemon) => matches(g, scene, effect.on, pokemon));
    case 'move counters':
      return movable(g, scene, effect);
    case 'draw':
      return drawers(effect.who, seat).some(
        (each) => playerOf(g, each).zones.deck.length > 0 && isSome(g, { ...scene, seat: each }, effect.amount),
      );
    case 'draw until':
      return me.zones.deck.length > 0 && isMore(g, scene, effect.amount, me.zones.hand);
    case 'put hand':
      // The card being played does not count.
      return drawers(effect.who, seat).some((each) => playerOf(g, each).zones.hand.some((id) => id !== scene.source));
    case 'discard top':
      return drawers(effect.who, seat).some((each) => playerOf(g, each).zones.deck.length > 0);
    case 'take':
      return couldTake(g, scene, effect);
    case 'move energy':
      return couldMove(g, scene, effect);
    case 'switch':
      return (effect.who === 'you' ? me : other).bench.length > 0;
    case 'discard stadium':
      return g.state.stadium !== undefined;
    case 'if':
      return [...(holds(g, scene, effect.fact) ? effect.effects : (effect.else ?? []))].some((each) =>
        couldMatter(g, scene, each),
      );
    case 'flip':
      return [...(effect.heads ?? []), ...(effect.tails ?? [])].some((each) => couldMatter(g, scene, each));
    case 'may':
      return effect.effects.some((each) => couldMatter(g, scene, each));
    case 'choose':
      return effect.among.some((effects) => effects.some((each) => couldMatter(g, scene, each)));
    case 'damage':
    case 'more damage':
    case 'ignore':
    case 'nothing':
    case 'lasting':
    case 'end turn':
      return true;
  }
}

function drawers(who: 'you' | 'opponent' | 'each', seat: number): readonly number[] {
  if (who === 'each') return [seat, opponentOf(seat)];
  return [who === 'you' ? seat : opponentOf(seat)];
}

/** True if an amount is more than nothing. Amounts that depend on coins or on an earlier effect are not known yet. */
function isSome(g: G, scene: Scene, amount: Amount): boolean {
  if (typeof amount === 'number') return amount > 0;
  return amount.of.count === 'heads' || amount.of.count === 'done' || countOf(g, scene, amount.of) > 0;
}

/** True if an amount is more than will be in the hand, without the played card and the paid cards. */
function isMore(g: G, scene: Scene, amount: Amount, hand: readonly CardId[]): boolean {
  if (typeof amount !== 'number' && (amount.of.count === 'heads' || amount.of.count === 'done')) return true;
  const left = hand.filter((id) => id !== scene.source).length - (scene.paying ?? 0);
  return (typeof amount === 'number' ? amount : amount.times * countOf(g, scene, amount.of)) > left;
}

/** Energy is moved to a Pokémon only if there is one other than that from which it comes. */
function couldMove(g: G, scene: Scene, effect: Extract<Effect, { do: 'move energy' }>): boolean {
  const { from, to } = effect;
  if (isPlace(to) || typeof from === 'string' || !('choose' in from)) return someTarget(g, scene, effect, from);
  return candidates(g, scene, from, effect).some((source) => {
    if (typeof to === 'object' && 'choose' in to)
      return candidates(g, { ...scene, chosenBefore: [source.id] }, to, effect).some((each) => each !== source);
    return to === 'that' || to === 'attacker' || fixed(g, scene, to).some((each) => each !== source);
  });
}

function someTarget(g: G, scene: Scene, effect: Effect, target: Target): boolean {
  if (typeof target === 'object' && 'choose' in target) return candidates(g, scene, target, effect).length > 0;
  // Earlier targets, or future ones, are not known yet.
  if ((target === 'that' && scene.that.length === 0) || target === 'attacker') return true;
  return fixed(g, scene, target).some((pokemon) => concernsPokemon(g, scene, effect, pokemon));
}

function movable(g: G, scene: Scene, { from, to }: Extract<Effect, { do: 'move counters' }>): boolean {
  const sources = allPokemon(g).filter((pokemon) => matches(g, scene, from, pokemon) && pokemon.damage > 0);
  return sources.some((source) =>
    allPokemon(g).some((pokemon) => pokemon !== source && matches(g, scene, to, pokemon)),
  );
}

function couldTake(g: G, scene: Scene, effect: Extract<Effect, { do: 'take' }>): boolean {
  const { seat } = scene;
  const { to, from } = effect;
  if (to === 'bench' && benchRoom(g, seat) === 0) return false;
  if (typeof to === 'object' && !hasReceiver(g, scene, effect)) return false;
  const { deck, discard, hand } = playerOf(g, seat).zones;
  if (from === 'deck' || typeof from === 'object') return deck.length > 0;
  if (from === "opponent's hand") return playerOf(g, opponentOf(seat)).zones.hand.length > 0;
  const pool = from === 'hand' ? hand.filter((id) => id !== scene.source) : discard;
  return effect.cards.some(({ card }) => pool.some((id) => isCard(g, seat, card, id)));
}

function hasReceiver(g: G, scene: Scene, effect: Extract<Effect, { do: 'take' }>): boolean {
  const { to } = effect;
  if (typeof to !== 'object') return true;
  if ('attachInAnyWay' in to) return allPokemon(g).some((pokemon) => matches(g, scene, to.attachInAnyWay, pokemon));
  return someTarget(g, scene, effect, to.attach);
}
