/** What must be computed again after a change of the state. */
import type { Seat } from '@praxis/engine';
import { forgetCards, forgetField, forgetValues } from './derived.ts';
import type { G } from './state.ts';

/** Invalidates everything computed from the state. */
export function changed(g: G): void {
  g.state.changes++;
  g.layout = undefined;
}

/** The same if only cards that this player controls or owns have moved or been turned. */
export function changedFor(g: G, seat: Seat): void {
  g.state.changes++;
  if (!g.layout) return;
  forgetField(g.layout);
  forgetCards(g.layout, seat);
}

/** The same if they have moved between this player's hand and Deck only, or are nowhere. */
export function handChanged(g: G, seat: Seat): void {
  g.state.changes++;
  if (g.layout) forgetCards(g.layout, seat);
}

/** Invalidates everything computed from the state that depends on more than where cards are and how they lie. */
export function valuesChanged(g: G): void {
  g.state.changes++;
  if (g.layout) forgetValues(g.layout);
}

/** Another phase has begun, and no card has moved or been turned. */
export function timeChanged(g: G): void {
  const { state, derived, layout } = g;
  const isCurrent = derived.changes === state.changes;
  state.changes++;
  if (!isCurrent || !layout?.isTimeless) return;
  derived.changes = state.changes;
  derived.counts.all++;
}
