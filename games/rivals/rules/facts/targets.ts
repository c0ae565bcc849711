/** Cards other than characters that texts refer to. */
import type { CardId, Seat } from '@praxis/engine';
import { tokensIn } from '@praxis/kit/tokens.ts';
import type { Cards } from '../../cards/language.ts';
import type { Scope } from '../state/moments.ts';
import { cardOf, defOf, type G, playerOf, playOf, seatsOf } from '../state/state.ts';
import { controllerOf, isCity, isSubtype, retainersOf } from './cards.ts';
import { select } from './texts.ts';

export function cardsMeant(g: G, scope: Scope, cards: Cards): CardId[] {
  if (cards.retainer) return retainers(g, scope, cards);
  if (cards.mortal) return [...g.state.mortals];
  const found = seatsOf(g).flatMap((seat) => {
    const { inPlay, conspiracies } = playerOf(g, seat);
    return [...(cards.ongoing ? inPlay : []), ...(cards['face down'] ? conspiracies : [])];
  });
  // R-K-018, R-AMB-44 Ongoing Events are Ongoing cards, an S.A.D. is a Mortal; nobody controls either (R-CITY-003).
  const isEvents = cards.ongoing && cards.whose === undefined && !cards.controlled;
  if (isEvents) found.push(...g.state.events.filter((id) => isOngoing(g, id)));
  return found.filter(
    (id) =>
      isWhose(g, scope, cards, id) &&
      (!cards.ongoing || isOngoing(g, id) || (cards['face down'] === true && cardOf(g, id).place === 'conspiracy')) &&
      (!cards.tokens || tokensIn(playOf(g, id).tokens) > 0),
  );
}

function isOngoing(g: G, id: CardId): boolean {
  const def = defOf(g, id);
  return isSubtype(def, 'ongoing') || isCity(def, 'ongoing');
}

function retainers(g: G, scope: Scope, cards: Cards): CardId[] {
  const bearers =
    cards.on === undefined ? seatsOf(g).flatMap((seat) => playerOf(g, seat).characters) : select(g, scope, cards.on);
  return bearers.filter((id) => cardOf(g, id).play !== undefined).flatMap((id) => retainersOf(g, id));
}

function isWhose(g: G, scope: Scope, { whose }: Cards, id: CardId): boolean {
  if (whose === undefined) return true;
  const seat = controllerOf(g, id);
  if (whose === 'you') return seat === scope.seat;
  if (whose === 'opponent') return seat !== scope.seat;
  return seat !== scope.seat && !hasContributed(g, scope.card, seat);
}

/**
 * R-CON-008 "Did not contribute" is decided by the colours of the tokens; R-CON-012 a contributor may be made choosable
 * all the same.
 */
export function hasContributed(g: G, conspiracy: CardId, seat: Seat): boolean {
  const { tokens, choosable } = playOf(g, conspiracy);
  return (tokens[seat] ?? 0) > 0 && !choosable.includes(seat);
}
