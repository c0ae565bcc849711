/** Everything a seat might think of doing, with the rules that forbid it. */
import { allReasons, type CardId, type Conceivable, forbid, type Path, type Seat } from '@praxis/engine';
import {
  type CardDef,
  type Effect,
  hasTag,
  isEnergyDef,
  isPlayedDef,
  isPokemonDef,
  type Stage,
} from '../../cards/language.ts';
import { stadiumPower, usableOf, whyNotUseAbility, whyNotUseStadium } from '../action/abilities.ts';
import { whyNotRetreat } from '../action/retreating.ts';
import { bearersFor, whyNotPlay } from '../action/trainers.ts';
import { unionsOf, whyNotUnite } from '../action/union.ts';
import { whyNotAttack, whyNotUse } from '../battle/attacking.ts';
import { whyNotBench } from '../cards/benching.ts';
import { candidates, slotsOf } from '../cards/slots.ts';
import { whyNotEvolve } from '../changes/evolving.ts';
import { allUnitsOf, attackCostOf } from '../facts/energy.ts';
import { isTagged } from '../facts/matching.ts';
import { attacksOf } from '../facts/values.ts';
import { actsAsPokemon, canBePlaced, isEvolutionCard, isTrainer } from '../state/names.ts';
import { sceneOf } from '../state/scene.ts';
import {
  allPokemon,
  defOf,
  type G,
  opponentOf,
  type Pokemon,
  playerOf,
  pokemonOf,
  topDef,
  topOf,
} from '../state/state.ts';
import { whyNotAttach } from '../turn/main.ts';
import { toldOf } from './telling.ts';

/** Rules on the right forbid the same as the rule on the left, seen from another chapter. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  'P-ENE-001': ['P-TURN-005'],
  'P-ENE-003': ['P-ATK-003'],
  'P-RET-001': ['P-TURN-005'],
  'P-STA-004': ['P-TURN-005'],
  'P-TRN-003': ['P-TURN-005'],
  'P-TURN-003': ['P-TURN-001'],
  'P-ZONE-003': ['P-BEN-001'],
};

/** Stages that evolve only from the Pokémon that they name. */
const NAMED_BASE: Readonly<Partial<Record<Stage, string>>> = {
  MEGA: 'P-MEGA-001',
  VMAX: 'P-VMAX-001',
  VSTAR: 'P-VSTAR-001',
};

/** Stages that come to the Bench in another way than from the hand. */
const OTHERWISE: Readonly<Partial<Record<Stage, string>>> = { Restored: 'P-RES-001', 'V-UNION': 'P-VUN-004' };

function withAlike(reasons: readonly string[]): readonly string[] {
  return [...new Set(reasons.flatMap((rule) => [rule, ...(ALIKE[rule] ?? [])]))];
}

export function* conceivable(g: G, seat: Seat, step: string): Iterable<Conceivable> {
  /** P-TURN-003 Actions belong to the second part of one's own turn. */
  const outOfTurn = (): string | undefined => forbid('P-TURN-003', step !== 'main' || seat !== g.state.turn);
  const because = (path: Path, whyNot: () => string | undefined): Conceivable => {
    const reasons = allReasons(() => outOfTurn() ?? whyNot());
    return { path, reasons: withAlike(reasons), told: toldOf(g, seat, path, reasons) };
  };
  for (const pokemon of pokemonOf(g, seat)) {
    for (const ability of usableOf(g, pokemon)) {
      const path = [{ say: 'uses ability', card: topOf(pokemon), word: ability.name }];
      yield because(path, () => whyNotUseAbility(g, seat, pokemon, ability));
    }
    for (const attack of attacksOf(g, pokemon)) {
      const path = [
        { say: 'attacks', card: topOf(pokemon) },
        { say: 'with attack', word: attack.name },
      ];
      const found = because(path, () => whyNotAttack(g, seat, pokemon) ?? whyNotUse(g, seat, pokemon, attack));
      // P-ENE-004 There is Energy enough, but not of the types.
      const enough = allUnitsOf(g, pokemon).length >= attackCostOf(g, pokemon, attack).length;
      const untyped = found.reasons.includes('P-ENE-003') && enough;
      yield untyped ? { ...found, reasons: [...found.reasons, 'P-ENE-004'] } : found;
    }
  }
  for (const id of unionsOf(g, seat))
    yield because([{ say: 'puts together', card: id }], () => whyNotUnite(g, seat, id));
  const stadium = stadiumPower(g);
  if (stadium) yield because([{ say: 'uses', card: stadium.card }], () => whyNotUseStadium(g, seat, stadium));
  yield* retreats(g, seat, because);
  for (const id of playerOf(g, seat).zones.hand) yield* withCard(g, seat, id, because);
  yield* elsewhere(g, seat, step);
}

