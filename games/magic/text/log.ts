/**
 * The events of a log: moves by their meaning to a reader, without the obvious ones, and related events as one line.
 */
import type { GameEvent, Seat } from '@praxis/engine';

interface Seen {
  readonly handle?: number;
  readonly def?: number;
}

/** The fields of events that a log needs. */
interface Logged extends GameEvent {
  readonly seat?: Seat | undefined;
  readonly card?: Seen | undefined;
  readonly from?: string | undefined;
  readonly zone?: string | undefined;
  readonly amount?: number | undefined;
  readonly change?: number | undefined;
  readonly now?: number | undefined;
}

/** Events that already explain a card's way to the graveyard. */
const DEATHS: ReadonlySet<string> = new Set(['destroyed', 'sacrificed']);

export function condensed(events: readonly GameEvent[]): readonly GameEvent[] {
  const logged: Logged[] = [];
  const dead: Logged[] = [];
  for (const event of events as readonly Logged[]) {
    if (DEATHS.has(event.type)) dead.push(event);
    const plain = event.type === 'moved' ? ofMove(event, logged, dead) : event;
    if (!plain || followsMulligan(plain, logged)) continue;
    join(plain, logged);
  }
  return logged;
}

/** The meaning of a change of zone to a reader; undefined if another event covers it. */
function ofMove(event: Logged, logged: readonly Logged[], dead: Logged[]): Logged | undefined {
  const { card, from, zone, seat } = event;
  const last = logged.at(-1);
  switch (zone) {
    case 'battlefield':
      return last?.type === 'played' && last.card?.def === card?.def ? undefined : { type: 'entered', card, seat };
    case 'graveyard': {
      if (from === 'stack') return undefined;
      if (from === 'hand') return { type: 'discarded card', card, seat };
      // The face stays the same when the card becomes another object.
      const at = dead.findIndex((each) => each.card?.def === card?.def);
      if (at < 0) return { type: 'buried', card, seat };
      dead.splice(at, 1);
      return undefined;
    }
    case 'exile':
      return { type: 'exiled', card, seat };
    case 'hand':
      return from === 'library' ? event : { type: 'returned', card, seat };
    default:
      return event;
  }
}

/** A mulligan consists of a hand that goes back and is shuffled in. */
function followsMulligan({ type, from, zone }: Logged, logged: readonly Logged[]): boolean {
  if (logged.at(-1)?.type !== 'mulligan') return false;
  return type === 'shuffled' || (type === 'moved' && from === 'hand' && zone === 'library');
}

/** Life lost by damage is part of the damage's line. */
function join(event: Logged, logged: Logged[]): void {
  const last = logged.at(-1);
  const isOfDamage =
    event.type === 'life' &&
    last?.type === 'damage' &&
    last.seat === event.seat &&
    last.amount === -(event.change ?? 0);
  if (isOfDamage) logged.splice(-1, 1, { ...last, now: event.now });
  else logged.push(event);
}
