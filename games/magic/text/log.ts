/** What a log tells: moves by what they mean to a reader, without what goes without saying, and what belongs together as one line. */
import type { GameEvent, Seat } from '@praxis/engine';

interface Seen {
  readonly handle?: number;
  readonly def?: number;
}

/** What events tell, as far as a log asks for it. */
interface Logged extends GameEvent {
  readonly seat?: Seat | undefined;
  readonly card?: Seen | undefined;
  readonly from?: string | undefined;
  readonly zone?: string | undefined;
  readonly amount?: number | undefined;
  readonly change?: number | undefined;
  readonly now?: number | undefined;
}

/** By what a card got into the graveyard, which is told already. */
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

/** What a change of zone means to a reader; undefined if something else tells it. */
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

/** A hand goes back and is shuffled in: that is what a mulligan is. */
function followsMulligan({ type, from, zone }: Logged, logged: readonly Logged[]): boolean {
  if (logged.at(-1)?.type !== 'mulligan') return false;
  return type === 'shuffled' || (type === 'moved' && from === 'hand' && zone === 'library');
}

/** Life that is lost by damage is told with it. */
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
