/** Invariants of every position, whatever has been played: nothing is lost, nothing comes from nowhere. */
import type { CardId, GameEvent } from '@praxis/engine';
import { isVampire } from './rules/facts/cards.ts';
import { capacityOf } from './rules/facts/values.ts';
import { type Card, cardOf, defOf, type G, ZONES } from './rules/state/state.ts';

function demand(claim: boolean, otherwise: () => string): void {
  if (!claim) throw new Error(otherwise());
}

/** Every card is in exactly one place, and it knows in which. */
export function checkPlaces(g: G): void {
  const { cards, players } = g.state;
  const places: string[] = new Array(cards.length);
  const note = (id: CardId, place: string): void => {
    demand(places[id] === undefined, () => `${defOf(g, id).name} is ${places[id]} and ${place}`);
    places[id] = place;
  };
  players.forEach(({ zones }, seat) => {
    for (const zone of ZONES) for (const id of zones[zone]) note(id, `${zone} of ${seat}`);
  });
  cards.forEach(({ play }, host) => {
    for (const id of play?.with ?? []) {
      note(id, 'attached');
      demand(
        cardOf(g, id).play?.on === host,
        () => `${defOf(g, id).name} does not know that it is on ${defOf(g, host as CardId).name}`,
      );
    }
    if (play && play.merged !== undefined) note(play.merged, 'merged');
  });
  cards.forEach((card, id) => {
    demand(
      places[id] === placeOf(card),
      () => `${defOf(g, id as CardId).name} is ${places[id]}, but says ${placeOf(card)}`,
    );
  });
}

function placeOf({ place, at }: Card): string | undefined {
  switch (place) {
    case 'attached':
    case 'merged':
      return place;
    case 'played':
      return undefined;
    default:
      return `${place} of ${at}`;
  }
}

/** V-GEN-014 No vampire in play holds more blood than its capacity; no count is negative; only cards on the table hold counters. */
export function checkCounters(g: G): void {
  g.state.cards.forEach(({ place, play }, index) => {
    const id = index as CardId;
    if (!play) return;
    demand(play.counters >= 0 && Number.isInteger(play.counters), () => `${defOf(g, id).name} holds ${play.counters}`);
    const isOut =
      place === 'library' || place === 'crypt' || place === 'hand' || place === 'ash_heap' || place === 'removed';
    demand(!isOut, () => `${defOf(g, id).name} is still as if it were in play, but is ${place}`);
    if (isVampire(g, id) && (place === 'ready' || place === 'torpor'))
      demand(
        play.counters <= capacityOf(g, id),
        () => `${defOf(g, id).name} holds ${play.counters} blood of ${capacityOf(g, id)}`,
      );
  });
  g.state.players.forEach(({ pool, ousted }, seat) => {
    demand(pool >= 0 && Number.isInteger(pool), () => `seat ${seat} has ${pool} pool`);
    // Others may still save a player without pool (Life Boon).
    const isDoomed = g.state.doomed.some((each) => each.seat === seat);
    demand(pool > 0 || ousted || isDoomed, () => `seat ${seat} has no pool but is not ousted`);
  });
}

/** All counters on the table and in the pools. */
export function countersOf(g: G): number {
  let sum = 0;
  for (const { pool } of g.state.players) sum += pool;
  for (const { play } of g.state.cards) sum += play?.counters ?? 0;
  return sum;
}

/** The number of counters that came from the bank or went to it, according to the events. */
export function bankedBy(events: readonly GameEvent[]): number {
  let sum = 0;
  for (const event of events) if (event.type === 'pool' || event.type === 'counters') sum += event.change as number;
  return sum;
}
