/** Putting Pokémon on the Bench (P-BEN). */
import { type CardId, forbid, type Procedure, refer, type Seat } from '@praxis/engine';
import { toPlay } from '../changes/zones.ts';
import { benchRoom } from '../facts/values.ts';
import { isBasicCard } from '../state/names.ts';
import { cardOf, defOf, type G, newPokemon, playerOf } from '../state/state.ts';
import { whenBenched } from './triggers.ts';

/**
 * P-BEN-001, P-ZONE-003 There must be room. P-CARD-009, P-RES-001, P-RES-002, P-VUN-004 Only Basic Pokémon come straight from the hand.
 * P-BEN-002 They go to the Bench: nothing offers them the Active Spot.
 */
export function whyNotBench(g: G, seat: Seat, id: CardId): string | undefined {
  return forbid('P-CARD-009', !isBasicCard(defOf(g, id))) ?? whyNoRoom(g, seat);
}

export function whyNoRoom(g: G, seat: Seat): string | undefined {
  return forbid('P-ZONE-003', benchRoom(g, seat) === 0);
}

export function* benchFrom(g: G, seat: Seat, id: CardId, from: 'hand' | 'effect'): Procedure {
  toPlay(g, id);
  const pokemon = newPokemon(g.state, cardOf(g, id).owner, [id], g.state.turnNumber);
  playerOf(g, seat).bench.push(pokemon);
  g.emit({ type: 'benched', seat, card: refer(g.state, id, true) });
  if (from === 'hand' && isBasicCard(defOf(g, id))) yield* whenBenched(g, pokemon);
}
