/** Attached cards and their hosts. */
import type { CardId } from '@praxis/engine';
import { type Card, derivedOf, type G, type State } from '../state/state.ts';

/** Attached cards and their hosts. */
export function joinedOf(g: G): ReadonlySet<CardId> {
  const derived = derivedOf(g);
  derived.joined ??= gather(g.state);
  return derived.joined;
}

function gather({ battlefield, cards }: State): ReadonlySet<CardId> {
  const ids = new Set<CardId>();
  for (const id of battlefield) {
    const host = (cards[id] as Card).permanent?.attachedTo;
    if (host !== undefined) ids.add(id).add(host);
  }
  return ids;
}
