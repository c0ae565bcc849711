/** The second part of a turn: actions in any order, until an attack or the end of the turn (P-TURN). */
import {
  ask,
  type CardId,
  forbid,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  type Seat,
} from '@praxis/engine';
import { isEnergyDef } from '../../cards/language.ts';
import {
  abilityNext,
  stadiumNext,
  stadiumPower,
  usableOf,
  useAbility,
  useStadium,
  whyNotUseAbility,
  whyNotUseStadium,
} from '../action/abilities.ts';
import { retreat, retreatNext, whyNotRetreat } from '../action/retreating.ts';
import { playNext, playTrainer, whyNotPlay } from '../action/trainers.ts';
import { unionsOf, unite, whyNotUnite } from '../action/union.ts';
import { attackNext, attackWith, usableAttacks } from '../battle/attacking.ts';
import { settle } from '../battle/knockout.ts';
import { benchFrom, whyNotBench } from '../cards/benching.ts';
import { distinct } from '../cards/choices.ts';
import { attachTo } from '../cards/effects-cards.ts';
import { whenAttached, whenEvolved } from '../cards/triggers.ts';
import { evolve, whyNotEvolve } from '../changes/evolving.ts';
import { isBasicCard, isEvolutionCard, isTrainer } from '../state/names.ts';
import { defOf, type G, type Pokemon, playerOf, pokemonOf, pokemonWith, topOf } from '../state/state.ts';

export const END_TURN: Piece = { say: 'ends turn' };

/**
 * P-TURN-003, P-TURN-004, P-TURN-006 One action, or the end of the turn. P-AMB-25 A V-UNION is assembled here as well.
 */
export function mainQuestion(g: G): Question {
  const seat = g.state.turn;
  return {
    seat,
    step: 'main',
    about: { say: 'turn' },
    passive: [END_TURN],
    next: (prefix) => (prefix.length === 0 ? headsOf(g, seat) : restOf(g, seat, prefix)),
  };
}

export function* main(g: G): Procedure {
  const path = yield* ask(mainQuestion(g));
  yield* act(g, g.state.turn, path);
  yield* settle(g);
}

function headsOf(g: G, seat: Seat): Piece[] {
  const heads: Piece[] = [];
  for (const id of distinct(g, playerOf(g, seat).zones.hand)) {
    const head = handHead(g, seat, id);
    if (head) heads.push(head);
  }
  for (const pokemon of pokemonOf(g, seat)) {
    if (evolutionsOf(g, seat, pokemon).length > 0) heads.push({ say: 'evolves', card: topOf(pokemon) });
    for (const ability of usableOf(g, pokemon))
      if (!whyNotUseAbility(g, seat, pokemon, ability))
        heads.push({ say: 'uses ability', card: topOf(pokemon), word: ability.name });
  }
  for (const id of unionsOf(g, seat)) if (!whyNotUnite(g, seat, id)) heads.push({ say: 'puts together', card: id });
  const stadium = stadiumPower(g);
  if (stadium && !whyNotUseStadium(g, seat, stadium)) heads.push({ say: 'uses', card: stadium.card });
  const { active } = playerOf(g, seat);
  if (active && !whyNotRetreat(g, seat)) heads.push({ say: 'retreats', card: topOf(active) });
  if (active && usableAttacks(g, seat).length > 0) heads.push({ say: 'attacks', card: topOf(active) });
  heads.push(END_TURN);
  return heads;
}

/** The use of a card in hand, as the beginning of a sentence. */
function handHead(g: G, seat: Seat, id: CardId): Piece | undefined {
  const def = defOf(g, id);
  if (isBasicCard(def)) return whyNotBench(g, seat, id) ? undefined : { say: 'benches', card: id };
  if (isEnergyDef(def)) return whyNotAttach(g, seat) ? undefined : { say: 'attaches', card: id };
  if (isTrainer(def)) return whyNotPlay(g, seat, id) ? undefined : { say: 'plays', card: id };
  return undefined;
}

/** P-ENE-001, P-TURN-005 One Energy card from the hand each turn. */
export function whyNotAttach(g: G, seat: Seat): string | undefined {
  return forbid('P-ENE-001', playerOf(g, seat).attached);
}

export function evolutionsOf(g: G, seat: Seat, pokemon: Pokemon): CardId[] {
  const { hand } = playerOf(g, seat).zones;
  return distinct(
    g,
    hand.filter((id) => isEvolutionCard(defOf(g, id)) && !whyNotEvolve(g, seat, pokemon, id)),
  );
}

function restOf(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const [head, ...rest] = prefix as [Piece, ...Piece[]];
  switch (head.say) {
    case 'evolves': {
      const pokemon = pokemonWith(g, head.card);
      if (rest.length > 0 || !pokemon) return [];
      return evolutionsOf(g, seat, pokemon).map((card) => ({ say: 'into', card }));
    }
    case 'attaches':
      return rest.length > 0 ? [] : pokemonOf(g, seat).map((pokemon) => ({ say: 'to', card: topOf(pokemon) }));
    case 'plays':
      return playNext(g, seat, head.card as CardId, rest);
    case 'uses ability': {
      const pokemon = pokemonWith(g, head.card);
      return pokemon ? abilityNext(g, seat, pokemon, head.word, rest) : [];
    }
    case 'uses':
      return stadiumNext(g, seat, rest);
    case 'retreats':
      return retreatNext(g, seat, prefix);
    case 'attacks':
      return attackNext(g, seat, prefix);
    default:
      return [];
  }
}

function* act(g: G, seat: Seat, path: Path): Procedure {
  const [head, ...rest] = path as [Piece, ...Piece[]];
  const card = head.card as CardId;
  const pokemon = pokemonWith(g, head.card);
  switch (head.say) {
    case 'benches':
      return yield* benchFrom(g, seat, card, 'hand');
    case 'evolves':
      return yield* evolveFromHand(g, pokemon as Pokemon, rest[0]?.card as CardId);
    case 'attaches':
      return yield* attachFromHand(g, seat, card, pokemonWith(g, rest[0]?.card) as Pokemon);
    case 'plays':
      return yield* playTrainer(g, seat, card, rest);
    case 'uses ability':
      return yield* useAbility(g, seat, pokemon as Pokemon, head.word, rest);
    case 'uses':
      return yield* useStadium(g, seat, rest);
    case 'puts together':
      return unite(g, seat, card);
    case 'retreats':
      return retreat(g, seat, path);
    case 'attacks':
      return yield* attackWith(g, seat, path);
    case 'ends turn':
      g.state.at = 'checkup';
      return;
    default:
      throw new Error(`Nobody knows how to do ${head.say}`);
  }
}

/** P-EVO-006 Any number of times. P-MEGA-002 A Mega Evolution ends the turn at once. */
function* evolveFromHand(g: G, pokemon: Pokemon, id: CardId): Procedure {
  if (evolve(g, pokemon, id)) g.state.at = 'checkup';
  yield* whenEvolved(g, pokemon);
}

/** P-CARD-013 From the hand to one of one's own Pokémon. */
function* attachFromHand(g: G, seat: Seat, id: CardId, pokemon: Pokemon): Procedure {
  playerOf(g, seat).attached = true;
  attachTo(g, id, pokemon);
  yield* whenAttached(g, pokemon, id);
}