/** What no moment would allow: attacks of earlier stages, cards on the other player's Pokémon, other cards during setup. */
function* elsewhere(g: G, seat: Seat, step: string): Iterable<Conceivable> {
  // While they lie face down nobody may know the other player's Pokémon.
  const theirs = step === 'main' ? pokemonOf(g, opponentOf(seat)) : [];
  const { active, zones } = playerOf(g, seat);
  const own = active ? new Set(attacksOf(g, active).map(({ name }) => name)) : undefined;
  for (const id of active?.cards ?? []) {
    const def = defOf(g, id);
    for (const { name } of isPokemonDef(def) ? (def.attacks ?? []) : [])
      if (!own?.has(name)) {
        const head = { say: 'attacks', card: topOf(active as Pokemon) };
        yield { path: [head, { say: 'with attack', word: name }], reasons: ['P-EVO-009'] };
      }
  }
  for (const id of zones.hand) {
    const def = defOf(g, id);
    const told = ['P-CARD-008 target'];
    for (const pokemon of theirs) {
      const card = topOf(pokemon);
      if (isEnergyDef(def)) {
        const path = [
          { say: 'attaches', card: id },
          { say: 'to', card },
        ];
        yield { path, reasons: ['P-CARD-013', 'P-ENE-001'], told };
      } else if (isEvolutionCard(def)) {
        const path = [
          { say: 'evolves', card },
          { say: 'into', card: id },
        ];
        yield { path, reasons: ['P-EVO-001'], told };
      }
    }
    if (g.state.at === 'place' && !canBePlaced(def))
      yield { path: [{ say: 'starts with', card: id }], reasons: ['P-SET-004', 'P-SET-008'], told: ['P-CARD-009'] };
  }
}

type Because = (path: Path, whyNot: () => string | undefined) => Conceivable;

function* retreats(g: G, seat: Seat, because: Because): Iterable<Conceivable> {
  const { active, bench } = playerOf(g, seat);
  if (!active) return;
  const head = { say: 'retreats', card: topOf(active) };
  /** The Special Conditions say so, too. */
  const whyNot = (): string | undefined =>
    whyNotRetreat(g, seat) ??
    forbid('P-CON-005', active.conditions.includes('Asleep')) ??
    forbid('P-CON-012', active.conditions.includes('Paralyzed'));
  if (bench.length === 0) yield because([head], whyNot);
  for (const pokemon of bench) yield because([head, { say: 'for', card: topOf(pokemon) }], whyNot);
}

function* withCard(g: G, seat: Seat, id: CardId, because: Because): Iterable<Conceivable> {
  const def = defOf(g, id);
  const pokemons = pokemonOf(g, seat);
  if (isEvolutionCard(def))
    for (const pokemon of pokemons) {
      const path = [
        { say: 'evolves', card: topOf(pokemon) },
        { say: 'into', card: id },
      ];
      const found = because(path, () => whyNotEvolve(g, seat, pokemon, id));
      const named = found.reasons.includes('P-EVO-001') && isPokemonDef(def) && NAMED_BASE[def.stage];
      yield { ...found, ...(named ? { reasons: [...found.reasons, named] } : {}), of: id };
    }
  if (actsAsPokemon(def) && !isTrainer(def)) {
    const found = because([{ say: 'benches', card: id }], () => whyNotBench(g, seat, id));
    const otherwise = found.reasons.includes('P-CARD-009') && isPokemonDef(def) && OTHERWISE[def.stage];
    yield otherwise ? { ...found, reasons: [...found.reasons, otherwise] } : found;
  } else if (isEnergyDef(def)) {
    // Before the game begins there is no Pokémon.
    if (pokemons.length === 0) yield because([{ say: 'attaches', card: id }], () => whyNotAttach(g, seat));
    for (const pokemon of pokemons) {
      const path = [
        { say: 'attaches', card: id },
        { say: 'to', card: topOf(pokemon) },
      ];
      yield because(path, () => whyNotAttach(g, seat));
    }
  } else if (def.kind === 'Tool')
    for (const pokemon of [...pokemons, ...pokemonOf(g, 1 - seat)]) {
      const path = [
        { say: 'plays', card: id },
        { say: 'on', card: topOf(pokemon) },
      ];
      const bears = (): boolean => bearersFor(g, seat, def).includes(pokemon);
      const found = because(path, () => whyNotPlay(g, seat, id) ?? forbid('P-TOOL-002', !bears()));
      const wrong = whyNotOwner(g, seat, def, pokemon);
      yield wrong ? { ...found, reasons: [...found.reasons, wrong], told: ['P-CARD-008 target'] } : found;
    }
  else if (isTrainer(def)) {
    yield because([{ say: 'plays', card: id }], () => whyNotPlay(g, seat, id));
    if (isPlayedDef(def)) yield* onTargets(g, seat, id, def.effects, because);
  }
}

/** P-CARD-013 A Tool is for one's own Pokémon, P-HYP-001 a Hyper Gear for the opponent's Pokémon-EX. */
function whyNotOwner(g: G, seat: Seat, def: CardDef, pokemon: Pokemon): string | undefined {
  if (!hasTag(def, 'Hyper Gear')) return pokemon.seat === seat ? undefined : 'P-CARD-013';
  return pokemon.seat !== seat && isTagged(topDef(g, pokemon), 'EX') ? undefined : 'P-HYP-001';
}

/** A card that is played on a Pokémon, with each Pokémon that a player might think of. */
function* onTargets(g: G, seat: Seat, id: CardId, effects: readonly Effect[], because: Because): Iterable<Conceivable> {
  const [slot] = slotsOf(effects);
  if (slot?.kind !== 'pokemon') return;
  const open = candidates(g, sceneOf(seat, undefined, id), slot.target, slot.effect);
  for (const pokemon of allPokemon(g)) {
    const path = [
      { say: 'plays', card: id },
      { say: 'on', card: topOf(pokemon) },
    ];
    yield because(path, () => whyNotPlay(g, seat, id) ?? forbid('P-CARD-008', !open.includes(pokemon)));
  }
}
