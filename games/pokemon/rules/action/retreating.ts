/** Retreating (P-RET). */
import { forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import { cardsIn, energyPicks } from '../cards/choices.ts';
import { switchIn } from '../cards/effects-play.ts';
import { discard } from '../changes/zones.ts';
import { energyCount, unitsOf } from '../facts/energy.ts';
import { modifiersOn } from '../facts/modifiers.ts';
import { retreatCostOf } from '../facts/values.ts';
import { type G, type Pokemon, playerOf, pokemonWith, topOf } from '../state/state.ts';

export function whyNotRetreat(g: G, seat: Seat): string | undefined {
  const { active, bench, retreated } = playerOf(g, seat);
  if (!active) return forbid('P-RET-003', true);
  return (
    forbid('P-RET-001', retreated) ??
    forbid('P-RET-003', bench.length === 0) ??
    forbid('P-RET-005', active.conditions.includes('Asleep') || active.conditions.includes('Paralyzed')) ??
    forbid('P-RET-002', energyCount(g, active) < retreatCostOf(g, active)) ??
    // An effect of a card.
    forbid('P-ATK-004', modifiersOn(g, active, 'cannot retreat').length > 0)
  );
}

/** `retreats`, `for` the new Active Pokémon, and the Energy that pays. */
export function retreatNext(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const { active, bench } = playerOf(g, seat);
  if (!active) return [];
  if (prefix.length === 1) return bench.map((pokemon) => ({ say: 'for', card: topOf(pokemon) }));
  return paymentNext(g, active, prefix.slice(2));
}

/** P-RET-002 The Energy provided by the cards pays the cost. */
function paymentNext(g: G, pokemon: Pokemon, paid: Path): readonly Piece[] {
  return energyPicks(
    g,
    'paying',
    pokemon.energy,
    (id) => unitsOf(g, pokemon, id).length,
    retreatCostOf(g, pokemon),
    paid,
  );
}

/** P-RET-002 The Energy is discarded; P-RET-003, P-RET-004 the Pokémon change places. P-RET-007 The new one may attack. */
export function retreat(g: G, seat: Seat, path: Path): void {
  const player = playerOf(g, seat);
  player.retreated = true;
  const benched = pokemonWith(g, path[1]?.card);
  discard(g, cardsIn(path, 'paying'));
  if (benched) switchIn(g, benched);
}
