/** What cards and seats are called in sentences. */
import type { CardId, Seat } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';
import type { Card, G } from '../rules/state.ts';

export function nameOfDef(def: CardDef): string {
  return def.as ?? def.name;
}

export function displayName(g: G, id: CardId): string {
  return nameOfDef(g.defs[(g.state.cards[id] as Card).def] as CardDef);
}

export function seatNameOf(g: G, seat: Seat): string {
  return g.setup.seats[seat]?.name ?? `${seat + 1}`;
}
