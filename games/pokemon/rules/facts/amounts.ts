/** Facts, amounts and counts: the questions that cards ask. */
import type { Amount, CardDef, Count, Fact, Target } from '../../cards/language.ts';
import { flipCoin } from '../state/luck.ts';
import type { Scene } from '../state/scene.ts';
import { allPokemon, type G, opponentOf, type Pokemon, playerOf, pokemonById } from '../state/state.ts';
import { allUnitsOf, attackCostOf, covers, energyCount, inOrder } from './energy.ts';
import { isCard, isDef, isLike, matches } from './matching.ts';

export function holds(g: G, scene: Scene, fact: Fact): boolean {
  switch (fact.if) {
    case 'is':
      return fixed(g, scene, fact.who).some((pokemon) => isLike(g, scene, fact.a, pokemon));
    case 'any':
      return allPokemon(g).some((pokemon) => matches(g, scene, fact.who, pokemon));
    case 'behind in prizes':
      return prizesLeft(g, scene.seat) > prizesLeft(g, opponentOf(scene.seat));
    case 'equal hands':
      return handSize(g, scene.seat) === handSize(g, opponentOf(scene.seat));
    case 'done':
      return scene.done > 0;
    case 'played':
      return playerOf(g, scene.seat).playedThisTurn.some((def) =>
        isDef(g, scene.seat, fact.card, g.defs[def] as CardDef),
      );
    case 'at least':
      return countOf(g, scene, fact.of) >= fact.amount;
    case 'extra energy':
      return hasExtraEnergy(g, scene, fact);
    case 'own first turn':
      return playerOf(g, scene.seat).turns <= 1;
    case 'not':
      return !holds(g, scene, fact.fact);
    case 'all':
      return fact.facts.every((each) => holds(g, scene, each));
  }
}

/** Extra Energy need not be separated from the Energy that pays for the attack: all of it together must cover both. */
function hasExtraEnergy(g: G, { attack }: Scene, { amount, type }: Extract<Fact, { if: 'extra energy' }>): boolean {
  const attacker = attack && pokemonById(g, attack.attacker);
  if (!attacker) return false;
  const extra = Array.from({ length: amount }, () => type ?? 'Colorless');
  return covers(allUnitsOf(g, attacker), inOrder([...attackCostOf(g, attacker, attack.attack), ...extra]));
}

function prizesLeft(g: G, seat: number): number {
  return playerOf(g, seat).zones.prizes.length;
}

function handSize(g: G, seat: number): number {
  return playerOf(g, seat).zones.hand.length;
}

/** The Pokémon of a target that needs no choice. */
export function fixed(g: G, scene: Scene, target: Target): readonly Pokemon[] {
  switch (target) {
    case 'self':
      return scene.self === undefined ? [] : listOf(pokemonById(g, scene.self));
    case 'active':
      return listOf(playerOf(g, scene.seat).active);
    case 'defending':
      return listOf(playerOf(g, opponentOf(scene.seat)).active);
    case 'that':
      return scene.that.flatMap((id) => listOf(pokemonById(g, id)));
    case 'attacker':
      return listOf(scene.attack && pokemonById(g, scene.attack.attacker));
    default:
      if ('each' in target) return allPokemon(g).filter((pokemon) => matches(g, scene, target.each, pokemon));
      throw new Error('A player has to choose these Pokémon');
  }
}

function listOf(pokemon: Pokemon | undefined): readonly Pokemon[] {
  return pokemon ? [pokemon] : [];
}

/** An amount now. Coins that it depends on are flipped. */
export function amountOf(g: G, scene: Scene, amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.times * countOf(g, scene, amount.of);
}

export function countOf(g: G, scene: Scene, count: Count): number {
  switch (count.count) {
    case 'counters':
      return sum(fixed(g, scene, count.on), ({ damage }) => damage / 10);
    case 'energy':
      return sum(fixed(g, scene, count.on), (pokemon) => energyCount(g, pokemon, count.type));
    case 'energy cards':
      return sum(
        fixed(g, scene, count.on),
        ({ energy }) => energy.filter((id) => isCard(g, scene.seat, count.card, id)).length,
      );
    case 'hand':
      return handSize(g, count.of === 'you' ? scene.seat : opponentOf(scene.seat));
    case 'prizes taken':
      return g.state.prizeCount - prizesLeft(g, count.by === 'you' ? scene.seat : opponentOf(scene.seat));
    case 'prizes left':
      return prizesLeft(g, count.of === 'you' ? scene.seat : opponentOf(scene.seat));
    case 'pokemon':
      return allPokemon(g).filter((pokemon) => matches(g, scene, count.who, pokemon)).length;
    case 'discard pile':
      return playerOf(g, scene.seat).zones.discard.filter((id) => isCard(g, scene.seat, count.card, id)).length;
    case 'heads':
      return headsOf(g, scene, count.coins);
    case 'done':
      return scene.done;
  }
}

function headsOf(g: G, scene: Scene, coins: number | 'until tails'): number {
  let heads = 0;
  if (coins === 'until tails') while (flipCoin(g, scene.seat)) heads++;
  else for (let flipped = 0; flipped < coins; flipped++) if (flipCoin(g, scene.seat)) heads++;
  return heads;
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
