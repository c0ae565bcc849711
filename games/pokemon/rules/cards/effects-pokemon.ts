/** Effects on Pokémon: damage, counters, healing, conditions, lasting effects. */
import { ask, type Path, type Piece, type Procedure } from '@praxis/engine';
import type { Effect, Modifier } from '../../cards/language.ts';
import { afflict, recover } from '../changes/conditions.ts';
import { dealDamage, heal, putCounters } from '../changes/damage.ts';
import { amountOf } from '../facts/amounts.ts';
import { matches } from '../facts/matching.ts';
import { hpOf } from '../facts/values.ts';
import type { Scene } from '../state/scene.ts';
import {
  allPokemon,
  type G,
  lastTurnOf,
  opponentOf,
  type Pokemon,
  playerOf,
  pokemonWith,
  topOf,
} from '../state/state.ts';
import { aboutOf, isReached, targetsNow } from './targets.ts';

type Of<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

export function* damagePokemon(g: G, scene: Scene, effect: Of<'damage'>): Procedure {
  const amount = amountOf(g, scene, effect.amount);
  for (const pokemon of yield* targetsNow(g, scene, effect.to, effect))
    dealDamage(g, scene, pokemon, amount, [...(effect.ignoring ?? []), ...(scene.attack?.ignoring ?? [])]);
}

export function* putCountersOn(g: G, scene: Scene, effect: Of<'put counters'>): Procedure {
  const amount = amountOf(g, scene, effect.amount);
  const targets = yield* targetsNow(g, scene, effect.on, effect);
  for (const pokemon of targets) putCounters(g, pokemon, amount);
  scene.done = targets.length;
}

/** Asks for a distribution of counters among these Pokémon: one sentence that gives each of them its number. */
export function* spreadCounters(g: G, scene: Scene, effect: Of<'spread counters'>): Procedure {
  const among = allPokemon(g).filter(
    (pokemon) => matches(g, scene, effect.on, pokemon) && isReached(g, scene, pokemon),
  );
  if (among.length === 0) return;
  const next = (prefix: Path): readonly Piece[] => {
    const pokemon = among[prefix.length];
    if (!pokemon) return [];
    const left = prefix.reduce((rest, { amount }) => rest - (amount ?? 0), effect.amount);
    const least = prefix.length === among.length - 1 ? left : 0;
    return Array.from({ length: left - least + 1 }, (_, more) => ({
      say: 'puts counters',
      card: topOf(pokemon),
      amount: least + more,
      list: true as const,
    }));
  };
  const path = yield* ask({ seat: scene.seat, step: 'effect', about: aboutOf('spread counters', scene), next });
  for (const { card, amount } of path) {
    const pokemon = pokemonWith(g, card);
    if (pokemon) putCounters(g, pokemon, amount ?? 0);
  }
}

/** P-TXT-001 "Up to": at least one, if there is one to move. */
export function* moveCounters(g: G, scene: Scene, effect: Of<'move counters'>): Procedure {
  scene.done = 0;
  const all = allPokemon(g);
  const receivers = (from: Pokemon): Pokemon[] =>
    all.filter((pokemon) => pokemon !== from && matches(g, scene, effect.to, pokemon));
  const sources = all.filter(
    (pokemon) => pokemon.damage > 0 && matches(g, scene, effect.from, pokemon) && receivers(pokemon).length > 0,
  );
  if (sources.length === 0) return;
  const next = (prefix: Path): readonly Piece[] => {
    const [first] = prefix;
    if (!first) return sources.map((pokemon) => ({ say: 'moves counters from', card: topOf(pokemon) }));
    const from = pokemonWith(g, first.card) as Pokemon;
    if (prefix.length === 1) return receivers(from).map((pokemon) => ({ say: 'to', card: topOf(pokemon) }));
    if (prefix.length > 2) return [];
    const most = Math.min(effect.upTo, from.damage / 10);
    return Array.from({ length: most }, (_, index) => ({ say: 'so many', amount: index + 1 }));
  };
  const path = yield* ask({ seat: scene.seat, step: 'effect', about: aboutOf('move counters', scene), next });
  const [from, to] = [pokemonWith(g, path[0]?.card), pokemonWith(g, path[1]?.card)];
  const amount = path[2]?.amount ?? 0;
  if (!from || !to) return;
  heal(g, from, amount * 10);
  putCounters(g, to, amount);
  scene.done = amount;
}

export function* healPokemon(g: G, scene: Scene, effect: Of<'heal'>): Procedure {
  let healed = 0;
  for (const pokemon of yield* targetsNow(g, scene, effect.on, effect))
    healed += heal(g, pokemon, effect.amount === 'all' ? pokemon.damage : effect.amount);
  scene.done = healed / 10;
}

export function* afflictPokemon(g: G, scene: Scene, effect: Of<'afflict'>): Procedure {
  scene.done = 0;
  for (const pokemon of yield* targetsNow(g, scene, effect.on, effect))
    if (afflict(g, pokemon, effect.with, effect.counters)) scene.done++;
}

export function* recoverPokemon(g: G, scene: Scene, effect: Of<'recover'>): Procedure {
  scene.done = 0;
  for (const pokemon of yield* targetsNow(g, scene, effect.on, effect))
    if (recover(g, pokemon, effect.from)) scene.done++;
}

/** Puts as many counters as needed; the Knock Out itself is found when everything has been done. */
export function* knockOut(g: G, scene: Scene, effect: Of<'knock out'>): Procedure {
  for (const pokemon of yield* targetsNow(g, scene, effect.what, effect))
    pokemon.damage = Math.max(pokemon.damage, hpOf(g, pokemon));
}

/** P-ATK-005 Effects of an attack on a Pokémon lie on it and go with it; those on a player stay with the player. */
export function* giveLasting(g: G, scene: Scene, effect: Of<'lasting'>): Procedure {
  const until = lastTurnOf(g, effect.until, scene.seat);
  const chosen = scene.announced.get(effect)?.word;
  const given = effect.gives.flatMap((modifier): Modifier[] => {
    if (modifier.gets !== 'cannot use' || modifier.attack !== 'chosen') return [modifier];
    return chosen === undefined ? [] : [{ gets: 'cannot use', attack: chosen }];
  });
  const lasting = given.map((gives) => ({ gives, until, by: scene.seat }));
  if (effect.on === 'you' || effect.on === 'opponent') {
    const player = playerOf(g, effect.on === 'you' ? scene.seat : opponentOf(scene.seat));
    player.lasting.push(...lasting);
    return;
  }
  for (const pokemon of yield* targetsNow(g, scene, effect.on, effect)) pokemon.lasting.push(...lasting);
}
