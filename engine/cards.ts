/** Cards, what is known of them, and the handles by which clients know them. */
import type { CardId, Seat } from './decision.ts';
import type { BaseCard, BaseState, CardRef, GameEvent, Viewer } from './game.ts';
import { shuffle } from './random.ts';

export const EVERYBODY = 0xff;

export function bit(seat: Seat): number {
  return 1 << seat;
}

export function knows(card: BaseCard, viewer: Viewer): boolean {
  return viewer === 'spectator' ? card.seen === EVERYBODY : (card.seen & (1 << viewer)) !== 0;
}

/** The card becomes a new object for all who look: whatever referred to it by its handle does so no more. */
export function renew(state: BaseState, card: CardId): void {
  (state.cards[card] as BaseCard).handle = ++state.handles;
}

/** Mixes the cards of a zone and clears what anybody knew of them. */
export function mix(state: BaseState, zone: CardId[]): void {
  shuffle(state.random, zone);
  for (const card of zone) (state.cards[card] as BaseCard).seen = 0;
}

export function refer(state: BaseState, card: CardId, placed: boolean): CardRef {
  const { handle, def, seen } = state.cards[card] as BaseCard;
  return { handle, def, seen, placed };
}

function isRef(value: unknown): value is CardRef {
  return typeof value === 'object' && value !== null && 'seen' in value && 'handle' in value;
}

/** An event as one viewer may see it: secrets dropped, unknown cards without a face, unplaced ones without a handle. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  const { to, secret, ...open } = event;
  const may = secret && viewer !== 'spectator' && ((to ?? 0) & (1 << viewer)) !== 0;
  const shown: Record<string, unknown> = may ? { ...open, ...secret } : open;
  for (const [name, value] of Object.entries(shown)) {
    if (isRef(value)) shown[name] = refFor(value, viewer);
    else if (Array.isArray(value)) shown[name] = value.map((each) => (isRef(each) ? refFor(each, viewer) : each));
  }
  return shown as GameEvent;
}

function refFor(ref: CardRef, viewer: Viewer): { handle?: number; def?: number } {
  const known = viewer === 'spectator' ? ref.seen === EVERYBODY : (ref.seen & (1 << viewer)) !== 0;
  if (known) return { handle: ref.handle, def: ref.def };
  return ref.placed ? { handle: ref.handle } : {};
}
