/** Cards, the knowledge of them, and the handles by which clients know them. */
import type { CardId, Seat } from './decision.ts';
import type { BaseCard, BaseState, CardRef, GameEvent, Viewer } from './game.ts';
import { shuffle } from './random.ts';

export const EVERYBODY = 0xff;

export function bit(seat: Seat): number {
  return 1 << seat;
}

export function knows(card: { readonly seen: number }, viewer: Viewer): boolean {
  return viewer === 'spectator' ? card.seen === EVERYBODY : (card.seen & (1 << viewer)) !== 0;
}

/** Makes the card a new object for every observer: references by its old handle no longer reach it. */
export function renew(state: BaseState, card: CardId): void {
  (state.cards[card] as BaseCard).handle = ++state.handles;
}

/**
 * Shuffles a zone and clears all knowledge of its cards. Handles are reassigned in the new order, because the old ones
 * would reveal which card was which.
 */
export function mix(state: BaseState, zone: CardId[]): void {
  shuffle(state.random, zone);
  for (const id of zone) {
    const card = state.cards[id] as BaseCard;
    card.seen = 0;
    card.handle = ++state.handles;
  }
}

export function refer(state: BaseState, card: CardId, placed: boolean): CardRef {
  const { handle, def, seen } = state.cards[card] as BaseCard;
  return { handle, def, seen, placed };
}

function isRef(value: object): value is CardRef {
  return 'seen' in value && 'handle' in value;
}

/** An event as one viewer may see it: secrets dropped, unknown cards without a face, unplaced ones without a handle. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  const { to, secret, ...open } = event;
  const may = secret && viewer !== 'spectator' && ((to ?? 0) & (1 << viewer)) !== 0;
  return partFor(may ? { ...open, ...secret } : open, viewer) as GameEvent;
}

/** References may be anywhere in an event, so all of it is searched. */
function partFor(part: unknown, viewer: Viewer): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (isRef(part)) return refFor(part, viewer);
  if (Array.isArray(part)) return part.map((each) => partFor(each, viewer));
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(part)) shown[name] = partFor(value, viewer);
  return shown;
}

function refFor(ref: CardRef, viewer: Viewer): { handle?: number; def?: number } {
  if (knows(ref, viewer)) return { handle: ref.handle, def: ref.def };
  return ref.placed ? { handle: ref.handle } : {};
}
