/** A City card is revealed: an Event is resolved, a Mortal lies in The Streets (R-CITY). */
import { type Procedure, refer, type Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { topOfCity } from '../changes/drawing.ts';
import { burn, changed, cityCardTo, use } from '../changes/moving.ts';
import { isCity } from '../facts/cards.ts';
import { hasFlag } from '../facts/values.ts';
import { newScope, type Scope } from '../state/moments.ts';
import { defOf, type G, playerOf, playOf, seatsOf } from '../state/state.ts';

type CarryOut = (g: G, scope: Scope, effects: readonly Effect[]) => Procedure;

/** R-CITY-001, R-CITY-009 The top card of the City Deck; `carryOut` is handed in, because texts reveal City cards, too. */
export function* revealCityCard(g: G, seat: Seat, carryOut: CarryOut): Procedure {
  const id = topOfCity(g);
  if (id === undefined) return;
  const def = defOf(g, id);
  // R-CITY-003 An Ongoing Event gets a token of the active player; R-CITY-004 a Mortal stays until it is defeated or removed.
  if (isCity(def, 'mortal')) cityCardTo(g, id, 'mortal', 0);
  else if (isCity(def, 'ongoing')) cityCardTo(g, id, 'event', seat);
  else use(g, id, true);
  g.emit({ type: 'city card', card: refer(g.state, id, true) });
  if (def.play) yield* carryOut(g, newScope(seat, id), def.play.effects);
  // R-CITY-002
  if (g.state.cards[id]?.place === 'used') burn(g, id);
  separate(g);
}

/** R-PLC-014 Characters that a text makes parties of their own are separated at once, and stay apart when it ends. */
export function separate(g: G): void {
  for (const seat of seatsOf(g))
    for (const id of playerOf(g, seat).characters) {
      const play = playOf(g, id);
      if (play.where !== 'streets' || !hasFlag(g, id, 'party of its own')) continue;
      play.party = ++g.state.parties;
      changed(g);
    }
}
