/** The possible targets of an attack. */
import type { CardId, Seat } from '@praxis/engine';
import { cardOf, type G } from '../state/state.ts';
import { allCharacters } from './cards.ts';

/** Characters of opponents, wherever they are, and the Mortals in The Streets. */
export function allTargets(g: G, seat: Seat): CardId[] {
  return [...allCharacters(g).filter((id) => cardOf(g, id).at !== seat), ...g.state.mortals];
}
