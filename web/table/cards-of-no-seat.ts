/**
 * Cards that belong to no seat's zones: on a stack, in a chain, between the players. A view names them in `where` only.
 */
import type { View } from '@praxis/engine';

export interface SharedCard {
  readonly handle: number;
  /** Its current seat, if the view says so. */
  readonly seat?: number;
}

export interface SharedPlace {
  /** The word under which the view has it; nothing for cards that it does not mention. */
  readonly key?: string;
  readonly cards: readonly SharedCard[];
}

/** The view's keys for the seat of something in the middle. */
const SEAT_KEYS = ['seat', 'controller', 'by'] as const;

/** `isShown` says whether the table shows a zone: cards in a hidden one may still be mentioned. */
export function sharedPlaces(view: View, isShown: (zone: string) => boolean): readonly SharedPlace[] {
  const loose = notIn(view, () => true);
  const unseen = notIn(view, isShown);
  const places: SharedPlace[] = [];
  for (const [key, value] of Object.entries<unknown>({ ...view.where })) {
    const cards = mentioned(value).filter(({ handle, isNamed }) => {
      const isHere = isNamed ? unseen.has(handle) : loose.has(handle);
      if (isHere) for (const left of [loose, unseen]) left.delete(handle);
      return isHere;
    });
    if (cards.length > 0) places.push({ key, cards: cards.map(({ isNamed: _, ...card }) => card) });
  }
  if (loose.size > 0) places.push({ cards: [...loose].map((handle) => ({ handle })) });
  return places;
}

/** Known cards that lie in none of these zones and on no other card. */
function notIn({ seats, cards }: View, counts: (zone: string) => boolean): Set<number> {
  const left = new Set(Object.values(cards).map(({ handle }) => handle));
  for (const { zones } of seats)
    for (const [zone, handles] of Object.entries(zones))
      if (typeof handles !== 'number' && counts(zone)) for (const handle of handles) left.delete(handle);
  for (const { with: attached = [] } of Object.values(cards)) for (const handle of attached) left.delete(handle);
  return left;
}

interface Mention extends SharedCard {
  /** It was called a card; a bare number may be anything. */
  readonly isNamed: boolean;
}

/** A number may be a card; in an object `card` is one. The table ignores everything else in `where`. */
function mentioned(value: unknown): readonly Mention[] {
  if (typeof value === 'number') return [{ handle: value, isNamed: false }];
  if (Array.isArray(value)) return value.flatMap(mentioned);
  if (typeof value !== 'object' || value === null) return [];
  const told = value as Readonly<Record<string, unknown>>;
  if (typeof told.card !== 'number') return [];
  const seat = SEAT_KEYS.map((key) => told[key]).find((each) => typeof each === 'number');
  return [{ handle: told.card, isNamed: true, ...(typeof seat === 'number' ? { seat } : {}) }];
}
