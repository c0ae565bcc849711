/** Retreating (P-RET). */
import { type CardId, forbid, type Path, type Piece, type Seat } from '@praxis/engine';
import { cardsIn, distinct } from './choices.ts';
import { switchIn } from './effects-play.ts';
import { energyCount, unitsOf } from './energy.ts';
import { modifiersOn } from './modifiers.ts';
import { cardOf, type G, type Pokemon, playerOf, pokemonWith, topOf } from './state.ts';
import { retreatCostOf } from './values.ts';
import { discard } from './zones.ts';

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

/** `retreats`, `for` whom, and with which Energy it is paid. */
export function retreatNext(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const { active, bench } = playerOf(g, seat);
  if (!active) return [];
  if (prefix.length === 1) return bench.map((pokemon) => ({ say: 'for', card: topOf(pokemon) }));
  return paymentNext(g, active, prefix.slice(2));
}

/**
 * P-RET-002, P-AMB-17 Energy is counted by what it provides. Nobody pays a card that is not needed; more than the cost is paid only where
 * no cards make up exactly the cost. Cards are offered in one order, so that each payment is one answer.
 */
function paymentNext(g: G, pokemon: Pokemon, paid: Path): readonly Piece[] {
  const cost = retreatCostOf(g, pokemon);
  const worth = (id: CardId): number => unitsOf(g, pokemon, id).length;
  const sum = (ids: readonly CardId[]): number => ids.reduce((total, id) => total + worth(id), 0);
  const chosen = cardsIn(paid, 'paying');
  if (sum(chosen) >= cost) return [];
  const order = [...pokemon.energy].sort((a, b) => defIndex(g, a) - defIndex(g, b) || a - b);
  const exact = canMakeUp(order.map(worth), cost);
  const last = chosen.at(-1);
  const rest = order.slice(last === undefined ? 0 : order.indexOf(last) + 1);
  const offered = rest.filter((id, at) => {
    const now = sum(chosen) + worth(id);
    const later = rest.slice(at + 1);
    if (exact) return now <= cost && canMakeUp(later.map(worth), cost - now);
    // Without exact change no card may be paid in vain: the smallest of them must be needed.
    return now + sum(later) >= cost;
  });
  return distinct(g, offered).map((card) => ({ say: 'paying', card, list: true }));
}

function defIndex(g: G, id: CardId): number {
  return cardOf(g, id).def;
}

/** Whether some of these numbers add up to exactly this. */
function canMakeUp(numbers: readonly number[], total: number): boolean {
  if (total === 0) return true;
  if (total < 0) return false;
  return numbers.some((number, at) => number > 0 && canMakeUp(numbers.slice(at + 1), total - number));
}

/** P-RET-002 The Energy is discarded; P-RET-003, P-RET-004 the Pokémon change places. P-RET-007 The new one may attack. */
export function retreat(g: G, seat: Seat, path: Path): void {
  const player = playerOf(g, seat);
  player.retreated = true;
  const benched = pokemonWith(g, path[1]?.card);
  discard(g, cardsIn(path, 'paying'));
  if (benched) switchIn(g, benched);
}
