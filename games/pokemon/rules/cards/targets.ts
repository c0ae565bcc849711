/** The targets of an effect: announced, determined or asked for now. */
import { type CardId, type Procedure, refer } from '@praxis/engine';
import type { Effect, Target } from '../../cards/language.ts';
import { isShielded } from '../changes/damage.ts';
import { fixed } from '../facts/amounts.ts';
import type { Scene } from '../state/scene.ts';
import { type G, type Pokemon, pokemonById, topOf } from '../state/state.ts';
import { askPokemon } from './choices.ts';
import { candidates } from './slots.ts';

/**
 * P-AMB-26 Chosen Pokémon that are gone are left out. So are those that an effect of the opponent's attack cannot
 * reach.
 */
export function* targetsNow(g: G, scene: Scene, target: Target, effect: Effect): Procedure<readonly Pokemon[]> {
  const found = yield* chosenNow(g, scene, target, effect);
  scene.that = found.map(({ id }) => id);
  scene.chosenBefore = [...scene.chosenBefore, ...scene.that];
  if (!scene.attack || effect.do === 'damage') return found;
  return found.filter((pokemon) => isReached(g, scene, pokemon));
}

function* chosenNow(g: G, scene: Scene, target: Target, effect: Effect): Procedure<readonly Pokemon[]> {
  if (typeof target === 'string' || 'each' in target) return fixed(g, scene, target);
  const announced = scene.announced.get(target);
  if (announced)
    return announced.pokemon.flatMap((id) => {
      const pokemon = pokemonById(g, id);
      return pokemon ? [pokemon] : [];
    });
  const { count = 1, upTo } = target;
  return yield* askPokemon(
    g,
    scene.seat,
    'effect',
    aboutOf('choose Pokémon', scene),
    'chooses',
    candidates(g, scene, target, effect),
    upTo ? 1 : count,
    count,
  );
}

/** The subject of a question, with the card on whose behalf it is asked. */
export function aboutOf(say: string, { source }: Scene): { readonly say: string; readonly card?: CardId } {
  return source === undefined ? { say } : { say, card: source };
}

/** True if an effect of the current attack can do something to a Pokémon. */
export function isReached(g: G, scene: Scene, pokemon: Pokemon): boolean {
  const attacker = scene.attack && pokemonById(g, scene.attack.attacker);
  if (!attacker || pokemon.seat === scene.seat || !isShielded(g, pokemon, attacker, 'no effects')) return true;
  g.emit({ type: 'prevented', card: refer(g.state, topOf(pokemon), true) });
  return false;
}
